"""Kings & Creatures: the compiled rules."""
