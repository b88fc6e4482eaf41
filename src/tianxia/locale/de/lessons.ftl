# What the guides of first games say. Each message is named by a lesson in src/tianxia/games/GAME/lessons.

## Qin

qin-lesson-found = Qin ist ein Wettlauf: Wer zuerst alle Pagoden gesetzt hat, gewinnt. Lege das gelbe Plättchen neben das gelbe Feld. Zwei oder mehr verbundene Felder einer Farbe sind eine Provinz, und eine neue Provinz bekommt deine Pagode.
qin-lesson-turn = Ein Plättchen kann beliebig gedreht liegen: { $device ->
    [touch] Tippe es in deiner Hand noch einmal an, oder tippe auf den Dreh-Knopf.
    [terminal] R dreht es.
    [line] Ein Zug nennt beide Hälften, die obere oder linke zuerst.
   *[desktop] R oder das Mausrad dreht es.
} Lege das gelb-blaue hochkant, Blau unten: So gründest du im Norden eine blaue Provinz.
qin-lesson-grow = Ein Plättchen kann mehreres auf einmal. Seine gelbe Hälfte erweitert deine Provinz; seine rote trifft auf ein rotes Feld und gründet eine weitere Provinz. Noch eine Pagode!
qin-lesson-village = Die kleinen Häuser sind Dörfer. Wer in den Provinzen ringsum die meisten Pagoden hat, setzt eine auf das Dorf. Violett hat schon drei. Erweitere deine rote Provinz bis zum nächsten Dorf, um es einzunehmen.
qin-lesson-join = Die rote Provinz von Violett hat 2 Felder, deine 4. Verbinde sie: Die größere Seite bekommt alles. Ab fünf Feldern ist es eine Großprovinz mit einer zweiten Pagode, und niemand kann sie dir nehmen. Violett nimmt eine Pagode zurück, und du nimmst ein Dorf ein.
qin-lesson-race = Die kleinen Dächer zeigen, wie viele Pagoden jeder noch setzen muss: je weniger, desto besser. Jede neue Provinz ist eine weniger. Gründe hier eine blaue. { $device ->
    [touch] Tippe ein verbotenes Feld an
    [line] Versuche ein verbotenes Feld
   *[other] Klicke auf ein verbotenes Feld
}, um zu sehen, warum: Gleich große Provinzen zum Beispiel darf man nie verbinden.
qin-lesson-corner = Suche Plättchen, die mehreres auf einmal tun: Dieses gründet in der fernen Ecke eine Provinz und nimmt das Dorf daneben ein.
qin-lesson-besiege = Das Dorf im Westen gehört Violett, mit einer Provinz daneben. Gründe dort auch eine. Eins gegen eins ändert noch nichts …
qin-lesson-conquer = … aber eine zweite schon. Mit zwei Pagoden rings um das Dorf gegen eine von Violett eroberst du es, und Violett nimmt eine Pagode zurück.
qin-lesson-end = Mehr ist es nicht. Violett hat gerade noch ein Dorf eingenommen: Dörfer wechseln den Besitzer, bis das Land um sie verteilt ist. Spiel weiter! Wer die letzte Pagode setzt, gewinnt sofort.

## ZhanGuo

zhanguo-lesson-begin = ZhanGuo hat fünf Runden mit sechs Karten. Jede Karte legst du an eine Region deines Tableaus an, oder du spielst sie am Hof für eine Aktion. Karte 39 bringt 2 SP, wann immer du einen Beamten in Dienst stellst. Lege sie also an dein Tableau an.
zhanguo-lesson-tuck = Lege sie an Region 2 an. Die erste Karte einer Region bringt 1 Oktagon ihres Aspekts, hier Schrift. Oktagone entscheiden über die Belohnungen. Die Aktivierungszahl einer angelegten Karte zählt nicht mehr.
zhanguo-lesson-court = Nun der Hof. Spiele Karte 44 für eine Aktion. Am Hof zählt nur ihre Zahl, nicht was auf ihr steht.
zhanguo-lesson-recruit = Stelle einen roten Beamten für Region 1 in Dienst. Danach aktiviert eine niedrigere Zahl als die letzte deine Karten. Die allererste Hofkarte der Partie gilt als niedriger und als höher.
zhanguo-lesson-wake = Karte 39 ist aktiv: Nutze sie für 2 SP. Sie wird jedes Mal aktiviert, wenn du mit einer niedrigeren Zahl einen Beamten in Dienst stellst.
zhanguo-lesson-second = Eine zweite Karte an einer Region bringt gleich 2 Oktagone. Karte 43 wird aktiviert, wenn du Arbeiter anwirbst: Lege sie auch an Region 2 an.
zhanguo-lesson-unrest = Der Preis: Die Unruhen in Region 2 steigen um 1, mit der dritten Karte um 2. Erreichen sie das Ende ihrer Leiste, sind die Karten dort blockiert.
zhanguo-lesson-down = Beamte im oberen Teil einer Region, dem Gouverneurs-Bereich, werden zu Gouverneuren; die im unteren, dem Arbeiter-Bereich, werben Arbeiter an. Nach unten bewegst du kostenlos und ohne Zug: Bewege den roten Beamten von Region 1 nach unten, bevor du eine Karte spielst.
zhanguo-lesson-hire = Wirb mit Karte 89 Arbeiter an: einen für jeden Beamten im Arbeiter-Bereich, und die Unruhen steigen um 1. Beim Anwerben aktivieren höhere Zahlen Karten, und 89 ist höher als 44.
zhanguo-lesson-wake-again = Also wird Karte 43 aktiviert: Sie bringt einen grauen Beamten nach Region 2. Nutze sie.
zhanguo-lesson-governor = Im Gouverneurs-Bereich von Region 1 steht noch ein Beamter jeder Farbe: ein Satz. Gib ihn zurück und setze einen Gouverneur ein. Die meisten Gouverneure einer Region bringen am Ende 9 SP und 3 für jeden. Gouverneure brauchen eine niedrigere Zahl, und Karte 7 ist deine niedrigste.
zhanguo-lesson-square = Ein Gouverneur muss auf ein Bonusfeld, solange eines frei ist. Nimm die 4 SP. Auch die Unruhen der Region fallen auf 0.
zhanguo-lesson-wall = Deine letzte Karte der Runde. Du hast einen Arbeiter, also errichte eine Mauer. Sie kostet einen Arbeiter je Balken, alle aus verschiedenen Regionen.
zhanguo-lesson-section = Jede Sektion wertet am Ende etwas anderes. Diese zählt Regionen mit mindestens so vielen Beamten wie Unruhen: zurzeit alle fünf, also 5 SP.
zhanguo-lesson-reward = Die Belohnungen. Bei jedem Aspekt wählt zuerst, wer die meisten Oktagone hat. Rot hat bei Schrift gepasst, du kannst also die Belohnung nehmen, einen Beamten. Aber das kostet alle Oktagone des Aspekts, und sie zählen auch am Ende: Passe diesmal.
zhanguo-lesson-accept = Währung: Rot passt wieder, und zwei rote Beamte in Region 1 sind deine Oktagone wert. Nimm an.
zhanguo-lesson-end = Das war eine ganze Runde, vier folgen noch. Spiel weiter! Paläste kosten drei Arbeiter und bringen SP für jede deiner angelegten Karten; Aufträge belohnen Figuren an bestimmten Orten. Wähle etwas Graues, um zu sehen, warum es nicht geht; die Wertung zeigt deinen Zwischenstand.

## The First Empire

first_empire-lesson-start = Vor der ersten Runde behält jeder eines von zwei Startplättchen, geheim gewählt. Nimm das mit General und Alchemist in Chu: Drei verschiedene Beamte in einer Region werden später ein Gouverneur.
first_empire-lesson-begin = Fünf Runden mit sechs Karten. Jede Karte legst du zur Vereinigung an eine Region an, oder du spielst sie am Hof für eine Aktion. Karte 72 bringt einen Alchemisten, wann immer du einen Beamten in Dienst stellst, gehört also an dein Tableau: Wähle die Vereinigung.
first_empire-lesson-tuck = Lege sie in Wei an. Die erste Karte einer Region bringt 1 Marker ihres Aspekts, hier Währung. Marker entscheiden über die Belohnungen.
first_empire-lesson-court = Gelb hat 20 am Hof gespielt: Das ist die Aktivierungszahl, auf die es ankommt. Bei Beamten, Elixier und Gouverneur aktiviert eine niedrigere Karte deine, bei Anwerben, Palast und Mauer eine höhere. Karte 10 ist niedriger.
first_empire-lesson-recruit = Stelle in Chu einen Baumeister in Dienst. Dann hast du dort alle drei Arten von Beamten.
first_empire-lesson-wake = Nach jeder Aktion darfst du noch eines tun: aktive Fähigkeiten nutzen, oder einen Beamten bewegen, oder nichts. Nutze sie: Karte 72 bringt einen Alchemisten nach Wei.
first_empire-lesson-hire = In Chu steht ein General, also kannst du dort anwerben: 2 Arbeiter für 1 Unruhe. Karte 84 ist höher als 37, denn Anwerben braucht eine höhere Karte.
first_empire-lesson-pass = Keine deiner Karten wird beim Anwerben aktiviert. Du könntest stattdessen einen Beamten bewegen, aber die drei in Chu sollen beisammenbleiben: Passe.
first_empire-lesson-wall = Ein Arbeiter kann eine Mauer errichten. Sie kostet einen Arbeiter je Balken, alle aus verschiedenen Regionen. Noch wird keine deiner Karten bei Mauern aktiviert, jede Zahl ist also recht: Spiele 119.
first_empire-lesson-section = Jede Sektion wertet am Ende etwas anderes. Baue im Westen: Ein Plättchen des Mausoleums verlangt dort eine Mauer.
first_empire-lesson-after-wall = Du baust als Erster in dieser Sektion, also liegt ein Kaiserplättchen auf deiner Karte 72. Es ersetzt ihren Auslöser; hier ist es wieder das In-Dienst-Stellen. Sonst ist nichts zu tun: Passe.
first_empire-lesson-soldier = Das Mausoleum: Deine Mauer erfüllt die Bedingung des Plättchens der Mauer West. Stelle deinen Soldaten auf: Das oberste Feld bringt sofort 5 SP. Eine volle Reihe oder Spalte bringt am Ende 10.
first_empire-lesson-governor = Alchemist, Baumeister und General in Chu: Gib sie zurück und setze einen Gouverneur ein. Die meisten Gouverneure einer Region bringen am Ende SP, bei zwei Spielern 10. Karte 3 ist niedriger als 71.
first_empire-lesson-space = Setze ihn auf das Plättchen, dann bekommst du sofort einen Bonus: Dein Schiff fährt 3 Felder. Auch die Unruhen in Chu fallen auf 0.
first_empire-lesson-symbol = Das Schiff hat ein Symbol erreicht: Schalte einen Soldaten frei, oder lege eine Alchemistenkarte in einer Region mit einem deiner Alchemisten an. Lege eine Karte an: Am Ende bringt jede so viele SP, wie dein Schiff wert ist.
first_empire-lesson-alchemist = A5 wird bei Gouverneuren aktiviert. Du hast sie während dieser Aktion angelegt, darum gilt sie gleich.
first_empire-lesson-activate = Deine Zahl ist niedrig genug. Nutze A5: 1 Unruhe in Wei für 2 Marker deiner Wahl.
first_empire-lesson-tokens = Nimm zweimal Währung: Wer von einem Aspekt die meisten Marker hat, wählt zuerst.
first_empire-lesson-last = Deine letzte Karte der Runde. Lege sie in Chu an: Die erste Karte dort kostet keine Unruhen. Eine dritte Karte in Wei bringt 3 Marker, aber auch 3 Unruhen, und bei 3 sind die Karten einer Region blockiert.
first_empire-lesson-reward = Die Belohnungen. Niemand hat einen Schriftmarker, diese Belohnung verfällt also. Von Währung hast du die meisten: zwei Generäle in Chu für alle deine Währungsmarker. Nimm an.
first_empire-lesson-end = Das war eine Runde, vier folgen noch. Vor der nächsten können Marker auch Soldaten freischalten, je 3 an Wert; höchstens fünf bleiben dir. Spiel weiter! Paläste brauchen einen Baumeister und zwei Arbeiter dort und einen Arbeiter anderswo. Wähle etwas Graues, um zu sehen, warum es nicht geht.
