# Where the parts of a game come from. Each message is named by the words of the data in src/tianxia/games/GAME/data.

## Qin

source-a-public-photo-reading-of-the-printed-side-starts-eight-villages-fitted-to-the-1 = a public photo reading of the printed side (starts, eight villages), fitted to the 13 x 13 grid that four independent descriptions agree on
source-four-independent-descriptions-of-the-board = four independent descriptions of the board
source-photo-reading-shifted-so-that-yellow-lies-on-the-centre = photo reading, shifted so that yellow lies on the centre
source-photo-reading-shifted-likewise = photo reading, shifted likewise
source-half-turn-images-of-the-two-villages-on-the-right-edge-in-the-column-that-the-ph = half-turn images of the two villages on the right edge, in the column that the photo reading missed
source-our-own-design-no-layout-of-this-side-is-known-to-us-it-keeps-to-what-is-describ = our own design: no layout of this side is known to us; it keeps to what is described of it
source-several-independent-descriptions-of-the-board = several independent descriptions of the board
source-our-own-design-half-turn-symmetric-no-water-beside-a-village = our own design, half-turn symmetric, no water beside a village
source-components-list-the-six-kinds-are-named-by-several-descriptions = components list; the six kinds are named by several descriptions
source-set-up = set-up

## ZhanGuo

source-lengths-2-3-and-4-must-all-occur-by-the-rulebook-its-two-examples-in-region-4-su = lengths 2, 3 and 4 must all occur by the rulebook; its two examples in region 4 suggest 3 there; a block stands one slot before the end, never before slot 2; number and place of the officials by the rulebook, colours ours
source-ability-by-the-rulebook-in-its-order-of-the-four-boards-that-the-circle-carries = ability by the rulebook, in its order of the four boards; that the circle carries it, and the lengths, are ours
source-ability-by-the-rulebook-in-its-order-of-the-four-boards-that-the-square-carries = ability by the rulebook, in its order of the four boards; that the square carries it, and the lengths, are ours
source-ability-by-the-rulebook-in-its-order-of-the-four-boards-that-the-triangle-carrie = ability by the rulebook, in its order of the four boards; that the triangle carries it, and the lengths, are ours
source-ability-by-the-rulebook-in-its-order-of-the-four-boards-that-the-star-carries-it = ability by the rulebook, in its order of the four boards; that the star carries it, and the lengths, are ours
source-the-chain-of-the-later-edition-arrows-between-neighbours-on-the-boards-of-this-o = the chain of the later edition, arrows between neighbours on the boards of this one, and the rulebook's two points from 3 to 5
source-the-three-kinds-are-in-the-rulebook-one-of-each-in-every-region-is-ours = the three kinds are in the rulebook; one of each in every region is ours
source-three-sites-of-two-sections-each-with-slots-of-1-2-and-3-rods-turquoise-and-gold = three sites of two sections, each with slots of 1, 2 and 3 rods; turquoise and gold are named in examples, vermilion is our name
source-criteria-and-vp-by-the-rulebook-s-list-which-two-share-a-tile-is-read-from-the-o = criteria and VP by the rulebook's list; which two share a tile is read from the order of that list
source-example-of-a-wall-task = example of a wall task
source-the-example-turned-on-by-one-site = the example turned on by one site
source-the-example-turned-on-by-two-sites = the example turned on by two sites
source-one-wall-at-each-site = one wall at each site
source-example-of-a-palace-task = example of a palace task
source-each-region-twice-over-the-palace-tiles = each region twice over the palace tiles
source-a-tile-of-four-symbols-the-most-that-the-rulebook-allows = a tile of four symbols, the most that the rulebook allows
source-a-session-report-tells-of-two-tiles-that-need-all-five-regions-together = a session report tells of two tiles that need all five regions together
source-a-tile-of-two-symbols-the-fewest-that-the-rulebook-allows = a tile of two symbols, the fewest that the rulebook allows
source-the-rulebook-s-example-shows-slots-of-5-3-and-2-four-of-them-because-each-of-fou = the rulebook's example shows slots of 5, 3 and 2; four of them, because each of four players may hold one
source-the-same-place-in-the-table-of-the-later-edition = the same place in the table of the later edition
source-the-order-of-the-rulebook-s-list-of-rewards-and-a-ladder-in-every-row = the order of the rulebook's list of rewards, and a ladder in every row
source-governors-in-rounds-3-4-and-5-by-the-rulebook-place-and-regions-as-in-the-later = governors in rounds 3, 4 and 5 by the rulebook; place and regions as in the later edition
source-rounds-4-and-5-offer-one-governor-one-wall-and-one-palace-each = rounds 4 and 5 offer one governor, one wall and one palace each
source-kind-as-in-the-later-edition-the-region-is-ours-by-the-number-of-the-round = kind as in the later edition; the region is ours, by the number of the round
source-a-governor-anywhere-in-round-5-by-the-rulebook-its-row-as-in-the-later-edition = a governor anywhere in round 5 by the rulebook; its row as in the later edition
source-an-eight-card-kit-for-each-trigger-and-aspect-numbers-by-our-rule = an eight-card kit for each trigger and aspect; numbers by our rule
source-the-rulebook-shows-a-palace-card-with-3-vp-its-number-is-ours = the rulebook shows a palace card with 3 VP; its number is ours
source-a-blog-s-photo-shows-a-palace-card-with-a-red-official-its-number-is-ours = a blog's photo shows a palace card with a red official; its number is ours
source-components-and-set-up = components and set-up
source-general-supply-markers-of-value-1-for-each-player-and-aspect-one-of-value-3-per = general supply: markers of value 1 for each player and aspect, one of value 3 per aspect, three decks of 40
source-end-of-the-game-governors-9-and-3-each-markers-of-writing-currency-and-laws-15-v = end of the game: governors 9 and 3 each; markers of writing, currency and laws; 15 VP to bid with

## The First Empire

source-our-layout-of-19-printed-abilities-over-6-triggers-the-aspect-of-a-number-is-pri = our layout of 19 printed abilities over 6 triggers; the aspect of a number is printed
source-abilities-french-appendix-1-triggers-our-own-layout = abilities: French appendix 1; triggers: our own layout
source-appendix-on-wall-tiles-english-and-french-together = appendix on wall tiles, English and French together
source-our-pairing-a-strong-criterion-on-each-front-a-weak-one-on-each-back = our pairing: a strong criterion on each front, a weak one on each back
source-six-tiles-for-six-triggers-are-forced-by-the-counts-which-site-each-belongs-to-i = six tiles for six triggers are forced by the counts; which site each belongs to is ours
source-kinds-and-points-appendix-on-palace-tiles-fifteen-tiles-of-five-kinds-make-three = kinds and points: appendix on palace tiles; fifteen tiles of five kinds make three of each
source-appendix-on-governor-tiles-that-one-half-is-chosen-is-our-reading = appendix on governor tiles; that one half is chosen is our reading
source-appendix-on-starting-tiles-regions-and-tokens-of-s4-to-s6-are-ours = appendix on starting tiles; regions and tokens of S4 to S6 are ours
source-our-own-track-it-fits-the-rulebook-s-sailing-example-and-the-15-to-20-spaces-tha = our own track; it fits the rulebook's sailing example and the 15 to 20 spaces that Li Si sails
source-our-own-grid-one-wall-site-in-each-row-and-column-the-elixir-in-the-middle = our own grid: one wall site in each row and column, the elixir in the middle
source-our-own-conditions-their-sums-let-li-si-s-decks-behave-as-the-rulebook-describes = our own conditions; their sums let Li Si's decks behave as the rulebook describes
source-the-number-of-slots-is-printed-the-rods-are-ours-the-rulebook-wants-one-two-and = the number of slots is printed; the rods are ours, the rulebook wants one, two and three among them
source-four-players-use-all-fifteen-tiles-three-leave-out-the-spaces-marked-4 = four players use all fifteen tiles, three leave out the spaces marked 4
source-set-up-and-final-scoring = set-up and final scoring
source-appendix-on-the-unification-tableaux-english-and-french-together = appendix on the unification tableaux, English and French together
source-kind-and-effect-are-printed-for-all-five-alike-only-the-decks-are-ours = kind and effect are printed for all five alike; only the decks are ours
source-kind-is-printed-steps-follow-a-designer-article-15-or-20-spaces-in-five-rounds-o = kind is printed; steps follow a designer article (15 or 20 spaces in five rounds), one-shots ours
source-kind-and-the-three-ways-to-place-are-printed-region-order-is-ours = kind and the three ways to place are printed; region order is ours
source-kind-6-points-and-large-token-are-printed-orders-and-whether-it-takes-the-tile-a = kind, 6 points and large token are printed; orders and whether it takes the tile are ours
source-kind-and-the-three-pictograms-are-printed-site-order-is-ours = kind and the three pictograms are printed; site order is ours
source-solo-chapter-scoring-cards = solo chapter, scoring cards
source-seven-cards-that-come-again-and-two-that-are-used-once-designer-article-numbers = seven cards that come again and two that are used once: designer article; numbers, starts and scoring cards are ours

## What is drawn of Qin's boards, in the letters and numbers at their edge

source-size-13-x-13-no-water = 13 × 13 spaces, no water
source-start-spaces-blue-g5-yellow-g7-red-g9 = Start spaces: blue G5, yellow G7, red G9
source-villages-f1-g1-m1-c4-j4-c8-c9-k8-l8-h12-i12-m12 = Villages at F1–G1, M1, C4, J4, C8–C9, K8–L8, H12–I12 and M12
source-villages-a2-and-a13 = Villages at A2 and A13
source-size-13-x-13-three-start-spaces-near-the-middle-placed-otherwise-than-on-bird-mo = 13 × 13 spaces; three start spaces near the middle, in other places than on Bird; more villages than Bird; water
source-where-each-start-space-village-and-pond-lies = Position of each start space, village and pond
