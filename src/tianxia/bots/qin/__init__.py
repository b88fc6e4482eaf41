"""The bots of Qin: its evaluation, its tree search and how reviews weigh its moves."""
