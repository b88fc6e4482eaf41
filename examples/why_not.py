"""Ask why a move is not allowed: the answer names the rule."""

import tianxia

table = tianxia.new_game("qin", seed=7, first=0)
print(table.why_not("yA1 yB1"))
