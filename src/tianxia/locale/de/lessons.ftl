# What the guides of first games say. Each message of a step is named by a lesson in src/tianxia/games/GAME/lessons; its
# title follows it. The first paragraph says what to do, the next one why.

lesson-name = Tutorial
lesson-step = Schritt { $number } von { $total }
lesson-show = Zeig es mir
lesson-back = Zurück
lesson-leave = Tutorial verlassen
lesson-play-on = Weiterspielen
lesson-watch = Sieh zu. Noch wird nichts gespielt.
lesson-now = { $device ->
    [touch] Tippe auf den Ring:
   *[other] Klicke auf den Ring:
} { $what }
lesson-since = Seit deinem letzten Zug:
lesson-title = { $mode ->
    [confirm] Bestätige deinen Zug
    [watch] Die anderen sind dran
    [astray] Nicht der Vorschlag
   *[done] Jetzt kennst du das Spiel
}
lesson-words = { $mode ->
    [confirm] Sieh, was dein Zug bewirkt, und bestätige. Vorher zählt nichts.
    [astray] { $off ->
        [yes] Mit „Zurück“ kommst du wieder ins Tutorial. Oder verlass es und spiel weiter; Tipps gibt es auch dann.
       *[no] Mit „Zurück“ kommst du wieder ins Tutorial. Oder bestätige und spiel ohne es weiter.
    }
   *[watch] Gleich bist du wieder dran.
}
lesson-tour = Sieh dich erst um
lesson-tour-head = Tutorial, etwa { $minutes } Minuten
lesson-tour-text = Sieh dich am Tisch um, oder fang gleich an. Mit „Zurück“ kommst du wieder hierher.
lesson-tour-place = Station { $number } von { $total }
lesson-tour-next = Nächste Station
lesson-tour-start = Losspielen

## Qin

qin-tour-board = Der Spielplan
qin-tour-board-text = Von den drei farbigen Feldern in der Mitte aus wachsen Provinzen. Die grauen Rahmen sind Dörfer.
qin-tour-players = Der Wettlauf
qin-tour-players-text = Wie viele Pagoden alle noch setzen müssen. Wer zuerst alle gesetzt hat, gewinnt.
qin-tour-hand = Deine Plättchen
qin-tour-hand-text = Du hast drei Plättchen. Lege in jedem Zug eines Kante an Kante an ein farbiges Feld und zieh ein neues.
qin-tour-turn = Dein Zug
qin-tour-turn-text = Liegt ein Plättchen auf dem Plan, liest du hier, was es bewirkt. Erst wenn du bestätigst, zählt es.
qin-lesson-take = nimm dieses Plättchen
qin-lesson-rotate = { $way ->
    [upright] stell das Plättchen hochkant
    [flat] leg das Plättchen quer
    [above] dreh das Plättchen, bis { $colour ->
            [r] Rot
            [y] Gelb
           *[b] Blau
        } oben liegt
   *[left] dreh das Plättchen, bis { $colour ->
            [r] Rot
            [y] Gelb
           *[b] Blau
        } links liegt
}
qin-lesson-lay = lege es auf { $first } und { $second }

qin-lesson-found-title = Gründe eine Provinz
qin-lesson-found =
    Lege das gelbe Plättchen neben das gelbe Feld.

    Zwei oder mehr verbundene Felder einer Farbe sind eine Provinz, und eine neue Provinz bekommt deine Pagode.
qin-lesson-turn-title = Dreh ein Plättchen
qin-lesson-turn =
    { $device ->
        [touch] Zum Drehen tippst du ein Plättchen in der Hand noch einmal an, oder du tippst auf den Dreh-Knopf.
        [terminal] R dreht ein Plättchen.
        [line] Ein Plättchen kann beliebig gedreht liegen: Ein Zug nennt beide Hälften, die obere oder linke zuerst.
       *[desktop] R, das Mausrad oder der Dreh-Knopf drehen ein Plättchen.
    } Lege dieses hochkant, Blau unten.

    Seine blaue Hälfte trifft auf das blaue Feld und gründet eine blaue Provinz.
qin-lesson-grow-title = Mehreres zugleich
qin-lesson-grow =
    Lege dieses Plättchen hochkant neben deine gelbe Provinz, Rot unten.

    Seine gelbe Hälfte erweitert deine Provinz. Seine rote trifft auf ein rotes Feld und gründet eine weitere: noch eine Pagode.
qin-lesson-village-title = Nimm ein Dorf ein
qin-lesson-village =
    Erweitere deine rote Provinz nach unten bis zum Dorf, dem grauen Rahmen.

    Wer in den Provinzen rings um ein Dorf die meisten Pagoden hat, setzt eine darauf. { $rival } hat schon drei Dörfer.
qin-lesson-join-title = Schlucke eine Provinz
qin-lesson-join =
    Verbinde deine rote Provinz mit der von { $rival }. Deine hat 4 Felder, die andere 2: Die größere schluckt die kleinere.

    Ab fünf Feldern ist es eine Großprovinz. Sie bekommt eine zweite Pagode, und niemand kann sie dir nehmen. { $rival } nimmt eine Pagode zurück, und du nimmst auch ein Dorf ein.
qin-lesson-race-title = Behalte den Wettlauf im Blick
qin-lesson-race =
    Gründe hier eine blaue Provinz. Sieh auf die Zahlen bei den Namen: Je weniger Pagoden übrig sind, desto besser.

    { $device ->
        [touch] Tippe ein verbotenes Feld an
        [line] Versuche ein verbotenes Feld
       *[other] Klicke auf ein verbotenes Feld
    }, um zu sehen, warum. Gleich große Provinzen zum Beispiel darf man nie verbinden.
qin-lesson-corner-title = Provinz und Dorf
qin-lesson-corner = Lege es in die ferne Ecke. Es gründet eine Provinz und nimmt das Dorf daneben ein.
qin-lesson-besiege-title = Umstelle ein Dorf
qin-lesson-besiege =
    Lege es neben das Dorf von { $rival } im Westen. Es gründet dort eine Provinz.

    { $rival } hat eine Pagode neben dem Dorf, jetzt auch du. Bei Gleichstand behält der Besitzer das Dorf.
qin-lesson-conquer-title = Erobere es
qin-lesson-conquer =
    Lege es auch dorthin. Es gründet eine zweite Provinz neben dem Dorf.

    Mit zwei Pagoden rings um das Dorf gegen eine von { $rival } eroberst du es, und { $rival } nimmt eine Pagode zurück.
qin-lesson-end =
    Mehr ist es nicht. { $rival } hat gerade noch ein Dorf eingenommen: Dörfer wechseln den Besitzer, bis das Land um sie verteilt ist.

    Spiel weiter! Wer die letzte Pagode setzt, gewinnt sofort.

## ZhanGuo

zhanguo-tour-land = Mauern und Regionen
zhanguo-tour-land-text = Fünf Regionen, gemeinsam für alle. Gouverneure, Paläste und Mauern bringen hier die meisten Punkte. Die meisten Punkte nach fünf Runden gewinnen.
zhanguo-tour-court = Der Hof
zhanguo-tour-court-text = Sechs Aktionen, und die Zahl der Karte, die hier zuletzt gespielt wurde.
zhanguo-tour-rewards = Belohnungen
zhanguo-tour-rewards-text = Am Ende jeder Runde nimmt, wer die meisten Oktagone hat, die Belohnungen ihrer Spalte.
zhanguo-tour-tasks = Aufträge
zhanguo-tour-tasks-text = Punkte für Figuren an den gezeigten Orten. Sei früh dran: Wer zuerst fertig ist, bekommt am meisten.
zhanguo-tour-board = Dein Tableau
zhanguo-tour-board-text = Dieselben fünf Regionen: deine Beamten, deine Arbeiter, deine Unruhen und deine angelegten Karten.
zhanguo-tour-hand = Deine Hand
zhanguo-tour-hand-text = Sechs Karten je Runde. Lege jede an dein Tableau an, oder spiele sie am Hof.
zhanguo-tour-turn = Dein Zug
zhanguo-tour-turn-text = Was zu tun ist, was es kostet und was es bringt. Erst wenn du bestätigst, zählt es.
zhanguo-tour-players = Spieler
zhanguo-tour-players-text = Oktagone und Punkte von allen.

zhanguo-lesson-begin-title = Wähle eine Karte
zhanguo-lesson-begin =
    Wähle Karte 39. Angelegt bringt sie 2 Siegpunkte (SP), wann immer du einen Beamten in Dienst stellst.

    Es gibt fünf Runden mit sechs Karten. Jede Karte legst du an eine Region an, um sie zu vereinigen, oder du spielst sie am Hof für eine Aktion.
zhanguo-lesson-tuck-title = Vereinige eine Region
zhanguo-lesson-tuck =
    Lege sie an Region 2 an. Die erste Karte einer Region bringt 1 Oktagon ihres Aspekts, hier Schrift.

    Wer die meisten Oktagone eines Aspekts hat, wählt zuerst bei den Belohnungen und bekommt am Ende der Partie Punkte dafür. Die Aktivierungszahl einer angelegten Karte zählt nicht mehr.
zhanguo-lesson-court-title = Nun der Hof
zhanguo-lesson-court =
    Wähle Karte 44. Du spielst sie gleich am Hof für eine Aktion.

    Am Hof zählt nur ihre Zahl, nicht was darunter steht.
zhanguo-lesson-recruit-title = Stelle einen Beamten in Dienst
zhanguo-lesson-recruit =
    Wähle am Hof „Beamter“, dann einen roten Beamten, dann Region 1. Je ein Beamter jeder Farbe wird dort ein Gouverneur.

    Beim In-Dienst-Stellen aktiviert eine niedrigere Zahl als die letzte deine angelegten Karten, die „Beamter“ zeigen. Die allererste Hofkarte der Partie gilt als niedriger und als höher.
zhanguo-lesson-wake-title = Deine Karte wird aktiviert
zhanguo-lesson-wake =
    Nutze Karte 39: 2 SP.

    Sie wird jedes Mal aktiviert, wenn du mit einer niedrigeren Zahl einen Beamten in Dienst stellst.
zhanguo-lesson-second-title = Eine zweite Karte
zhanguo-lesson-second =
    Wähle Karte 43, die beim Anwerben aktiviert wird. Eine zweite Karte an Region 2 bringt 2 Oktagone.
zhanguo-lesson-unrest-title = Der Preis sind Unruhen
zhanguo-lesson-unrest =
    Lege sie an Region 2 an. Die Unruhen dort steigen um 1, mit der dritten Karte um 2.

    Die Flammen zählen die Unruhen. Ist der letzte Platz der Reihe belegt, sind die Karten dieser Region blockiert.
zhanguo-lesson-down-title = Eine kostenlose Bewegung
zhanguo-lesson-down =
    Bewege einen roten Beamten von Region 1 nach unten in den Arbeiter-Bereich.

    Beamte im oberen Teil, dem Gouverneurs-Bereich, werden zu Gouverneuren. Die im Arbeiter-Bereich werben Arbeiter an. Nach unten geht es kostenlos, bevor du eine Karte spielst.
zhanguo-lesson-hire-title = Wirb Arbeiter an
zhanguo-lesson-hire =
    Wähle Karte 89, dann „anwerben“: ein Arbeiter für jeden Beamten im Arbeiter-Bereich, und die Unruhen steigen um 1.

    Beim Anwerben aktiviert eine höhere Zahl deine Karten, und 89 ist höher als 44.
zhanguo-lesson-wake-again-title = Noch eine Karte wird aktiviert
zhanguo-lesson-wake-again = Nutze Karte 43. Sie bringt einen grauen Beamten nach Region 2.
zhanguo-lesson-governor-title = Setze einen Gouverneur ein
zhanguo-lesson-governor =
    Wähle Karte 7, dann „Gouverneur“. Er kostet einen Satz Beamte: einen jeder Farbe im Gouverneurs-Bereich von Region 1.

    Die meisten Gouverneure einer Region bringen am Ende der Partie 9 SP, und für jeden davon noch 3 SP.
zhanguo-lesson-square-title = Wähle seinen Bonus
zhanguo-lesson-square =
    Nimm die 4 SP. Auch die Unruhen der Region fallen auf 0.

    Ein Gouverneur muss auf ein Bonusfeld, solange eines frei ist.
zhanguo-lesson-wall-title = Errichte eine Mauer
zhanguo-lesson-wall =
    Wähle deine letzte Karte der Runde, dann „Mauer“.

    Eine Mauer kostet einen Arbeiter für jeden Balken darauf, alle aus verschiedenen Regionen. Du hast einen Arbeiter.
zhanguo-lesson-section-title = Wähle eine Sektion
zhanguo-lesson-section =
    Baue hier. Jede Sektion wertet am Ende der Partie etwas anderes.

    Diese zählt Regionen mit mindestens so vielen Beamten wie Unruhen: zurzeit alle fünf, also 5 SP.
zhanguo-lesson-reward-title = Rundenende: Belohnungen
zhanguo-lesson-reward =
    Passe bei dieser, um zu sehen, wie das geht: Die Belohnung wird dem Nächsten angeboten.

    Bei jedem Aspekt wählt zuerst, wer die meisten Oktagone hat. Annehmen kostet alle deine Oktagone des Aspekts, und sie zählen auch am Ende der Partie.
zhanguo-lesson-accept-title = Nimm eine Belohnung an
zhanguo-lesson-accept = Nimm diese an: Zwei rote Beamte in Region 1 sind deine Währungs-Oktagone wert.
zhanguo-lesson-end =
    Das war eine ganze Runde, vier folgen noch. Paläste kosten drei Arbeiter und bringen SP für jede deiner angelegten Karten; Aufträge belohnen Figuren an bestimmten Orten.

    Wähle etwas Graues, um zu sehen, warum es nicht geht; die Wertung zeigt deinen Zwischenstand.

## The First Empire

first_empire-tour-land = Mauern und Regionen
first_empire-tour-land-text = Fünf Regionen, gemeinsam für alle. Gouverneure, Paläste und Mauern bringen hier die meisten Punkte. Die meisten Punkte nach fünf Runden gewinnen.
first_empire-tour-sea = Das Elixier
first_empire-tour-sea-text = Dein Schiff fährt auf dieser Leiste. Je weiter es kommt, desto mehr bringen deine Alchemistenkarten.
first_empire-tour-court = Der Hof
first_empire-tour-court-text = Sechs Aktionen, und die Zahl der Karte, die hier zuletzt gespielt wurde.
first_empire-tour-rewards = Belohnungen
first_empire-tour-rewards-text = Am Ende jeder Runde nimmt, wer die meisten Marker hat, die Belohnungen ihrer Spalte.
first_empire-tour-tomb = Das Mausoleum
first_empire-tour-tomb-text = Erfülle die Bedingung eines Plättchens, und stelle dort für Punkte einen Terrakotta-Soldaten auf.
first_empire-tour-board = Dein Tableau
first_empire-tour-board-text = Dieselben fünf Regionen: deine Beamten, deine Arbeiter, deine Unruhen und deine angelegten Karten.
first_empire-tour-turn = Dein Zug
first_empire-tour-turn-text = Was zu tun ist, was es kostet und was es bringt. Erst wenn du bestätigst, zählt es.
first_empire-tour-players = Spieler
first_empire-tour-players-text = Marker und Punkte von allen.

first_empire-lesson-start-title = Dein Startplättchen
first_empire-lesson-start =
    Nimm das Plättchen mit General und Alchemist in Chu.

    Vor der ersten Runde behält jeder eines von zwei Startplättchen, geheim gewählt. Drei verschiedene Beamte in einer Region werden später ein Gouverneur.
first_empire-lesson-begin-title = Wähle eine Karte
first_empire-lesson-begin =
    Wähle Karte 72. Angelegt bringt sie einen Alchemisten, wann immer du einen Beamten in Dienst stellst.

    Es gibt fünf Runden mit sechs Karten. Jede Karte legst du an eine Region an, um sie zu vereinigen, oder du spielst sie am Hof für eine Aktion.
first_empire-lesson-tuck-title = Vereinige eine Region
first_empire-lesson-tuck =
    Lege sie in Wei an. Die erste Karte einer Region bringt 1 Marker ihres Aspekts, hier Währung.

    Marker entscheiden über die Belohnungen.
first_empire-lesson-court-title = Nun der Hof
first_empire-lesson-court =
    Wähle Karte 10. Du spielst sie gleich am Hof für eine Aktion.

    { $rival } hat dort 20 gespielt: Mit dieser Zahl wird verglichen. Bei Beamter, Elixier und Gouverneur aktiviert eine niedrigere Karte deine Karten, bei Anwerben, Palast und Mauer eine höhere.
first_empire-lesson-recruit-title = Stelle einen Beamten in Dienst
first_empire-lesson-recruit = Wähle am Hof „Beamter“, dann einen Baumeister, dann Chu. So stehen dort alle drei Arten von Beamten.
first_empire-lesson-wake-title = Deine Karte wird aktiviert
first_empire-lesson-wake =
    Nutze deine Fähigkeiten: Karte 72 bringt einen Alchemisten nach Wei.

    Nach jeder Aktion darfst du noch eines tun: aktive Fähigkeiten nutzen, oder einen Beamten bewegen, oder nichts.
first_empire-lesson-hire-title = Wirb Arbeiter an
first_empire-lesson-hire =
    Wähle Karte 84, dann „anwerben“: 2 Arbeiter für 1 Unruhe. In Chu geht das, weil dort dein General steht.

    Sie ist höher als 37, also würden Karten für das Anwerben jetzt aktiviert.
first_empire-lesson-pass-title = Sonst ist nichts zu tun
first_empire-lesson-pass =
    Passe. Keine deiner Karten wird beim Anwerben aktiviert.

    Du kannst stattdessen einen Beamten bewegen, aber die drei in Chu sollen beisammenbleiben.
first_empire-lesson-wall-title = Errichte eine Mauer
first_empire-lesson-wall =
    Wähle Karte 119, dann „Mauer“. Sie kostet einen Arbeiter je Balken, alle aus verschiedenen Regionen.

    Noch wird keine deiner Karten bei Mauern aktiviert, jede Zahl ist also recht.
first_empire-lesson-section-title = Wähle eine Sektion
first_empire-lesson-section =
    Baue im Westen, links.

    Jede Sektion wertet am Ende der Partie etwas anderes. Und ein Plättchen des Mausoleums verlangt eine Mauer im Westen.
first_empire-lesson-soldier-title = Stelle einen Soldaten auf
first_empire-lesson-soldier =
    Stelle deinen Soldaten auf das Plättchen des Mausoleums, zu dem deine Mauer im Westen passt: sofort 5 SP. Vorher brauchst du keinen Beamten zu bewegen.

    Eine volle Reihe oder Spalte bringt am Ende 10. Als Erster in dieser Sektion bekamst du auch ein Kaiserplättchen: Es ersetzt den Auslöser von Karte 72, hier wieder durch das In-Dienst-Stellen.
first_empire-lesson-governor-title = Setze einen Gouverneur ein
first_empire-lesson-governor =
    Wähle Karte 3, niedriger als 71, dann „Gouverneur“. Er kostet Alchemist, Baumeister und General in Chu.

    Die meisten Gouverneure einer Region bringen am Ende SP: bei zwei Spielern 10.
first_empire-lesson-space-title = Wähle seinen Bonus
first_empire-lesson-space = Setze ihn auf das Plättchen für einen Bonus: Dein Schiff fährt sofort 3 Felder. Auch die Unruhen in Chu fallen auf 0.
first_empire-lesson-symbol-title = Das Elixier
first_empire-lesson-symbol =
    Nimm die Alchemistenkarte A5. Sie kommt in eine Region mit einem deiner Alchemisten und wird bei Gouverneuren aktiviert, auch jetzt schon.

    Dein Schiff hat ein Symbol erreicht: Schalte einen Soldaten frei, oder lege eine Alchemistenkarte an. Am Ende bringt jede dieser Karten so viele SP, wie dein Schiff wert ist.
first_empire-lesson-activate-title = Deine Zahl ist niedrig genug
first_empire-lesson-activate = Nutze deine Fähigkeiten. A5 bringt 2 Marker deiner Wahl für 1 Unruhe in Wei.
first_empire-lesson-tokens-title = Wähle Marker
first_empire-lesson-tokens =
    Nimm einen Währungsmarker. Du wählst zwei.

    Wer von einem Aspekt die meisten Marker hat, wählt zuerst.
first_empire-lesson-token-again-title = Noch ein Marker
first_empire-lesson-token-again = Nimm noch einen Währungsmarker.
first_empire-lesson-last-title = Deine letzte Karte
first_empire-lesson-last =
    Lege sie in Chu an: Die erste Karte dort kostet keine Unruhen.

    Eine dritte Karte in Wei bringt 3 Marker, aber auch 3 Unruhen, und bei 3 sind die Karten einer Region blockiert.
first_empire-lesson-reward-title = Rundenende: Belohnungen
first_empire-lesson-reward =
    Nimm an: zwei Generäle in Chu für alle deine Währungsmarker. Du hast die meisten, also wählst du zuerst.

    Niemand hat einen Schriftmarker, diese Belohnung verfällt also.
first_empire-lesson-end =
    Das war eine Runde, vier folgen noch. Vor der nächsten können Marker auch Soldaten freischalten, je 3 an Wert; höchstens fünf bleiben dir. Paläste brauchen einen Baumeister und zwei Arbeiter dort und einen Arbeiter anderswo.

    Wähle etwas Graues, um zu sehen, warum es nicht geht.
