# What the guides of first games say. Each message of a step is named by a lesson in src/tianxia/games/GAME/lessons; its
# title follows it. The first paragraph says what to do, the next one why.

lesson-name = Tutorial
lesson-step = Step { $number } of { $total }
lesson-show = Show me
lesson-back = Step back
lesson-leave = Leave tutorial
lesson-play-on = Keep playing
lesson-watch = Watch. Nothing is played yet.
lesson-now = { $device ->
    [touch] Tap
   *[other] Click
} the ring: { $what }
lesson-since = Since your last turn:
lesson-title = { $mode ->
    [confirm] Confirm your turn
    [watch] The others play
    [astray] Not the suggested move
   *[done] You know how to play
}
lesson-words = { $mode ->
    [confirm] See what your turn does, then confirm. Nothing counts before.
    [astray] { $off ->
        [yes] Step back to return to the tutorial, or leave it and keep playing. Hints still work.
       *[no] Step back to return to the tutorial, or confirm and play on without it.
    }
   *[watch] You’re next.
}
lesson-tour = Look around first
lesson-tour-head = Tutorial, about { $minutes } minutes
lesson-tour-text = Take a look around the table, or start at once. Stepping back brings you here again.
lesson-tour-place = Stop { $number } of { $total }
lesson-tour-next = Next stop
lesson-tour-start = Start playing

## Qin

qin-tour-board = The board
qin-tour-board-text = Provinces grow from the three coloured spaces in the middle. The gray frames are villages.
qin-tour-players = The race
qin-tour-players-text = How many pagodas everyone still has to place. The first player to place all of them wins.
qin-tour-hand = Your tiles
qin-tour-hand-text = You hold three tiles. Lay one per turn, edge to edge with a coloured space, then draw another.
qin-tour-turn = Your turn
qin-tour-turn-text = Once a tile lies on the board, you read here what it does. Nothing counts until you confirm.
qin-lesson-take = take this tile
qin-lesson-rotate = { $way ->
    [upright] turn the tile upright
    [flat] turn the tile flat
    [above] turn the tile until its { $colour ->
            [r] red
            [y] yellow
           *[b] blue
        } half is on top
   *[left] turn the tile until its { $colour ->
            [r] red
            [y] yellow
           *[b] blue
        } half is on the left
}
qin-lesson-lay = lay it on { $first } and { $second }

qin-lesson-found-title = Your first province
qin-lesson-found =
    Lay the yellow tile beside the yellow space.

    Two or more connected spaces of a colour form a province, and a new province gets your pagoda.
qin-lesson-turn-title = Turn a tile
qin-lesson-turn =
    { $device ->
        [touch] To turn a tile, tap it again in your hand or tap the rotate button.
        [terminal] To turn a tile, press R.
        [line] A tile can face any way: a placement names both halves, the upper or left one first.
       *[desktop] To turn a tile, press R, use the mouse wheel or click the rotate button.
    } Lay this one upright with blue at the bottom.

    Its blue half meets the blue space and founds a blue province.
qin-lesson-grow-title = Several things at once
qin-lesson-grow =
    Lay this tile upright beside your yellow province, with red at the bottom.

    Its yellow half expands your province. Its red half meets a red space and founds another province: one more pagoda.
qin-lesson-village-title = Take a village
qin-lesson-village =
    Expand your red province down to the village, the gray frame.

    The player with the most pagodas in the provinces around a village places a pagoda on it. { $rival } already has three villages.
qin-lesson-join-title = Absorb a province
qin-lesson-join =
    Join your red province with { $rival }’s. Yours has 4 spaces, { $rival }’s has 2: the larger one absorbs the other.

    Five or more spaces make a major province. It gets a second pagoda, and no one can take it from you. { $rival } gets a pagoda back, and you take a village too.
qin-lesson-race-title = Watch the race
qin-lesson-race =
    Lay it here to found a blue province. Look at the numbers beside the names: fewer pagodas left is better.

    { $device ->
        [touch] Tap
        [line] Try
       *[other] Click
    } an illegal space to see why. For example, provinces of the same size can never be joined.
qin-lesson-corner-title = Province and village
qin-lesson-corner = Lay it in the far corner. It founds a province and takes the village beside it.
qin-lesson-besiege-title = Surround a village
qin-lesson-besiege =
    Lay it beside { $rival }’s village in the west. It founds a province there.

    { $rival } has one pagoda beside the village, now you have one too. In a tie the village stays with its owner.
qin-lesson-conquer-title = Conquer it
qin-lesson-conquer =
    Lay it there too. It founds a second province beside the village.

    With two of your pagodas around the village against one of { $rival }’s, you conquer it, and { $rival } gets a pagoda back.
qin-lesson-end =
    That’s all there is to Qin. { $rival } has just taken another village: they change hands until the land around them is full.

    Keep playing! The first player to place their last pagoda wins at once.

## ZhanGuo

zhanguo-tour-land = Walls and regions
zhanguo-tour-land-text = Five regions, shared by all. Governors, palaces and walls here score most of the points. The most points after five rounds win.
zhanguo-tour-court = The court
zhanguo-tour-court-text = Six actions, and the number of the last card that was played here.
zhanguo-tour-rewards = Rewards
zhanguo-tour-rewards-text = At the end of each round, the players with the most markers take the rewards of its column.
zhanguo-tour-tasks = Tasks
zhanguo-tour-tasks-text = Points for pieces in the places shown. Be early: the first player gets the most.
zhanguo-tour-board = Your board
zhanguo-tour-board-text = The same five regions: your officials, your workers, your unrest and the cards you tuck.
zhanguo-tour-hand = Your hand
zhanguo-tour-hand-text = Six cards per round. Tuck each one under your board, or play it at court.
zhanguo-tour-turn = Your turn
zhanguo-tour-turn-text = What to do now, what it costs and what it gives. Nothing counts until you confirm.
zhanguo-tour-players = Players
zhanguo-tour-players-text = Everyone’s markers and points.

zhanguo-lesson-begin-title = Pick a card
zhanguo-lesson-begin =
    Pick card 39. Tucked under your board, it gives 2 victory points (VP) whenever you recruit an official.

    There are five rounds of six cards. Each card is either tucked to unify a region, or played at court for an action.
zhanguo-lesson-tuck-title = Unify a region
zhanguo-lesson-tuck =
    Tuck it at region 2. The first card in a region gives 1 marker of its aspect, here writing.

    The most markers of an aspect choose rewards first, and score at the end of the game. The number of a tucked card no longer matters.
zhanguo-lesson-court-title = Now the court
zhanguo-lesson-court =
    Pick card 44. You’ll play it at court for an action.

    At court only its number matters, not what is printed below it.
zhanguo-lesson-recruit-title = Recruit an official
zhanguo-lesson-recruit =
    Choose “recruit” at court, then a red official, then region 1. One official of each colour there will make a governor.

    When you recruit, a number lower than the last one activates your tucked cards that show “recruit”. The very first court card of a game counts as both lower and higher.
zhanguo-lesson-wake-title = Your card activates
zhanguo-lesson-wake =
    Use card 39: 2 VP.

    It activates again each time you recruit with a lower number.
zhanguo-lesson-second-title = A second card
zhanguo-lesson-second =
    Pick card 43, which activates when you hire. A second card in region 2 gives 2 markers.
zhanguo-lesson-unrest-title = The price is unrest
zhanguo-lesson-unrest =
    Tuck it at region 2. Unrest there rises by 1, and with the third card by 2.

    Unrest is counted by the flames. When the last place of the row is taken, the cards of that region are blocked.
zhanguo-lesson-down-title = A free move
zhanguo-lesson-down =
    Move a red official of region 1 down to the workers area.

    Officials in the upper part, the governors area, become governors. Those in the workers area hire workers. Moving down is free, before you play a card.
zhanguo-lesson-hire-title = Hire workers
zhanguo-lesson-hire =
    Pick card 89, then “hire”: one worker for each official in the workers area, and 1 unrest.

    When you hire, a higher number activates your cards, and 89 is higher than 44.
zhanguo-lesson-wake-again-title = Another card activates
zhanguo-lesson-wake-again = Use card 43. It adds a gray official to region 2.
zhanguo-lesson-governor-title = Install a governor
zhanguo-lesson-governor =
    Pick card 7, then “governor”. It costs a set of officials: one of each colour in the governors area of region 1.

    At the end of the game, the most governors in a region score 9 VP, and 3 VP more for each of them.
zhanguo-lesson-square-title = Choose its bonus
zhanguo-lesson-square =
    Take the 4 VP. Unrest in the region also drops to 0.

    A governor must take a bonus while one is free.
zhanguo-lesson-wall-title = Build a wall
zhanguo-lesson-wall =
    Pick your last card of the round, then “wall”.

    A wall costs one worker for each rod drawn on it, all from different regions. You have a worker.
zhanguo-lesson-section-title = Choose a section
zhanguo-lesson-section =
    Build here. Every section scores something different at the end of the game.

    This one counts regions with at least as many officials as unrest: all five right now, so 5 VP.
zhanguo-lesson-reward-title = The round ends: rewards
zhanguo-lesson-reward =
    Pass on this one, to see how passing goes: the reward is offered to the next player.

    For each aspect, the player with the most markers chooses first. Accepting costs all your markers of that aspect, and markers also count at the end of the game.
zhanguo-lesson-accept-title = Accept a reward
zhanguo-lesson-accept = Accept this one: two red officials in region 1 are worth your currency markers.
zhanguo-lesson-end =
    That’s a full round; four more follow. Palaces cost three workers and give VP for every card you have tucked; tasks reward pieces in certain places.

    Pick anything greyed out to see why, and check the scores for your total if the game ended now.

## The First Empire

first_empire-tour-land = Walls and regions
first_empire-tour-land-text = Five regions, shared by all. Governors, palaces and walls here score most of the points. The most points after five rounds win.
first_empire-tour-sea = The elixir
first_empire-tour-sea-text = Your ship sails along this track. The farther it gets, the more your alchemist cards score.
first_empire-tour-court = The court
first_empire-tour-court-text = Six actions, and the number of the last card that was played here.
first_empire-tour-rewards = Rewards
first_empire-tour-rewards-text = At the end of each round, the players with the most tokens take the rewards of its column.
first_empire-tour-tomb = The mausoleum
first_empire-tour-tomb-text = Meet the condition of a tile to place a terracotta soldier there for points.
first_empire-tour-board = Your board
first_empire-tour-board-text = The same five regions: your officials, your workers, your unrest and the cards you tuck.
first_empire-tour-turn = Your turn
first_empire-tour-turn-text = What to do now, what it costs and what it gives. Nothing counts until you confirm.
first_empire-tour-players = Players
first_empire-tour-players-text = Everyone’s tokens and points.

first_empire-lesson-start-title = Your starting tile
first_empire-lesson-start =
    Take the tile with a general and an alchemist in Chu.

    Before the first round everyone keeps one of two starting tiles, chosen in secret. Later, three different officials in one region make a governor.
first_empire-lesson-begin-title = Pick a card
first_empire-lesson-begin =
    Pick card 72. Tucked on your board, it gives an alchemist whenever you recruit.

    There are five rounds of six cards. Each card is either tucked to unify a region, or played at court for an action.
first_empire-lesson-tuck-title = Unify a region
first_empire-lesson-tuck =
    Tuck it in Wei. The first card in a region gives 1 token of its aspect, here currency.

    Tokens decide the rewards.
first_empire-lesson-court-title = Now the court
first_empire-lesson-court =
    Pick card 10. You’ll play it at court for an action.

    { $rival } played 20 there: that’s the number to compare with. For recruit, elixir and governor a lower card activates your cards; for hire, palace and wall a higher one.
first_empire-lesson-recruit-title = Recruit an official
first_empire-lesson-recruit = Choose “recruit” at court, then an architect, then Chu. Now all three kinds of officials are there.
first_empire-lesson-wake-title = Your card activates
first_empire-lesson-wake =
    Use your abilities: card 72 adds an alchemist in Wei.

    After each action you may do one more thing: use active abilities, or move one official, or neither.
first_empire-lesson-hire-title = Hire workers
first_empire-lesson-hire =
    Pick card 84, then “hire”: 2 workers for 1 unrest. You can hire in Chu because you have a general there.

    It’s higher than 37, so cards that activate on hiring would activate.
first_empire-lesson-pass-title = Nothing more to do
first_empire-lesson-pass =
    Pass. None of your cards activate on hiring.

    You could move an official instead, but the three in Chu should stay together.
first_empire-lesson-wall-title = Build a wall
first_empire-lesson-wall =
    Pick card 119, then “wall”. It costs one worker per rod, all from different regions.

    None of your cards activate on walls yet, so any number will do.
first_empire-lesson-section-title = Choose a section
first_empire-lesson-section =
    Build in the west, on the left.

    Each section scores something different at the end of the game. And a tile of the mausoleum needs a wall in the west.
first_empire-lesson-soldier-title = Place a soldier
first_empire-lesson-soldier =
    Place your soldier on the mausoleum tile that your western wall matches: 5 VP at once. You don’t need to move an official first.

    A full row or column scores 10 at the end. As the first builder in this section you also got an emperor tile: it replaces the trigger of card 72, here with recruiting again.
first_empire-lesson-governor-title = Install a governor
first_empire-lesson-governor =
    Pick card 3, lower than 71, then “governor”. It costs an alchemist, an architect and a general in Chu.

    The most governors in a region score at the end: 10 VP with two players.
first_empire-lesson-space-title = Choose its bonus
first_empire-lesson-space = Put it on the tile for a bonus at once: your ship sails 3 spaces. Unrest in Chu also drops to 0.
first_empire-lesson-symbol-title = The elixir
first_empire-lesson-symbol =
    Take alchemist card A5. It goes to a region with one of your alchemists and activates on governors, even now.

    Your ship has reached a symbol: unlock a soldier, or place an alchemist card. At the end each of these cards scores the value your ship has reached.
first_empire-lesson-activate-title = Your number is low enough
first_empire-lesson-activate = Use your abilities. A5 gives 2 tokens of your choice for 1 unrest in Wei.
first_empire-lesson-tokens-title = Choose tokens
first_empire-lesson-tokens =
    Take a currency token. You choose two.

    The player with the most tokens of an aspect chooses first.
first_empire-lesson-token-again-title = Another token
first_empire-lesson-token-again = Take another currency token.
first_empire-lesson-last-title = Your last card
first_empire-lesson-last =
    Tuck it in Chu: the first card there costs no unrest.

    A third card in Wei would give 3 tokens but raise unrest to 3, and at 3 the cards of a region are blocked.
first_empire-lesson-reward-title = The round ends: rewards
first_empire-lesson-reward =
    Accept: two generals in Chu for all your currency tokens. You have the most, so you choose first.

    No one has a writing token, so that reward is lost.
first_empire-lesson-end =
    That was a round; four more follow. Before the next one, tokens can also unlock soldiers, at 3 in value each, and you keep at most five. Palaces need an architect and two workers there, and one worker elsewhere.

    Pick anything greyed out to see why.
