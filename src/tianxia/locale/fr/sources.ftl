# Where the parts of a game come from. Each message is named by the words of the data in src/tianxia/games/GAME/data.

## Qin

source-a-public-photo-reading-of-the-printed-side-starts-eight-villages-fitted-to-the-1 = une photo de la face imprimée, décrite publiquement (cases de départ, huit villages), ajustée à la grille de 13 × 13 sur laquelle quatre descriptions indépendantes s’accordent
source-four-independent-descriptions-of-the-board = quatre descriptions indépendantes du plateau
source-photo-reading-shifted-so-that-yellow-lies-on-the-centre = lu sur la photo, décalé pour que le jaune soit au centre
source-photo-reading-shifted-likewise = lu sur la photo, décalé de même
source-half-turn-images-of-the-two-villages-on-the-right-edge-in-the-column-that-the-ph = les deux villages du bord droit, tournés d’un demi-tour, dans la colonne que la photo ne montrait pas
source-our-own-design-no-layout-of-this-side-is-known-to-us-it-keeps-to-what-is-describ = notre propre dessin : la disposition de cette face nous est inconnue ; il respecte ce qu’on en décrit
source-several-independent-descriptions-of-the-board = plusieurs descriptions indépendantes du plateau
source-our-own-design-half-turn-symmetric-no-water-beside-a-village = notre propre dessin, identique après un demi-tour, pas d’eau à côté d’un village
source-components-list-the-six-kinds-are-named-by-several-descriptions = liste du matériel ; les six sortes sont nommées par plusieurs descriptions
source-set-up = mise en place

## ZhanGuo

source-lengths-2-3-and-4-must-all-occur-by-the-rulebook-its-two-examples-in-region-4-su = les longueurs 2, 3 et 4 doivent toutes exister selon le livret ; ses deux exemples en région 4 y suggèrent 3 ; un blocage se trouve une case avant la fin, jamais avant la case 2 ; nombre et lieu des officiels selon le livret, couleurs de nous
source-ability-by-the-rulebook-in-its-order-of-the-four-boards-that-the-circle-carries = capacité selon le livret, dans son ordre des quatre plateaux ; que le cercle la porte, et les longueurs, sont de nous
source-ability-by-the-rulebook-in-its-order-of-the-four-boards-that-the-square-carries = capacité selon le livret, dans son ordre des quatre plateaux ; que le carré la porte, et les longueurs, sont de nous
source-ability-by-the-rulebook-in-its-order-of-the-four-boards-that-the-triangle-carrie = capacité selon le livret, dans son ordre des quatre plateaux ; que le triangle la porte, et les longueurs, sont de nous
source-ability-by-the-rulebook-in-its-order-of-the-four-boards-that-the-star-carries-it = capacité selon le livret, dans son ordre des quatre plateaux ; que l’étoile la porte, et les longueurs, sont de nous
source-the-chain-of-the-later-edition-arrows-between-neighbours-on-the-boards-of-this-o = la chaîne de l’édition suivante, les flèches entre voisines sur les plateaux de celle-ci, et les deux points de 3 à 5 dans le livret
source-the-three-kinds-are-in-the-rulebook-one-of-each-in-every-region-is-ours = les trois sortes sont dans le livret ; une de chaque par région est de nous
source-three-sites-of-two-sections-each-with-slots-of-1-2-and-3-rods-turquoise-and-gold = trois sites de deux sections, chacune avec des emplacements de 1, 2 et 3 traits ; turquoise et or sont nommés dans des exemples, vermillon est notre nom
source-criteria-and-vp-by-the-rulebook-s-list-which-two-share-a-tile-is-read-from-the-o = critères et PV selon la liste du livret ; lesquels partagent une tuile se lit dans l’ordre de cette liste
source-example-of-a-wall-task = exemple d’une mission de muraille
source-the-example-turned-on-by-one-site = l’exemple, décalé d’un site
source-the-example-turned-on-by-two-sites = l’exemple, décalé de deux sites
source-one-wall-at-each-site = une muraille sur chaque site
source-example-of-a-palace-task = exemple d’une mission de palais
source-each-region-twice-over-the-palace-tiles = chaque région deux fois sur les tuiles de palais
source-a-tile-of-four-symbols-the-most-that-the-rulebook-allows = une tuile de quatre symboles, le plus que le livret permette
source-a-session-report-tells-of-two-tiles-that-need-all-five-regions-together = un récit de partie parle de deux tuiles qui demandent ensemble les cinq régions
source-a-tile-of-two-symbols-the-fewest-that-the-rulebook-allows = une tuile de deux symboles, le moins que le livret permette
source-the-rulebook-s-example-shows-slots-of-5-3-and-2-four-of-them-because-each-of-fou = l’exemple du livret montre des cases de 5, 3 et 2 ; elles sont quatre, car chacun de quatre joueurs peut en tenir une
source-the-same-place-in-the-table-of-the-later-edition = la même place dans le tableau de l’édition suivante
source-the-order-of-the-rulebook-s-list-of-rewards-and-a-ladder-in-every-row = l’ordre de la liste des récompenses du livret, et une progression dans chaque ligne
source-governors-in-rounds-3-4-and-5-by-the-rulebook-place-and-regions-as-in-the-later = gouverneurs aux manches 3, 4 et 5 selon le livret ; place et régions comme dans l’édition suivante
source-rounds-4-and-5-offer-one-governor-one-wall-and-one-palace-each = les manches 4 et 5 offrent chacune un gouverneur, une muraille et un palais
source-kind-as-in-the-later-edition-the-region-is-ours-by-the-number-of-the-round = sorte comme dans l’édition suivante ; la région est de nous, par le numéro de la manche
source-a-governor-anywhere-in-round-5-by-the-rulebook-its-row-as-in-the-later-edition = un gouverneur n’importe où à la manche 5 selon le livret ; sa ligne comme dans l’édition suivante
source-an-eight-card-kit-for-each-trigger-and-aspect-numbers-by-our-rule = un lot de huit cartes par déclencheur et aspect ; nombres selon notre règle
source-the-rulebook-shows-a-palace-card-with-3-vp-its-number-is-ours = le livret montre une carte de palais à 3 PV ; son nombre est de nous
source-a-blog-s-photo-shows-a-palace-card-with-a-red-official-its-number-is-ours = la photo d’un blog montre une carte de palais avec un officiel rouge ; son nombre est de nous
source-components-and-set-up = matériel et mise en place
source-general-supply-markers-of-value-1-for-each-player-and-aspect-one-of-value-3-per = réserve générale : des jetons de valeur 1 par joueur et aspect, un de valeur 3 par aspect, trois pioches de 40
source-end-of-the-game-governors-9-and-3-each-markers-of-writing-currency-and-laws-15-v = fin de la partie : gouverneurs 9 et 3 chacun ; jetons d’écriture, de monnaie et de lois ; 15 PV pour miser

## The First Empire

source-our-layout-of-19-printed-abilities-over-6-triggers-the-aspect-of-a-number-is-pri = notre répartition de 19 capacités imprimées sur 6 déclencheurs ; l’aspect d’un nombre est imprimé
source-abilities-french-appendix-1-triggers-our-own-layout = capacités : annexe 1 du livret français ; déclencheurs : notre répartition
source-appendix-on-wall-tiles-english-and-french-together = annexe sur les tuiles Muraille, anglais et français ensemble
source-our-pairing-a-strong-criterion-on-each-front-a-weak-one-on-each-back = nos paires : un critère fort sur chaque recto, un faible sur chaque verso
source-six-tiles-for-six-triggers-are-forced-by-the-counts-which-site-each-belongs-to-i = six tuiles pour six déclencheurs découlent des quantités ; le site de chacune est notre choix
source-kinds-and-points-appendix-on-palace-tiles-fifteen-tiles-of-five-kinds-make-three = sortes et points : annexe sur les tuiles Palais ; quinze tuiles de cinq sortes en font trois de chaque
source-appendix-on-governor-tiles-that-one-half-is-chosen-is-our-reading = annexe sur les tuiles Gouverneur ; qu’on choisisse une moitié est notre lecture
source-appendix-on-starting-tiles-regions-and-tokens-of-s4-to-s6-are-ours = annexe sur les tuiles de Départ ; régions et jetons de S4 à S6 sont de nous
source-our-own-track-it-fits-the-rulebook-s-sailing-example-and-the-15-to-20-spaces-tha = notre propre parcours ; il convient à l’exemple du livret et aux 15 à 20 cases que parcourt Li Si
source-our-own-grid-one-wall-site-in-each-row-and-column-the-elixir-in-the-middle = notre propre grille : un site de Muraille par ligne et par colonne, l’Élixir au milieu
source-our-own-conditions-their-sums-let-li-si-s-decks-behave-as-the-rulebook-describes = nos propres conditions ; leurs sommes font agir les paquets de Li Si comme le livret le décrit
source-the-number-of-slots-is-printed-the-rods-are-ours-the-rulebook-wants-one-two-and = le nombre d’emplacements est imprimé ; les traits sont de nous, le livret en veut une, deux et trois parmi elles
source-four-players-use-all-fifteen-tiles-three-leave-out-the-spaces-marked-4 = à quatre, les quinze tuiles servent ; à trois, les cases marquées 4 restent vides
source-set-up-and-final-scoring = mise en place et décompte final
source-appendix-on-the-unification-tableaux-english-and-french-together = annexe sur les tableaux d’unification, anglais et français ensemble
source-kind-and-effect-are-printed-for-all-five-alike-only-the-decks-are-ours = la sorte et l’effet sont imprimés, pareils pour les cinq ; seuls les paquets sont de nous
source-kind-is-printed-steps-follow-a-designer-article-15-or-20-spaces-in-five-rounds-o = la sorte est imprimée ; les cases suivent un article de l’auteur (15 ou 20 en cinq manches), les usages uniques sont de nous
source-kind-and-the-three-ways-to-place-are-printed-region-order-is-ours = la sorte et les trois façons de placer sont imprimées ; l’ordre des régions est de nous
source-kind-6-points-and-large-token-are-printed-orders-and-whether-it-takes-the-tile-a = la sorte, les 6 PV et le grand jeton sont imprimés ; les ordres et la prise de la tuile sont de nous
source-kind-and-the-three-pictograms-are-printed-site-order-is-ours = la sorte et les trois pictogrammes sont imprimés ; l’ordre des sites est de nous
source-solo-chapter-scoring-cards = chapitre solo, cartes de score
source-seven-cards-that-come-again-and-two-that-are-used-once-designer-article-numbers = sept cartes qui reviennent et deux à usage unique : article de l’auteur ; numéros, départs et cartes de score sont de nous

## What is drawn of Qin's boards, in the letters and numbers at their edge

source-size-13-x-13-no-water = 13 × 13 cases, pas d’eau
source-start-spaces-blue-g5-yellow-g7-red-g9 = Cases de départ : bleu G5, jaune G7, rouge G9
source-villages-f1-g1-m1-c4-j4-c8-c9-k8-l8-h12-i12-m12 = Villages en F1–G1, M1, C4, J4, C8–C9, K8–L8, H12–I12 et M12
source-villages-a2-and-a13 = Villages en A2 et A13
source-size-13-x-13-three-start-spaces-near-the-middle-placed-otherwise-than-on-bird-mo = 13 × 13 cases ; trois cases de départ près du milieu, placées autrement que sur Oiseau ; plus de villages ; de l’eau
source-where-each-start-space-village-and-pond-lies = Où se trouve chaque case de départ, village et étang
