"""Qin in the terminal app. It has no rules."""
