"""What a server of live tables carries."""
