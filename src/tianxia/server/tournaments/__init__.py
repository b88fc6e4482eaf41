"""Tournaments and duplicate deals: who meets whom, standings, and the server that runs them. docs/tournaments.md.

`history`, `matching`, `swiss`, `groups`, `seat_order`, `round_robin`, `arena`, `tie_breaks` and `standings` are pure:
they follow from what happened. The others read and write.
"""
