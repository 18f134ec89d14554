"""Before and after a game: making a table, taking seats, beginning, again, files."""
