"""Keeping and mending a table's data: the secret, backups, forgetting, and a doctor."""
