# Qin, for every face of the program. What a message may be given:
#   $seat, $from, $owner, $winners, $ahead   players by their colour, as text
#   $you, $fromyou                           whether (yes or no) it is the reader; of winners, whether they include the reader
#   $colour                                  r, y or b: the colour of a province
#   $tile                                    rr, yy, bb, ry, rb or yb: a kind of tile
#   $ground                                  village, water or province
#   $cell, $cells, $provinces, $village      spaces as text, like H11
#   $space                                   a space as text, like H11
#   $placement                               a placement as records write it, like rE7 yF7, or by its halves
#   $spaces                                  who brings how many spaces into a join, as text
#   $size, $count, $pagodas, $majors …       numbers
# The first line of a refusal is its headline.

qin-name = Qin
qin-about = Lay tiles, found provinces and take villages. First to place all their pagodas wins.

qin-seat-0 = Green
qin-seat-1 = Purple
qin-seat-2 = Black
qin-seat-3 = White

qin-colour = { $colour ->
    [r] red
    [y] yellow
   *[b] blue
}
qin-half = { $colour ->
    [r] red
    [y] yellow
   *[b] blue
} { $space }
qin-tile = { $tile ->
    [rr] red-red
    [yy] yellow-yellow
    [bb] blue-blue
    [ry] red-yellow
    [rb] red-blue
   *[yb] yellow-blue
}
qin-pass = Pass
qin-choice-place = { qin-tile }: { $first }, { $second }

# Options

qin-option-board = Board
qin-option-board-text = The two sides of the board have different start spaces and villages.
qin-option-board-bird = Bird
qin-option-board-bird-text = Open grassland with ten villages and no water: best for a first game. Partly reconstructed.
qin-option-board-lion = Lion
qin-option-board-lion-text = Twelve villages, and six ponds that no one can build on. The layout is our own.
qin-option-first = First player
qin-option-first-text = Who lays the first tile. Play then goes clockwise.
qin-option-first-random = Random
qin-option-first-random-text = A random player starts.
qin-option-first-0 = Green
qin-option-first-0-text = Green starts.
qin-option-first-1 = Purple
qin-option-first-1-text = Purple starts.
qin-option-first-2 = Black
qin-option-first-2-text = Black starts.
qin-option-first-3 = White
qin-option-first-3-text = White starts.

# Events

qin-nothing-happens = Nothing founded or expanded.

# Refusals

qin-refusal-can-place = You can’t pass while you can lay a tile.
    You have { $placements ->
        [one] 1 legal placement
       *[other] { $placements } legal placements
    }. Rule { $rule }.
qin-refusal-not-in-hand = You have no { qin-tile } tile.
    Lay one of the tiles in your hand. Rule { $rule }.
qin-refusal-not-grass = No room at { $cell }: { $ground ->
        [village] there’s a village.
        [water] that’s water.
       *[province] there’s a tile already.
    }
    A tile covers two adjacent spaces of free grassland. Rule { $rule }.
qin-refusal-touches-nothing = { $cells } don’t touch a tile.
    At least one half must share an edge with a coloured space on the board. Corners and villages don’t count. Rule { $rule }.
qin-refusal-tied = A tie would leave the new province without an owner.
    The tile would join the { qin-colour } provinces at { $provinces }, where two players tie for most spaces: { $spaces }. Make one side larger first, or touch only one of them. Rule { $rule }.
qin-refusal-two-majors = { $majors ->
        [2] Two major provinces
       *[other] { $majors } major provinces
    } can never be joined.
    The tile would join the { qin-colour } provinces at { $provinces } (spaces: { $spaces }). Provinces of five or more stay apart, even your own. Touch only one of them. Rule { $rule }.
qin-refusal-major-lost = A major province can’t be taken over.
    The tile would join the { qin-colour } provinces at { $provinces }, and the owner of the major one would not have the most spaces: { $spaces }. Rule { $rule }.

# The table

qin-supplies = { $pagodas ->
    [one] 1 pagoda
   *[other] { $pagodas } pagodas
} left, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} in hand
qin-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
qin-hand = Your hand: { $tiles }
qin-hand-empty = no tiles
qin-bag = { $count ->
    [0] No tiles left to draw
    [one] 1 tile left to draw
   *[other] { $count } tiles left to draw
}
qin-places = { $count ->
    [0] No legal placements.
    [one] 1 legal placement.
   *[other] { $count } legal placements.
}
qin-balance = { $seat } { $before } → { $after } { $after ->
    [one] pagoda
   *[other] pagodas
} left
