# What the guides of first games say. Each message is named by a lesson in src/tianxia/games/GAME/lessons.

## Qin

qin-lesson-found = Qin is a race: the first player to place all their pagodas wins. Lay the yellow tile beside the yellow space. Two or more connected spaces of a colour form a province, and a new province gets your pagoda.
qin-lesson-turn = A tile can face any way: { $device ->
    [touch] tap it again in your hand, or tap the rotate button, to rotate it.
    [terminal] press R to rotate it.
    [line] a placement names both halves, the upper or left one first.
   *[desktop] press R or use the mouse wheel to rotate it.
} Place the yellow-blue tile upright with blue at the bottom to found a blue province in the north.
qin-lesson-grow = One tile can do several things. Its yellow half expands your province; its red half meets a red space and founds another province. That’s one more pagoda.
qin-lesson-village = The little houses are villages. The player with the most pagodas in the provinces around a village places a pagoda on it. Purple already has three. Expand your red province down to the next village to take it.
qin-lesson-join = Purple’s red province has 2 spaces, yours has 4. Join them: the larger side takes everything. Five or more spaces make a major province, with a second pagoda, and no one can take it from you. Purple gets a pagoda back, and you take a village.
qin-lesson-race = The small roofs show how many pagodas each player still has to place: fewer is better. Every new province is one less. Found a blue one here. { $device ->
    [touch] Tap
    [line] Try
   *[other] Click
} an illegal space to see why: provinces of the same size, for example, can never be joined.
qin-lesson-corner = Look for tiles that do several things: this one founds a province in the far corner and takes the village beside it.
qin-lesson-besiege = The village in the west is Purple’s, with one province beside it. Found one there too. One against one changes nothing yet…
qin-lesson-conquer = … but a second one does. With two of your pagodas around the village against one of Purple’s, you conquer it, and Purple gets a pagoda back.
qin-lesson-end = That’s all there is to Qin. Purple has just taken another village: they change hands until the land around them is full. Keep playing! The first player to place their last pagoda wins at once.

## ZhanGuo

zhanguo-lesson-begin = ZhanGuo has five rounds of six cards. You tuck each card under your board to unify a region, or play it at court for an action. Card 39 gives 2 VP whenever you recruit, so tuck it under your board.
zhanguo-lesson-tuck = Tuck it at region 2. The first card in a region gives 1 marker of its aspect, here writing. Markers decide the rewards. The number of a tucked card no longer matters.
zhanguo-lesson-court = Now the court. Play card 44 for an action. At court only its number matters, not what is printed on it.
zhanguo-lesson-recruit = Recruit a red official to region 1. After recruiting, a number lower than the last one activates your cards. The very first court card of a game counts as both lower and higher.
zhanguo-lesson-wake = Card 39 is active: use it for 2 VP. It activates again each time you recruit with a lower number.
zhanguo-lesson-second = A second card in a region gives 2 markers at once. Card 43 activates when you hire: tuck it at region 2 as well.
zhanguo-lesson-unrest = The price: unrest in region 2 rises by 1, and with the third card by 2. When it reaches the end of its track, the cards there are blocked.
zhanguo-lesson-down = Officials in the upper part of a region, its governors area, become governors; those in the lower part, the workers area, hire workers. Moving down is free and costs no turn: move the red official of region 1 down before you play a card.
zhanguo-lesson-hire = Hire with card 89: one worker for each official in the workers area, and 1 unrest. After hiring, higher numbers activate cards, and 89 is higher than 44.
zhanguo-lesson-wake-again = So card 43 activates: it adds a gray official to region 2. Use it.
zhanguo-lesson-governor = The governors area of region 1 still has one official of each colour: a set. Return it to install a governor. At the end of the game the most governors in a region score 9 VP plus 3 for each. Governors need a lower number, and card 7 is your lowest.
zhanguo-lesson-square = You must place a governor on a bonus square while one is free. Take the 4 VP. Unrest in the region also drops to 0.
zhanguo-lesson-wall = Your last card of the round. You have a worker, so build a wall. It costs one worker per rod, all from different regions.
zhanguo-lesson-section = Every section scores something different at the end. This one counts regions with at least as many officials as unrest: all five right now, so 5 VP.
zhanguo-lesson-reward = The rewards. For each aspect, the player with the most markers chooses first. Red passed on writing, so you could take its reward, an official. But accepting costs all your markers of that aspect, and markers also count at the end: pass this time.
zhanguo-lesson-accept = Currency: Red passes again, and two red officials in region 1 are worth your markers. Accept.
zhanguo-lesson-end = That’s a full round; four more follow. Keep playing! Palaces cost three workers and give VP for every card you have tucked; tasks reward pieces in certain places. Pick anything greyed out to see why, and check the scores for your total if the game ended now.

## The First Empire

first_empire-lesson-start = Before the first round everyone keeps one of two starting tiles, chosen in secret. Take the one with a general and an alchemist in Chu: later, three different officials in one region make a governor.
first_empire-lesson-begin = Five rounds of six cards. Tuck each card to unify a region, or play it at court for an action. Card 72 gives an alchemist whenever you recruit, so it belongs on your board: choose unification.
first_empire-lesson-tuck = Tuck it in Wei. The first card in a region gives 1 token of its aspect, here currency. Tokens decide the rewards.
first_empire-lesson-court = Yellow played 20 at court: that’s the number to beat. For recruit, elixir and governor a lower card activates yours; for hire, palace and wall a higher one. Card 10 is lower.
first_empire-lesson-recruit = Recruit an architect in Chu. Then you have all three kinds of officials there.
first_empire-lesson-wake = After each action you may do one more thing: use active abilities, or move one official, or neither. Use them: card 72 adds an alchemist in Wei.
first_empire-lesson-hire = You have a general in Chu, so you can hire there: 2 workers for 1 unrest. Card 84 is higher than 37, and hiring needs a higher card.
first_empire-lesson-pass = None of your cards activate on hiring. You could move an official instead, but the three in Chu should stay together: pass.
first_empire-lesson-wall = A worker can build a wall. It costs one worker per rod, all from different regions. None of your cards activate on walls yet, so any number will do: play 119.
first_empire-lesson-section = Each section scores something different at the end of the game. Build in the west: a mausoleum tile needs one wall there.
first_empire-lesson-after-wall = You’re the first builder in this section, so an emperor tile goes on your card 72. It replaces the card’s trigger; here it’s recruiting again. Nothing else to do: pass.
first_empire-lesson-soldier = The mausoleum: your wall meets the condition of the western wall’s tile. Place your soldier: the topmost slot scores 5 VP at once. A full row or column scores 10 at the end.
first_empire-lesson-governor = Alchemist, architect and general in Chu: return them to install a governor. The most governors in a region score at the end, 10 VP with two players. Card 3 is lower than 71.
first_empire-lesson-space = Put it on the tile to get a bonus at once: your ship sails 3 spaces. Unrest in Chu also drops to 0.
first_empire-lesson-symbol = The ship has reached a symbol: unlock a soldier, or place an alchemist card in a region with one of your alchemists. Place a card: at the end each one scores the value your ship has reached.
first_empire-lesson-alchemist = A5 activates on governors. You placed it during this very action, so it can activate at once.
first_empire-lesson-activate = Your number is low enough. Use A5: 1 unrest in Wei for 2 tokens of your choice.
first_empire-lesson-tokens = Take currency twice: the player with the most tokens of an aspect chooses first.
first_empire-lesson-last = Your last card of the round. Use it to unify Chu: the first card there costs no unrest. A third card in Wei would give 3 tokens but raise unrest to 3, and at 3 the cards of a region are blocked.
first_empire-lesson-reward = The rewards. No one has a writing token, so that reward is lost. You have the most currency: two generals in Chu for all your currency tokens. Accept.
first_empire-lesson-end = That was a round; four more follow. Before the next one, tokens can also unlock soldiers, at 3 in value each, and you keep at most five. Keep playing! Palaces need an architect and two workers there, and one worker elsewhere. Pick anything greyed out to see why.
