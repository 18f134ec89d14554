"""Bots: how strong they are, and the processes in which they think."""
