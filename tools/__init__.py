"""Helpers for people working on tianxia; none of them is part of the installed package."""
