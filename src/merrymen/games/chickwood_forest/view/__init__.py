"""Chickwood Forest: what people see and read."""
