"""What bots do of what a game lets them: a module for a game, named like it."""
