# What the guides of first games say. Each message is named by a lesson in src/tianxia/games/GAME/lessons.

## Qin

qin-lesson-found = Qin is a race: whoever first has all pagodas on the board wins. Lay the yellow tile beside the yellow space. Two or more connected spaces of a colour are a province, and a new province gets your pagoda.
qin-lesson-turn = A tile can lie any way round: { $device ->
    [touch] tap it in your hand again, or tap the turn button, to turn it.
    [terminal] press R to turn it.
    [line] a placement names both halves, the upper or left one first.
   *[desktop] press R or roll the mouse wheel to turn it.
} Stand the yellow-blue tile upright, blue below, and it founds a blue province in the north.
qin-lesson-grow = One tile can do more than one thing. Its yellow half lets your province grow; its red half meets a red space and founds another province: one more pagoda.
qin-lesson-village = The little houses are villages. Whoever has most pagodas in the provinces around one puts a pagoda on it; Purple has three already. Let your red province grow down to the next village, and it is yours.
qin-lesson-join = Purple’s red province has 2 spaces, yours 4. Join them: whoever brings more spaces takes all. Five spaces or more make a major province, with a second pagoda that nobody can take. Purple takes a pagoda back, and a village falls to you.
qin-lesson-race = The small roofs beside the names are what is left to build: fewer is better. Every new province is one less. Found a blue one here. What cannot be done says why when you { $device ->
    [touch] tap
    [line] try
   *[other] click
} it: provinces of the same size, for example, may never be joined.
qin-lesson-corner = Look for tiles that do more than one thing: this one founds a province in the far corner and takes the village beside it.
qin-lesson-besiege = The village in the west is Purple’s, who has one province beside it. Found one there too. One against one changes nothing yet …
qin-lesson-conquer = … but a second one does. Now two of your pagodas stand around the village against one of Purple’s: you conquer it, and Purple takes a pagoda back.
qin-lesson-end = That is all of Qin. Purple has just taken another village: they change hands until the land around them is settled. Play on! Whoever puts down the last pagoda wins at once.

## ZhanGuo

zhanguo-lesson-begin = ZhanGuo has five rounds of six cards. Each card either unifies a region, tucked under your board, or pays for an action at the court. Card 39 waits for recruiting and then brings 2 VP, so it belongs under your board: tuck it.
zhanguo-lesson-tuck = Tuck it at region 2. The first card of a region brings 1 marker of its aspect, here writing. Markers decide who is asked for the rewards. The number of a tucked card no longer matters.
zhanguo-lesson-court = Now the court. Card 44 pays for an action; what is printed on it does not matter there, only its number.
zhanguo-lesson-recruit = Recruit a red official to region 1. After recruiting, a number lower than the last one wakes your cards; the very first court card of a game counts as lower and as higher.
zhanguo-lesson-wake = Card 39 is awake: use it for 2 VP. It will wake again each time you recruit with a lower number.
zhanguo-lesson-second = A second card at a region brings 2 markers at once. Card 43 waits for hiring: tuck it at region 2 as well.
zhanguo-lesson-unrest = The price: unrest at region 2 rises by 1, with the third card by 2. When it reaches the end of its track, the cards there sleep.
zhanguo-lesson-down = Officials in the upper area of a region, its office, become governors; those in the lower one, at work, hire workers. Moving down is free and costs no turn: send the red official of region 1 down before you play a card.
zhanguo-lesson-hire = Hire with card 89: one worker for each official at work there, and 1 unrest. After hiring, higher numbers wake cards, and 89 is higher than 44.
zhanguo-lesson-wake-again = So card 43 wakes: it sends a gray official to region 2. Use it.
zhanguo-lesson-governor = The office of region 1 still has one official of each colour: a set. Return it for a governor. Most governors in a region bring 9 VP and 3 for each at the end of the game. Card 7 is the lowest you have, as governors wake by lower numbers.
zhanguo-lesson-square = A governor must stand on a bonus square while one is free. Take the 4 VP. Unrest in the region goes to 0 too.
zhanguo-lesson-wall = Your last card of the round. Your worker can build a wall, which costs one worker for each rod, all of different regions.
zhanguo-lesson-section = Every section scores something else at the end. This one counts regions that have at least as many officials as unrest: all five as things stand, so 5 VP.
zhanguo-lesson-reward = The rewards. For each aspect whoever has most markers is asked first. Red has passed on writing, so its reward, an official, could be yours. But accepting costs all markers of the aspect, and markers also count at the end: pass this time.
zhanguo-lesson-accept = Currency: Red passes again, and two red officials at region 1 are worth your markers. Accept.
zhanguo-lesson-end = You know a round now. Play on: four more follow. Palaces cost three workers and bring VP for every card you have tucked; tasks reward pieces at named places. What is greyed tells you why, and the scores show what you would have if the game ended now.

## The First Empire

first_empire-lesson-start = Before the first round everyone keeps one of two starting tiles, chosen in secret. Take the one with a general and an alchemist in Chu: three different officials in one region make a governor later.
first_empire-lesson-begin = Five rounds of six cards. Each card is either tucked, to unify a region, or goes to the court for an action. Card 72 waits for recruiting and then brings an alchemist, so it belongs on your board: choose unification.
first_empire-lesson-tuck = Tuck it in Wei. The first card of a region brings 1 token of its aspect, here currency. Tokens decide who is asked for the rewards.
first_empire-lesson-court = Yellow has played 20 to the court: that is the number to beat. After recruit, elixir and governor a lower card wakes yours; after hire, palace and wall a higher one. Card 10 is lower.
first_empire-lesson-recruit = Recruit an architect to Chu. Then all three kinds of officials stand there.
first_empire-lesson-wake = After each action you may do one thing more: use abilities that are awake, or move one official, or neither. Use them: card 72 brings an alchemist to Wei.
first_empire-lesson-hire = Chu has a general, so you can hire there: 2 workers for 1 unrest. Card 84 is higher than 37, as hiring likes it.
first_empire-lesson-pass = Nothing of yours waits for hiring. You could move an official instead, but the three in Chu should stay together: pass.
first_empire-lesson-wall = A worker can build a wall. It costs one worker for each rod, all of different regions. Nothing waits for walls yet, so any number will do: play 119.
first_empire-lesson-section = Each section counts something else at the end of the game. Build in the west: a mausoleum tile asks for one wall there.
first_empire-lesson-after-wall = You are the first in this section, so an emperor tile lies on your card 72. It replaces what the card waits for; here it is recruiting again. Nothing else to do: pass.
first_empire-lesson-soldier = The mausoleum: your wall fulfils the tile of the western wall. Place your soldier: 5 points at once from the topmost slot. A full row or column brings 10 at the end.
first_empire-lesson-governor = Alchemist, architect and general in Chu: return them for a governor. Most governors in a region bring points at the end, 10 with two players. Card 3 is lower than 71.
first_empire-lesson-space = Put it on the tile, whose bonus comes at once: your ship sails 3 spaces. Unrest in Chu goes to 0 too.
first_empire-lesson-symbol = The ship has reached a symbol: unlock a soldier, or place an alchemist card where an alchemist of yours stands. Place a card: at the end each one counts as many points as your ship has reached by then.
first_empire-lesson-alchemist = A5 waits for governors. It came during this very action, so it may wake at once.
first_empire-lesson-activate = The number is low enough. Use A5: 1 unrest in Wei for 2 tokens of your choice.
first_empire-lesson-tokens = Take currency twice: whoever has most tokens of an aspect is asked first.
first_empire-lesson-last = Your last card of the round. Unify Chu with it: the first card there costs no unrest. A third card in Wei would bring 3 tokens, but unrest 3, and at 3 the cards of a region sleep.
first_empire-lesson-reward = The rewards. Nobody has a token of writing, so its reward is lost. You have most of currency: two generals in Chu for all your currency tokens. Accept.
first_empire-lesson-end = That was a round. Before the next one, tokens can also unlock soldiers, 3 in value for each; at most five are kept. Play on: four more rounds follow. Palaces need an architect, two workers there and one elsewhere. What is greyed tells you why.
