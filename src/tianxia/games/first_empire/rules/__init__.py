"""The rules, one file per chapter. Read them in the order of the rulebook:

`set_up` and `starting_tiles` (F-1), `turn` (F-2), `unification` (F-3), `court` (F-4), the court actions `recruit`,
`elixir`, `governor`, `hire`, `palace` and `wall` (F-5), `bonuses` (F-6) with `moves`, `mausoleum` (F-7), `rewards` with
`reward_kinds` and `round_end` (F-8), `criteria` (F-9.5), and `li_si` with his builds and soldiers (F-10). What the
questions have in common is in `asking`, what actions and bonuses have in common in `action` and `bonus`.
"""
