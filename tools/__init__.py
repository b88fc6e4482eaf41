"""Helpers for people who work on tianxia; none of them is part of the installed package."""
