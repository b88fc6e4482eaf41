"""The bots of The First Empire: its evaluation in parts, its search and how reviews weigh its moves."""
