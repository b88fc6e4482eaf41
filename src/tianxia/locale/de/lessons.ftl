# What the guides of first games say. Each message is named by a lesson in src/tianxia/games/GAME/lessons.

## Qin

qin-lesson-found = Qin ist ein Wettlauf: Wer zuerst alle Pagoden auf dem Plan hat, gewinnt. Lege das gelbe Plättchen neben das gelbe Feld. Zwei oder mehr verbundene Felder einer Farbe sind eine Provinz, und eine neue Provinz bekommt deine Pagode.
qin-lesson-turn = Ein Plättchen kann beliebig gedreht liegen: { $device ->
    [touch] Tippe es in deiner Hand noch einmal an, oder tippe auf den Dreh-Knopf.
    [terminal] R dreht es.
    [line] Ein Zug nennt beide Hälften, die obere oder linke zuerst.
   *[desktop] R oder das Mausrad dreht es.
} Stelle das gelb-blaue hochkant, Blau unten: So gründet es im Norden eine blaue Provinz.
qin-lesson-grow = Ein Plättchen kann zweierlei. Seine gelbe Hälfte lässt deine Provinz wachsen; seine rote trifft auf ein rotes Feld und gründet eine weitere Provinz: noch eine Pagode.
qin-lesson-village = Die kleinen Häuser sind Dörfer. Wer in den Provinzen darum herum die meisten Pagoden hat, setzt eine auf das Dorf; Violett hat schon drei. Lass deine rote Provinz bis zum nächsten Dorf wachsen, dann gehört es dir.
qin-lesson-join = Die rote Provinz von Violett hat 2 Felder, deine 4. Verbinde sie: Wer mehr Felder einbringt, bekommt alles. Ab fünf Feldern ist es eine Großprovinz mit einer zweiten Pagode, und niemand kann sie dir nehmen. Violett nimmt eine Pagode zurück, und ein Dorf fällt an dich.
qin-lesson-race = Die kleinen Dächer neben den Namen sind das, was noch zu bauen ist: je weniger, desto besser. Jede neue Provinz ist eins weniger. Gründe hier eine blaue. Was nicht geht, sagt beim { $device ->
    [touch] Antippen
    [line] Versuch
   *[other] Anklicken
}, warum: Gleich große Provinzen zum Beispiel lassen sich nie verbinden.
qin-lesson-corner = Suche Plättchen, die zweierlei zugleich tun: Dieses gründet in der fernen Ecke eine Provinz und nimmt das Dorf daneben ein.
qin-lesson-besiege = Das Dorf im Westen gehört Violett, mit einer Provinz daneben. Gründe dort auch eine. Eins gegen eins ändert noch nichts …
qin-lesson-conquer = … aber eine zweite schon. Nun stehen um das Dorf zwei Pagoden von dir gegen eine von Violett: Du eroberst es, und Violett nimmt eine Pagode zurück.
qin-lesson-end = Das ist ganz Qin. Violett hat gerade noch ein Dorf eingenommen: Dörfer wechseln den Besitzer, bis das Land um sie verteilt ist. Spiel weiter! Wer die letzte Pagode setzt, gewinnt sofort.

## ZhanGuo

zhanguo-lesson-begin = ZhanGuo hat fünf Runden mit sechs Karten. Jede Karte legst du entweder an eine Region deines Tableaus an, oder sie bezahlt eine Aktion am Hof. Karte 39 wartet darauf, dass du einen Beamten in Dienst stellst, und bringt dann 2 SP. Sie gehört also an dein Tableau: Lege sie an.
zhanguo-lesson-tuck = Lege sie an Region 2 an. Die erste Karte einer Region bringt 1 Oktagon ihrer Farbe, hier Schrift. Oktagone entscheiden, wer nach den Belohnungen gefragt wird. Die Zahl einer angelegten Karte zählt nicht mehr.
zhanguo-lesson-court = Nun der Hof. Karte 44 bezahlt eine Aktion; was auf ihr steht, zählt dort nicht, nur ihre Zahl.
zhanguo-lesson-recruit = Stelle einen roten Beamten für Region 1 in Dienst. Danach weckt eine niedrigere Zahl als die letzte deine Karten; die allererste Hofkarte der Partie gilt als niedriger und als höher.
zhanguo-lesson-wake = Karte 39 ist wach: Nutze sie für 2 SP. Sie erwacht jedes Mal, wenn du mit einer niedrigeren Zahl einen Beamten in Dienst stellst.
zhanguo-lesson-second = Eine zweite Karte an einer Region bringt gleich 2 Oktagone. Karte 43 wartet darauf, dass du Arbeiter anwirbst: Lege sie auch an Region 2 an.
zhanguo-lesson-unrest = Der Preis: Die Unruhen in Region 2 steigen um 1, mit der dritten Karte um 2. Erreichen sie das Ende ihrer Leiste, schlafen die Karten dort.
zhanguo-lesson-down = Beamte im oberen Bereich einer Region, im Amt, werden zu Gouverneuren; die im unteren, bei der Arbeit, werben Arbeiter an. Hinunter geht es frei und ohne Zug: Schicke den roten Beamten von Region 1 hinunter, bevor du eine Karte spielst.
zhanguo-lesson-hire = Wirb mit Karte 89 Arbeiter an: einen für jeden Beamten, der dort bei der Arbeit ist, und die Unruhen steigen um 1. Nach dem Anwerben wecken höhere Zahlen Karten, und 89 ist höher als 44.
zhanguo-lesson-wake-again = Also erwacht Karte 43: Sie schickt einen grauen Beamten nach Region 2. Nutze sie.
zhanguo-lesson-governor = Im Amt von Region 1 steht noch ein Beamter jeder Farbe: ein Satz. Gib ihn für einen Gouverneur zurück. Die meisten Gouverneure einer Region bringen am Ende 9 SP und 3 für jeden. Karte 7 ist deine niedrigste, denn Gouverneure wecken mit niedrigeren Zahlen.
zhanguo-lesson-square = Ein Gouverneur muss auf ein Bonusfeld, solange eines frei ist. Nimm die 4 SP. Auch die Unruhen der Region gehen auf 0.
zhanguo-lesson-wall = Deine letzte Karte der Runde. Dein Arbeiter kann eine Mauer errichten; sie kostet so viele Arbeiter, wie das Feld Stäbe zeigt, alle aus verschiedenen Regionen.
zhanguo-lesson-section = Jede Sektion wertet am Ende etwas anderes. Diese zählt Regionen mit mindestens so vielen Beamten wie Unruhen: zurzeit alle fünf, also 5 SP.
zhanguo-lesson-reward = Die Belohnungen. Bei jeder Farbe wird zuerst gefragt, wer die meisten Oktagone hat. Rot hat bei Schrift gepasst, die Belohnung, ein Beamter, könnte also dir gehören. Aber das kostet alle Oktagone der Farbe, und sie zählen auch am Ende: Passe diesmal.
zhanguo-lesson-accept = Währung: Rot passt wieder, und zwei rote Beamte in Region 1 sind deine Oktagone wert. Nimm an.
zhanguo-lesson-end = Nun kennst du eine Runde. Spiel weiter: Vier folgen noch. Paläste kosten drei Arbeiter und bringen SP für jede deiner angelegten Karten; Aufträge belohnen Figuren an bestimmten Orten. Was grau ist, sagt dir, warum, und die Wertung zeigt, was du hättest, wenn jetzt Schluss wäre.

## The First Empire

first_empire-lesson-start = Vor der ersten Runde behält jeder eines von zwei Startplättchen, geheim gewählt. Nimm das mit General und Alchemist in Chu: Drei verschiedene Beamte in einer Region werden später ein Statthalter.
first_empire-lesson-begin = Fünf Runden mit sechs Karten. Jede Karte wird zur Einigung an eine Region angelegt oder geht für eine Aktion an den Hof. Karte 72 wartet auf das Anwerben und bringt dann einen Alchemisten, gehört also an dein Tableau: Wähle die Einigung.
first_empire-lesson-tuck = Lege sie in Wei an. Die erste Karte einer Region bringt 1 Marker ihres Aspekts, hier Währung. Marker entscheiden, wer nach den Belohnungen gefragt wird.
first_empire-lesson-court = Gelb hat 20 an den Hof gespielt: Das ist die Zahl, die zu unterbieten ist. Nach Anwerben, Elixier und Statthalter weckt eine niedrigere Karte deine, nach Anheuern, Palast und Mauer eine höhere. Karte 10 ist niedriger.
first_empire-lesson-recruit = Wirb einen Baumeister für Chu an. Dann stehen dort alle drei Arten von Beamten.
first_empire-lesson-wake = Nach jeder Aktion darfst du noch eines tun: Fähigkeiten nutzen, die wach sind, oder einen Beamten bewegen, oder nichts. Nutze sie: Karte 72 bringt einen Alchemisten nach Wei.
first_empire-lesson-hire = In Chu steht ein General, also kannst du dort anheuern: 2 Arbeiter für 1 Unruhe. Karte 84 ist höher als 37, wie es das Anheuern mag.
first_empire-lesson-pass = Nichts von dir wartet auf das Anheuern. Du könntest stattdessen einen Beamten bewegen, aber die drei in Chu sollen beisammenbleiben: Passe.
first_empire-lesson-wall = Ein Arbeiter kann eine Mauer bauen. Sie kostet einen Arbeiter für jeden Stab, alle aus verschiedenen Regionen. Auf Mauern wartet noch nichts, jede Zahl ist also recht: Spiele 119.
first_empire-lesson-section = Jeder Abschnitt zählt am Ende etwas anderes. Baue im Westen: Ein Plättchen des Mausoleums verlangt dort eine Mauer.
first_empire-lesson-after-wall = Du bist die erste Person in diesem Abschnitt, also liegt ein Kaiserplättchen auf deiner Karte 72. Es ersetzt, worauf die Karte wartet; hier ist es wieder das Anwerben. Sonst ist nichts zu tun: Passe.
first_empire-lesson-soldier = Das Mausoleum: Deine Mauer erfüllt das Plättchen der Mauer West. Stelle deinen Soldaten auf: sofort 5 Punkte vom obersten Platz. Eine volle Reihe oder Spalte bringt am Ende 10.
first_empire-lesson-governor = Alchemist, Baumeister und General in Chu: Gib sie für einen Statthalter zurück. Die meisten Statthalter einer Region bringen am Ende Punkte, bei zwei Personen 10. Karte 3 ist niedriger als 71.
first_empire-lesson-space = Stelle ihn auf das Plättchen, dessen Bonus sofort kommt: Dein Schiff fährt 3 Felder. Auch die Unruhe in Chu geht auf 0.
first_empire-lesson-symbol = Das Schiff hat ein Symbol erreicht: Setze einen Soldaten frei, oder lege eine Alchemistenkarte an, wo ein Alchemist von dir steht. Lege eine Karte an: Am Ende zählt jede so viele Punkte, wie dein Schiff bis dahin erreicht hat.
first_empire-lesson-alchemist = A5 wartet auf Statthalter. Die Karte ist während dieser Aktion gekommen und darf deshalb gleich erwachen.
first_empire-lesson-activate = Die Zahl ist niedrig genug. Nutze A5: 1 Unruhe in Wei für 2 Marker deiner Wahl.
first_empire-lesson-tokens = Nimm zweimal Währung: Wer von einem Aspekt die meisten Marker hat, wird zuerst gefragt.
first_empire-lesson-last = Deine letzte Karte der Runde. Lege sie in Chu an: Die erste Karte dort kostet keine Unruhe. Eine dritte Karte in Wei brächte 3 Marker, aber Unruhe 3, und bei 3 schlafen die Karten einer Region.
first_empire-lesson-reward = Die Belohnungen. Von Schrift hat niemand einen Marker, ihre Belohnung verfällt also. Von Währung hast du die meisten: zwei Generäle in Chu für alle deine Währungsmarker. Nimm an.
first_empire-lesson-end = Das war eine Runde. Vor der nächsten können Marker auch Soldaten freisetzen, 3 an Wert für jeden; höchstens fünf bleiben. Spiel weiter: Vier Runden folgen. Paläste brauchen einen Baumeister, zwei Arbeiter dort und einen anderswo. Was grau ist, sagt dir, warum.
