"""Keep a game in a file, and go on with it later."""

import tianxia

table = tianxia.new_game("first_empire", seats=2)
table.push(table.moves[0])
table.save("game.jsonl")
print(tianxia.load("game.jsonl"))
