"""Castle Combo: the compiled rules."""
