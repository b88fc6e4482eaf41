"""The store: schema, migrations, reading, and one writer."""
