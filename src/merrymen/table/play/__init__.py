"""A table while it is played: its position, its clock, and those who sit or look on."""
