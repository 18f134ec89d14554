"""Sherwood Bandits: what people see and read."""
