# ZhanGuo (2014), for every face of the program. What a message may be given:
#   $seat, $winners, $seats                          players by their colour, as text
#   $you                                             whether (yes or no) it is the reader
#   $region, $to, $square, $section, $rods           numbers from 1; square 0 is the open area
#   $aspect, $colour, $action, $trigger, $board …    names as records write them, turned into words below
#   $card, $played, $beneath                         numbers of cards
#   $count, $vp, $level, $points …                   numbers
# The first line of a refusal is its headline.

zhanguo-name = ZhanGuo
zhanguo-about = Unify the warring states in five rounds: tuck cards under your board for bonuses, or play them at court to install governors and build palaces and walls.

zhanguo-seat-0 = Blue
zhanguo-seat-1 = Red
zhanguo-seat-2 = Purple
zhanguo-seat-3 = Yellow

# Names

zhanguo-aspect = { $aspect ->
    [writing] Writing
    [currency] Currency
   *[laws] Laws
}
zhanguo-colour = { $colour ->
    [red] red
    [gray] gray
   *[white] white
}
zhanguo-action = { $action ->
    [wall] Build 1 Wall
    [palace] Build 1 Palace
    [hire] Hire Workers
    [recruit] Recruit 1 Official
    [governor] Install 1 Governor
   *[reassign] Re-assign Officials
}
zhanguo-trigger = { $trigger ->
    [wall] Build 1 Wall
    [palace] Build 1 Palace
    [hire] Hire Workers
    [recruit] Recruit 1 Official
   *[governor] Install 1 Governor
}
zhanguo-bonus = { $bonus ->
    [marker] a marker of your choice
    [points] up to { $amount } re-assignment points
    [vp] { $amount } VP
    [worker] a worker in the card’s region
    [vp_per_aspect] { $amount ->
        [writing] 1 VP for each of your Writing cards
        [currency] 1 VP for each of your Currency cards
       *[laws] 1 VP for each of your Laws cards
    }
    [calm_any] lower unrest by 1 in any region
    [calm_same] lower unrest by 1 in the card’s region
    [move_worker] move a worker to an adjacent region
   *[official] { $amount ->
        [red] a red official
        [gray] a gray official
       *[white] a white official
    } in the card’s region
}
zhanguo-board = { $board ->
    [a] A side
    [circle] the circle
    [square] the square
    [triangle] the triangle
   *[star] the star
}
zhanguo-ability = { $board ->
    [a] no ability
    [circle] Hire: one extra worker, then up to 1 re-assignment point. Governor: move a worker to an adjacent region.
    [square] Wall or recruit: a marker of your choice.
    [triangle] Re-assign or wall: lower unrest by 1 in a region and gain a worker there.
   *[star] Recruit: up to 2 re-assignment points. Governor: move one of your governors to an adjacent open area.
}
zhanguo-square = { $bonus ->
    [points] up to 4 re-assignment points
    [official] an official of your choice in any region
   *[vp] 4 VP
}
zhanguo-site = { $site ->
    [turquoise] turquoise
    [gold] gold
   *[vermilion] vermilion
}
zhanguo-task = { $task ->
    [upper_wall] the upper wall task
    [upper_palace] the upper palace task
    [upper_governor] the upper governor task
    [lower_wall] the lower wall task
    [lower_palace] the lower palace task
   *[lower_governor] the lower governor task
}
zhanguo-criterion = { $criterion ->
    [empty_tracks] for each region without unrest
    [enough_officials] for each region with at least as many officials as unrest
    [gray_regions] for each region with a gray official
    [red_regions] for each region with a red official
    [white_regions] for each region with a white official
    [flat] minus the unrest in all your regions
    [aspect_sets] for each set of three cards of different aspects
    [full_regions] for each region with three cards
    [pair_regions] for each region with two cards of the same aspect
    [currency_regions] for each region with a Currency card
    [laws_regions] for each region with a Laws card
   *[writing_regions] for each region with a Writing card
}
zhanguo-reward = { $reward ->
    [official] an official of your choice
    [two_red] two red officials
    [two_gray] two gray officials
    [two_workers] two workers
    [governor] a governor
    [wall] a wall
   *[palace] a palace
}
zhanguo-source = { $source ->
    [auction] the auction
    [shortage] missing markers
    [palaces] palaces
    [squares] bonus squares
    [cards] cards
   *[boards] the board
}
zhanguo-question = { $question ->
    [board] Take which board?
    [bid] Bid how many VP?
    [draft] Which card from each deck do you give up?
    [card] Which card do you play?
    [use] Tuck it, or play it at court?
    [action] Which court action?
    [tuck] Tuck it at which region?
    [official] Which official?
    [official_region] Which governors area?
    [point] Spend the next point on which move?
    [governor] Install the governor in which region?
    [square] On which bonus square?
    [square_official] Which official from the square, if any?
    [hire] Hire in which region?
    [palace] Build the palace in which region?
    [palace_worker] Take the third worker from which region?
    [big_marker] Which value-3 marker?
    [section] Build the wall in which section?
    [rods] On which slot?
    [wall_workers] Workers from which regions?
    [ability] Which ability next?
    [marker] Which marker?
    [calm] Lower unrest in which region?
    [move_worker] Move which worker, and where?
    [move_governor] Move which governor, and where?
    [reward] Do you accept the reward?
   *[reward_governor] Install the governor in which region?
}

# Options

zhanguo-option-boards = Player boards
zhanguo-option-boards-text = Same boards for all, or different abilities.
zhanguo-option-boards-a = A sides
zhanguo-option-boards-a-text = All boards are the same: best for your first games.
zhanguo-option-boards-b = B sides
zhanguo-option-boards-b-text = Every board has different abilities; the last player chooses first.
zhanguo-option-boards-auction = B sides, auctioned
zhanguo-option-boards-auction-text = Everyone has 15 VP to bid for the boards.
zhanguo-option-draft = Draft
zhanguo-option-draft-text = Just draw your cards, or also choose among them.
zhanguo-option-draft-off = No draft
zhanguo-option-draft-off-text = Draw two cards from each deck.
zhanguo-option-draft-on = With a draft
zhanguo-option-draft-on-text = Draw three cards from each deck and keep two, in rounds 1 to 4.
zhanguo-option-turn-order = Turn order
zhanguo-option-turn-order-text = The order of turns in a round.
zhanguo-option-turn-order-clockwise = Clockwise
zhanguo-option-turn-order-clockwise-text = Turns go clockwise from the first player.
zhanguo-option-turn-order-track = Rewards track
zhanguo-option-turn-order-track-text = Turns go down the rewards track.
zhanguo-option-hire-unrest = Unrest from hiring
zhanguo-option-hire-unrest-text = How much unrest hiring causes.
zhanguo-option-hire-unrest-one = 1 unrest
zhanguo-option-hire-unrest-one-text = Hiring raises unrest by 1, no matter how many workers you hire.
zhanguo-option-hire-unrest-per-worker = 1 unrest per worker
zhanguo-option-hire-unrest-per-worker-text = Hiring raises unrest by 1 for each worker hired.

# Events

zhanguo-event-order = Rewards track from the top: { $seats }.
zhanguo-event-wall-tile = Wall tile { $tile } goes to section { $section } of the { zhanguo-site } site.
zhanguo-event-task-tile = Tile { $tile } goes to { zhanguo-task }.
zhanguo-event-removed-board = Not in this game: { zhanguo-board }.
zhanguo-event-board = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { zhanguo-board }.
zhanguo-event-bid = { $bid ->
    [0] { $you ->
        [yes] You pass
       *[no] { $seat } passes
    }.
   *[other] { $you ->
        [yes] You bid
       *[no] { $seat } bids
    } { $bid } VP.
}
zhanguo-event-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $vp } VP.
zhanguo-event-round = Round { $round } starts; { $you ->
    [yes] you are
   *[no] { $seat } is
} first player.
zhanguo-event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $count } { zhanguo-aspect } cards.
zhanguo-event-drew-card = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} card { $card }.
zhanguo-event-discarded = { $you ->
    [yes] You put
   *[no] { $seat } puts
} card { $card } under its deck.
zhanguo-event-tucked = { $you ->
    [yes] You tuck
   *[no] { $seat } tucks
} card { $card } at region { $region }.
zhanguo-event-markers = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $count } { $count ->
    [one] marker
   *[other] markers
} of { zhanguo-aspect }.
zhanguo-event-big-marker = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the value-3 marker of { zhanguo-aspect }.
zhanguo-event-scored = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $vp } VP: { zhanguo-source }.
zhanguo-event-unrest = { $you ->
    [yes] Your
   *[no] { $seat }’s
} unrest in region { $region } is now { $level }.
zhanguo-event-down = { $you ->
    [yes] You move
   *[no] { $seat } moves
} a { zhanguo-colour } official down in region { $region }.
zhanguo-event-moved = { $you ->
    [yes] You move
   *[no] { $seat } moves
} a { zhanguo-colour } official { $move ->
    [side] from governors area { $region } to governors area { $to }
    [along] from workers area { $region } to workers area { $to }
   *[up] from workers area { $region } up to governors area { $to }
}.
zhanguo-event-court = { $you ->
    [yes] You play
   *[no] { $seat } plays
} card { $card } at court: { zhanguo-action }.
zhanguo-event-recruited = { $you ->
    [yes] You recruit
   *[no] { $seat } recruits
} a { zhanguo-colour } official to governors area { $region }.
zhanguo-event-installed = { $square ->
    [0] { $you ->
        [yes] You install
       *[no] { $seat } installs
    } a governor in the open area of region { $region }.
   *[other] { $you ->
        [yes] You install
       *[no] { $seat } installs
    } a governor in region { $region }, on square { $square }.
}
zhanguo-event-hired = { $you ->
    [yes] You hire
   *[no] { $seat } hires
} { $count } { $count ->
    [one] worker
   *[other] workers
} in region { $region }.
zhanguo-event-palace = { $you ->
    [yes] You build
   *[no] { $seat } builds
} a palace in region { $region }.
zhanguo-event-wall = { $you ->
    [yes] You build
   *[no] { $seat } builds
} a wall of { $rods } { $rods ->
    [one] rod
   *[other] rods
} in section { $section } of the { zhanguo-site } site.
zhanguo-event-ability = { $ability ->
    [board] { $you ->
        [yes] You use your board’s ability.
       *[no] { $seat } uses their board’s ability.
    }
   *[other] { $you ->
        [yes] You use
       *[no] { $seat } uses
    } card { $ability }.
}
zhanguo-event-worker = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $count } { $count ->
    [one] worker
   *[other] workers
} in region { $region }.
zhanguo-event-worker-moved = { $you ->
    [yes] You move
   *[no] { $seat } moves
} a worker from region { $region } to region { $to }.
zhanguo-event-governor-moved = { $square ->
    [0] { $you ->
        [yes] You move
       *[no] { $seat } moves
    } a governor from the open area of region { $region } to region { $to }.
   *[other] { $you ->
        [yes] You move
       *[no] { $seat } moves
    } a governor from square { $square } of region { $region } to region { $to }.
}
zhanguo-event-reward = { $accepted ->
    [yes] { $you ->
        [yes] You accept
       *[no] { $seat } accepts
    } the reward for { zhanguo-aspect }.
   *[no] { $you ->
        [yes] You pass
       *[no] { $seat } passes
    } on the reward for { zhanguo-aspect }.
}
zhanguo-event-task = { $you ->
    [yes] You claim
   *[no] { $seat } claims
} { zhanguo-task } for { $vp } VP.
zhanguo-event-ended = The game is over.

# Refusals

zhanguo-refusal-not-in-hand = Card { $card } is not in your hand.
    Play one of your own cards. Rule { $rule }.
zhanguo-refusal-no-room-to-tuck = No region can take another card.
    A region holds at most three cards, and its unrest must fit on the track. Play the card at court. Rule { $rule }.
zhanguo-refusal-region-full = Region { $region } already has three cards.
    That is the limit. Rule { $rule }.
zhanguo-refusal-unrest-too-high = Too much unrest in region { $region }.
    It is at { $level } and would rise by { $rise }, but the track ends at { $track }. Rule { $rule }.
zhanguo-refusal-no-official-above = The governors area of region { $region } has no { zhanguo-colour } official.
    Choose one that is there. Rule { $rule }.
zhanguo-refusal-workers-area-full = The workers area of region { $region } is full.
    It has two slots. An official may pass through for one more point per step. Rule { $rule }.
zhanguo-refusal-no-official-below = The workers area of region { $region } has no { zhanguo-colour } official.
    Choose one that is there. Rule { $rule }.
zhanguo-refusal-not-adjacent = Regions { $region } and { $to } are not adjacent.
    The regions form a row from 1 to 5. Move to a neighbour. Rule { $rule }.
zhanguo-refusal-step-by-step = Move from region { $region } to region { $to } step by step.
    You can pass through only full workers areas. Stop at the first free slot; it costs the same. Rule { $rule }.
zhanguo-refusal-too-few-points = That costs { $cost } { $cost ->
        [one] point
       *[other] points
    }, and you have { $points }.
    Each step costs a point, and an official can’t stop in a full workers area. Rule { $rule }.
zhanguo-refusal-one-point-at-least = Spend at least one point.
    Re-assigning moves at least one official. Rule { $rule }.
zhanguo-refusal-no-officials = You have no officials on your board.
    There is nobody to move. Rule { $rule }.
zhanguo-refusal-supply-empty = No officials left in your supply.
    All fifteen are on your board. Rule { $rule }.
zhanguo-refusal-no-such-official = No { zhanguo-colour } officials left in your supply.
    You have five of each colour. Rule { $rule }.
zhanguo-refusal-no-governor-left = No governors left in your supply.
    All eight are on the map. Rule { $rule }.
zhanguo-refusal-no-set-anywhere = No governors area has one official of each colour.
    The best one is missing { $missing } { $missing ->
        [one] colour
       *[other] colours
    }. Officials in workers areas don’t count. Rule { $rule }.
zhanguo-refusal-no-set-here = Region { $region } is missing { $count } of the three colours.
    Missing in its governors area:{ $red ->
        [1] {" "}red
       *[0] {""}
    }{ $gray ->
        [1] {" "}gray
       *[0] {""}
    }{ $white ->
        [1] {" "}white
       *[0] {""}
    }. Rule { $rule }.
zhanguo-refusal-square-taken = Square { $square } is taken.
    Choose a free one. Rule { $rule }.
zhanguo-refusal-no-square-there = This region has no square { $square }.
    Choose a printed one. Rule { $rule }.
zhanguo-refusal-nowhere-to-hire = You can’t hire anywhere.
    You need an official in a workers area, and room for the unrest on its track. Rule { $rule }.
zhanguo-refusal-free-move-first = Move an official down in region { $region } first (it’s free).
    Undo to your card, make the move, then hire there. Rule { $rule }.
zhanguo-refusal-nobody-hires = The workers area of region { $region } has no official.
    Each official there hires one worker. Rule { $rule }.
zhanguo-refusal-no-palace-left = No palaces left in your supply.
    All six are built. Rule { $rule }.
zhanguo-refusal-nowhere-for-palace = You can’t build a palace anywhere.
    It costs two workers from its region and one from another, and needs a free slot and low unrest. Rule { $rule }.
zhanguo-refusal-palace-slots-full = Region { $region } has no free palace slot.
    It has { $slots }, one per player. Rule { $rule }.
zhanguo-refusal-palace-blocked = Too much unrest in region { $region } for a palace.
    It is at { $level }; palaces are blocked from { $block }. Rule { $rule }.
zhanguo-refusal-two-workers-here = Needs { $missing } more { $missing ->
        [one] worker
       *[other] workers
    } in region { $region }.
    A palace costs two workers from its region and one from another. Rule { $rule }.
zhanguo-refusal-one-worker-elsewhere = Needs one more worker outside region { $region }.
    A palace costs two workers from its region and one from another. Rule { $rule }.
zhanguo-refusal-same-region = The third worker can’t come from region { $region }.
    A palace costs two workers from its region and one from another. Rule { $rule }.
zhanguo-refusal-no-worker-there = Region { $region } has no worker.
    Choose a region that has one. Rule { $rule }.
zhanguo-refusal-marker-gone = No such { zhanguo-aspect } marker is left.
    Choose another aspect. Rule { $rule }.
zhanguo-refusal-no-wall-left = No walls left in your supply.
    All five are built. Rule { $rule }.
zhanguo-refusal-nowhere-for-wall = You can’t build a wall anywhere.
    You need a free slot in a section without your wall, and one worker per rod, all from different regions. Rule { $rule }.
zhanguo-refusal-own-wall-there = You already have a wall in this section.
    The limit is one per section. Rule { $rule }.
zhanguo-refusal-section-full = This section has no free slot.
    All three slots are taken. Rule { $rule }.
zhanguo-refusal-slot-taken = The { $rods }-rod slot is taken.
    Choose a free one. Rule { $rule }.
zhanguo-refusal-too-few-regions = { $rods } { $rods ->
        [one] worker
       *[other] workers
    } must come from different regions, and only { $staffed } of yours { $staffed ->
        [one] has
       *[other] have
    } any.
    Each rod costs a worker from a different region. Rule { $rule }.
zhanguo-refusal-wrong-trigger = Card { $card } has another trigger.
    It activates after: { zhanguo-trigger }. Rule { $rule }.
zhanguo-refusal-wrong-number = Card { $card } doesn’t activate: { $played } on { $beneath }.
    Wall, palace and hire need a higher number, recruit and governor a lower one. Rule { $rule }.
zhanguo-refusal-used-already = { $ability ->
        [board] You have used your board’s ability.
       *[other] You have used card { $ability }.
    }
    Each ability works once per action. Rule { $rule }.
zhanguo-refusal-locked = Card { $card } is blocked by unrest: its track is full.
    Lower the unrest there first. Rule { $rule }.
zhanguo-refusal-no-board-ability = Your board has no ability for this action.
    Only B sides have abilities, each for certain actions. Rule { $rule }.
zhanguo-refusal-no-unrest = There is no unrest to lower.
    The track is already empty. Rule { $rule }.
zhanguo-refusal-no-unrest-anywhere = None of your regions has unrest.
    There is nothing to lower. Rule { $rule }.
zhanguo-refusal-no-worker-anywhere = None of your regions has a worker.
    There is nobody to move. Rule { $rule }.
zhanguo-refusal-no-governor-there = You have no governor there in region { $region } to move to { $to }.
    Choose one of yours, on its square or in the open area. Rule { $rule }.
zhanguo-refusal-board-taken = Another player already has { zhanguo-board }.
    Choose another board. Rule { $rule }.
zhanguo-refusal-board-removed = Not in this game: { zhanguo-board }.
    There are as many boards as players. Rule { $rule }.
zhanguo-refusal-must-open = You must open the auction.
    Bid at least 1 VP. Rule { $rule }.
zhanguo-refusal-bid-too-low = { $bid } VP { $bid ->
        [one] does
       *[other] do
    } not beat { $highest }.
    Bid higher, up to your { $vp } VP, or pass. Rule { $rule }.
zhanguo-refusal-bid-too-high = You have only { $vp } VP, not { $bid }.
    The bid to beat is { $highest }. Rule { $rule }.
zhanguo-refusal-reward-officials = Your supply lacks the officials for this reward.
    You must be able to take all of it. Rule { $rule }.
zhanguo-refusal-reward-governor = No governors left in your supply.
    You must be able to take all of the reward. Rule { $rule }.
zhanguo-refusal-reward-palace = You can’t build a palace.
    You need one in your supply, and a region with a free slot and low unrest. Rule { $rule }.
zhanguo-refusal-reward-wall = You can’t build a wall.
    You need one in your supply, and a free slot in a section without your wall. Rule { $rule }.
zhanguo-refusal-not-this-region = The reward is not for region { $region }.
    Choose one of the regions shown on it. Rule { $rule }.
zhanguo-refusal-not-in-rewards = No free moves in the rewards phase.
    You can move again on your next turn. Rule { $rule }.

# The end

zhanguo-reason-five-rounds = five rounds
zhanguo-result-five-rounds = Five rounds are over. { $count ->
    [one] { $you ->
        [yes] You have the most VP and win.
       *[no] { $winners } has the most VP and wins.
    }
   *[other] { $winners } have the most VP and win.
}
zhanguo-score = { $seat }: { $score } VP (cards { $cards }, palaces { $palaces }, squares { $squares }, missing markers { $shortage }, board { $boards }, auction { $auction }; at the end governors { $governors }, markers { $markers }, tasks { $tasks }, walls { $walls })

# The terminal: short forms for narrow columns, answers in words, the table as text

zhanguo-short-trigger = { $trigger ->
    [wall] wall
    [palace] palace
    [hire] hire
    [recruit] recr.
   *[governor] gov.
}
zhanguo-short-bonus = { $bonus ->
    [marker] marker
    [points] { $amount } pts
    [vp] { $amount } VP
    [worker] worker
    [vp_per_aspect] { $amount ->
        [writing] VP/W
        [currency] VP/C
       *[laws] VP/L
    }
    [calm_any] calm*
    [calm_same] calm
    [move_worker] wkr ↔
    [official] { $amount ->
        [red] red
        [gray] gray
       *[white] white
    }
   *[other] ✦
}
zhanguo-short-square = { $bonus ->
    [points] 4p
    [official] off
   *[vp] 4V
}
zhanguo-seat-letter = { $seat ->
    [0] B
    [1] R
    [2] P
   *[3] Y
}
zhanguo-site-name = { $site ->
    [turquoise] turquoise
    [gold] gold
   *[vermilion] vermilion
}
zhanguo-colour-name = { $colour ->
    [red] red
    [gray] gray
   *[white] white
}
zhanguo-card = { zhanguo-aspect } { $arrow } { zhanguo-trigger } → { zhanguo-bonus }
zhanguo-wall-tile = { $worth } VP { zhanguo-criterion }
zhanguo-brings = worth { $vp } VP to you now
zhanguo-needs = { $kind ->
    [wall] walls at { $places }
    [palace] palaces in regions { $places }
   *[governor] governors in regions { $places }
}
zhanguo-reward-text = { $count ->
    [0] { zhanguo-reward }
    [one] { zhanguo-reward } in region { $regions }
   *[other] { zhanguo-reward } in regions { $regions }
}
zhanguo-asked = { $you ->
    [yes] { zhanguo-question }
   *[no] { $seat }: { zhanguo-question }
}
zhanguo-next = Then: { zhanguo-question }
zhanguo-nothing-happens = Nothing happens yet.
zhanguo-balance = { $seat } { $before } → { $after } VP
zhanguo-woken = { $count ->
    [0] Activates no cards
    [one] Activates 1 card
   *[other] Activates { $count } cards
}
zhanguo-answer-form = Type the key shown before an option, such as { $examples }. Type “options” to list them.
zhanguo-options-free = Free moves:
zhanguo-choice-card = Card { $card }
zhanguo-choice-down = Move a { zhanguo-colour } official down in region { $region }
zhanguo-choice-done = Nothing more
zhanguo-choice-board-ability = Your board’s ability
zhanguo-choice-ability = Card { $card } in region { $region }
zhanguo-choice-tuck = Tuck in region { $region }
zhanguo-choice-region = Region { $region }
zhanguo-choice-region-note = { $workers } { $workers ->
    [one] worker
   *[other] workers
}, unrest { $level } of { $track }, { $cards } { $cards ->
    [one] card
   *[other] cards
}
zhanguo-choice-official = { $colour ->
    [red] A red official
    [gray] A gray official
    [white] A white official
   *[none] No official
}
zhanguo-choice-move = Move a { zhanguo-colour } official { $move ->
    [side] from governors area { $region } to governors area { $to }
    [along] from workers area { $region } to workers area { $to }
   *[up] from workers area { $region } up to governors area { $to }
}
zhanguo-choice-square = Square { $square } in region { $region }
zhanguo-choice-use = { $use ->
    [tuck] Tuck it under your board
   *[court] Play it at court
}
zhanguo-choice-section = Section { $section } of the { zhanguo-site } site
zhanguo-choice-rods = The { $rods }-rod slot
zhanguo-choice-workers = { $count ->
    [one] A worker from region { $regions }
   *[other] A worker each from regions { $regions }
}
zhanguo-choice-worker = A worker from region { $region } to region { $to }
zhanguo-choice-governor = { $square ->
    [0] A governor from the open area of region { $region } to region { $to }
   *[other] A governor from square { $square } of region { $region } to region { $to }
}
zhanguo-choice-reward = { $answer ->
    [accept] Accept the { zhanguo-aspect } reward
   *[pass] Pass and keep your markers
}
zhanguo-choice-bid = { $bid ->
    [0] Pass
   *[other] Bid { $bid } VP
}
zhanguo-choice-draft = Give up { $cards }
zhanguo-round = Round { $round } of 5 · { $stage ->
    [boards] boards
    [draft] draft
    [rewards] rewards
    [over] the end
   *[play] turns
}
zhanguo-court = { $top ->
    [0] Court: no card yet; the first counts as both higher and lower.
   *[other] Court: { $top } to beat ({ $cards } { $cards ->
        [one] card
       *[other] cards
    }).
}
zhanguo-wakes-higher = ▲ a higher card activates: { $waiting }
zhanguo-wakes-lower = ▼ a lower card activates: { $waiting }
zhanguo-locked = { $count } blocked
zhanguo-court-short = { $top ->
    [0] Court: first card
   *[other] Court: { $top } to beat
}
zhanguo-reward-line = { zhanguo-aspect }: { $reward }. Markers: { $race }; { $left } left.
zhanguo-later-rewards = Rewards of round { $round }: { $rewards }.
zhanguo-open = free
zhanguo-map-square = { $number } ({ zhanguo-short-square })
zhanguo-map-region = Map, region { $region }: free squares: { $squares }; governors: { $governors }; palaces: { $palaces } of { $slots }.
zhanguo-wall-line = Wall, { zhanguo-site-name } { $section }: { $tile }; slots for 1, 2, 3 rods: { $slots }.
zhanguo-task-line = Task ({ zhanguo-task }): { $needs }; { $slots }.
zhanguo-board-of = Board of { $seat }, { $score } VP if the game ended now:
zhanguo-board-region = Region { $region }: above { $above }; below { $below }; workers { $workers }; unrest { $level } of { $track }, no palace from { $block }; cards: { $cards }.
zhanguo-supplies = { $score } VP now; markers { $markers }; hand { $hand }; left: red { $red }, gray { $gray }, white { $white }, governors { $governors }, palaces { $palaces }, walls { $walls }
zhanguo-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand:
}
zhanguo-short-workers = workers { $count }
zhanguo-short-governors = governors
zhanguo-short-palaces = palaces
zhanguo-title-region = Region { $region }
zhanguo-title-hand = Hand
zhanguo-title-walls = Walls
zhanguo-title-tasks = Tasks
zhanguo-title-left = Left: { $red } red, { $gray } gray, { $white } white · { $governors } { $governors ->
        [one] governor
       *[other] governors
    } · { $palaces } { $palaces ->
        [one] palace
       *[other] palaces
    } · { $walls } { $walls ->
        [one] wall
       *[other] walls
    }
zhanguo-title-score = If the game ended now
zhanguo-source-name = { $source ->
    [governors] governors
    [markers] markers
    [tasks] tasks
    [walls] walls
   *[other] { zhanguo-source }
}
zhanguo-page-table = Table
zhanguo-page-middle = Walls & tasks
zhanguo-page-scores = Scores
zhanguo-left-short = { $count } left
zhanguo-strip-score = { $score } VP
zhanguo-strip-more = · workers { $workers } ▮{ $unrest }
zhanguo-table-keys = ↑↓: pick an option · Enter: play it · click: pick, second click: play. The preview is on the right. X: also list what isn’t possible now · W: why not
    Tab or ←→: turn the page (table, walls and tasks, scores, other boards) · O: next opponent’s board · PgUp/PgDn: scroll · U: undo one step · Y: redo · H: hint · L: log · S: save and go to the menu · Q: save and quit
    On the boards: ↑ officials in the governors area, ↓ in the workers area (r red, g gray, w white); cards with aspect (W C L), trigger (▲ higher activates, ▼ lower activates) and bonus; calm* is in any region, wkr ↔ moves a worker; ▮ unrest, ┃ no palace from here, ! full.
zhanguo-help = ZhanGuo: five rounds of six cards each. Tuck a card at a region of your board: you take markers of its aspect, unrest rises, and its bonus activates on its trigger. Or play it at court for an action: recruit or re-assign officials, hire workers, install a governor, build a palace or a wall. If your card beats the last one (▲ higher for wall, palace and hire, ▼ lower for recruit and governor), your cards with that trigger activate. After each round the most markers of an aspect win its reward. On your turn you can move an official down into its region’s workers area at any time, for free. Governors, markers, tasks and walls score at the end. In line mode, “why” without a move lists what isn’t possible now.
