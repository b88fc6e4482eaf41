"""A bot that tries every answer in a world its seat could believe, and plays on at random."""

import tianxia
from tianxia.engine.playout import play_match


class Dreamer:
    def answer(self, eye, rng):
        def score(option):
            world = eye.guess(rng)
            world.answer(eye.seat, option)
            play_match(world, rng)
            return world.result().scores[eye.seat]

        return max(rng.sample(eye.options(), min(6, len(eye.options()))), key=score)


print(tianxia.play("qin", [Dreamer(), "random"], seed=1).scores)
