"""Sherwood Forest: what people see and read."""
