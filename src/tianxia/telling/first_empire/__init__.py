"""The First Empire in words: its view as text (`face`). No rules here."""
