# Die Seite von ZhanGuo; was eine Meldung erhält, steht in der englischen Datei.

page-zhanguo-action = { $action ->
    [wall] Mauer
    [palace] Palast
    [hire] an­werben
    [recruit] Beamter
    [governor] Gou­ver­neur
   *[reassign] ver­setzen
}
page-zhanguo-card = { $number }, { zhanguo-aspect }. Nach „{ page-zhanguo-action }“, wenn { $way ->
    [higher] höher
   *[lower] niedriger
}: { zhanguo-bonus }

# Was geschah, ohne wer: Eine Reihe davon ergibt eine Zeile des Verlaufs

page-zhanguo-fact-removed-board = nicht in dieser Partie: { zhanguo-board }
page-zhanguo-fact-board = Tableau: { zhanguo-board }
page-zhanguo-fact-bid = { $bid ->
    [0] passt
   *[other] bietet { $bid } SP
}
page-zhanguo-fact-paid = −{ $vp } SP dafür
page-zhanguo-fact-round = Runde { $round } beginnt; Startspieler: { $you ->
    [yes] du
   *[no] { $seat }
}
page-zhanguo-fact-discarded = Karte { $card } kommt unter ihren Stapel
page-zhanguo-fact-tucked = Karte { $card } an Region { $region } angelegt
page-zhanguo-fact-markers = +{ $count } { $count ->
    [one] Oktagon
   *[other] Oktagone
} ({ zhanguo-aspect })
page-zhanguo-fact-big-marker = das Wert-3-Oktagon ({ zhanguo-aspect })
page-zhanguo-fact-scored = +{ $vp } SP ({ zhanguo-source })
page-zhanguo-fact-unrest = Unruhen in Region { $region } auf { $level }
page-zhanguo-fact-down = Beamter ({ zhanguo-colour-name }) in Region { $region } nach unten, kostenlos
page-zhanguo-fact-moved = Beamter ({ zhanguo-colour-name }) { $move ->
    [side] vom Gouverneurs-Bereich { $region } in den von { $to }
    [along] vom Arbeiter-Bereich { $region } in den von { $to }
   *[up] vom Arbeiter-Bereich { $region } hinauf in den Gouverneurs-Bereich { $to }
}
page-zhanguo-fact-court = Karte { $card } am Hof: { page-zhanguo-action }
page-zhanguo-fact-recruited = Beamter ({ zhanguo-colour-name }) nach Region { $region }
page-zhanguo-fact-installed = { $square ->
    [0] Gouverneur in Region { $region }, freier Bereich
   *[other] Gouverneur in Region { $region }, Feld { $square }
}
page-zhanguo-fact-hired = { $count } Arbeiter in Region { $region } angeworben
page-zhanguo-fact-palace = Palast in Region { $region }
page-zhanguo-fact-wall = Mauer bei { zhanguo-site-name } { $section }, { $rods }-Balken-Feld
page-zhanguo-fact-ability = { $ability ->
    [board] Fähigkeit des Tableaus
   *[other] Karte { $ability } wird aktiviert
}
page-zhanguo-fact-worker = +{ $count } Arbeiter in Region { $region }
page-zhanguo-fact-worker-moved = Arbeiter von Region { $region } nach { $to }
page-zhanguo-fact-governor-moved = { $square ->
    [0] Gouverneur von Region { $region } (freier Bereich) nach { $to }
   *[other] Gouverneur von Region { $region } (Feld { $square }) nach { $to }
}
page-zhanguo-fact-reward = { $accepted ->
    [yes] nimmt die Belohnung für { zhanguo-aspect } an
   *[no] passt bei der Belohnung für { zhanguo-aspect }
}
page-zhanguo-fact-task = { zhanguo-task }: Scheibe auf { $vp }
page-zhanguo-fact-ended = Die Partie ist zu Ende.

# Die Pläne

page-zhanguo-map = Karte der fünf Regionen
page-zhanguo-open-walls = Mauern öffnen
page-zhanguo-open-region = Region { $region } öffnen
page-zhanguo-wakes-again = Setze einen Gouverneur in Region { $region } ein oder senke dort die Unruhen.
page-zhanguo-activates-none = aktiviert keine Karten
page-zhanguo-icon = { $icon ->
    [red] roter Beamter
    [gray] grauer Beamter
    [white] weißer Beamter
    [marker] Marker, Wert 1
    [big] Marker, Wert 3
    [worker] Arbeiter
    [rods] Balken: so viele Arbeiter kostet eine Mauer
    [unrest] Unruhen
    [last] letztes Feld: Karten sind blockiert
    [nopalace] ab hier kein Palast
    [vp] Siegpunkte
    [activate] Karten, die aktiviert werden
   *[full] Region mit drei Karten
}
page-zhanguo-governors = Gouverneure
page-zhanguo-palaces = Paläste
page-zhanguo-office = Gouverneure
page-zhanguo-work = Arbeiter
page-zhanguo-cards = Karten
page-zhanguo-court = Hof
page-zhanguo-court-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-zhanguo-court-by = { $seat }, für „{ page-zhanguo-action }“
page-zhanguo-rewards = Belohnungen
page-zhanguo-supply = Vorrat
page-zhanguo-supply-left = Übrig im Vorrat
page-zhanguo-aspect = Aspekt
page-zhanguo-deck = Karten im Stapel
page-zhanguo-small-markers = Wert-1-Oktagone im Vorrat
page-zhanguo-big-markers = Wert-3-Oktagone im Vorrat
page-zhanguo-under = dazu { $count } abgegebene
page-zhanguo-marker-left = { zhanguo-aspect }: noch { $count } { $count ->
    [one] Oktagon
   *[other] Oktagone
}
page-zhanguo-big-left = { zhanguo-aspect }: { $count ->
    [0] Das Wert-3-Oktagon ist weg
   *[other] Das Wert-3-Oktagon ist noch da
}
page-zhanguo-officials = { $count } { zhanguo-colour-name } im { $area ->
    [above] Gouverneurs-Bereich
   *[below] Arbeiter-Bereich
} der Region { $region }
page-zhanguo-area = { $area ->
    [above] Gouverneurs-Bereich der Region { $region }: { $count } { $count ->
        [one] Beamter
       *[other] Beamte
    }
    [below] Arbeiter-Bereich der Region { $region }: { $count } von 2 Beamten
    [workers] Region { $region }: { $count } Arbeiter
   *[unrest] Region { $region }: Unruhen { $level } von { $track }, kein Palast ab { $block }
}
page-zhanguo-free-place = Freies Kartenfeld
page-zhanguo-next-card = Hier eine Karte anlegen: { $markers } { $markers ->
    [one] Oktagon
   *[other] Oktagone
} ihres Aspekts, { $unrest ->
    [0] keine Unruhen
   *[other] +{ $unrest } Unruhen
}
page-zhanguo-action-label = { zhanguo-action }{ $wakes ->
    [0] {""}
    [one] . { $chosen ->
        [yes] Aktiviert 1 deiner Karten
       *[no] Auslöser von 1 deiner Karten
    }
   *[other] . { $chosen ->
        [yes] Aktiviert { $wakes } deiner Karten
       *[no] Auslöser von { $wakes } deiner Karten
    }
}{ $sleeps ->
    [0] {""}
    [one] . 1 Karte ist blockiert
   *[other] . { $sleeps } Karten sind blockiert
}
page-zhanguo-site = { $site ->
    [turquoise] Türkise Mauer
    [gold] Goldene Mauer
   *[vermilion] Zinnoberrote Mauer
}
page-zhanguo-criterion-unit = { $unit ->
    [set] Satz
    [unrest] Unruhen
   *[region] Region
}
page-zhanguo-slot = { zhanguo-site-name } { $section }, { $rods }-Balken-Feld, { $vp } SP: { $free ->
    [yes] frei{ $brings ->
        [-1] {""}
       *[other] , bringt dir jetzt { $brings } SP
    }
   *[no] { $owneryou ->
        [yes] deine Mauer
       *[no] Mauer von { $owner }
    }, bringt jetzt { $brings } SP
}
page-zhanguo-reward-cell = Runde { $round }, { zhanguo-aspect }: { $reward }{ $taken ->
    [yes] , { $owneryou ->
        [yes] von dir genommen
       *[no] genommen von { $owner }
    }
   *[no] {""}
}
page-zhanguo-markers = { zhanguo-aspect }: { $small } { $small ->
    [one] Oktagon
   *[other] Oktagone
}{ $big ->
    [0] {""}
   *[other] {" "}und das Wert-3-Oktagon
}
page-zhanguo-mini = Region { $region }: { $cards } von 3 Karten, Unruhen { $unrest } von { $track }, Beamte { $officials }, Arbeiter { $workers }
page-zhanguo-open-area = Freier Bereich der Region { $region }: { $count } { $count ->
    [one] Gouverneur
   *[other] Gouverneure
}
page-zhanguo-lead = { $seat }: { $vp } SP hier am Ende
page-zhanguo-square = Region { $region }, Feld { $square }, frei: { zhanguo-square }
page-zhanguo-square-of = Region { $region }, Feld { $square }: { $you ->
    [yes] dein Gouverneur
   *[no] Gouverneur von { $seat }
}
page-zhanguo-palace-of = Region { $region }: { $you ->
    [yes] dein Palast
   *[no] Palast von { $seat }
}
page-zhanguo-palace-free = Region { $region }: { $count } { $count ->
    [one] freies Palast-Feld
   *[other] freie Palast-Felder
}
page-zhanguo-task-met = du hast { $places }
page-zhanguo-task-open = noch nicht erfüllt; bringt dann { $vp } SP
page-zhanguo-task-then = dann +{ $vp } SP
page-zhanguo-tasks-short = Summe × Scheiben
page-zhanguo-tasks-how = Je Reihe: Summe unter deinen Scheiben × Zahl der Scheiben
page-zhanguo-supply-of = Noch { $you ->
    [yes] in deinem Vorrat
   *[no] im Vorrat von { $seat }
}
page-zhanguo-left = { $kind ->
    [governors] Noch Gouverneure: { $count }
    [palaces] Noch Paläste: { $count }
    [walls] Noch Mauern: { $count }
    [red] Noch rote Beamte: { $count }
    [gray] Noch graue Beamte: { $count }
   *[white] Noch weiße Beamte: { $count }
}
page-zhanguo-higher = höher: anwerben, Palast, Mauer
page-zhanguo-lower = niedriger: Beamter, Gouverneur

# Der Zug

page-zhanguo-how-card = Wähle eine Karte, dann eine Region oder eine Hof-Aktion. Wähle etwas Graues, um zu sehen, warum es nicht geht.
page-zhanguo-how-draft = Wähle von jedem Stapel eine Karte, die du abgibst. Niemand sieht, welche.
page-zhanguo-how-bid = { $bid ->
    [0] Noch keine Gebote.
   *[other] Zu überbieten sind { $bid } SP.
}
page-zhanguo-boards = Tableaus in dieser Auktion
page-zhanguo-how-wall-workers = Wähle Arbeiter aus verschiedenen Regionen deines Tableaus.
page-zhanguo-how-point = { $points ->
    [one] Noch 1 Punkt.
   *[other] Noch { $points } Punkte.
} Wähle einen Beamten, dann sein Ziel.
page-zhanguo-would-wake = { $count ->
    [one] Diese deiner Karten wird aktiviert:
   *[other] { $count } deiner Karten werden aktiviert:
}
page-zhanguo-would-sleep = { $count ->
    [one] 1 Karte ist blockiert: zu viele Unruhen in ihrer Region.
   *[other] { $count } Karten sind blockiert: zu viele Unruhen in ihren Regionen.
}
page-zhanguo-wakes-caption = Was jede Karte aktiviert
page-zhanguo-wakes-cell = { $number } für „{ page-zhanguo-action }“ aktiviert: { $bonuses }
page-zhanguo-round = Runde { $round } von 5
page-zhanguo-given-up = wird abgegeben
page-zhanguo-waits = { $question ->
    [card] Wähle eine Karte
    [use] Hof oder Tableau?
    [draft] Wähle drei Karten
    [bid] Biete oder passe
    [board] Wähle ein Tableau
    [reward] Annehmen oder passen
   *[other] Wähle zuerst
}
page-zhanguo-tab-board = Plan
page-zhanguo-tab-walls = Mauer
page-zhanguo-tab-rewards = Belohnungen
page-zhanguo-tab-tasks = Aufträge
page-zhanguo-tab-seats = Spieler
page-zhanguo-on-the-way = während der Partie
page-zhanguo-at-the-end = am Ende
page-zhanguo-end = { $reason ->
    [five_rounds] Fünf Runden sind vorbei.
   *[other] {""}
}

# Die Regeln in eigenen Worten

page-zhanguo-rules-lead = Vereinige in fünf Runden fünf Regionen. Lege jede Karte für ihren Bonus an dein Tableau an, oder spiele sie am Hof für eine Aktion. Die meisten SP gewinnen.
page-zhanguo-rule-1 = Aufbau
page-zhanguo-rule-1-1 = 2 bis 4 Spieler. Jeder hat 8 Gouverneure, 6 Paläste, 5 Mauern, je 5 Beamte in Rot, Grau und Weiß, 5 Unruhe-Würfel und 6 Auftragsscheiben. Was im Vorrat fehlt, kannst du nicht einsetzen. Alles außer Händen und Stapeln ist offen.
page-zhanguo-rule-1-2 = Jeder Aspekt hat 6, 9 oder 12 Wert-1-Oktagone bei 2, 3 oder 4 Spielern und ein Wert-3-Oktagon. Arbeiter sind unbegrenzt.
page-zhanguo-rule-1-3 = Drei Stapel zu 40 Karten: Schrift 1 bis 40, Währung 41 bis 80, Gesetzgebung 81 bis 120.
page-zhanguo-rule-1-4 = Der Startspieler ist zufällig. Seine Scheibe liegt oben auf der Belohnungs-Leiste, die anderen zufällig darunter.
page-zhanguo-rule-1-5 = Die sechs Mauer-Plättchen liegen zufällig auf den sechs Sektionen, jedes mit zufälliger Seite.
page-zhanguo-rule-1-6 = Von jeder Art Auftrag (Mauer, Palast, Gouverneur) sind zwei von vier Plättchen im Spiel, eines in der oberen und eines in der unteren Reihe.
page-zhanguo-rule-1-7 = Wählt die Tableaus vor dem Ziehen: A-Seiten für alle; oder B-Seiten, gewählt vom letzten Spieler bis zum ersten; oder B-Seiten mit Auktion.
page-zhanguo-rule-1-8 = Du beginnst mit je einem roten, grauen und weißen Beamten im Gouverneurs-Bereich der Region 1, ohne Unruhen und mit 0 SP (15 bei der Auktion).
page-zhanguo-rule-2 = Eine Runde
page-zhanguo-rule-2-1 = Es gibt fünf Runden: Ziehen, Spielen, Belohnungen.
page-zhanguo-rule-2-2 = Ziehe zwei Karten von jedem Stapel. Hände sind geheim, doch den Aspekt jeder Karte sehen alle. Gespielte und angelegte Karten bleiben offen.
page-zhanguo-rule-2-3 = Im Uhrzeigersinn vom Startspieler aus spielt jeder eine Karte je Zug, bis alle sechs gespielt sind: ans eigene Tableau oder am Hof.
page-zhanguo-rule-3 = Eine Karte anlegen
page-zhanguo-rule-3-1 = Lege die Karte an eine Region deines Tableaus an, höchstens drei je Region. Sie bleibt dort und wird jetzt nicht aktiviert.
page-zhanguo-rule-3-2 = Nimm 1, 2 oder 3 Oktagone ihres Aspekts für die erste, zweite oder dritte Karte dort. Für jedes, das im Vorrat fehlt, bekommst du 1 SP.
page-zhanguo-rule-3-3 = Die Unruhen dort steigen um 0, 1 oder 2. Sie müssen auf die Leiste passen.
page-zhanguo-rule-3-4 = Nichts darf die Unruhen über das Ende einer Leiste treiben. Unter 0 fallen sie nie.
page-zhanguo-rule-4 = Der Hof
page-zhanguo-rule-4-1 = Lege die Karte auf den Hofstapel, der nie geleert wird. Jede Karte taugt für jede Aktion; du musst die Aktion ganz ausführen können.
page-zhanguo-rule-4-2 = Mauer, Palast und Anwerben aktivieren deine Karten, wenn deine Aktivierungszahl höher ist als die darunter; Beamter und Gouverneur, wenn sie niedriger ist. Versetzen aktiviert keine. Die allererste Karte am Hof zählt als beides.
page-zhanguo-rule-4-3 = Aktiviert werden deine angelegten Karten mit dieser Aktion als Auslöser: in beliebiger Folge, jede einmal, freiwillig. Liegt der Würfel einer Region auf dem letzten Feld, sind ihre Karten in diesem Moment blockiert. Ein Bonus ist keine Aktion und aktiviert nichts.
page-zhanguo-rule-4-4 = Die Fähigkeit einer B-Seite wirkt nach ihrer Aktion, egal welche Zahl und wie viele Unruhen: einmal, freiwillig, an beliebiger Stelle zwischen den Karten.
page-zhanguo-rule-4-5 = Kreis: Anwerben bringt einen Arbeiter mehr, dann bis zu 1 Versetzungspunkt. Gouverneur: Bewege einen Arbeiter in eine angrenzende Region.
page-zhanguo-rule-4-6 = Quadrat: Mauer oder Beamter bringt ein Oktagon deiner Wahl.
page-zhanguo-rule-4-7 = Dreieck: Versetzen oder Mauer senkt die Unruhen um 1 in einer Region, die welche hat, und bringt einen Arbeiter dorthin, beides oder nichts.
page-zhanguo-rule-4-8 = Stern: Beamter bringt bis zu 2 Versetzungspunkte. Gouverneur: Bewege einen deiner Gouverneure in den freien Bereich einer angrenzenden Region; ein verlassenes Feld ist wieder frei.
page-zhanguo-rule-5 = Die sechs Hof-Aktionen
page-zhanguo-rule-5-1 = In Dienst stellen: ein Beamter beliebiger Farbe aus deinem Vorrat in einen beliebigen Gouverneurs-Bereich.
page-zhanguo-rule-5-2 = Versetzen: 1 bis 3 Punkte. Ein Punkt bewegt einen Beamten von einem Gouverneurs-Bereich in einen angrenzenden, von einem Arbeiter-Bereich auf ein freies Feld eines angrenzenden, oder hinauf in den Gouverneurs-Bereich derselben Region. Jeder Arbeiter-Bereich hat zwei Felder; durch einen vollen geht es für einen weiteren Punkt. Die Regionen bilden eine Reihe von 1 bis 5.
page-zhanguo-rule-5-3 = Kostenlose Bewegung: Bewege in deinem Zug beliebig oft einen Beamten vom Gouverneurs-Bereich hinunter auf ein freies Feld des Arbeiter-Bereichs derselben Region. Nicht in der Belohnungs-Phase.
page-zhanguo-rule-5-4 = Gouverneur: Gib einen roten, einen grauen und einen weißen Beamten eines Gouverneurs-Bereichs in deinen Vorrat zurück. Setze einen Gouverneur auf ein freies Bonusfeld dort, in den freien Bereich nur, wenn kein Feld frei ist. Dann fallen die Unruhen dort auf 0.
page-zhanguo-rule-5-5 = Bonusfelder: bis zu 4 Versetzungspunkte; oder ein Beamter deiner Wahl in einen beliebigen Gouverneurs-Bereich; oder 4 SP.
page-zhanguo-rule-5-6 = Anwerben: In einer Region bringt jeder Beamte im Arbeiter-Bereich einen Arbeiter; dann steigen die Unruhen dort um 1. Nicht möglich, wenn der Würfel auf dem letzten Feld liegt.
page-zhanguo-rule-5-7 = Palast: Bezahle zwei Arbeiter der Region und einen einer anderen. Nötig sind ein freies Feld (eins je Spieler) und Unruhen unter dem Palastzeichen und dem letzten Feld. Nimm ein Wert-3-Oktagon deiner Wahl, falls noch eines da ist, und 1 SP für jede an deinem Tableau angelegte Karte.
page-zhanguo-rule-5-8 = Mauer: ein freies Feld in einer Sektion ohne deine Mauer. Bezahle einen Arbeiter je Balken, alle aus verschiedenen Regionen.
page-zhanguo-rule-6 = Boni der Karten
page-zhanguo-rule-6-1 = Ein Wert-1-Oktagon deiner Wahl; 1 SP, wenn gar keines mehr da ist.
page-zhanguo-rule-6-2 = Bis zu 2 Versetzungspunkte.
page-zhanguo-rule-6-3 = 2 oder 3 SP.
page-zhanguo-rule-6-4 = Ein Arbeiter in der Region der Karte, ohne Unruhen.
page-zhanguo-rule-6-5 = 1 SP für jede deiner angelegten Karten des gezeigten Aspekts.
page-zhanguo-rule-6-6 = 1 Unruhe weniger in einer beliebigen Region.
page-zhanguo-rule-6-7 = 1 Unruhe weniger in der Region der Karte.
page-zhanguo-rule-6-8 = Bewege einen Arbeiter einer beliebigen Region in eine angrenzende.
page-zhanguo-rule-6-9 = Ein Beamter der gezeigten Farbe aus deinem Vorrat in den Gouverneurs-Bereich der Region der Karte.
page-zhanguo-rule-7 = Belohnungen
page-zhanguo-rule-7-1 = Schrift, dann Währung, dann Gesetzgebung: Der Spieler mit dem höchsten Oktagonwert des Aspekts (mindestens 1) nimmt an oder passt; dann der nächste, bis jemand annimmt. Bei Gleichstand zählt die Belohnungs-Leiste von oben, dann die Spalte dieser Runde.
page-zhanguo-rule-7-2 = Du musst die Belohnung ganz nehmen können. Nimmst du an, gib alle Oktagone des Aspekts zurück und lege deine Scheibe auf das Feld der Belohnung. Passen ändert nichts.
page-zhanguo-rule-7-3 = Gouverneur, Mauer oder Palast als Belohnung kosten nichts; alle anderen Regeln gelten, nur bringt ein Palast kein Wert-3-Oktagon. Eine Belohnung ist keine Hof-Aktion und aktiviert nichts.
page-zhanguo-rule-7-4 = Nach der Gesetzgebung kehren alle Scheiben auf die Leiste zurück: erst die noch dort liegen, dann die der Spalte. Die oberste gehört dem nächsten Startspieler.
page-zhanguo-rule-8 = Aufträge
page-zhanguo-rule-8-1 = Am Ende deines Zuges und nach einer Belohnung erhältst du jeden erfüllten Auftrag: eine eigene Figur an jedem gezeigten Ort (ein zweimal gezeigter Mauer-Bereich braucht beide Sektionen). Deine Scheibe kommt auf das erste freie Feld und bleibt dort.
page-zhanguo-rule-8-2 = Du erhältst Aufträge automatisch, sobald du sie erfüllst.
page-zhanguo-rule-9 = Varianten
page-zhanguo-rule-9-1 = Draft: Zieht in den Runden 1 bis 4 drei Karten von jedem Stapel und behaltet zwei. Die dritte kommt ungesehen unter ihren Stapel.
page-zhanguo-rule-9-2 = Die Züge folgen der Belohnungs-Leiste statt dem Uhrzeigersinn.
page-zhanguo-rule-9-3 = Anwerben erhöht die Unruhen um 1 je Arbeiter; alles muss auf die Leiste passen.
page-zhanguo-rule-9-4 = Auktion: Jeder hat 15 SP, und es gibt ein Tableau je Spieler. Der Startspieler eröffnet mit mindestens 1; dann bietet jeder höher oder scheidet aus dieser Auktion aus. Der letzte bezahlt und wählt. Das letzte Tableau kostet 1 SP.
page-zhanguo-rule-10 = Das Ende
page-zhanguo-rule-10-1 = In jeder Region bringen die meisten Gouverneure 9 SP und 3 für jeden von ihnen dort. Bei Gleichstand wird die Summe geteilt und abgerundet.
page-zhanguo-rule-10-2 = Der höchste Oktagonwert bringt 5 SP für Schrift, 6 für Währung, 7 für Gesetzgebung. Bei Gleichstand zählt die Belohnungs-Leiste von oben.
page-zhanguo-rule-10-3 = Aufträge: Addiere in jeder Reihe die Zahlen unter deinen Scheiben und multipliziere mit der Zahl der Scheiben.
page-zhanguo-rule-10-4 = Mauern: Jede bringt die SP ihres Feldes, so oft dein Tableau die Bedingung ihres Plättchens erfüllt.
page-zhanguo-rule-10-5 = Die meisten SP gewinnen. Bei Gleichstand zählt die Belohnungs-Leiste von oben.

# Answers in words, until the page takes those of the game
page-zhanguo-held = { $what ->
    [writing] Schrift-Oktagone
    [currency] Währungs-Oktagone
    [laws] Gesetzgebungs-Oktagone
    [red] rote Beamte, Gouverneurs-Bereich
    [gray] graue Beamte, Gouverneurs-Bereich
    [white] weiße Beamte, Gouverneurs-Bereich
    [red_below] rote Beamte, Arbeiter-Bereich
    [gray_below] graue Beamte, Arbeiter-Bereich
    [white_below] weiße Beamte, Arbeiter-Bereich
    [workers] Arbeiter
    [unrest] Unruhen
    [cards] angelegte Karten
    [governors] Gouverneure
    [palaces] Paläste
   *[walls] Mauern
}
