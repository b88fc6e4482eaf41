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
page-zhanguo-fact-round = Round { $round } begins; first player: { $you ->
    [yes] you
   *[no] { $seat }
}
page-zhanguo-fact-discarded = card { $card } goes under its deck
page-zhanguo-fact-tucked = card { $card } tucked at region { $region }
page-zhanguo-fact-markers = +{ $count } { $count ->
    [one] marker
   *[other] markers
} of { zhanguo-aspect }
page-zhanguo-fact-big-marker = the value-3 marker of { zhanguo-aspect }
page-zhanguo-fact-scored = +{ $vp } VP ({ zhanguo-source })
page-zhanguo-fact-unrest = unrest in region { $region } at { $level }
page-zhanguo-fact-down = { zhanguo-colour-name } official down in region { $region }, free
page-zhanguo-fact-moved = { zhanguo-colour-name } official { $move ->
    [side] from office { $region } to office { $to }
    [along] from work { $region } to work { $to }
   *[up] from work { $region } up to office { $to }
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
    [board] ability of the board
   *[other] card { $ability } wakes
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
page-zhanguo-governors = governors
page-zhanguo-palaces = palaces
page-zhanguo-office = office
page-zhanguo-work = work
page-zhanguo-cards = cards
page-zhanguo-court = Court
page-zhanguo-court-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-zhanguo-court-by = { $seat }, for { page-zhanguo-action }
page-zhanguo-rewards = Rewards
page-zhanguo-supply = Supply
page-zhanguo-supply-left = Left in the supply
page-zhanguo-aspect = Aspect
page-zhanguo-deck = cards in the deck
page-zhanguo-small-markers = markers of value 1 left
page-zhanguo-big-markers = markers of value 3 left
page-zhanguo-under = and { $count } given up below them
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
page-zhanguo-free-place = Free place for a card
page-zhanguo-next-card = Tuck a card here: { $markers } { $markers ->
    [one] marker
   *[other] markers
} of its aspect, { $unrest ->
    [0] no unrest
   *[other] { $unrest } unrest more
}
page-zhanguo-action-label = { zhanguo-action }{ $wakes ->
    [0] {""}
    [one] . { $chosen ->
        [yes] 1 of your cards would wake
       *[no] 1 of your cards waits for it
    }
   *[other] . { $chosen ->
        [yes] { $wakes } of your cards would wake
       *[no] { $wakes } of your cards wait for it
    }
}{ $sleeps ->
    [0] {""}
    [one] . 1 card sleeps
   *[other] . { $sleeps } cards sleep
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
       *[other] , would bring you { $brings } VP now
    }
   *[no] { $owneryou ->
        [yes] your wall
       *[no] wall of { $owner }
    }, brings { $brings } VP now
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
   *[other] {" "}and the one of value 3
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
page-zhanguo-task-open = not done yet; once done it scores { $vp } VP
page-zhanguo-task-then = then +{ $vp } VP
page-zhanguo-tasks-short = sum × discs
page-zhanguo-tasks-how = In each row: the numbers under your discs, added up, times how many they are
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

page-zhanguo-how-card = Choose a card; drop it on a region of your board, or on a court action. What glows can be picked, everything else says why not.
page-zhanguo-how-draft = Pick one card of each deck to give up. Nobody sees which.
page-zhanguo-how-bid = { $bid ->
    [0] Nobody has bid yet.
   *[other] The bid to beat is { $bid } VP.
}
page-zhanguo-boards = Boards in this auction
page-zhanguo-how-wall-workers = Pick workers of different regions on your board.
page-zhanguo-how-point = { $points ->
    [one] 1 point left.
   *[other] { $points } points left.
} Pick an official, then where it goes.
page-zhanguo-would-wake = { $count ->
    [one] Then this card of yours wakes:
   *[other] Then { $count } of your cards wake:
}
page-zhanguo-would-sleep = { $count ->
    [one] 1 card sleeps: too much unrest in its region.
   *[other] { $count } cards sleep: too much unrest in their regions.
}
page-zhanguo-wakes-caption = What each card would wake
page-zhanguo-wakes-cell = { $number } for { page-zhanguo-action } wakes: { $bonuses }
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
page-zhanguo-tab-seats = Seats
page-zhanguo-on-the-way = earned on the way
page-zhanguo-at-the-end = at the end
page-zhanguo-end = { $reason ->
    [five_rounds] Five rounds are over.
   *[other] {""}
}

# The rules in our own words

page-zhanguo-rules-lead = Unify five regions in five rounds. Each card is either tucked under your board, where its bonus waits, or played at court for an action. Most VP win.
page-zhanguo-rule-1 = Set-up
page-zhanguo-rule-1-1 = Two to four play. Everybody has 8 governors, 6 palaces, 5 walls, 5 officials each in red, gray and white, 5 unrest cubes and 6 task discs. What a supply lacks cannot be placed. Everything but hands and decks is open.
page-zhanguo-rule-1-2 = Of each aspect there are 6, 9 or 12 markers of value 1 with 2, 3 or 4 players, and one of value 3. Workers are without limit.
page-zhanguo-rule-1-3 = Three decks of 40 cards: Writing 1 to 40, Currency 41 to 80, Laws 81 to 120.
page-zhanguo-rule-1-4 = Chance decides who is first player. That disc lies on top of the rewards track, the others below it by chance.
page-zhanguo-rule-1-5 = The six wall tiles lie on the six sections by chance, each on a random side.
page-zhanguo-rule-1-6 = Of each kind of task (wall, palace, governor) two of four tiles are in the game, one in the upper and one in the lower row.
page-zhanguo-rule-1-7 = Boards before cards: A sides for all; or B sides, chosen from the last player to the first; or B sides by auction.
page-zhanguo-rule-1-8 = You begin with one red, one gray and one white official in the governors area of region 1, with no unrest and 0 VP (15 with the auction).
page-zhanguo-rule-2 = A round
page-zhanguo-rule-2-1 = There are five rounds, each of drawing, playing and rewards.
page-zhanguo-rule-2-2 = Draw two cards of each deck. Hands are hidden, but everybody sees the aspect of each card. Played and tucked cards stay open.
page-zhanguo-rule-2-3 = From the first player clockwise everybody plays one card a turn, until all six are played: under one’s own board, or at court.
page-zhanguo-rule-3 = Tucking a card
page-zhanguo-rule-3-1 = Tuck the card at a region of your own board, three at most in each. It stays there and wakes nothing now.
page-zhanguo-rule-3-2 = Take 1, 2 or 3 markers of its aspect for the first, second or third card there. Each one that is missing from the supply is 1 VP.
page-zhanguo-rule-3-3 = Unrest there rises by 0, 1 or 2. It must fit on the track.
page-zhanguo-rule-3-4 = Whatever would push unrest past the end of a track is not allowed at all. Nothing goes below the empty track.
page-zhanguo-rule-4 = The court
page-zhanguo-rule-4-1 = The card goes on the court pile, which is never cleared. Any card serves any action; the action must be possible and must be done.
page-zhanguo-rule-4-2 = After a wall, a palace or hiring your cards wake if the number played is higher than the one beneath; after recruiting or a governor if it is lower. Re-assigning wakes none. The very first court card counts as both.
page-zhanguo-rule-4-3 = Awake are your tucked cards that wait for this action: in any order, each once, if you like. A region whose cube is on the last slot cannot use its cards at that moment. A bonus is no action and wakes nothing.
page-zhanguo-rule-4-4 = The ability of a B side works after its action, whatever the number and the unrest: once, if you like, in any order among the cards.
page-zhanguo-rule-4-5 = Circle: hiring brings one worker more, then up to 1 re-assignment point. A governor: move a worker to an adjacent region.
page-zhanguo-rule-4-6 = Square: a wall or recruiting brings a marker of your choice.
page-zhanguo-rule-4-7 = Triangle: re-assigning or a wall lowers unrest by 1 in a region that has some and puts a worker there, both or neither.
page-zhanguo-rule-4-8 = Star: recruiting brings up to 2 re-assignment points. A governor: move one of your governors to the open area of an adjacent region; a square it leaves is free again.
page-zhanguo-rule-5 = The six court actions
page-zhanguo-rule-5-1 = Recruit: one official of any colour from your supply to any governors area.
page-zhanguo-rule-5-2 = Re-assign: 1 to 3 points. A point moves an official from a governors area to an adjacent one, from a workers area to a free slot of an adjacent one, or up to the governors area of the same region. Each workers area has two slots; a full one may be passed for a further point. The regions lie in a row from 1 to 5.
page-zhanguo-rule-5-3 = Free move: an official goes down from a governors area to a free slot of the workers area of the same region, as often as you like in your own turn, but not in the rewards phase.
page-zhanguo-rule-5-4 = Governor: one red, one gray and one white official of one governors area go back to your supply. A governor goes to a free bonus square there, to the open area only if no square is free. Then unrest there returns to 0.
page-zhanguo-rule-5-5 = Bonus squares: up to 4 re-assignment points; or an official of your choice in any governors area; or 4 VP.
page-zhanguo-rule-5-6 = Hire: in one region each official in its workers area brings one worker; then unrest there rises by 1. So never with the cube on the last slot.
page-zhanguo-rule-5-7 = Palace: pay two workers of the region and one of another. It needs a free slot (as many as players) and unrest below the palace symbol and the last slot. Take a value-3 marker of your choice if any is left, and 1 VP for each card tucked on your board.
page-zhanguo-rule-5-8 = Wall: a free slot in a section without a wall of yours. Pay as many workers as it has rods, all of different regions.
page-zhanguo-rule-6 = Bonuses of cards
page-zhanguo-rule-6-1 = A marker of value 1 of your choice; 1 VP if none of any aspect is left.
page-zhanguo-rule-6-2 = Up to 2 re-assignment points.
page-zhanguo-rule-6-3 = 2 or 3 VP.
page-zhanguo-rule-6-4 = A worker in the card’s region, without unrest.
page-zhanguo-rule-6-5 = 1 VP for each of your tucked cards of the aspect shown.
page-zhanguo-rule-6-6 = Unrest 1 lower in any region.
page-zhanguo-rule-6-7 = Unrest 1 lower in the card’s region.
page-zhanguo-rule-6-8 = Move a worker from any region to an adjacent one.
page-zhanguo-rule-6-9 = An official of the colour shown, if your supply has one, to the governors area of the card’s region.
page-zhanguo-rule-7 = Rewards
page-zhanguo-rule-7-1 = Writing, then Currency, then Laws: whoever has most marker value of the aspect (at least 1) accepts or passes; then the next, until somebody accepts. Ties go by the rewards track from the top, then by this round’s column.
page-zhanguo-rule-7-2 = A reward must be possible in full. Whoever accepts gives back all markers of the aspect, and the disc moves to the reward’s slot. Passing changes nothing.
page-zhanguo-rule-7-3 = A governor, wall or palace as reward costs nothing; all other rules hold, but a palace brings no value-3 marker. A reward is no court action: it wakes no card and no board.
page-zhanguo-rule-7-4 = After Laws all discs return to the track: those still on it first, then those of the column. The top one is the next first player.
page-zhanguo-rule-8 = Tasks
page-zhanguo-rule-8-1 = At the end of your turn and after a reward you claim every task that you fulfil: a piece of yours at each place shown (a site shown twice needs both sections). Your disc goes to the first free slot and stays.
page-zhanguo-rule-8-2 = Claims are made by themselves at the first moment.
page-zhanguo-rule-9 = Variants
page-zhanguo-rule-9-1 = Draft: in rounds 1 to 4 draw three cards of each deck and keep two. What is given up goes under its deck, unseen.
page-zhanguo-rule-9-2 = Turns go down the rewards track instead of clockwise.
page-zhanguo-rule-9-3 = Hiring raises unrest by 1 for each worker hired; all of it must fit.
page-zhanguo-rule-9-4 = Auction: everybody has 15 VP, and there are as many boards as players. The first player opens with at least 1; then each bids higher or is out of this auction. The last one left pays and picks. The last board costs 1 VP.
page-zhanguo-rule-10 = The end
page-zhanguo-rule-10-1 = In each region most governors bring 9 VP and 3 for each of them there. Those who tie split the sum, rounded down.
page-zhanguo-rule-10-2 = Most marker value brings 5 VP for Writing, 6 for Currency, 7 for Laws. Ties go to the higher disc on the rewards track.
page-zhanguo-rule-10-3 = Tasks: in each row the numbers under your discs are added up and multiplied by how many they are.
page-zhanguo-rule-10-4 = Walls: each brings the VP of its slot as often as its tile’s condition is met on your board.
page-zhanguo-rule-10-5 = Most VP win. Ties go to the higher disc.

# Answers in words, until the page takes those of the game

