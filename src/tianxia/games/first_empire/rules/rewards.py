"""Phase 3, first part: who gets the three rewards of a round, and the new turn order. (F-8.1 to F-8.3)"""

from tianxia.engine.script import Script, Tell, choose
from tianxia.games.first_empire.position import ASPECTS, LI_SI, ON_TRACK, UNLOCK, Position
from tianxia.games.first_empire.rules.mausoleum import place_soldiers
from tianxia.games.first_empire.rules.reward_kinds import ACCEPT, answers, carry_out, why_no_answer


def reward_row(pos: Position) -> Script[None]:
    """The next row: whoever has most may accept, else the next; nobody, and the reward is lost. (F-8.1)"""
    row = pos.turn
    aspect = pos.box.rows[row]
    taker = -1
    for player in contenders(pos, aspect):
        if (yield from accepts(pos, player, row)):
            taker = player
            break
        yield Tell("reward_declined", (player, aspect))
    if taker < 0:
        yield Tell("reward_lost", (aspect,))
    else:
        yield from take_reward(pos, taker, row, aspect)
    pos.turn += 1
    if pos.turn == ASPECTS:
        yield from new_order(pos)


def contenders(pos: Position, aspect: int) -> list[int]:
    """Players with a token by its value, ties by the markers as they stand now. (F-8.1)"""
    standing = [player for player in marker_order(pos) if pos.token_value(player, aspect) > 0]
    return sorted(standing, key=lambda player: -pos.token_value(player, aspect))


def marker_order(pos: Position) -> list[int]:
    """Markers on the turn order track from the top, then those in this round's column. (F-8.1)"""
    waiting = [player for player in pos.order if pos.marker[player] == ON_TRACK]
    column = [player for player in pos.order if pos.marker[player] != ON_TRACK]
    return waiting + sorted(column, key=lambda player: pos.marker[player])


def accepts(pos: Position, player: int, row: int) -> Script[bool]:
    """A person accepts or passes; Li Si always accepts. (F-8.1, F-10.9)"""
    if pos.level and player == LI_SI:
        return True
    answer = yield from choose(
        player, "reward", answers, lambda answer: why_no_answer(pos, player, row, answer), about=(row,)
    )
    return answer == ACCEPT


def take_reward(pos: Position, player: int, row: int, aspect: int) -> Script[None]:
    """All tokens of the aspect go back, the reward is carried out, the marker moves to its slot. (F-8.2)"""
    pos.small[player * ASPECTS + aspect] = 0
    if pos.large[aspect] == player + 1:
        pos.large[aspect] = 0
    yield Tell("reward", (pos.chair(player), aspect, pos.round))
    if not pos.level or player != LI_SI:
        yield from carry_out(pos, player, row)
    pos.marker[player] = row
    if not pos.level or player != LI_SI:
        yield from place_soldiers(pos, player)


def new_order(pos: Position) -> Script[None]:
    """Markers still on the track keep their order, then the column from the top. (F-8.3)"""
    pos.order = marker_order(pos)
    pos.marker = [ON_TRACK] * pos.players
    pos.stage, pos.turn = UNLOCK, 0
    yield Tell("order", tuple([pos.chair(player) for player in pos.order]))
