"""Step through a finished game, move by move."""

import tianxia

game = tianxia.play("qin", ["random", "random"], seed=1)
for number, position in enumerate(game.positions(), 1):
    print(number, position.scores)
