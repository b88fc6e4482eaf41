"""The cells of a position and their names, part by part; `position.py` puts them together.

A cell holds what the type of its accessor says, so accessors return cells as they are and tell mypy to ignore it:
calling the type would take as long as reading the cell.
"""
