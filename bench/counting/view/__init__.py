"""Counting: what people see and read."""
