# Where the parts of a game come from. Each message is named by the words of the data in src/tianxia/games/GAME/data.

## Qin

source-a-public-photo-reading-of-the-printed-side-starts-eight-villages-fitted-to-the-1 = ein Foto der gedruckten Seite, öffentlich beschrieben (Startfelder, acht Dörfer), eingepasst in das Raster von 13 × 13, in dem vier unabhängige Beschreibungen übereinstimmen
source-four-independent-descriptions-of-the-board = vier unabhängige Beschreibungen des Plans
source-photo-reading-shifted-so-that-yellow-lies-on-the-centre = vom Foto abgelesen, so verschoben, dass Gelb in der Mitte liegt
source-photo-reading-shifted-likewise = vom Foto abgelesen, ebenso verschoben
source-half-turn-images-of-the-two-villages-on-the-right-edge-in-the-column-that-the-ph = die beiden Dörfer am rechten Rand, um eine halbe Drehung gespiegelt, in der Spalte, die auf dem Foto fehlt
source-our-own-design-no-layout-of-this-side-is-known-to-us-it-keeps-to-what-is-describ = unser eigener Entwurf: Wie diese Seite angelegt ist, wissen wir nicht; er hält sich an das, was beschrieben ist
source-several-independent-descriptions-of-the-board = mehrere unabhängige Beschreibungen des Plans
source-our-own-design-half-turn-symmetric-no-water-beside-a-village = unser eigener Entwurf, nach einer halben Drehung gleich, kein Wasser neben einem Dorf
source-components-list-the-six-kinds-are-named-by-several-descriptions = Materialliste; die sechs Arten nennen mehrere Beschreibungen
source-set-up = Spielaufbau

## ZhanGuo

source-lengths-2-3-and-4-must-all-occur-by-the-rulebook-its-two-examples-in-region-4-su = die Längen 2, 3 und 4 müssen nach dem Regelheft alle vorkommen; seine beiden Beispiele in Region 4 legen dort 3 nahe; eine Sperre steht ein Feld vor dem Ende, nie vor Feld 2; Zahl und Ort der Beamten nach dem Regelheft, die Farben von uns
source-ability-by-the-rulebook-in-its-order-of-the-four-boards-that-the-circle-carries = Fähigkeit nach dem Regelheft, in seiner Folge der vier Tableaus; dass der Kreis sie trägt, und die Längen, sind von uns
source-ability-by-the-rulebook-in-its-order-of-the-four-boards-that-the-square-carries = Fähigkeit nach dem Regelheft, in seiner Folge der vier Tableaus; dass das Quadrat sie trägt, und die Längen, sind von uns
source-ability-by-the-rulebook-in-its-order-of-the-four-boards-that-the-triangle-carrie = Fähigkeit nach dem Regelheft, in seiner Folge der vier Tableaus; dass das Dreieck sie trägt, und die Längen, sind von uns
source-ability-by-the-rulebook-in-its-order-of-the-four-boards-that-the-star-carries-it = Fähigkeit nach dem Regelheft, in seiner Folge der vier Tableaus; dass der Stern sie trägt, und die Längen, sind von uns
source-the-chain-of-the-later-edition-arrows-between-neighbours-on-the-boards-of-this-o = die Kette der späteren Ausgabe, die Pfeile zwischen Nachbarn auf den Tableaus dieser, und die zwei Punkte von 3 nach 5 im Regelheft
source-the-three-kinds-are-in-the-rulebook-one-of-each-in-every-region-is-ours = die drei Arten stehen im Regelheft; dass jede Region eine von jeder hat, ist von uns
source-three-sites-of-two-sections-each-with-slots-of-1-2-and-3-rods-turquoise-and-gold = drei Mauer-Bereiche mit je zwei Sektionen, jede mit Feldern mit 1, 2 und 3 Balken; Türkis und Gold nennen die Beispiele, Zinnober ist unser Name
source-criteria-and-vp-by-the-rulebook-s-list-which-two-share-a-tile-is-read-from-the-o = Bedingungen und SP nach der Liste im Regelheft; welche zwei auf einem Plättchen stehen, ist aus ihrer Reihenfolge gelesen
source-example-of-a-wall-task = Beispiel eines Mauer-Auftrags
source-the-example-turned-on-by-one-site = das Beispiel, um einen Mauer-Bereich weitergedreht
source-the-example-turned-on-by-two-sites = das Beispiel, um zwei Mauer-Bereiche weitergedreht
source-one-wall-at-each-site = eine Mauer in jedem Mauer-Bereich
source-example-of-a-palace-task = Beispiel eines Palast-Auftrags
source-each-region-twice-over-the-palace-tiles = jede Region zweimal auf den Palast-Aufträgen
source-a-tile-of-four-symbols-the-most-that-the-rulebook-allows = ein Plättchen mit vier Zeichen, den meisten, die das Regelheft zulässt
source-a-session-report-tells-of-two-tiles-that-need-all-five-regions-together = ein Spielbericht erzählt von zwei Plättchen, die zusammen alle fünf Regionen verlangen
source-a-tile-of-two-symbols-the-fewest-that-the-rulebook-allows = ein Plättchen mit zwei Zeichen, den wenigsten, die das Regelheft zulässt
source-the-rulebook-s-example-shows-slots-of-5-3-and-2-four-of-them-because-each-of-fou = das Beispiel im Regelheft zeigt Felder mit 5, 3 und 2; es sind vier, weil von vier Personen jede eines haben kann
source-the-same-place-in-the-table-of-the-later-edition = dieselbe Stelle in der Tabelle der späteren Ausgabe
source-the-order-of-the-rulebook-s-list-of-rewards-and-a-ladder-in-every-row = die Folge der Belohnungen im Regelheft, und in jeder Reihe eine Steigerung
source-governors-in-rounds-3-4-and-5-by-the-rulebook-place-and-regions-as-in-the-later = Gouverneure in den Runden 3, 4 und 5 nach dem Regelheft; Stelle und Regionen wie in der späteren Ausgabe
source-rounds-4-and-5-offer-one-governor-one-wall-and-one-palace-each = die Runden 4 und 5 bieten je einen Gouverneur, eine Mauer und einen Palast
source-kind-as-in-the-later-edition-the-region-is-ours-by-the-number-of-the-round = Art wie in der späteren Ausgabe; die Region ist von uns, nach der Nummer der Runde
source-a-governor-anywhere-in-round-5-by-the-rulebook-its-row-as-in-the-later-edition = ein Gouverneur an beliebigem Ort in Runde 5 nach dem Regelheft; seine Reihe wie in der späteren Ausgabe
source-an-eight-card-kit-for-each-trigger-and-aspect-numbers-by-our-rule = acht Karten für jeden Auslöser und Aspekt; die Zahlen nach unserer Regel
source-the-rulebook-shows-a-palace-card-with-3-vp-its-number-is-ours = das Regelheft zeigt eine Palast-Karte mit 3 SP; ihre Zahl ist von uns
source-a-blog-s-photo-shows-a-palace-card-with-a-red-official-its-number-is-ours = das Foto eines Blogs zeigt eine Palast-Karte mit einem roten Beamten; ihre Zahl ist von uns
source-components-and-set-up = Material und Spielaufbau
source-general-supply-markers-of-value-1-for-each-player-and-aspect-one-of-value-3-per = allgemeiner Vorrat: Wert-1-Oktagone je Spieler und Aspekt, ein Wert-3-Oktagon je Aspekt, drei Stapel zu 40
source-end-of-the-game-governors-9-and-3-each-markers-of-writing-currency-and-laws-15-v = Ende des Spiels: Gouverneure 9 und je 3; Oktagone der Schrift, der Währung und der Gesetzgebung; 15 SP zum Bieten

## The First Empire

source-our-layout-of-19-printed-abilities-over-6-triggers-the-aspect-of-a-number-is-pri = unsere Verteilung von 19 gedruckten Fähigkeiten auf 6 Auslöser; der Aspekt einer Zahl ist gedruckt
source-abilities-french-appendix-1-triggers-our-own-layout = Fähigkeiten: französischer Anhang 1; Auslöser: unsere Verteilung
source-appendix-on-wall-tiles-english-and-french-together = Anhang über die Mauerplättchen, Englisch und Französisch zusammen
source-our-pairing-a-strong-criterion-on-each-front-a-weak-one-on-each-back = unsere Paare: auf jeder Vorderseite eine starke Bedingung, auf jeder Rückseite eine schwache
source-six-tiles-for-six-triggers-are-forced-by-the-counts-which-site-each-belongs-to-i = sechs Plättchen für sechs Auslöser folgen aus den Anzahlen; zu welchem Mauer-Bereich jedes gehört, haben wir bestimmt
source-kinds-and-points-appendix-on-palace-tiles-fifteen-tiles-of-five-kinds-make-three = Arten und SP: Anhang über die Palastplättchen; fünfzehn Plättchen in fünf Arten ergeben je drei
source-appendix-on-governor-tiles-that-one-half-is-chosen-is-our-reading = Anhang über die Gouverneursplättchen; dass eine Hälfte gewählt wird, ist unsere Lesart
source-appendix-on-starting-tiles-regions-and-tokens-of-s4-to-s6-are-ours = Anhang über die Startplättchen; Regionen und Marker von S4 bis S6 sind von uns
source-our-own-track-it-fits-the-rulebook-s-sailing-example-and-the-15-to-20-spaces-tha = unsere eigene Strecke; sie passt zum Beispiel im Regelheft und zu den 15 bis 20 Feldern, die Li Si fährt
source-our-own-grid-one-wall-site-in-each-row-and-column-the-elixir-in-the-middle = unser eigenes Raster: in jeder Reihe und Spalte ein Mauer-Bereich, das Elixier in der Mitte
source-our-own-conditions-their-sums-let-li-si-s-decks-behave-as-the-rulebook-describes = unsere eigenen Bedingungen; mit ihren Summen verhalten sich Li Sis Stapel, wie das Regelheft sie beschreibt
source-the-number-of-slots-is-printed-the-rods-are-ours-the-rulebook-wants-one-two-and = die Zahl der Felder ist gedruckt; die Balken sind von uns, das Regelheft verlangt einen, zwei und drei darunter
source-four-players-use-all-fifteen-tiles-three-leave-out-the-spaces-marked-4 = zu viert liegen alle fünfzehn Plättchen aus, zu dritt bleiben die mit 4 bezeichneten Felder frei
source-set-up-and-final-scoring = Spielaufbau und Schlusswertung
source-appendix-on-the-unification-tableaux-english-and-french-together = Anhang über die Tafeln der Vereinigung, Englisch und Französisch zusammen
source-kind-and-effect-are-printed-for-all-five-alike-only-the-decks-are-ours = Art und Wirkung sind für alle fünf gleich gedruckt; nur die Stapel sind von uns
source-kind-is-printed-steps-follow-a-designer-article-15-or-20-spaces-in-five-rounds-o = die Art ist gedruckt; die Felder folgen einem Artikel des Autors (15 oder 20 in fünf Runden), was nur einmal gilt, ist von uns
source-kind-and-the-three-ways-to-place-are-printed-region-order-is-ours = die Art und die drei Weisen zu setzen sind gedruckt; die Folge der Regionen ist von uns
source-kind-6-points-and-large-token-are-printed-orders-and-whether-it-takes-the-tile-a = Art, 6 SP und großer Marker sind gedruckt; die Folgen und ob das Plättchen genommen wird, sind von uns
source-kind-and-the-three-pictograms-are-printed-site-order-is-ours = die Art und die drei Bildzeichen sind gedruckt; die Folge der Mauer-Bereiche ist von uns
source-solo-chapter-scoring-cards = Kapitel über das Solospiel, Wertungskarten
source-seven-cards-that-come-again-and-two-that-are-used-once-designer-article-numbers = sieben Karten, die wiederkommen, und zwei für einmal: Artikel des Autors; Nummern, Startfelder und Wertungskarten sind von uns

## What is drawn of Qin's boards, in the letters and numbers at their edge

source-size-13-x-13-no-water = 13 × 13 Felder, kein Wasser
source-start-spaces-blue-g5-yellow-g7-red-g9 = Startfelder: Blau G5, Gelb G7, Rot G9
source-villages-f1-g1-m1-c4-j4-c8-c9-k8-l8-h12-i12-m12 = Dörfer auf F1–G1, M1, C4, J4, C8–C9, K8–L8, H12–I12 und M12
source-villages-a2-and-a13 = Dörfer auf A2 und A13
source-size-13-x-13-three-start-spaces-near-the-middle-placed-otherwise-than-on-bird-mo = 13 × 13 Felder; drei Startfelder nahe der Mitte, anders gelegen als auf dem Vogel; mehr Dörfer als dort; Wasser
source-where-each-start-space-village-and-pond-lies = Wo jedes Startfeld, jedes Dorf und jeder Teich liegt
