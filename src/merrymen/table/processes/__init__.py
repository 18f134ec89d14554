"""Several server processes on one database: who lives, what changed, who is present."""
