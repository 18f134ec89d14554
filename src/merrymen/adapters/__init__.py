"""The games behind other libraries' interfaces, one module each; each needs its own extra."""
