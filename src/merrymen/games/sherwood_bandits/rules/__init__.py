"""Sherwood Bandits: the rules, compiled."""
