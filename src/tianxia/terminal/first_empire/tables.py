"""The table of The First Empire as lines of plain text: what line mode prints and screen readers read."""

from tianxia.engine.game import Plain
from tianxia.terminal.first_empire import facts, phrases
from tianxia.words import Words


def court(view: Plain, words: Words) -> list[str]:
    """Round, turn order and court: the number to beat, and what waits for a lower or a higher one."""
    top = view["court"][-1] if view["court"] else 0
    order = [phrases.player_name(view, player, words) for player in view["order"]]
    return [
        words.say("first_empire-round", round=view["round"], stage=view["stage"]),
        words.say("first_empire-order", order=", ".join(order) or "–"),
        words.say("first_empire-court", top=top, cards=len(view["court"])),
        *(words.say(f"first_empire-wakes-{way}", waiting=waiting(view, way, words)) for way in ("higher", "lower")),
    ]


def waiting(view: Plain, way: str, words: Words) -> str:
    """The court actions of one half with the own cards that wait for each: `hire 14, 115 · palace – · wall –`."""
    actions = facts.HIGHER if way == "higher" else facts.LOWER
    return " · ".join(_waits(view, action, words) for action in actions)


def _waits(view: Plain, action: str, words: Words) -> str:
    awake, locked = facts.waiting(view, action)
    name = words.say("first_empire-short-trigger", trigger=action)
    asleep = f" ({words.say('first_empire-asleep', cards=', '.join(locked))})" if locked else ""
    return f"{name} {', '.join(awake) or '–'}{asleep}"


def rewards(view: Plain, words: Words) -> list[str]:
    """The rewards of the round with the race for each, and those of later rounds."""
    number = max(view["round"], 1)
    now = [_reward_line(view, row["aspect"], row["rounds"][number - 1], words) for row in view["rewards"]]
    return [*now, *(later_rewards(view, later, words) for later in range(number + 1, 6))]


def _reward_line(view: Plain, aspect: str, plain: Plain, words: Words) -> str:
    text = words.say(
        "first_empire-reward-line",
        aspect=aspect,
        reward=phrases.reward(plain, words),
        race=race(view, aspect, words),
        left=view["supply"][aspect],
    )
    found = facts.aid(view, "rewards", aspect)
    worth = found["brings"] if found else None
    return f"{text} {sentence(words.say('first_empire-brings', points=worth))}" if worth else text


def sentence(text: str) -> str:
    """A phrase as a sentence."""
    return f"{text[:1].upper()}{text[1:]}."


def race(view: Plain, aspect: str, words: Words) -> str:
    """Who would be asked first for an aspect, with the value of the tokens."""
    parts = [f"{phrases.player_name(view, each['player'], words)} {each['value']}" for each in view["races"][aspect]]
    return ", ".join(parts) or "–"


def later_rewards(view: Plain, number: int, words: Words) -> str:
    """The rewards of a round to come."""
    parts = [(row["aspect"], row["rounds"][number - 1]) for row in view["rewards"]]
    said = [phrases.pair(phrases.aspect(aspect, words), phrases.reward(plain, words), words) for aspect, plain in parts]
    return words.say("first_empire-later-rewards", round=number, rewards=" · ".join(said))


def middle(view: Plain, words: Words) -> list[str]:
    """The game board: regions, walls, mausoleum, elixir track, masters."""
    return [
        *(map_line(view, region, words) for region in view["regions"]),
        *(wall_line(view, name, words) for name in view["walls"]),
        emperor_line(view, words),
        *(tomb_line(view, name, words) for name in in_rows(view)),
        track_line(view, words),
        words.say("first_empire-masters", cards=" · ".join(masters(view, words)) or "–"),
    ]


def by_player(view: Plain, counts: list[int], words: Words) -> str:
    """Who has how many, without those who have none."""
    return ", ".join(f"{phrases.player_name(view, p, words)} {n}" for p, n in enumerate(counts) if n) or "–"


def map_line(view: Plain, region: str, words: Words) -> str:
    """One region of the game board: governors with the majority, palaces, tiles."""
    plain = view["regions"][region]
    boards = [board["regions"][region] for board in view["boards"]]
    return words.say(
        "first_empire-map-region",
        region=region,
        governors=by_player(view, [board["governors"] for board in boards], words),
        majority=by_player(view, view["majorities"][region], words),
        palaces=by_player(view, [board["palaces"] for board in boards], words),
        governor_tiles=" · ".join(_space(view, space, words) for space in plain["governor_tiles"]) or "–",
        palace_tiles=" · ".join(phrases.palace_tile(tile, words) for tile in plain["palace_tiles"] if tile) or "–",
    )


def _space(view: Plain, space: Plain, words: Words) -> str:
    """A space for a governor: its tile, or who stands there."""
    if space["governor"] is not None:
        return phrases.player_name(view, space["governor"], words)
    return phrases.governor_tile(view, space["tile"], words)


def _taker(view: Plain, player: int | None, words: Words) -> str:
    return words.say("first_empire-free") if player is None else phrases.player_name(view, player, words)


def wall_line(view: Plain, name: str, words: Words) -> str:
    """One section of the wall: its tile, its slots, what they would bring the viewer."""
    wall, found = view["walls"][name], facts.aid(view, "walls", name)
    slots = [
        words.say("first_empire-wall-slot", rods=slot["rods"], taker=_taker(view, slot["wall"], words))
        for slot in wall["slots"]
    ]
    text = words.say(
        "first_empire-wall-line",
        section=name,
        tile=phrases.criterion(wall, words),
        slots=", ".join(slots),
    )
    text = f"{text[:1].upper()}{text[1:]}"
    return f"{text} {sentence(words.say('first_empire-met', count=found['met']))}" if found else text


def emperor_line(view: Plain, words: Words) -> str:
    """The emperor tiles of each site, the top one first."""
    piles = [
        phrases.pair(words.say("first_empire-where", where=site), _pile(pile, words), words)
        for site, pile in view["emperor_tiles"].items()
    ]
    return words.say("first_empire-emperor-tiles", piles=" · ".join(piles))


def _pile(pile: list[str], words: Words) -> str:
    return ", ".join(words.say("first_empire-action", action=tile) for tile in pile) or "–"


def in_rows(view: Plain) -> list[str]:
    """The spots of the mausoleum from the top left to the bottom right."""
    tombs = view["mausoleum"]
    return sorted(tombs, key=lambda name: (tombs[name]["row"], tombs[name]["column"]))


def tomb_line(view: Plain, name: str, words: Words) -> str:
    """One tile of the mausoleum: where it lies, what it asks for, and whose soldiers guard it."""
    tomb, found = view["mausoleum"][name], facts.aid(view, "mausoleum", name)
    slots = [f"{slot['points']} {_taker(view, slot['soldier'], words)}" for slot in tomb["slots"]]
    text = words.say(
        "first_empire-tomb-line",
        spot=name,
        row=tomb["row"],
        column=tomb["column"],
        needs=phrases.needs(tomb, words),
        slots=", ".join(slots) or "–",
    )
    met = found is not None and found["met"] and not found["own"]
    return f"{text} {words.say('first_empire-tomb-met')}" if met else text


def track_line(view: Plain, words: Words) -> str:
    """Where the ships are on the elixir track, what that is worth, and where the symbols are."""
    ships = [
        words.say(
            "first_empire-ship",
            seat=phrases.player_name(view, player, words),
            space=view["boards"][player]["ship"],
            value=view["track"][view["boards"][player]["ship"]]["value"],
        )
        for player in facts.players(view)
    ]
    symbols = [
        words.say("first_empire-symbol", symbol=space["symbol"], space=number)
        for number, space in enumerate(view["track"])
        if space["symbol"]
    ]
    last = len(view["track"]) - 1
    return words.say("first_empire-track", ships=", ".join(ships), last=last, symbols=", ".join(symbols))


def masters(view: Plain, words: Words) -> list[str]:
    """The master alchemists that can still be taken."""
    return [f"{name} {phrases.card(facts.card_face(view, name), words)}" for name in view["masters"]]


def player_board(view: Plain, player: int, words: Words) -> list[str]:
    """The five regions of a player's board."""
    name, score = phrases.player_name(view, player, words), facts.score_now(view, player)
    regions = view["boards"][player]["regions"]
    return [
        words.say("first_empire-board-of", seat=name, score=score),
        *(region_line(view, player, region, words) for region in regions),
    ]


def region_line(view: Plain, player: int, region: str, words: Words) -> str:
    """One region of a board in a line."""
    plain = view["boards"][player]["regions"][region]
    cards = [facts.card_face(view, card["card"], card["emperor_tile"]) for card in plain["cards"]]
    if facts.is_li_si(view, player):
        return _li_si_region(region, plain, cards, words)
    said = " · ".join(f"{card['card']} {phrases.card(card, words)}" for card in cards) or "–"
    return words.say(
        "first_empire-board-region",
        region=region,
        officials=phrases.officials(plain["officials"], words),
        workers=plain["workers"],
        unrest=plain["unrest"],
        cards=said,
    )


def _li_si_region(region: str, plain: Plain, cards: list[Plain], words: Words) -> str:
    """A region of Li Si's board: he has no abilities, so only the types of his cards count."""
    tiles = " · ".join(phrases.palace_tile(tile, words) for tile in plain["palace_tiles"]) or "–"
    named = [f"{card['card']} {words.say('first_empire-card-type', type=card['type'])}" for card in cards]
    return words.say("first_empire-li-si-region", region=region, tiles=tiles, cards=", ".join(named) or "–")


def tokens(view: Plain, player: int, words: Words) -> str:
    """A player's tokens by aspect."""
    return ", ".join(f"{phrases.aspect(name, words)} {facts.token_value(view, player, name)}" for name in facts.ASPECTS)


def supplies(view: Plain, player: int, words: Words) -> str:
    """What a player has besides the regions of the board."""
    board = view["boards"][player]
    backs = view["backs"][player] if player < len(view["backs"]) else {}
    hand = ", ".join(f"{phrases.aspect(name, words)} {count}" for name, count in backs.items())
    return words.say(
        "first_empire-li-si-supplies" if facts.is_li_si(view, player) else "first_empire-supplies",
        score=facts.score_now(view, player),
        tokens=tokens(view, player, words),
        ship=board["ship"],
        entrance=board["entrance"],
        locked=board["locked"],
        alchemists=", ".join(board["alchemists"]) or "–",
        hand=hand,
        left=phrases.officials(facts.stock(view, player), words),
        governors=facts.stock(view, player)["governors"],
        palaces=facts.stock(view, player)["palaces"],
        walls=facts.stock(view, player)["walls"],
    )


def hand(view: Plain, words: Words) -> list[str]:
    """The own cards in words, one a line; then the own alchemist cards."""
    if view["hand"] is None:
        return []
    mine = view["boards"][facts.viewer(view)]["alchemists"]
    held = [f"  {name} {phrases.card(facts.card_face(view, name), words)}" for name in view["hand"]]
    own = [f"  {name} {phrases.card(facts.card_face(view, name), words)}" for name in mine]
    return [
        words.say("first_empire-hand", count=len(held)),
        *held,
        *([words.say("first_empire-alchemists"), *own] if own else []),
    ]


def score(view: Plain, player: int, words: Words) -> str:
    """The running score by source, as if the game ended now."""
    parts = {name.replace("_", "-"): count for name, count in view["scores"][player].items()}
    name = phrases.player_name(view, player, words)
    return words.say("first_empire-score", seat=name, score=facts.score_now(view, player), won="no", **parts)
