"""ZhanGuo in the terminal app. It has no rules."""
