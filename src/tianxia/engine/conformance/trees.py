"""Checks of drafts and trees: they agree with actual play, and show nothing that is hidden."""

from random import Random

from tianxia.engine.conformance.trial import Trial, checking, require
from tianxia.engine.draft import World, barrier_at, is_sealed, own_answers, tried
from tianxia.engine.eye import Eye, published_choice, published_steps
from tianxia.engine.game import canonical
from tianxia.engine.match import Match
from tianxia.engine.tree import Branch, Node, grown

LOOKS = 16
"""How far trees are grown: enough to follow each kind of question."""


@checking
def check_trees(trial: Trial) -> None:
    """The tree of a turn agrees with playing its paths, and looks the same in every world that looks the same."""
    rng = trial.rng("trees")
    for match, _ in trial.decisions("which trees"):
        if is_sealed(match):
            continue
        for seat in match.to_answer():
            root = grown(World(match, seat), LOOKS)
            require(root is not None, f"seat {seat} is asked, and its turn has no tree")
            assert root is not None
            _agrees(match.fork(), seat, root, rng)
            twin = Eye(match, seat).guess(rng)
            other = grown(World(twin, seat), LOOKS)
            assert other is not None
            same = canonical(other.to_json()) == canonical(root.to_json())
            require(same, f"the tree of seat {seat} depends on what it has not seen")


def _agrees(match: Match, seat: int, root: Node, rng: Random) -> None:
    """Play one path of the tree and check that what happens is what it says."""
    node: Node | None = root
    base, path = len(match.entries), list[str]()
    while node is not None:
        ask = match.question(seat)
        require(ask is not None and ask.name == node.question, f"the tree asks {node.question!r}, the game does not")
        assert ask is not None
        offered = [published_choice(match, ask, option) for option in ask.options()]
        told = [branch.choice for branch in node.branches]
        require(told == offered, f"the tree offers other choices for {ask.name!r} than the game")
        branch = rng.choice([each for each in node.branches if _was_followed(each)] or node.branches)
        path.append(branch.choice["key"])
        _follow(match, seat, base, branch)
        node = branch.then
    _drafts_alike(match, seat, base, path)


def _was_followed(branch: Branch) -> bool:
    return branch.then is not None or branch.ends


def _follow(match: Match, seat: int, base: int, branch: Branch) -> None:
    ask = match.question(seat)
    assert ask is not None
    before, start, told = len(match.entries), match.fork(), len(match.events)
    match.answer(seat, match.game.answer_of(ask.name, branch.choice["key"]))
    if not _was_followed(branch):
        return
    own = own_answers(match, seat, before)
    forced = published_steps(start, seat, own)[1 - len(own) :] if len(own) > 1 else []
    require(branch.forced == forced, f"the tree forces other answers after {ask.name!r} than the game")
    quiet = len(match.events) == told
    require(branch.quiet == quiet, f"the tree says {branch.quiet} to whether nothing happens yet after {ask.name!r}")
    stopped = barrier_at(match, seat, base) is not None
    ended = stopped or match.step_began() > start.step_began()
    require(branch.ends == ended, f"the tree ends the turn at a different point than the game after {ask.name!r}")
    require((branch.barrier is not None) == stopped, f"tree and turn stop at different points after {ask.name!r}")


def _drafts_alike(match: Match, seat: int, base: int, path: list[str]) -> None:
    """A draft of the same answers has the same steps."""
    start = match.fork()
    start.rewind(base)
    trial = tried(start, seat, path)
    chosen = [step["key"] for step in trial.steps if not step["forced"]]
    require(chosen[len(chosen) - len(path) :] == path, f"a draft of seat {seat} has other steps than its answers")
