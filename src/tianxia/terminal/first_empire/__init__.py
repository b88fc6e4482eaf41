"""The First Empire in the terminal app. It has no rules."""
