"""Alembic's migrations, from the first schema on."""
