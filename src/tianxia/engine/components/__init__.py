"""How components are read from data files: as text, as tables, entry by entry, with every mistake and its place."""
