# The page of a game’s components. What a message may be given:
#   $players, $round, $region, $level, $count       numbers
#   $points, $walls, $deck                          lists of numbers as text
#   $aspect                                         an aspect as text
#   $kind, $symbol, $line                           names as the data files write them

page-parts = { $group ->
    [board-bird] The Bird board
    [board-lion] The Lion board
    [tiles] Tiles
    [pieces] Pieces
    [boards] Player boards
    [map] The map
    [walls] Wall tiles
    [tasks] Task tiles
    [rewards] Unification rewards
    [cards] Unification cards
    [values] VP at the end
    [alchemists] Alchemist cards
    [emperor] Emperor tiles: action and wall site
    [palace] Palace tiles
    [governor] Governor tiles
    [starting] Starting tiles
    [elixir] The elixir track
    [mausoleum] The mausoleum
    [slots] Rods of the wall slots
    [counts] By number of players
    [tableau-board] Rewards on the board
    [tableau-tile_a] Rewards of tableau A
    [tableau-tile_b] Rewards of tableau B
    [li-si] Li Si’s action cards
    [li-si-scoring] Li Si’s scoring cards
    [li-si-levels] Li Si’s levels
   *[other] Other parts
}
page-parts-count = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
page-part-board = Picture of the { $board } board
page-part-pagodas = Pagodas per player with { $players } players
page-part-hand = Tiles in hand
page-part-tracks = unrest tracks of regions 1 to 5
page-part-blocks = no palace from this unrest
page-part-officials = officials at the start
page-part-ability = ability
page-part-adjacent = Adjacent regions
page-part-squares = Bonus squares of region { $region }
page-part-sites = Wall sites
page-part-points = { $points } VP
page-part-round = { $aspect }, round { $round }
page-part-governors = Governors per player
page-part-palaces = Palaces per player
page-part-walls = Walls per player
page-part-officials-of-a-colour = Officials per player and colour
page-part-unrest-cubes = Unrest cubes per player
page-part-task-discs = Task discs per player
page-part-small-markers-each = Value-1 markers per player and aspect
page-part-big-markers = Value-3 markers per aspect
page-part-cards-of-an-aspect = Cards per aspect
page-part-value-governors = Most governors in a region
page-part-value-each-governor = Each governor there
page-part-value-writing = Most Writing markers
page-part-value-currency = Most Currency markers
page-part-value-laws = Most Laws markers
page-part-value-auction = VP to bid with
page-part-players = { $players } players
page-part-small-tokens = { $players } players: small tokens per aspect
page-part-emperor-tiles = { $players } players: emperor tiles
page-part-governor-tiles = { $players } players: governor tiles
page-part-blank-tiles = { $players } players: blank tiles
page-part-governor-spaces = { $players } players: governor spaces per region
page-part-majority = { $players } players: VP for most governors
page-part-palace-spaces = { $players } players: palace tiles per region
page-part-track-last = Last space
page-part-track-single = Spaces with an alchemist
page-part-track-double = Spaces with two alchemists
page-part-track-master = Spaces with a master alchemist
page-part-track-multiplier = An alchemist card scores 1, 2, 3 … VP from
page-part-grid = The nine spots, row by row
page-part-three-up = Slots for three and four players only
page-part-symbol = { $symbol ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
    [yan] Yan
    [wall-west] western walls
    [wall-centre] central walls
    [wall-east] eastern walls
   *[elixir] elixir
}
page-part-need = { $kind ->
    [governors] { $count ->
        [one] 1 governor
       *[other] { $count } governors
    }
    [palaces] { $count ->
        [one] 1 palace
       *[other] { $count } palaces
    }
    [walls] { $count ->
        [one] 1 wall
       *[other] { $count } walls
    }
   *[space] the ship on space { $count }
}
page-part-rows = Rows from the top
page-part-level = Level { $level }
page-part-level-text = Action cards { $deck }. Scoring cards { $top } and { $bottom }. Place { $place } in the turn order, ship on { $ship }, unlocked soldiers: { $soldiers }.
page-part-scoring = Walls of 1, 2 and 3 rods: { $walls } VP. { $line ->
    [ties_split] Ties for governors are split.
    [ties_won] He wins ties for governors.
    [plus_2] His alchemist cards score 2 VP more each.
   *[plus_0] His alchemist cards score the usual VP.
}
