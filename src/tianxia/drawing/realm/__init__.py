"""What the pictures of the two ZhanGuo games have in common: one spine of walls, map, own board and hand."""
