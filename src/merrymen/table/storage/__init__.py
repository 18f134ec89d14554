"""What is kept: the database, what is asked of it, and how a game is read back."""
