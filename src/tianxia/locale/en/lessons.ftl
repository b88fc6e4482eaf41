# What the guides of first games say. Each message is named by a lesson in src/tianxia/games/GAME/lessons.

## Qin

qin-lesson-found = Qin is a race: whoever first has all pagodas on the board wins. Lay the yellow tile beside the yellow space. Two or more connected spaces of a colour are a province, and a new province gets your pagoda.
qin-lesson-grow = One tile can do two things. Its yellow half lets your province grow; its red half meets a red space and founds another province: your second pagoda.
qin-lesson-village = The little houses are villages. Whoever has most pagodas in the provinces around one puts a pagoda on it; Purple has two already. Let your red province grow down to the next village, and it is yours.
qin-lesson-join = Purple’s red province has 2 spaces, yours 4. Join them: whoever brings more spaces takes all. Five spaces or more make a major province, with a second pagoda that nobody can take. Purple takes a pagoda back, and a village falls to you.
qin-lesson-race = The small roofs beside the names are what is left to build: fewer is better. Every new province is one less. Found a blue one here. What cannot be done says why when you click it: a tie between two provinces, for example, may never be joined.
qin-lesson-corner = Look for tiles that do two things at once: this one founds a province in the far corner and takes the village beside it.
qin-lesson-besiege = The village in the west is Purple’s, who has one province beside it. Found one there too. One against one changes nothing yet …
qin-lesson-conquer = … but a second one does. Now two of your pagodas stand around the village against one of Purple’s: you conquer it, and Purple takes a pagoda back.
qin-lesson-end = That is all of Qin. Purple has answered in kind: villages change hands until the land around them is settled. Play on! Whoever puts down the last pagoda wins at once.
