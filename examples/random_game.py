"""Play ZhanGuo to the end at random, and see where the points come from."""

from random import choice

import tianxia

table = tianxia.new_game("zhanguo", seats=3)
while not table.over:
    table.push(choice(table.moves))
print(table.scores, table.result.parts[0])
