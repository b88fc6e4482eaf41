# Die Seite von Zhanguo: The First Empire. Was eine Nachricht bekommt, steht in der englischen Datei.

page-fe-map = Die Karte
page-fe-wall = Die Mauer
page-fe-route = Elixierroute
page-fe-court = Hof
page-fe-court-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-fe-rewards = Belohnungen
page-fe-mausoleum = Mausoleum
page-fe-entrance = Soldaten am Eingang
page-fe-hand = Deine Hand
page-fe-supply = Was noch da ist
page-fe-stock = Neben dem Tableau
page-fe-alchemist-cards = Alchemistenkarten
page-fe-masters = Meister
page-fe-no-masters = alle vergeben
page-fe-scores = Punkte
page-fe-tab-board = Plan
page-fe-tab-wall = Mauer
page-fe-tab-tomb = Gräber
page-fe-tab-reward = Belohnungen
page-fe-tab-seats = Plätze
page-fe-round = Runde { $round }
page-fe-round-of = Runde { $round } von 5
page-fe-set-up = Aufbau
page-fe-against-li-si = Li Si, Stufe { $level }
page-fe-level = Stufe { $level }
page-fe-governors = Statth.
page-fe-palaces = Palast
page-fe-open = offen
page-fe-staff-side = Leute
page-fe-cards-side = Karten
page-fe-yours = du
page-fe-aspect = Aspekt
page-fe-deck = Karten im Stapel
page-fe-tokens-left = Marker im Vorrat
page-fe-large-token = Großer Marker, zählt 2
page-fe-type-alchemist = Alchemist
page-fe-lower-acts = niedriger: anwerben, Elixier, Statthalter
page-fe-higher-acts = höher: anheuern, Palast, Mauer

page-fe-action = { $action ->
    [recruit] anwerben
    [elixir] Elixier
    [governor] Statthalter
    [hire] anheuern
    [palace] Palast
   *[wall] Mauer
}
# Mit Trennstellen: eine Karte ist schmal.
page-fe-bonus-what = { $what ->
    [writing] Schrift{"\u00AD"}karte
    [currency] Währungs{"\u00AD"}karte
    [laws] Gesetzes{"\u00AD"}karte
    [alchemist] Alchemisten{"\u00AD"}karte
   *[other] { first_empire-what }
}
page-fe-bonus = { $ability ->
    [ship] Schiff +{ $count }
    [recruit_here] { first_empire-what-official } hier
    [move_workers] { $count ->
        [one] Arbeiter bewegen
       *[other] bis zu { $count } Arbeiter bewegen
    }
    [move_officials] Beamte bis zu { $count }-mal bewegen
    [reduce_unrest] weniger Unruhe, egal wo
    [gain_tokens] ein Marker nach Wahl
    [vp_per_card] je { page-fe-bonus-what }
    [vp_per_piece] je { page-fe-bonus-what }
    [unrest_for_vp_per_card] 1 Unruhe: je { page-fe-bonus-what }
    [unrest_for_tokens] für 1 Unruhe hier
    [unrest_for_workers] für 1 Unruhe hier
    [unrest_for_any_tokens] für 1 Unruhe hier
   *[other] {""}
}
page-fe-site = { $site ->
    [west] Mauer West
    [centre] Mauer Mitte
   *[east] Mauer Ost
}
page-fe-tomb = { $tile ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
    [yan] Yan
    [wall-west] West
    [wall-centre] Mitte
    [wall-east] Ost
   *[elixir] Elixier
}
page-fe-criterion = { $criterion ->
    [two_of_a_type] eines Typs
    [officials_match_unrest] {""}
    [no_unrest] ruhig
   *[other] je Region
}

# Für alle, die hören oder zeigen

page-fe-card = Karte { $card }, { $type }. Erwacht nach „{ first_empire-action }“ mit einer { $way ->
    [lower] niedrigeren
   *[higher] höheren
} Karte{ $emperor ->
    [yes] {" "}(Kaiserplättchen)
   *[no] {""}
}: { $text }
page-fe-action-wakes = { first_empire-action }{ $wakes ->
    [0] {""}
    [one] ; 1 deiner Karten würde erwachen
   *[other] ; { $wakes } deiner Karten würden erwachen
}{ $sleeps ->
    [0] {""}
   *[other] ; { $sleeps } schlafen
}
page-fe-staff = { first_empire-region }: { $count } { first_empire-official }
page-fe-staff-of = Beamte in { first_empire-region }: { $count ->
    [0] keine
   *[other] { $count }
}
page-fe-workers = { $count ->
    [0] Kein Arbeiter
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
} in { first_empire-region }
page-fe-unrest = Unruhe in { first_empire-region }: { $level } von 3
page-fe-place = Platz { $place } in { first_empire-region }: { $tokens ->
    [one] 1 Marker
   *[other] { $tokens } Marker
} vom Aspekt der Karte{ $unrest ->
    [0] {""}
   *[other] , { $unrest } Unruhe
}
page-fe-first-takes = zuerst hier:
page-fe-no-emperor-tile = kein Plättchen mehr
page-fe-emperor-top = Kaiserplättchen für den Ersten hier: erwacht mit „{ first_empire-action }“
page-fe-wall-tile = { first_empire-section }: Punkte für { first_empire-criterion }{ $known ->
    [yes] ; du erfüllst es { $met }-mal
   *[no] {""}
}
page-fe-slot = Bauplatz { $slot }, { $rods ->
    [one] 1 Stab
   *[other] { $rods } Stäbe
}, je { $points }{ $taken ->
    [yes] , { $owneryou ->
        [yes] deine Mauer
       *[no] Mauer von { $owner }
    }
   *[no] { $brings ->
        [-1] {""}
       *[other] , brächte dir jetzt { $brings }
    }
}
page-fe-reward = { first_empire-aspect }, Runde { $round }: { $text }{ $taken ->
    [yes] ; { $takeryou ->
        [yes] von dir genommen
       *[no] genommen von { $taker }
    }
   *[no] {""}
}
page-fe-brings = bis zu +{ $points }
page-fe-cannot-take = jetzt nicht für dich
page-fe-tokens = { first_empire-aspect }: { $count } Marker{ $large ->
    [yes] {" "}und der große
   *[no] {""}
}
page-fe-token-supply = { first_empire-aspect }: { $count } im Vorrat
page-fe-large = Großer Marker: { first_empire-aspect }
page-fe-mini = { first_empire-region }: Karten { $cards }, Unruhe { $level }, Beamte { $officials }, Arbeiter { $workers }, Statthalter { $governors }, Paläste { $palaces }
page-fe-left = { $what ->
    [governors] Statthalter
    [palaces] Paläste
    [walls] Mauern
    [alchemist] Alchemisten
    [architect] Baumeister
   *[general] Generäle
} übrig: { $count }
page-fe-locked = Eingeschlossene Soldaten: { $count }
page-fe-at-entrance = Deine Soldaten am Eingang: { $count }
page-fe-blank-tile = ohne Bonus
page-fe-governor-tile = Statthalterplättchen { $number } in { first_empire-region }: { $text }{ $taken ->
    [yes] {" "}{ $owneryou ->
        [yes] Dein Statthalter.
       *[no] Statthalter von { $owner }.
    }
   *[no] {""}
}
page-fe-open-area = Offenes Gebiet in { first_empire-region }: { $count ->
    [0] kein Statthalter
   *[other] { $count } Statthalter
}
page-fe-palace-of = { $you ->
    [yes] Dein Palast
   *[no] Palast von { $seat }
} in { first_empire-region }
page-fe-leads = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn das Spiel jetzt endete
page-fe-route-symbols = Symbole (Soldat oder Alchemistenkarte) auf den Feldern { $single }; doppelte auf { $double }; ein Meister auf { $master }.
page-fe-palace-tile = Palastplättchen in { first_empire-region }: { first_empire-palace-tile }
page-fe-ship-at = { $seat }: Feld { $space }, mal { $value }
page-fe-space = Feld { $space }{ $symbol ->
    [single] : ein Symbol (Soldat oder Alchemistenkarte)
    [double] : ein doppeltes Symbol
    [master] : ein Meisteralchemist
   *[none] {""}
}; Alchemistenkarten zählen je { $value }
page-fe-need = { $need ->
    [governors] { $count } Statthalter
    [palaces] { $count ->
        [one] 1 Palast
       *[other] { $count } Paläste
    }
    [walls] { $count ->
        [one] 1 Mauer
       *[other] { $count } Mauern
    }
   *[space] Schiff auf Feld { $count }
}
page-fe-tomb-label = { page-fe-tomb }, Reihe { $row }, Spalte { $column }. Braucht { $needs }{ $state ->
    [none] {""}
   *[other] , du hast { $own }
}. Plätze: { $slots }.{ $state ->
    [own] {" "}Dein Soldat steht dort.
    [met] {" "}Erfüllt: Ein Soldat brächte jetzt { $brings }.
    [not] {" "}Noch nicht erfüllt; ein Soldat brächte { $brings }.
   *[none] {""}
}
page-fe-if-now = Wenn das Spiel jetzt endete

# Der Zug

page-fe-how-card = Wähl eine Karte aus deiner Hand. Nichts gilt, bevor du bestätigst.
page-fe-use = Karte { $card }: an eine Region anlegen oder am Hof ausspielen.
page-fe-how-use = Klick auf einen leuchtenden Platz deines Tableaus oder auf eine Hofaktion.
page-fe-since = Seit deinem letzten Zug
page-fe-unlock = { $count ->
    [one] Einen Soldaten freisetzen
   *[other] { $count } Soldaten freisetzen
}
page-fe-waits = { $question ->
    [card] Erst eine Karte wählen
    [use] Region oder Aktion?
    [starting_tile] Erst wählen
    [after] Was nun?
   *[other] Erst antworten
}
page-fe-played-by = { $seat }{ $action ->
    [none] {""}
   *[other] : { page-fe-action }
}

# Was geschah, ohne zu sagen, bei wem

page-fe-fact-li-si = Li Si, Stufe { $level }
page-fe-fact-starting-dealt = bekommt zwei Startplättchen
page-fe-fact-starting-tile = beginnt mit: { first_empire-starting-tile }
page-fe-fact-order = Reihenfolge: { $order }
page-fe-fact-round = Runde { $round }
page-fe-fact-laid-down = { $card } ohne Wirkung abgelegt
page-fe-fact-tucked = { $card } in { first_empire-region } angelegt
page-fe-fact-court = { $card } am Hof: { page-fe-action }
page-fe-fact-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ first_empire-source })
page-fe-fact-tokens = { $count ->
    [0] kein Marker mehr: { first_empire-aspect }
   *[other] +{ $count } { first_empire-aspect }
}
page-fe-fact-unrest = Unruhe in { first_empire-region }: { $level }
page-fe-fact-hired = { $count ->
    [one] ein Arbeiter
   *[other] { $count } Arbeiter
} nach { first_empire-region }
page-fe-fact-paid-workers = { $count ->
    [one] ein Arbeiter
   *[other] { $count } Arbeiter
} aus { first_empire-region } bezahlt
page-fe-fact-recruited = { first_empire-official } nach { first_empire-region }
page-fe-fact-unlocked = { $count ->
    [0] kein Soldat mehr freizusetzen
    [one] ein Soldat freigesetzt
   *[other] { $count } Soldaten freigesetzt
}
page-fe-fact-moved-official = { first_empire-official } von { first_empire-start } nach { first_empire-to }
page-fe-fact-moved-worker = Arbeiter von { first_empire-start } nach { first_empire-to }
page-fe-fact-sailed = Schiff { $from_space } → { $to_space }
page-fe-fact-symbol-lost = das Symbol bringt nichts
page-fe-fact-alchemist = { $card } nach { first_empire-region }
page-fe-fact-master = Meister { $card }
page-fe-fact-governor = Statthalter in { first_empire-region }
page-fe-fact-governor-bonus = Statthalterplättchen genutzt
page-fe-fact-palace = Palast in { first_empire-region }
page-fe-fact-palace-tile = Palastplättchen: { first_empire-palace-tile }
page-fe-fact-large-token = großer Marker: { first_empire-aspect }
page-fe-fact-wall = gebaut: { first_empire-section }
page-fe-fact-emperor-tile = { $card } erwacht nun mit: { page-fe-action }
page-fe-fact-ability = { $card } erwacht
page-fe-fact-soldier = Soldat auf { first_empire-tile }
page-fe-fact-reward = nimmt die Belohnung { first_empire-aspect }
page-fe-fact-reward-declined = verzichtet auf { first_empire-aspect }
page-fe-fact-reward-lost = Niemand nimmt die Belohnung { first_empire-aspect }
page-fe-fact-paid-token = zahlt { first_empire-token }
page-fe-fact-large-returned = großer Marker zurück: { first_empire-aspect }
page-fe-fact-token-returned = ein Marker zurück: { first_empire-aspect }
page-fe-fact-round-ended = Runde { $round } ist vorbei
page-fe-fact-ended = Das Spiel ist vorbei
page-fe-fact-li-si-card = Aktionskarte { $action_card }
page-fe-fact-li-si-court = { $card } am Hof, weil kein Platz mehr ist
page-fe-fact-li-si-paid = gibt zurück: { $count } { first_empire-aspect }
page-fe-fact-emperor-stays = das Kaiserplättchen bleibt liegen: { $lack ->
    [bare_card] jede Karte hat schon eins
   *[other] noch keine Einigungskarte
}
page-fe-fact-emperor-removed = entfernt ein Kaiserplättchen ({ page-fe-action })

# Planen

page-fe-plan = Planen
page-fe-no-plan = Gerade gibt es nichts zu planen.
page-fe-waking = die Karte in { first_empire-region } erwacht
page-fe-wakes-when = Deine Karten, die erwachen würden, und bei welcher Zahl
page-fe-hand-wakes = Was jede deiner Handkarten wecken würde
page-fe-wakes-none = nichts
page-fe-at-number = { $way ->
    [higher] über { $number }
    [lower] unter { $number }
   *[either] jede
}
page-fe-waiting-card = { first_empire-region }: { $text }{ $sleeps ->
    [yes] {" "}Schläft: zu viel Unruhe.
   *[no] {""}
}
page-fe-past = vorbei
page-fe-rewards-now = Belohnungen dieser Runde, für dich jetzt
page-fe-walls-now = Mauern: wie oft du jedes Plättchen erfüllst und was die freien Bauplätze brächten
page-fe-wall-now = { first_empire-section }: ×{ $count }
page-fe-wall-full = voll
page-fe-tombs-now = Ein Soldat im Mausoleum brächte
page-fe-lacks = es fehlt: { $needs }
page-fe-sail-to = Schiff bis { $space }

# Li Si

page-fe-li-si-turn = Li Sis Zug
page-fe-li-si-last = Li Sis letzter Zug
page-fe-li-si-round = Ende der Runde { $round }
page-fe-li-si-end = Ende des Spiels
page-fe-li-si-rewards = Er nimmt jede Belohnung, nach der er gefragt wird, und hat nichts davon. Dann setzt er für seine Marker Soldaten frei.
page-fe-li-si-nothing = Er kann nichts tun.
page-fe-li-si-auto = von selbst
page-fe-li-si-card = Aktionskarte { $number }: { $kind ->
    [unification] Einigung
    [elixir] Elixier, { $steps } Felder
    [governor] Statthalter, in der Reihenfolge { $order }
    [palace] Palast, in der Reihenfolge { $order }
   *[wall] Mauer, in der Reihenfolge { $order }
}
page-fe-once = einmal
page-fe-skip = Überspringen
page-fe-next = Weiter
page-fe-final = Endstand
page-fe-my-turn = Mein Zug
page-fe-pile = { $where ->
    [deck] im Stapel
    [discards] gespielt
   *[removed] aus dem Spiel
}

# Wertung

page-fe-source = { $source ->
    [palaces] Paläste
    [palace_tiles] Palastplättchen
    [cards] Karten
    [governor_tiles] Statthalterplättchen
    [soldiers] Soldaten
    [majorities] Mehrheiten
    [elixir] Elixier
    [lines] Reihen und Spalten
    [walls] Mauern
   *[entrance] Am Eingang
}
page-fe-earned = Bisher
page-fe-at-end = Was das Ende bringt
page-fe-no-points = noch keine Punkte
page-fe-by-round = Punkte nach Runden
page-fe-reason = { $reason ->
    [most-points] Die meisten Punkte am Ende.
    [beat-li-si] Li Si ist geschlagen.
    [tied-with-li-si] Gleich viele Punkte.
    [lost-to-li-si] Er hat mehr Punkte.
   *[other] {""}
}

# Regeln in unseren Worten

page-fe-rules-lead = Fünf Runden im Dienst des Ersten Kaisers: Karten an fünf Regionen anlegen oder am Hof ausspielen und mit Palästen, Mauern, Statthaltern, dem Elixier und der tönernen Armee punkten.
page-fe-rule-1 = Aufbau
page-fe-rule-1-1 = Es spielen eine bis vier Personen. Jede hat 7 Statthalter, 6 Paläste, 6 Mauern, 9 Soldaten (8 davon eingeschlossen, 1 am Eingang), 4 Beamte jeder Art, dieselben fünf Alchemistenkarten, ein Schiff auf Feld 0 und keine Unruhe.
page-fe-rule-1-2 = Von jedem Aspekt gibt es 9, 11 oder 13 kleine Marker (bei 2, 3, 4 Personen) und einen großen, der 2 zählt. Arbeiter sind unbegrenzt.
page-fe-rule-1-3 = Im Mausoleum liegen neun Plättchen offen: fünf für Regionen, drei für Mauerstellen, eines für das Elixier. Bei fortgeschrittenem Spiel liegen auch die Symbole zufällig.
page-fe-rule-1-4 = Jeder der sechs Mauerabschnitte hat ein Plättchen und so viele Bauplätze, wie Personen spielen. An den Stellen liegen 4, 5 oder 6 Kaiserplättchen, die einer Stelle auf einem Stapel.
page-fe-rule-1-5 = Jede Region hat 1, 2 oder 3 Palastplättchen und ein Statthalterplättchen (bei vier Personen zwei); manche Statthalterplättchen sind leer.
page-fe-rule-1-6 = Es gibt so viele Meisteralchemisten wie Personen und drei Stapel zu 40 Karten: Schrift 1–40, Währung 41–80, Gesetze 81–120.
page-fe-rule-1-7 = Die Belohnungen sind die des Plans oder die einer Seite der Tafel.
page-fe-rule-1-8 = Wer beginnt, entscheidet der Zufall. Alle bekommen offen zwei Startplättchen und behalten die Wirkung von einem: Alle wählen zugleich und geheim. Ausgeführt werden sie in Reihenfolge.
page-fe-rule-2 = Die Runde
page-fe-rule-2-1 = Fünf Runden zu drei Phasen: ziehen, spielen, Belohnungen.
page-fe-rule-2-2 = Zieh zwei Karten von jedem Stapel. Die Rückseiten aller Hände sind offen, die Vorderseiten nicht.
page-fe-rule-2-3 = In Reihenfolge spielen alle je Zug eine Karte, bis alle sechs gespielt sind: zur Einigung oder für eine von sechs Hofaktionen.
page-fe-rule-3 = Einigung
page-fe-rule-3-1 = Leg die Karte an eine deiner Regionen an, höchstens drei je Region. Sie bewegt sich nie wieder.
page-fe-rule-3-2 = Nimm für die erste, zweite oder dritte Karte dort 1, 2 oder 3 Marker ihres Aspekts, soweit der Vorrat reicht.
page-fe-rule-3-3 = Die Unruhe dort steigt um 0, 1 oder 2. Sie darf nie über 3 steigen.
page-fe-rule-3-4 = Auch Alchemisten- und Meisterkarten belegen einen der drei Plätze.
page-fe-rule-4 = Der Hof
page-fe-rule-4-1 = Leg die Karte auf den Hofstapel, gleich welche, und führ eine Aktion aus, die möglich sein muss. Wer weder anlegen noch handeln kann, legt die Karte ohne Wirkung ab.
page-fe-rule-4-2 = Nach der ganzen Aktion tust du genau eines: Fähigkeiten deiner Karten nutzen, wenn deine Zahl es erlaubt; einen Beamten in eine Nachbarregion bewegen; oder passen. Die Regionen liegen in einer Reihe: Chu, Wei, Zhao, Qi, Yan.
page-fe-rule-4-3 = Fähigkeiten erwachen, wenn deine Karte bei Anwerben, Elixier und Statthalter niedriger, bei Anheuern, Palast und Mauer höher ist als die darunter. Die erste Karte des Spiels weckt mit jeder Zahl.
page-fe-rule-4-4 = Es erwachen Karten mit dieser Aktion als Auslöser, in beliebiger Folge, jede einmal und nur, wenn du willst; keine in einer Region mit Unruhe 3.
page-fe-rule-4-5 = Nichts darf die Unruhe über 3 heben; was das täte, geht nicht.
page-fe-rule-4-6 = Auch eine Karte, die in diesem Zug dazukam, kann erwachen. Der Preis in Unruhe wird ganz gezahlt, das Übrige so weit wie möglich getan; eine Fähigkeit ohne Wirkung wird nicht angeboten.
page-fe-rule-5 = Die sechs Aktionen
page-fe-rule-5-1 = Anwerben: ein Beamter beliebiger Art aus deinem Vorrat in eine beliebige Region.
page-fe-rule-5-2 = Elixier: Fahr 3 Felder. Jedes erreichte oder überfahrene Symbol setzt einen Soldaten frei oder legt eine Alchemistenkarte an eine Region mit einem deiner Alchemisten; ein doppeltes tut es zweimal; beim Meistersymbol wählst du einen Meister. Vom letzten Feld aus unmöglich.
page-fe-rule-5-3 = Statthalter: Bezahl Alchemist, Baumeister und General einer Region. Der Statthalter kommt auf ein freies Plättchen, mit einer Hälfte seines Bonus, oder ins offene Gebiet. Danach fällt die Unruhe dort auf 0.
page-fe-rule-5-4 = Anheuern: zwei Arbeiter in einer Region mit einem General, dazu 1 Unruhe dort.
page-fe-rule-5-5 = Palast: in einer Region mit Baumeister, für zwei Arbeiter dort und einen aus einer anderen Region. 6 Punkte, ein Palastplättchen der Region, wenn eines genommen werden kann, und ein großer Marker nach Wahl.
page-fe-rule-5-6 = Mauer: auf einem freien Bauplatz eines Abschnitts, in dem du noch keine hast, für so viele Arbeiter verschiedener Regionen, wie der Platz Stäbe zeigt. Wer als Erster in einem Abschnitt baut und schon eine Einigungskarte angelegt hat, nimmt das oberste Kaiserplättchen der Stelle und legt es auf eine beliebige eigene Karte: Das ist von nun an ihr Auslöser.
page-fe-rule-5-7 = Ein Schiff fährt immer ganz, dann werden seine Symbole der Reihe nach ausgeführt. Was möglich ist, muss getan werden; ein Symbol, das nichts bewirken kann, verfällt.
page-fe-rule-5-8 = Ohne passende Figur im Vorrat ist eine Aktion unmöglich.
page-fe-rule-6 = Karten und Plättchen
page-fe-rule-6-1 = Karten bringen Fahrten, Beamte, Arbeiter, Bewegungen, weniger Unruhe, Marker oder Punkte; manche kosten 1 Unruhe in ihrer Region.
page-fe-rule-6-2 = Die fünf Alchemistenkarten sind für alle gleich.
page-fe-rule-6-3 = Jeden Meisteralchemisten gibt es einmal.
page-fe-rule-6-4 = Von einem Statthalterplättchen wird eine Hälfte gewählt und so weit wie möglich ausgeführt; eine Hälfte ohne Wirkung kann nicht gewählt werden.
page-fe-rule-6-5 = Ein Palastplättchen wertet die Karten in seiner Region in diesem Augenblick. Das Plättchen für jede Karte hebt auch die Unruhe um 1 und kann bei 3 nicht genommen werden.
page-fe-rule-6-6 = Alle Startplättchen bringen einen General nach Chu, die meisten noch etwas für ein wenig Unruhe.
page-fe-rule-6-7 = Alchemisten- und Meisterkarten zählen als Karten der Art Alchemist.
page-fe-rule-7 = Das Mausoleum
page-fe-rule-7-1 = Am Ende deines Zuges, nach einer Belohnung und nach dem Freisetzen dürfen Soldaten vom Eingang auf Plättchen, deren Bedingung du erfüllst: auf den obersten freien Platz, für dessen Punkte; je Person und Plättchen einer.
page-fe-rule-7-2 = Du musst nie. Eine Bedingung zählt deine eigenen Figuren in der Region oder an der Stelle des Plättchens oder dein Schiff.
page-fe-rule-8 = Belohnungen
page-fe-rule-8-1 = Reihe um Reihe darf, wer die meisten Marker des Aspekts hat, die Belohnung nehmen, sonst der Nächste und so weiter. Bei Gleichstand gilt die Reihenfolgeleiste, dann die Spalte dieser Runde.
page-fe-rule-8-2 = Wer sie nimmt, muss sie ganz haben können und gibt alle Marker des Aspekts zurück. Sein Stein wandert in die Spalte.
page-fe-rule-8-3 = Neue Reihenfolge: wer noch auf der Leiste steht, dann die Spalte von oben.
page-fe-rule-8-4 = Danach dürfen alle in Reihenfolge Soldaten freisetzen, jeden für Marker im Wert von 3, ohne Wechselgeld.
page-fe-rule-8-5 = Große Marker gehen zurück; von mehr als fünf kleinen auch der Rest.
page-fe-rule-8-6 = Statthalter, Palast oder Mauer als Belohnung kosten nichts und wirken wie sonst, doch bringt ein Palast keinen großen Marker. Es erwachen keine Fähigkeiten.
page-fe-rule-9 = Das Ende
page-fe-rule-9-1 = Zu den bisherigen Punkten kommen:
page-fe-rule-9-2 = 10, 15 oder 20 Punkte (2, 3, 4 Personen) für die meisten Statthalter in jeder Region; bei Gleichstand geteilt und abgerundet.
page-fe-rule-9-3 = Deine Alchemisten- und Meisterkarten mal dem Wert, den dein Schiff erreicht hat.
page-fe-rule-9-4 = 10 Punkte für jede Reihe oder Spalte des Mausoleums, in der auf jedem Plättchen ein Soldat von dir steht.
page-fe-rule-9-5 = Deine Mauern, jede nach dem Plättchen ihres Abschnitts und den Stäben ihres Platzes.
page-fe-rule-9-6 = 2, 5 oder 9 Punkte für einen, zwei, drei oder mehr Soldaten am Eingang.
page-fe-rule-9-7 = Die meisten Punkte gewinnen; Gleiche teilen den Sieg, auch mit Li Si.
page-fe-rule-10 = Allein gegen Li Si
page-fe-rule-10-1 = Aufbau wie zu zweit. Er hat vier Stufen, jede mit neun Aktionskarten, zwei Wertungskarten, einem Platz in der Reihenfolge, einem Start für sein Schiff und freien Soldaten.
page-fe-rule-10-2 = In jeder Runde hat er einen verdeckten Stapel von sechs Karten. In seinem Zug zieht er eine Aktionskarte und tut das Erste darauf, was möglich ist. Er hat keine Fähigkeiten, und deine erwachen in seinem Zug nicht.
page-fe-rule-10-3 = Einigung: Seine oberste Karte kommt an die erste Region mit Platz, von Chu bis zur Region der Runde, für Marker und ohne Unruhe. Sind alle voll, kommt sie an den Hof, und er nimmt einen Marker jedes Aspekts.
page-fe-rule-10-4 = Elixier: Er fährt. Für alle Symbole setzt er Soldaten frei, wenn sein Eingang leer ist; sonst legt er zufällige Alchemistenkarten an die Region der Runde, solange Platz ist.
page-fe-rule-10-5 = Statthalter: in der ersten Region der Kartenfolge, deren Mausoleumplättchen keinen Soldaten von ihm hat, auf dem linken oder rechten freien Plättchen oder im offenen Gebiet, ohne Bonus.
page-fe-rule-10-6 = Palast: ebenso, für 6 Punkte, einen großen Marker und bei manchen Karten das Palastplättchen.
page-fe-rule-10-7 = Mauer: an der ersten Stelle der Kartenfolge ohne Soldaten von ihm und mit Platz, auf der Seite, die der Pfeil zeigt. Manche Karten entfernen das oberste Kaiserplättchen.
page-fe-rule-10-8 = Soldaten setzt er, sobald er kann; sind mehr Plättchen als Soldaten offen, wählst du.
page-fe-rule-10-9 = Er nimmt jede Belohnung, nach der er gefragt wird, und hat nichts davon. Er setzt so viele Soldaten frei, wie er bezahlen kann.
page-fe-rule-10-10 = Vor jeder Runde werden seine Karten neu gemischt, außer den einmaligen.
page-fe-rule-10-11 = Seine Wertung folgt seinen Wertungskarten: Mauern nach Stäben, Palastplättchen am Ende, Gleichstände bei Mehrheiten und der Wert der Alchemistenkarten, wie sie es sagen.
page-fe-rule-10-12 = Besteht keine Region seine Prüfung, nimmt er die erste, in der er keine Mehrheit hätte, sonst die erste der Folge.
