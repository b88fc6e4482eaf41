"""Makes the record of a lesson from its plan: the learner answers as advised, the others as a bot does now.

python tools/make_lesson.py GAME [NAME]     writes src/tianxia/games/GAME/lessons/NAME.jsonl

The record is kept and regenerated only when the plan changes: better bots need not change a lesson.
With --look it also prints every question to the learner that the plan does not answer yet, with its options.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from tianxia import games, lessons  # noqa: E402
from tianxia.bots import bot, rng_for  # noqa: E402
from tianxia.bots.playing import answer_from  # noqa: E402
from tianxia.engine.eye import published_events, published_options  # noqa: E402
from tianxia.engine.live import LiveMatch, new_live_match  # noqa: E402
from tianxia.engine.record import write  # noqa: E402

PARTNER = "greedy"
"""The bot whose answers go into a record. The plan says who continues once the learner leaves the path."""


def main(arguments: list[str]) -> int:
    """Play the plan and write the record."""
    words = [word for word in arguments if not word.startswith("--")]
    game, name = words[0], words[1] if len(words) > 1 else lessons.FIRST
    guide = lessons.from_plan(game, name, lessons.plan(game, name), ())
    live = new_live_match(games.game(game), guide.seats, guide.options, guide.seed)
    play(live, guide)
    if "--look" in arguments:
        look(live, guide)
    target = ROOT / "src/tianxia/games" / game / "lessons" / f"{name}.jsonl"
    target.write_text(write(live.save()), encoding="utf-8")
    return 0


def play(live: LiveMatch, guide: lessons.Lesson) -> None:
    """Play until the learner is asked after the last step, or the game is over."""
    steps = list(guide.steps)
    while not live.match.over:
        waiting = live.match.to_answer()
        others = [seat for seat in waiting if seat != guide.learner]
        if others:  # sealed answers of others come first, as bots are quick
            live.answer(others[0], thought(live, guide, others[0]))
            continue
        if not steps:
            return
        step = steps.pop(0)
        ask = live.match.question(guide.learner)
        assert ask is not None
        if ask.name != step.question:
            raise SystemExit(f"the plan answers {step.question} {step.answer}, but the question is {ask.name}")
        live.answer(guide.learner, live.match.game.answer_of(ask.name, step.answer))


def thought(live: LiveMatch, guide: lessons.Lesson, seat: int) -> int:
    """What the bot of a seat answers."""
    rng = rng_for(live.seed, seat, len(live.match.entries))
    return answer_from(bot(PARTNER, guide.game), live.match, seat, rng)


def look(live: LiveMatch, guide: lessons.Lesson) -> None:
    """Show where the plan ends: what happened since the learner's last answer, and the open question."""
    match, me = live.match, guide.learner
    last = max((n for n, entry in enumerate(match.entries) if entry.seat == me and not entry.forced), default=0)
    for event in published_events(match, me):
        if event["after"] >= last:
            print("  ", event)
    for ask in match.questions:
        print(ask.seat, ask.name, published_options(match, ask))
    view = match.game.view(match.position, me)
    print("hand", view.get("hand"), "court", view.get("court"))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
