"""What maintainers measure the house with; nothing of it is installed."""
