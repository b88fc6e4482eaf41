"""A bot in three lines, against one of ours."""

import tianxia


class Hasty:
    def answer(self, eye, rng):
        return eye.options()[0]


print(tianxia.play("qin", [Hasty(), "easy"]).scores)
