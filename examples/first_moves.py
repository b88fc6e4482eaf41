"""Open a game, look at it, play a move and take it back."""

import tianxia

table = tianxia.new_game("qin", board="lion")
print(table)
table.push(table.moves[0])
table.undo()
