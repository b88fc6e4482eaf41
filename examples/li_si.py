"""Alone against Li Si: how close does the greedy bot come at each level?"""

import tianxia

for level in (1, 4):
    result = tianxia.play("first_empire", ["greedy"], seed=1, li_si=level).result
    print(level, result.scores[0], sum(result.others["li_si"].values()))
