"""Counting: the compiled rules."""
