"""The rules of ZhanGuo, one file per chapter of the rulebook. Read them in this order.

`set_up` (Z-1), `turn` and `drawing` (Z-2), `unification` and `markers` (Z-3), `court`, `abilities` and `boards` (Z-4),
the six actions `recruit`, `reassign`, `governor`, `hire`, `palace`, `wall` with `officials` (Z-5), `bonuses` with
`workers` (Z-6), `rewards` and `reward_kinds` (Z-7), `tasks` (Z-8), `auction` (Z-9) and `criteria` (Z-10); `scoring.py`
adds it all up. `asking`, `action` and `moves` hold what several chapters share.
"""
