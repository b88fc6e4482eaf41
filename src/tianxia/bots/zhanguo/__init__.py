"""The bots of ZhanGuo: its evaluation in parts, its search and how reviews weigh its moves."""
