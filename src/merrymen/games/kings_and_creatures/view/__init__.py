"""Kings & Creatures: what people see and read."""
