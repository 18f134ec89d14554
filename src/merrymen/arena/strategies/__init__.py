"""One-sided ways to play, to measure editions with: a module for a game, named like it."""
