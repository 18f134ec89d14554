"""Chickwood Forest: the compiled rules."""
