"""What is printed on cards, tiles and boards, as flat tables of small ints. A box never changes; positions share it.

`components.py` fills it from the data files. Tables that depend on the number of players hold only that number's part.
"""

from typing import Final


class Box:
    """The printed facts of one set of components for one number of players."""

    def __init__(self) -> None:
        """An empty box, to be filled by `components.py`."""
        self.players = 0
        # cards: by card 1 to 130
        self.trigger: list[int] = []
        self.bonus: list[int] = []
        self.what: list[int] = []
        self.count: list[int] = []
        # governor tiles: two halves a tile, tiles 1 to 10
        self.half: list[int] = []
        self.half_what: list[int] = []
        self.half_count: list[int] = []
        # starting tiles 1 to 10, eight numbers each: see `starting.py`
        self.starting: list[int] = []
        # palace tiles: copies and points a card, by kind
        self.palace_copies: list[int] = []
        self.palace_points: list[int] = []
        # walls: criterion by tile and side, values by criterion and rods, rods by section and slot
        self.wall_sides: list[int] = []
        self.criterion: list[int] = []
        self.rods: list[int] = []
        self.emperor_site: list[int] = []
        # elixir track, by space
        self.last_space = 0
        self.symbol: list[int] = []
        self.multiplier: list[int] = []
        # mausoleum: printed spot by symbol; needs and points by tile; how many slots are open to so many players
        self.spot: list[int] = []
        self.governors_needed: list[int] = []
        self.palaces_needed: list[int] = []
        self.walls_needed: list[int] = []
        self.space_needed: list[int] = []
        self.slots = 0
        self.slot_points: list[int] = []
        # numbers by players
        self.small_tokens = 0
        self.emperor_tiles = 0
        self.bonus_tiles = 0
        self.blank_tiles = 0
        self.governor_spaces = 0
        self.palace_spaces = 0
        self.majority = 0
        # rewards: aspect by row; four numbers a reward, by row and round
        self.rows: list[int] = []
        self.reward: list[int] = []
        # Li Si: by action card 1 to 24
        self.li_kind: list[int] = []
        self.li_steps: list[int] = []
        self.li_order: list[int] = []
        self.li_spaces: list[int] = []
        self.li_pieces: list[int] = []
        self.li_takes: list[int] = []
        self.li_tokens: list[int] = []
        self.li_arrow: list[int] = []
        self.li_once: list[int] = []
        # Li Si's level
        self.li_deck: list[int] = []
        self.li_walls: list[int] = []
        self.li_wins_ties = 0
        self.li_plus = 0
        self.li_place = 0
        self.li_ship = 0
        self.li_soldiers = 0


NO_BOX: Final = Box()
