"""The First Empire on the terminal: its view as text (`face`) and as a Textual table (`table`). No rule is here."""
