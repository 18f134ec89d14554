"""Castle Combo: what people see and read."""
