# Die Seite von Zhanguo: The First Empire. Was eine Nachricht bekommt, steht in der englischen Datei.

page-fe-map = Die Karte
page-fe-wall = Die Mauer
page-fe-route = Elixierleiste
page-fe-court = Hof
page-fe-court-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-fe-rewards = Belohnungen
page-fe-mausoleum = Mausoleum
page-fe-entrance = Soldaten am Eingang
page-fe-hand = Deine Hand
page-fe-supply = Vorrat
page-fe-stock = Persönlicher Vorrat
page-fe-alchemist-cards = Alchemistenkarten
page-fe-masters = Meister
page-fe-no-masters = alle vergeben
page-fe-scores = Punkte
page-fe-tab-board = Plan
page-fe-tab-wall = Mauer
page-fe-tab-tomb = Mausoleum
page-fe-tab-reward = Belohnungen
page-fe-tab-seats = Spieler
page-fe-round = Runde { $round }
page-fe-round-of = Runde { $round } von 5
page-fe-set-up = Aufbau
page-fe-against-li-si = Li Si, Stufe { $level }
page-fe-level = Stufe { $level }
page-fe-open = frei
page-fe-no-officials = keine Beamten
page-fe-open-rim = Mauer und Elixierleiste öffnen
page-fe-yours = du
page-fe-aspect = Aspekt
page-fe-deck = Karten im Stapel
page-fe-tokens-left = Marker im Vorrat
page-fe-large-token = Großer Marker, zählt 2
page-fe-type-alchemist = Alchemist
page-fe-lower-acts = niedriger: Beamter, Elixier, Gouverneur
page-fe-higher-acts = höher: anwerben, Palast, Mauer

page-fe-action = { $action ->
    [recruit] Beamter
    [elixir] Elixier
    [governor] Gou{"\u00AD"}ver{"\u00AD"}neur
    [hire] an{"\u00AD"}werben
    [palace] Palast
   *[wall] Mauer
}
# Mit Trennstellen: eine Karte ist schmal.
page-fe-bonus-what = { $what ->
    [writing] Schrift{"\u00AD"}karte
    [currency] Währungs{"\u00AD"}karte
    [laws] Gesetz{"\u00AD"}gebungs{"\u00AD"}karte
    [alchemist] Alchemisten{"\u00AD"}karte
    [governor] eigenem Gou{"\u00AD"}ver{"\u00AD"}neur
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
    [reduce_unrest] weniger Unruhen, egal wo
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
    [two_of_a_type] einer Art
    [officials_match_unrest] {""}
    [no_unrest] ruhig
   *[other] Regionen
}

# Für alle, die hören oder zeigen

page-fe-card = Karte { $card }, { $type }. Aktiviert nach „{ first_empire-action }“ mit einer { $way ->
    [lower] niedrigeren
   *[higher] höheren
} Karte{ $emperor ->
    [yes] {" "}(Kaiserplättchen)
   *[no] {""}
}: { $text }
page-fe-activates = Aktiviert nach „{ first_empire-action }“ mit einer { $way ->
    [lower] niedrigeren
   *[higher] höheren
} Karte: { $text }
page-fe-has-emperor = Ein Kaiserplättchen hat ihren Auslöser geändert.
page-fe-wakes-again = Setze einen Gouverneur in { first_empire-region } ein oder senke dort die Unruhen.
page-fe-icon = { $icon ->
    [alchemist] Alchemisten-Karte oder Symbol auf See
    [master] Alchemisten-Meister
    [token] Marker eines Aspekts
    [worker] Arbeiter
    [rods] Balken: so viele Arbeiter kostet eine Mauer
    [soldier] Soldat
    [ship] Schiff
    [emperor] Kaiserplättchen: ein neuer Auslöser
    [unrest] Unruhen
    [last] drittes Feld: Karten sind blockiert
    [vp] Siegpunkte
   *[activate] Karten, die aktiviert werden
}
page-fe-action-wakes = { first_empire-action }{ $wakes ->
    [0] {""}
    [one] ; aktiviert 1 deiner Karten
   *[other] ; aktiviert { $wakes } deiner Karten
}{ $sleeps ->
    [0] {""}
   *[other] ; { $sleeps } blockiert
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
page-fe-unrest = Unruhen in { first_empire-region }: { $level } von 3
page-fe-place = Kartenfeld { $place } in { first_empire-region }: { $tokens ->
    [one] 1 Marker
   *[other] { $tokens } Marker
} vom Aspekt der Karte{ $unrest ->
    [0] {""}
   *[other] , +{ $unrest } Unruhen
}
page-fe-first-takes = zuerst hier:
page-fe-emperor-top = Kaiserplättchen für den ersten Bau: Auslöser „{ first_empire-action }“
page-fe-wall-tile = { first_empire-section }: SP für { first_empire-criterion }{ $known ->
    [yes] ; { $met }-mal erfüllt
   *[no] {""}
}
page-fe-slot = Feld { $slot }, { $rods } Balken, je { $points } SP{ $taken ->
    [yes] , { $owneryou ->
        [yes] deine Mauer
       *[no] Mauer von { $owner }
    }
   *[no] { $brings ->
        [-1] {""}
       *[other] , bringt dir jetzt { $brings } SP
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
page-fe-cannot-take = für dich nicht möglich
page-fe-tokens = { first_empire-aspect }: { $count } Marker{ $large ->
    [yes] {" "}und der große
   *[no] {""}
}
page-fe-token-supply = { first_empire-aspect }: { $count } im Vorrat
page-fe-large = Großer Marker: { first_empire-aspect }
page-fe-mini = { first_empire-region }: Karten { $cards }, Unruhen { $level }, Beamte { $officials }, Arbeiter { $workers }, Gouverneure { $governors }, Paläste { $palaces }
page-fe-left = { $what ->
    [governors] Gouverneure
    [palaces] Paläste
    [walls] Mauern
    [alchemist] Alchemisten
    [architect] Baumeister
   *[general] Generäle
} übrig: { $count }
page-fe-locked = Gesperrte Soldaten: { $count }
page-fe-at-entrance = Deine Soldaten am Eingang: { $count }
page-fe-blank-tile = ohne Bonus
page-fe-governor-tile = Gouverneursplättchen { $number } in { first_empire-region }: { $text }{ $taken ->
    [yes] {" "}{ $owneryou ->
        [yes] Dein Gouverneur.
       *[no] Gouverneur von { $owner }.
    }
   *[no] {""}
}
page-fe-open-area = Freier Bereich in { first_empire-region }: { $count ->
    [0] kein Gouverneur
    [one] 1 Gouverneur
   *[other] { $count } Gouverneure
}
page-fe-palace-of = { $you ->
    [yes] Dein Palast
   *[no] Palast von { $seat }
} in { first_empire-region }
page-fe-leads = { $points } SP (Spielende jetzt)
page-fe-route-symbols = Symbole (Soldat oder Alchemistenkarte) auf den Feldern { $single }; doppelte auf { $double }; ein Meister auf { $master }.
page-fe-palace-tile = Palastplättchen in { first_empire-region }: { first_empire-palace-tile }
page-fe-ship-at = { $seat }: Feld { $space }, mal { $value }
page-fe-space = Feld { $space }{ $symbol ->
    [single] : ein Symbol (Soldat oder Alchemistenkarte)
    [double] : ein doppeltes Symbol
    [master] : ein Meisteralchemist
   *[none] {""}
}; Alchemistenkarten bringen je { $value }
page-fe-need = { $need ->
    [governors] { $count ->
        [one] 1 Gouverneur
       *[other] { $count } Gouverneure
    }
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
}. Felder: { $slots }.{ $state ->
    [own] {" "}Dein Soldat steht dort.
    [met] {" "}Erfüllt: Ein Soldat bringt jetzt { $brings } SP.
    [not] {" "}Noch nicht erfüllt; ein Soldat bringt { $brings } SP.
   *[none] {""}
}
page-fe-if-now = Zwischenstand (Spielende jetzt)

# Der Zug

page-fe-how-card = Wähle eine Karte aus deiner Hand. Nichts zählt, bevor du bestätigst.
page-fe-use = Karte { $card }: an eine Region anlegen oder am Hof spielen.
page-fe-how-use = Klicke auf ein leuchtendes Feld deines Tableaus oder auf eine Hof-Aktion.
page-fe-since = Seit deinem letzten Zug
page-fe-unlock = { $count ->
    [one] Einen Soldaten freischalten
   *[other] { $count } Soldaten freischalten
}
page-fe-waits = { $question ->
    [card] Erst eine Karte wählen
    [use] Region oder Aktion?
    [starting_tile] Erst wählen
    [after] Was nun?
   *[other] Erst wählen
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
page-fe-fact-laid-down = { $card } abgelegt
page-fe-fact-tucked = { $card } in { first_empire-region } angelegt
page-fe-fact-court = { $card } am Hof: { page-fe-action }
page-fe-fact-points = { $points } SP ({ first_empire-source })
page-fe-fact-tokens = { $count ->
    [0] kein Marker mehr: { first_empire-aspect }
   *[other] +{ $count } { first_empire-aspect }
}
page-fe-fact-unrest = Unruhen in { first_empire-region }: { $level }
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
    [0] kein Soldat mehr freizuschalten
    [one] ein Soldat freigeschaltet
   *[other] { $count } Soldaten freigeschaltet
}
page-fe-fact-moved-official = { first_empire-official } von { first_empire-start } nach { first_empire-to }
page-fe-fact-moved-worker = Arbeiter von { first_empire-start } nach { first_empire-to }
page-fe-fact-sailed = Schiff { $from_space } → { $to_space }
page-fe-fact-symbol-lost = nichts durch das Symbol
page-fe-fact-alchemist = { $card } nach { first_empire-region }
page-fe-fact-master = Meister { $card }
page-fe-fact-governor = Gouverneur in { first_empire-region }
page-fe-fact-governor-bonus = Gouverneursplättchen genutzt
page-fe-fact-palace = Palast in { first_empire-region }
page-fe-fact-palace-tile = Palastplättchen: { first_empire-palace-tile }
page-fe-fact-large-token = großer Marker: { first_empire-aspect }
page-fe-fact-wall = errichtet: { first_empire-section }
page-fe-fact-emperor-tile = neuer Auslöser von { $card }: { page-fe-action }
page-fe-fact-ability = { $card } wird aktiviert
page-fe-fact-soldier = Soldat auf { first_empire-tile }
page-fe-fact-reward = nimmt die Belohnung { first_empire-aspect } an
page-fe-fact-reward-declined = passt bei { first_empire-aspect }
page-fe-fact-reward-lost = Niemand nimmt die Belohnung { first_empire-aspect }
page-fe-fact-paid-token = zahlt { first_empire-token }
page-fe-fact-large-returned = großer Marker zurück: { first_empire-aspect }
page-fe-fact-token-returned = ein Marker zurück: { first_empire-aspect }
page-fe-fact-round-ended = Runde { $round } ist vorbei
page-fe-fact-ended = Die Partie ist zu Ende
page-fe-fact-li-si-card = Aktionskarte { $action_card }
page-fe-fact-li-si-court = { $card } am Hof (kein Platz)
page-fe-fact-li-si-paid = gibt zurück: { $count } { first_empire-aspect }
page-fe-fact-emperor-stays = das Kaiserplättchen bleibt liegen: { $lack ->
    [bare_card] jede Karte hat schon eins
   *[other] noch keine Vereinigungskarte
}
page-fe-fact-emperor-removed = entfernt ein Kaiserplättchen ({ page-fe-action })

# Planen

page-fe-plan = Planen
page-fe-no-plan = Gerade gibt es nichts zu planen.
page-fe-waking = die Karte in { first_empire-region } wird aktiviert
page-fe-wakes-when = Karten, die du aktivieren kannst, und die nötige Zahl
page-fe-hand-wakes = Was jede deiner Handkarten aktiviert
page-fe-wakes-none = nichts
page-fe-at-number = { $way ->
    [higher] über { $number }
    [lower] unter { $number }
   *[either] jede
}
page-fe-waiting-card = { first_empire-region }: { $text }{ $sleeps ->
    [yes] {" "}Blockiert: zu viele Unruhen.
   *[no] {""}
}
page-fe-past = vorbei
page-fe-rewards-now = Belohnungen dieser Runde, für dich jetzt
page-fe-walls-now = Mauern: wie oft du jedes Plättchen erfüllst und was die freien Felder bringen
page-fe-wall-now = { first_empire-section }: ×{ $count }
page-fe-wall-full = voll
page-fe-tombs-now = Was ein Soldat im Mausoleum bringt
page-fe-lacks = es fehlt: { $needs }
page-fe-sail-to = Schiff bis { $space }

# Li Si

page-fe-li-si-turn = Li Sis Zug
page-fe-li-si-last = Li Sis letzter Zug
page-fe-li-si-round = Ende der Runde { $round }
page-fe-li-si-end = Ende der Partie
page-fe-li-si-rewards = Er nimmt jede Belohnung, die ihm zusteht, hat aber nichts davon. Dann schaltet er mit seinen Markern Soldaten frei.
page-fe-li-si-nothing = Er kann nichts tun.
page-fe-li-si-auto = Automatisch
page-fe-li-si-card = Aktionskarte { $number }: { $kind ->
    [unification] Vereinigung
    [elixir] Elixier, { $steps } Felder
    [governor] Gouverneur, in der Reihenfolge { $order }
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
    [governor_tiles] Gouverneursplättchen
    [soldiers] Soldaten
    [majorities] Mehrheiten
    [elixir] Elixier
    [lines] Reihen und Spalten
    [walls] Mauern
   *[entrance] Am Eingang
}
page-fe-earned = Während der Partie
page-fe-at-end = Am Ende
page-fe-no-points = noch keine SP
page-fe-reason = { $reason ->
    [most-points] Die meisten SP am Ende.
    [beat-li-si] Du hast Li Si geschlagen.
    [tied-with-li-si] Gleich viele SP.
    [lost-to-li-si] Er hat mehr SP.
   *[other] {""}
}

# Regeln in unseren Worten

page-fe-rules-lead = Fünf Runden im Dienst des Ersten Kaisers: Lege Karten an fünf Regionen an oder spiele sie am Hof, und punkte mit Palästen, Mauern, Gouverneuren, dem Elixier und der Terrakotta-Armee.
page-fe-rule-1 = Aufbau
page-fe-rule-1-1 = 1 bis 4 Spieler. Jeder hat 7 Gouverneure, 6 Paläste, 6 Mauern, 9 Soldaten (8 gesperrt, 1 am Eingang), 4 Beamte jeder Art, dieselben fünf Alchemistenkarten, ein Schiff auf Feld 0 und keine Unruhen.
page-fe-rule-1-2 = Jeder Aspekt hat 9, 11 oder 13 kleine Marker bei 2, 3 oder 4 Spielern und einen großen, der 2 wert ist. Arbeiter sind unbegrenzt.
page-fe-rule-1-3 = Im Mausoleum liegen neun Plättchen offen: fünf für Regionen, drei für Mauer-Bereiche, eines für das Elixier. Im fortgeschrittenen Spiel werden auch die Symbole gemischt.
page-fe-rule-1-4 = Jede der sechs Sektionen hat ein Plättchen und ein Feld je Spieler. An den Mauer-Bereichen liegen 4, 5 oder 6 Kaiserplättchen, ein Stapel je Bereich.
page-fe-rule-1-5 = Jede Region hat 1, 2 oder 3 Palastplättchen und ein Gouverneursplättchen (bei vier Spielern zwei); manche Gouverneursplättchen sind leer.
page-fe-rule-1-6 = Es gibt einen Meisteralchemisten je Spieler und drei Stapel zu 40 Karten: Schrift 1–40, Währung 41–80, Gesetzgebung 81–120.
page-fe-rule-1-7 = Die Belohnungen sind die des Plans oder die einer Seite der Belohnungstafel.
page-fe-rule-1-8 = Der Startspieler ist zufällig. Jeder bekommt offen zwei Startplättchen und behält eines: Alle wählen gleichzeitig und geheim. Ausgeführt werden sie in Spielreihenfolge.
page-fe-rule-2 = Die Runde
page-fe-rule-2-1 = Fünf Runden zu drei Phasen: ziehen, spielen, Belohnungen.
page-fe-rule-2-2 = Zieh zwei Karten von jedem Stapel. Die Rückseiten aller Hände sind offen, die Vorderseiten nicht.
page-fe-rule-2-3 = In Spielreihenfolge spielt jeder eine Karte je Zug, bis alle sechs gespielt sind: zur Vereinigung oder für eine von sechs Hof-Aktionen.
page-fe-rule-3 = Vereinigung
page-fe-rule-3-1 = Lege die Karte an eine deiner Regionen an, höchstens drei je Region. Sie bleibt für immer dort.
page-fe-rule-3-2 = Nimm für die erste, zweite oder dritte Karte dort 1, 2 oder 3 Marker ihres Aspekts, soweit der Vorrat reicht.
page-fe-rule-3-3 = Die Unruhen dort steigen um 0, 1 oder 2. Mehr als 3 sind nie erlaubt.
page-fe-rule-3-4 = Auch Alchemisten- und Meisterkarten belegen eines der drei Kartenfelder.
page-fe-rule-4 = Der Hof
page-fe-rule-4-1 = Lege die Karte auf den Hofstapel, egal welche, und führe eine mögliche Aktion aus. Kannst du weder anlegen noch handeln, lege die Karte ohne Wirkung ab.
page-fe-rule-4-2 = Nach der Aktion tust du genau eines: Fähigkeiten deiner Karten nutzen, wenn deine Aktivierungszahl es erlaubt; einen Beamten in eine Nachbarregion bewegen; oder passen. Die Regionen bilden eine Reihe: Chu, Wei, Zhao, Qi, Yan.
page-fe-rule-4-3 = Fähigkeiten werden aktiviert, wenn deine Karte bei Beamter, Elixier und Gouverneur niedriger, bei Anwerben, Palast und Mauer höher ist als die darunter. Die erste Karte der Partie zählt als beides.
page-fe-rule-4-4 = Aktiviert werden Karten mit dieser Aktion als Auslöser: in beliebiger Folge, jede einmal, freiwillig. In einer Region mit 3 Unruhen sind Karten blockiert.
page-fe-rule-4-5 = Nichts darf die Unruhen über 3 heben.
page-fe-rule-4-6 = Auch eine Karte, die in diesem Zug dazukam, kann aktiviert werden. Bezahle ihre Unruhen ganz und tu den Rest so weit wie möglich; eine Fähigkeit ohne Wirkung kannst du nicht nutzen.
page-fe-rule-5 = Die sechs Aktionen
page-fe-rule-5-1 = In Dienst stellen: ein Beamter beliebiger Art aus deinem Vorrat in eine beliebige Region.
page-fe-rule-5-2 = Elixier: Fahre 3 Felder. Jedes erreichte oder überfahrene Symbol schaltet einen Soldaten frei oder legt eine Alchemistenkarte an eine Region mit einem deiner Alchemisten an; ein doppeltes tut es zweimal; beim Meistersymbol wählst du einen Meister. Vom letzten Feld aus nicht möglich.
page-fe-rule-5-3 = Gouverneur: Bezahle Alchemist, Baumeister und General einer Region. Setze den Gouverneur auf ein freies Plättchen, für eine Hälfte seines Bonus, oder in den freien Bereich. Danach fallen die Unruhen dort auf 0.
page-fe-rule-5-4 = Anwerben: zwei Arbeiter in einer Region mit deinem General, dazu 1 Unruhe dort.
page-fe-rule-5-5 = Palast: in einer Region mit deinem Baumeister, für zwei Arbeiter von dort und einen aus einer anderen Region. Du erhältst 6 SP, ein Palastplättchen der Region, wenn möglich, und einen großen Marker deiner Wahl.
page-fe-rule-5-6 = Mauer: auf einem freien Feld einer Sektion ohne deine Mauer, für einen Arbeiter je Balken, alle aus verschiedenen Regionen. Wer in einer Sektion zuerst baut und schon eine Vereinigungskarte angelegt hat, nimmt das oberste Kaiserplättchen des Mauer-Bereichs und legt es auf eine eigene Karte: Das ist von nun an ihr Auslöser.
page-fe-rule-5-7 = Ein Schiff fährt immer ganz, dann werden seine Symbole der Reihe nach ausgeführt. Du musst tun, was möglich ist; ein Symbol, das du nicht nutzen kannst, verfällt.
page-fe-rule-5-8 = Ohne die nötige Figur im Vorrat ist eine Aktion nicht möglich.
page-fe-rule-6 = Karten und Plättchen
page-fe-rule-6-1 = Karten bringen Fahrten, Beamte, Arbeiter, Bewegungen, weniger Unruhen, Marker oder SP; manche kosten 1 Unruhe in ihrer Region.
page-fe-rule-6-2 = Alle Spieler haben dieselben fünf Alchemistenkarten.
page-fe-rule-6-3 = Jeden Meisteralchemisten gibt es einmal.
page-fe-rule-6-4 = Wähle eine Hälfte eines Gouverneursplättchens und führe sie so weit wie möglich aus; eine Hälfte ohne Wirkung kannst du nicht wählen.
page-fe-rule-6-5 = Ein Palastplättchen wertet die Karten in seiner Region in diesem Moment. Das Plättchen für jede Karte hebt auch die Unruhen um 1, darum kannst du es bei 3 nicht nehmen.
page-fe-rule-6-6 = Alle Startplättchen bringen einen General nach Chu, die meisten noch etwas für ein paar Unruhen.
page-fe-rule-6-7 = Alchemisten- und Meisterkarten zählen als Karten der Art Alchemist.
page-fe-rule-7 = Das Mausoleum
page-fe-rule-7-1 = Am Ende deines Zuges, nach einer Belohnung und nach dem Freischalten darfst du Soldaten vom Eingang auf Plättchen stellen, deren Bedingung du erfüllst: auf das oberste freie Feld, für dessen SP. Ein Soldat je Spieler und Plättchen.
page-fe-rule-7-2 = Du musst nie. Eine Bedingung zählt deine eigenen Figuren in der Region oder am Mauer-Bereich des Plättchens, oder dein Schiff.
page-fe-rule-8 = Belohnungen
page-fe-rule-8-1 = Reihe für Reihe nimmt der Spieler mit den meisten Markern des Aspekts die Belohnung an oder passt, dann der nächste und so weiter. Bei Gleichstand zählt die Reihenfolgeleiste von oben, dann die Spalte dieser Runde.
page-fe-rule-8-2 = Wer annimmt, muss die Belohnung ganz nehmen können und gibt alle Marker des Aspekts zurück. Sein Stein wandert in die Spalte.
page-fe-rule-8-3 = Neue Reihenfolge: wer noch auf der Leiste steht, dann die Spalte von oben.
page-fe-rule-8-4 = Danach darf jeder in Spielreihenfolge Soldaten freischalten, jeden für Marker im Wert von 3; Wechselgeld gibt es nicht.
page-fe-rule-8-5 = Gib große Marker zurück, und alle kleinen bis auf fünf.
page-fe-rule-8-6 = Gouverneur, Palast oder Mauer als Belohnung kosten nichts und wirken wie sonst, doch ein Palast bringt keinen großen Marker. Es wird nichts aktiviert.
page-fe-rule-9 = Das Ende
page-fe-rule-9-1 = Zu deinen SP kommen:
page-fe-rule-9-2 = 10, 15 oder 20 SP (2, 3 oder 4 Spieler) für die meisten Gouverneure in jeder Region; bei Gleichstand geteilt und abgerundet.
page-fe-rule-9-3 = Deine Alchemisten- und Meisterkarten mal dem Wert, den dein Schiff erreicht hat.
page-fe-rule-9-4 = 10 SP für jede Reihe oder Spalte des Mausoleums mit deinem Soldaten auf jedem Plättchen.
page-fe-rule-9-5 = Deine Mauern, jede nach dem Plättchen ihrer Sektion und den Balken ihres Feldes.
page-fe-rule-9-6 = 2, 5 oder 9 SP für einen, zwei, drei oder mehr Soldaten am Eingang.
page-fe-rule-9-7 = Die meisten SP gewinnen; bei Gleichstand wird der Sieg geteilt, auch mit Li Si.
page-fe-rule-10 = Allein gegen Li Si
page-fe-rule-10-1 = Aufbau wie zu zweit. Li Si hat vier Stufen, jede mit neun Aktionskarten, zwei Wertungskarten, einem Platz in der Reihenfolge, einem Startfeld für sein Schiff und freigeschalteten Soldaten.
page-fe-rule-10-2 = In jeder Runde hat er einen verdeckten Stapel von sechs Karten. In seinem Zug zieht er eine Aktionskarte und tut das Erste darauf, was möglich ist. Er hat keine Fähigkeiten, und deine werden in seinem Zug nicht aktiviert.
page-fe-rule-10-3 = Vereinigung: Seine oberste Karte kommt an die erste Region mit Platz, von Chu bis zur Region der Runde, für Marker und ohne Unruhen. Sind alle voll, kommt sie an den Hof, und er nimmt einen Marker jedes Aspekts.
page-fe-rule-10-4 = Elixier: Er fährt. Ist sein Eingang leer, schaltet er für alle Symbole Soldaten frei; sonst legt er zufällige Alchemistenkarten an die Region der Runde an, solange Platz ist.
page-fe-rule-10-5 = Gouverneur: in der ersten Region der Kartenfolge, deren Mausoleumsplättchen keinen Soldaten von ihm hat, auf dem linken oder rechten freien Plättchen oder im freien Bereich, ohne Bonus.
page-fe-rule-10-6 = Palast: ebenso, für 6 SP, einen großen Marker und bei manchen Karten das Palastplättchen.
page-fe-rule-10-7 = Mauer: am ersten Mauer-Bereich der Kartenfolge ohne Soldaten von ihm und mit Platz, auf der Seite, die der Pfeil zeigt. Manche Karten entfernen das oberste Kaiserplättchen.
page-fe-rule-10-8 = Er stellt Soldaten auf, sobald er kann; gibt es mehr mögliche Plättchen als Soldaten, wählst du.
page-fe-rule-10-9 = Er nimmt jede Belohnung, die ihm zusteht, hat aber nichts davon. Er schaltet so viele Soldaten frei, wie er bezahlen kann.
page-fe-rule-10-10 = Vor jeder Runde werden seine Karten neu gemischt, außer den einmaligen.
page-fe-rule-10-11 = Seine Wertungskarten bestimmen seine Punkte: Mauern nach Balken, Palastplättchen am Ende, Gleichstände bei Mehrheiten und der Wert der Alchemistenkarten.
page-fe-rule-10-12 = Besteht keine Region seine Prüfung, nimmt er die erste ohne seine Mehrheit, sonst die erste der Folge.
page-fe-held = { $what ->
    [writing] Schrift-Marker
    [currency] Währungs-Marker
    [laws] Gesetzgebungs-Marker
    [alchemist] Alchemisten
    [architect] Architekten
    [general] Generäle
    [workers] Arbeiter
    [unrest] Unruhen
    [cards] angelegte Karten
    [governors] Gouverneure
    [palaces] Paläste
    [walls] Mauern
    [ship] Felder auf der Elixierleiste
   *[soldiers] Soldaten am Eingang
}
page-fe-stage-reward = Belohnungen
page-fe-stage-unlock = Soldaten freischalten
page-fe-stage-limit = Fünf Marker behalten
