"""What a seat may know of a position: `shared` is what everybody sees, `own` what a seat alone does."""
