"""Figures as people and spreadsheets read them."""
