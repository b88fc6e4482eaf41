"""What a seat may know about a position: `shared` is what everybody sees, `own` what only that seat does."""
