"""The engine: records, compiled rules, chance, playouts and search. It knows no game."""
