"""How fast games run: our own, interpreted and compiled, and those of other libraries."""
