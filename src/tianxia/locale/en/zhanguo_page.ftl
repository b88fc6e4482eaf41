# ZhanGuo's page. What a message may be given:
#   $seat, $owner                                players by name, as text; $you, $owneryou: whether it is the reader
#   $region, $to, $square, $section, $rods       numbers from 1; square 0 is the open area
#   $aspect, $colour, $action, $trigger …        names as in zhanguo.ftl
#   $count, $vp, $level, $track, $block …        numbers

page-zhanguo-action = { $action ->
    [wall] wall
    [palace] palace
    [hire] hire
    [recruit] recruit
    [governor] gover­nor
   *[reassign] re-assign
}
page-zhanguo-card = { $number }, { zhanguo-aspect }. After { page-zhanguo-action }, if { $way ->
    [higher] higher
   *[lower] lower
}: { zhanguo-bonus }

# What happened, without who: a list of these makes a line of the log

page-zhanguo-fact-removed-board = not in this game: { zhanguo-board }
page-zhanguo-fact-board = takes { zhanguo-board }
page-zhanguo-fact-bid = { $bid ->
    [0] passes
   *[other] bids { $bid } VP
}
page-zhanguo-fact-paid = −{ $vp } VP for it
page-zhanguo-fact-round = Round { $round } starts; first player: { $you ->
    [yes] you
   *[no] { $seat }
}
page-zhanguo-fact-discarded = card { $card } goes under its deck
page-zhanguo-fact-tucked = card { $card } tucked at region { $region }
page-zhanguo-fact-markers = +{ $count } { $count ->
    [one] marker
   *[other] markers
} of { zhanguo-aspect }
page-zhanguo-fact-big-marker = value-3 { zhanguo-aspect } marker
page-zhanguo-fact-scored = +{ $vp } VP ({ zhanguo-source })
page-zhanguo-fact-unrest = unrest in region { $region } at { $level }
page-zhanguo-fact-down = { zhanguo-colour-name } official down in region { $region }, free
page-zhanguo-fact-moved = { zhanguo-colour-name } official { $move ->
    [side] from governors area { $region } to { $to }
    [along] from workers area { $region } to { $to }
   *[up] from workers area { $region } up to governors area { $to }
}
page-zhanguo-fact-court = card { $card } at court: { page-zhanguo-action }
page-zhanguo-fact-recruited = { zhanguo-colour-name } official to region { $region }
page-zhanguo-fact-installed = { $square ->
    [0] governor in region { $region }, open area
   *[other] governor in region { $region }, square { $square }
}
page-zhanguo-fact-hired = { $count } { $count ->
    [one] worker
   *[other] workers
} hired in region { $region }
page-zhanguo-fact-palace = palace in region { $region }
page-zhanguo-fact-wall = wall at { zhanguo-site-name } { $section }, { $rods } { $rods ->
    [one] rod
   *[other] rods
}
page-zhanguo-fact-ability = { $ability ->
    [board] board ability
   *[other] card { $ability } activates
}
page-zhanguo-fact-worker = +{ $count } { $count ->
    [one] worker
   *[other] workers
} in region { $region }
page-zhanguo-fact-worker-moved = worker from region { $region } to { $to }
page-zhanguo-fact-governor-moved = { $square ->
    [0] governor from region { $region } (open area) to { $to }
   *[other] governor from region { $region } (square { $square }) to { $to }
}
page-zhanguo-fact-reward = { $accepted ->
    [yes] takes the { zhanguo-aspect } reward
   *[no] passes on the { zhanguo-aspect } reward
}
page-zhanguo-fact-task = { zhanguo-task }: disc on { $vp }
page-zhanguo-fact-ended = The game is over.

# The boards

page-zhanguo-map = Map of the five regions
page-zhanguo-open-walls = Open the walls
page-zhanguo-open-region = Open region { $region }
page-zhanguo-wakes-again = Install a governor in region { $region }, or lower its unrest.
page-zhanguo-activates-none = activates no cards
page-zhanguo-icon = { $icon ->
    [red] red official
    [gray] gray official
    [white] white official
    [marker] marker, value 1
    [big] marker, value 3
    [worker] worker
    [rods] rods: workers that a wall costs
    [unrest] unrest
    [last] last slot: cards are blocked
    [nopalace] no palace from here on
    [vp] victory points
    [activate] cards that would activate
   *[full] region with three cards
}
page-zhanguo-governors = governors
page-zhanguo-palaces = palaces
page-zhanguo-office = governors
page-zhanguo-work = workers
page-zhanguo-cards = cards
page-zhanguo-court = Court
page-zhanguo-court-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-zhanguo-court-by = { $seat }, for { page-zhanguo-action }
page-zhanguo-rewards = Rewards
page-zhanguo-supply = Supply
page-zhanguo-supply-left = Left in supply
page-zhanguo-aspect = Aspect
page-zhanguo-deck = cards in the deck
page-zhanguo-small-markers = value-1 markers left
page-zhanguo-big-markers = value-3 markers left
page-zhanguo-under = plus { $count } given up
page-zhanguo-marker-left = { zhanguo-aspect }: { $count } { $count ->
    [one] marker
   *[other] markers
} left
page-zhanguo-big-left = { zhanguo-aspect }: { $count ->
    [0] the value-3 marker is gone
   *[other] the value-3 marker is left
}
page-zhanguo-officials = { $count } { zhanguo-colour-name } in { $area ->
    [above] the governors area
   *[below] the workers area
} of region { $region }
page-zhanguo-area = { $area ->
    [above] Governors area of region { $region }: { $count } { $count ->
        [one] official
       *[other] officials
    }
    [below] Workers area of region { $region }: { $count } of 2 officials
    [workers] Region { $region }: { $count } { $count ->
        [one] worker
       *[other] workers
    }
   *[unrest] Region { $region }: unrest { $level } of { $track }, no palace from { $block }
}
page-zhanguo-free-place = Empty card slot
page-zhanguo-next-card = Tuck a card here: { $markers } { $markers ->
    [one] marker
   *[other] markers
} of its aspect, { $unrest ->
    [0] no unrest
   *[other] +{ $unrest } unrest
}
page-zhanguo-action-label = { zhanguo-action }{ $wakes ->
    [0] {""}
    [one] . { $chosen ->
        [yes] Activates 1 of your cards
       *[no] Trigger of 1 of your cards
    }
   *[other] . { $chosen ->
        [yes] Activates { $wakes } of your cards
       *[no] Trigger of { $wakes } of your cards
    }
}{ $sleeps ->
    [0] {""}
    [one] . 1 card is blocked
   *[other] . { $sleeps } cards are blocked
}
page-zhanguo-site = { $site ->
    [turquoise] Turquoise wall
    [gold] Gold wall
   *[vermilion] Vermilion wall
}
page-zhanguo-criterion-unit = { $unit ->
    [set] set
    [unrest] unrest
   *[region] region
}
page-zhanguo-slot = { zhanguo-site-name } { $section }, { $rods } { $rods ->
    [one] rod
   *[other] rods
}, { $vp } VP: { $free ->
    [yes] free{ $brings ->
        [-1] {""}
       *[other] , worth { $brings } VP to you now
    }
   *[no] { $owneryou ->
        [yes] your wall
       *[no] wall of { $owner }
    }, worth { $brings } VP now
}
page-zhanguo-reward-cell = Round { $round }, { zhanguo-aspect }: { $reward }{ $taken ->
    [yes] , { $owneryou ->
        [yes] taken by you
       *[no] taken by { $owner }
    }
   *[no] {""}
}
page-zhanguo-markers = { zhanguo-aspect }: { $small } { $small ->
    [one] marker
   *[other] markers
}{ $big ->
    [0] {""}
   *[other] {" "}and the value-3 marker
}
page-zhanguo-mini = Region { $region }: { $cards } of 3 cards, unrest { $unrest } of { $track }, officials { $officials }, workers { $workers }
page-zhanguo-open-area = Open area of region { $region }: { $count } { $count ->
    [one] governor
   *[other] governors
}
page-zhanguo-lead = { $seat }: { $vp } VP here at the end
page-zhanguo-square = Region { $region }, square { $square }, free: { zhanguo-square }
page-zhanguo-square-of = Region { $region }, square { $square }: { $you ->
    [yes] your governor
   *[no] governor of { $seat }
}
page-zhanguo-palace-of = Region { $region }: { $you ->
    [yes] your palace
   *[no] palace of { $seat }
}
page-zhanguo-palace-free = Region { $region }: { $count } { $count ->
    [one] free palace slot
   *[other] free palace slots
}
page-zhanguo-task-met = you have { $places }
page-zhanguo-task-open = not done yet; worth { $vp } VP
page-zhanguo-task-then = then +{ $vp } VP
page-zhanguo-tasks-short = sum × discs
page-zhanguo-tasks-how = Per row: sum under your discs × number of discs
page-zhanguo-supply-of = Left in { $you ->
    [yes] your supply
   *[no] the supply of { $seat }
}
page-zhanguo-left = { $kind ->
    [governors] Governors left: { $count }
    [palaces] Palaces left: { $count }
    [walls] Walls left: { $count }
    [red] Red officials left: { $count }
    [gray] Gray officials left: { $count }
   *[white] White officials left: { $count }
}
page-zhanguo-higher = higher: hire, palace, wall
page-zhanguo-lower = lower: recruit, governor

# The turn

page-zhanguo-how-card = Pick a card, then a region or a court action. Pick anything greyed out to see why.
page-zhanguo-how-draft = Pick one card from each deck to give up. No one sees which.
page-zhanguo-how-bid = { $bid ->
    [0] No bids yet.
   *[other] The bid to beat is { $bid } VP.
}
page-zhanguo-boards = Boards in this auction
page-zhanguo-how-wall-workers = Pick workers from different regions of your board.
page-zhanguo-how-point = { $points ->
    [one] 1 point left.
   *[other] { $points } points left.
} Pick an official, then where it goes.
page-zhanguo-would-wake = { $count ->
    [one] This card of yours activates:
   *[other] { $count } of your cards activate:
}
page-zhanguo-would-sleep = { $count ->
    [one] 1 card is blocked: too much unrest in its region.
   *[other] { $count } cards are blocked: too much unrest in their regions.
}
page-zhanguo-wakes-caption = What each card would activate
page-zhanguo-wakes-cell = { $number } for { page-zhanguo-action } activates: { $bonuses }
page-zhanguo-round = Round { $round } of 5
page-zhanguo-given-up = given up
page-zhanguo-waits = { $question ->
    [card] Choose a card
    [use] Court or board?
    [draft] Choose three cards
    [bid] Bid or pass
    [board] Choose a board
    [reward] Accept or pass
   *[other] Choose first
}
page-zhanguo-tab-board = Board
page-zhanguo-tab-walls = Wall
page-zhanguo-tab-rewards = Rewards
page-zhanguo-tab-tasks = Tasks
page-zhanguo-tab-seats = Players
page-zhanguo-on-the-way = earned in play
page-zhanguo-at-the-end = at the end
page-zhanguo-end = { $reason ->
    [five_rounds] Five rounds are over.
   *[other] {""}
}

# The rules in our own words

page-zhanguo-rules-lead = Unify five regions in five rounds. Tuck each card under your board for its bonus, or play it at court for an action. Most VP wins.
page-zhanguo-rule-1 = Set-up
page-zhanguo-rule-1-1 = 2 to 4 players. Each has 8 governors, 6 palaces, 5 walls, 5 officials each in red, gray and white, 5 unrest cubes and 6 task discs. You can’t place what your supply lacks. Everything but hands and decks is open.
page-zhanguo-rule-1-2 = Each aspect has 6, 9 or 12 value-1 markers with 2, 3 or 4 players, and one value-3 marker. Workers are unlimited.
page-zhanguo-rule-1-3 = Three decks of 40 cards: Writing 1 to 40, Currency 41 to 80, Laws 81 to 120.
page-zhanguo-rule-1-4 = The first player is random. Their disc goes on top of the rewards track, the others below it at random.
page-zhanguo-rule-1-5 = The six wall tiles go to the six sections at random, each on a random side.
page-zhanguo-rule-1-6 = For each kind of task (wall, palace, governor), two of four tiles are in the game, one in the upper and one in the lower row.
page-zhanguo-rule-1-7 = Choose boards before drawing cards: A sides for all; or B sides, chosen from the last player to the first; or B sides, auctioned.
page-zhanguo-rule-1-8 = You start with one red, one gray and one white official in the governors area of region 1, no unrest and 0 VP (15 with the auction).
page-zhanguo-rule-2 = A round
page-zhanguo-rule-2-1 = There are five rounds: draw, play, rewards.
page-zhanguo-rule-2-2 = Draw two cards from each deck. Hands are hidden, but everyone sees the aspect of each card. Played and tucked cards stay open.
page-zhanguo-rule-2-3 = Clockwise from the first player, play one card per turn until all six are played: under your board, or at court.
page-zhanguo-rule-3 = Tucking a card
page-zhanguo-rule-3-1 = Tuck the card at a region of your board, at most three in each. It stays there and does not activate now.
page-zhanguo-rule-3-2 = Take 1, 2 or 3 markers of its aspect for the first, second or third card there. For each marker missing from the supply you get 1 VP instead.
page-zhanguo-rule-3-3 = Unrest there rises by 0, 1 or 2. It must fit on the track.
page-zhanguo-rule-3-4 = You can’t do anything that would push unrest past the end of a track. Unrest never falls below 0.
page-zhanguo-rule-4 = The court
page-zhanguo-rule-4-1 = Put the card on the court pile, which is never cleared. Any card works for any action, but you must be able to carry out the action in full.
page-zhanguo-rule-4-2 = Wall, palace and hire activate your cards if your number is higher than the one beneath; recruit and governor if it is lower. Re-assign activates none. The very first court card counts as both.
page-zhanguo-rule-4-3 = Your tucked cards with this action as their trigger activate: in any order, each once, and only if you like. If a region’s cube is on its last slot, its cards are blocked at that moment. A bonus is not an action and activates nothing.
page-zhanguo-rule-4-4 = A B side’s ability works after its action, whatever the number or the unrest: once, if you like, in any order with your cards.
page-zhanguo-rule-4-5 = Circle: hire gives one extra worker, then up to 1 re-assignment point. Governor: move a worker to an adjacent region.
page-zhanguo-rule-4-6 = Square: wall and recruit give a marker of your choice.
page-zhanguo-rule-4-7 = Triangle: re-assign and wall lower unrest by 1 in a region that has some and add a worker there, both or neither.
page-zhanguo-rule-4-8 = Star: recruit gives up to 2 re-assignment points. Governor: move one of your governors to the open area of an adjacent region; the square it leaves is free again.
page-zhanguo-rule-5 = The six court actions
page-zhanguo-rule-5-1 = Recruit: one official of any colour, from your supply to any governors area.
page-zhanguo-rule-5-2 = Re-assign: 1 to 3 points. A point moves an official from a governors area to an adjacent one, from a workers area to a free slot in an adjacent one, or up to the governors area of the same region. Each workers area has two slots; you may pass through a full one for one more point. The regions form a row from 1 to 5.
page-zhanguo-rule-5-3 = Free move: on your turn, as often as you like, move an official down from a governors area to a free slot in the workers area of the same region. Not in the rewards phase.
page-zhanguo-rule-5-4 = Governor: return one red, one gray and one white official from one governors area to your supply. Place a governor on a free bonus square there, or in the open area only if no square is free. Then unrest there drops to 0.
page-zhanguo-rule-5-5 = Bonus squares: up to 4 re-assignment points; or an official of your choice in any governors area; or 4 VP.
page-zhanguo-rule-5-6 = Hire: in one region, get one worker for each official in its workers area; then unrest there rises by 1. You can’t hire if the cube is on the last slot.
page-zhanguo-rule-5-7 = Palace: pay two workers from the region and one from another. It needs a free slot (one per player) and unrest below the palace symbol and the last slot. Take a value-3 marker of your choice if any is left, and 1 VP for each card tucked under your board.
page-zhanguo-rule-5-8 = Wall: a free slot in a section without your wall. Pay one worker per rod, all from different regions.
page-zhanguo-rule-6 = Bonuses of cards
page-zhanguo-rule-6-1 = A value-1 marker of your choice; 1 VP instead if none are left at all.
page-zhanguo-rule-6-2 = Up to 2 re-assignment points.
page-zhanguo-rule-6-3 = 2 or 3 VP.
page-zhanguo-rule-6-4 = A worker in the card’s region, without unrest.
page-zhanguo-rule-6-5 = 1 VP for each of your tucked cards of the aspect shown.
page-zhanguo-rule-6-6 = Lower unrest by 1 in any region.
page-zhanguo-rule-6-7 = Lower unrest by 1 in the card’s region.
page-zhanguo-rule-6-8 = Move a worker from any region to an adjacent one.
page-zhanguo-rule-6-9 = An official of the colour shown, from your supply to the governors area of the card’s region.
page-zhanguo-rule-7 = Rewards
page-zhanguo-rule-7-1 = Writing, then Currency, then Laws: the player with the highest marker value in the aspect (at least 1) accepts or passes; then the next, until someone accepts. Ties: higher on the rewards track, then in this round’s column.
page-zhanguo-rule-7-2 = You must be able to take the reward in full. If you accept, return all your markers of the aspect and move your disc to the reward’s slot. Passing changes nothing.
page-zhanguo-rule-7-3 = A governor, wall or palace from a reward is free; all other rules apply, but a palace gives no value-3 marker. A reward is not a court action and activates nothing.
page-zhanguo-rule-7-4 = After Laws all discs return to the track: those still on it first, then those from the column. The top one is the next first player.
page-zhanguo-rule-8 = Tasks
page-zhanguo-rule-8-1 = At the end of your turn and after a reward, claim every task you fulfil: your piece in each place shown (a site shown twice needs both sections). Your disc goes to the first free slot and stays.
page-zhanguo-rule-8-2 = Tasks are claimed automatically as soon as you fulfil them.
page-zhanguo-rule-9 = Variants
page-zhanguo-rule-9-1 = Draft: in rounds 1 to 4, draw three cards from each deck and keep two. The third goes under its deck, unseen.
page-zhanguo-rule-9-2 = Turns go down the rewards track instead of clockwise.
page-zhanguo-rule-9-3 = Hiring raises unrest by 1 for each worker hired, and all of it must fit.
page-zhanguo-rule-9-4 = Auction: everyone has 15 VP, and there is one board per player. The first player opens with at least 1; then each player bids higher or drops out of this auction. The last one left pays and picks. The last board costs 1 VP.
page-zhanguo-rule-10 = The end
page-zhanguo-rule-10-1 = In each region the most governors score 9 VP plus 3 for each of them there. Tied players split the total, rounded down.
page-zhanguo-rule-10-2 = The highest marker value scores 5 VP for Writing, 6 for Currency, 7 for Laws. Ties: higher on the rewards track.
page-zhanguo-rule-10-3 = Tasks: in each row, add up the numbers under your discs and multiply by the number of discs.
page-zhanguo-rule-10-4 = Walls: each scores the VP of its slot for every time your board meets its tile’s condition.
page-zhanguo-rule-10-5 = Most VP wins. Ties: higher on the rewards track.

# Answers in words, until the page takes those of the game
page-zhanguo-held = { $what ->
    [writing] Writing markers
    [currency] Currency markers
    [laws] Laws markers
    [red] red officials, governors area
    [gray] gray officials, governors area
    [white] white officials, governors area
    [red_below] red officials, workers area
    [gray_below] gray officials, workers area
    [white_below] white officials, workers area
    [workers] workers
    [unrest] unrest
    [cards] tucked cards
    [governors] governors
    [palaces] palaces
   *[walls] walls
}
