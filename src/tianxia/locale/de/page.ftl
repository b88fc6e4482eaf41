# Die Seite; was eine Meldung erhält, steht in der englischen Datei.

page-you = Du
page-nobody = niemand
page-somebody = Jemand
page-seat-number = Platz { $number }
page-you-named = { $name } (du)
page-same-name = { $name } ({ $seat })
page-bot-named = Bot, { $bot }
page-bot-level = Bot, { $bot }
page-bot-name-0 = Reiher
page-bot-name-1 = Kranich
page-bot-name-2 = Karpfen
page-bot-name-3 = Tiger
page-bot-beginner = Rekrut (Anfänger)
page-bot-easy = Schreiber (leicht)
page-bot-medium = Magistrat (mittel)
page-bot-hard = General (schwer)
page-bot-master = Kanzler (Meister)
page-bot-beginner-text = Macht mit Absicht Fehler: für die allerersten Partien.
page-bot-easy-text = Nimmt den Zug, der auf den ersten Blick am besten aussieht.
page-bot-medium-text = Probiert viele Möglichkeiten eines Zuges durch, bevor er wählt.
page-bot-hard-text = Probiert weit mehr Möglichkeiten durch als der Magistrat.
page-bot-master-text = Denkt am längsten nach, bis zu einigen Sekunden je Zug.
page-bots-uncompiled = Dieser Server läuft unkompiliert und damit langsamer: Magistrat, General und Kanzler kommen in der gleichen Zeit weniger weit und spielen hier schwächer.
page-bot-random = planlos
page-bot-greedy = solide
page-guest-1 = Wandernde Wolke
page-guest-2 = Alte Kiefer
page-guest-3 = Stiller Bach
page-guest-4 = Morgennebel
page-guest-5 = Rote Laterne
page-guest-6 = Steinlöwe
page-guest-7 = Papierboot
page-guest-8 = Pflaumenblüte

# Überall

page-title = { $title } · Tianxia
page-title-home = Tianxia: drei Brettspiele aus dem alten China
page-title-turn = Du bist dran · { $game } · Tianxia
page-skip = Zum Inhalt
page-nav = Seiten
page-nav-play = Spielen
page-nav-tables = Tische
page-nav-replays = Partien
page-nav-rules = Regeln
page-home = Startseite
page-playing-as = Du spielst als
page-me = Du
page-language = Sprache
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-sound = Ton
page-sound-on = Ton ist an (S)
page-sound-off = Ton ist aus (S)
page-theme = Farben
page-theme-flip = Hell oder dunkel
page-theme-system = wie das System
page-theme-light = hell
page-theme-dark = dunkel
page-close = Schließen
page-loading = Einen Moment …
page-more = Mehr zeigen
page-save = Speichern
page-saved = Gespeichert.
page-copy = Kopieren
page-copied = Kopiert
page-link = Link
page-send = Senden
page-offline = Gerade gibt es keine Verbindung zum Server. Sie wird von selbst wieder versucht.
page-broken = Das konnte der Server nicht ausführen (Status { $status }). Bitte noch einmal versuchen.
page-trouble = Das hat nicht geklappt ({ $code }). Nichts hat sich geändert.

# Startseite

page-hero = Alles unter dem Himmel, an einem Tisch.
page-hero-text = Drei Brettspiele aus dem alten China, live mit Freunden oder Bots. Ohne Konto, ohne Installation.
page-play-now = Jetzt spielen
page-play-qin-now = Qin jetzt spielen
page-invite-friend = Jemanden einladen
page-games = Spiele
page-facts = { $from } bis { $to } Personen · { $minutes ->
    [120] 2 Stunden
   *[other] { $minutes } Minuten
}
page-about-qin = Lege Plättchen, gründe Provinzen, schlucke die der Nachbarn. Wer alle Pagoden gesetzt hat, gewinnt.
page-name-zhanguo = ZhanGuo
page-about-zhanguo = Vereine Schrift, Münze und Recht in fünf Regionen. Spiele bei Hofe höher oder tiefer.
page-name-first-empire = The First Empire
page-about-first-empire = Baue Mauern und Paläste, suche das Elixier, stelle die tönerne Armee auf.
page-still-built = Noch im Bau
page-play-bot = Gegen Bot
page-alone = Allein gegen Li Si, Stufe
page-alone-level = Allein gegen Li Si, Stufe { $level }
page-li-si = Li Si, Stufe { $level }
page-your-tables = Deine Tische
page-open-tables = Offene Tische
page-anyone = alle dürfen sich setzen
page-just-finished = Eben beendet
page-no-tables = Noch keiner. „Qin jetzt spielen“ macht den ersten auf.
page-no-open = Niemand wartet. Öffne einen Tisch, vielleicht kommt jemand.
page-editions = Ausgaben
page-new-table = Neuer Tisch
page-free = Eine freie Umsetzung mit eigenen Bildern und Worten. Nicht verbunden mit Autoren oder Verlagen der Spiele.
page-what-reconstructed = Was rekonstruiert ist
page-your-turn-short = Du bist dran
page-waiting = Wartet
page-go-on = Weiter
page-sit-down = Hinsetzen
page-watch = Zusehen
page-replay = Ansehen
page-empty-table = Noch niemand
page-beat = { $you ->
    [won] Dein Sieg{ $many ->
        [0] {""}
       *[other] {" "}mit { $others }
    } über { $losers }
    [lost] Sieg von { $winners } über dich{ page-and-others }
   *[no] Sieg von { $winners } über { $losers }
}
page-and-others = { $many ->
    [0] {""}
   *[other] {" "}und { $others }
}
page-score-line = Pagoden { $scores }
page-points-line = Punkte { $scores }
page-seats-taken = { $taken } von { $all }
page-clock-short = { $minutes ->
    [4320] 3 Tage
   *[other] { $minutes } Min
}{ $increment ->
    [0] {""}
    [43200] {" "}+ 12 Std
   *[other] {" "}+ { $increment } s
}
page-list-mine = Deine Tische
page-list-open = Offen: alle dürfen sich setzen
page-list-running = Im Spiel
page-list-finished = Beendete Partien
page-none-mine = Du sitzt an keinem Tisch.
page-none-open = Gerade wartet niemand.
page-none-running = Gerade läuft keine öffentliche Partie.
page-none-finished = Noch keine beendeten Partien. Spiele eine, oder lade eine Aufzeichnung hoch.
page-upload = Aufzeichnung hochladen

# Ein neuer Tisch

page-seats = Plätze
page-how-many = Wie viele spielen
page-seat-of = Wer spielt { $seat }
page-seat-me = Ich
page-seat-open = Offen: wer kommt
page-seat-invited = Eingeladen per Link
page-seats-text = Du kannst auch mehrere Plätze nehmen: Dann spielt ihr reihum an einem Bildschirm.
page-seats-solo = Du spielst allein: Wähle bei den Optionen, wie stark Li Si sein soll.
page-game = Spiel
page-options = Optionen
page-games-in-row = Partien
page-one-game = Eine Partie
page-series-both = Eine Serie auf beiden Plänen
page-series-both-text = Zwei Partien; wer insgesamt am wenigsten Pagoden übrig hat, gewinnt.
page-table = Tisch
page-who-may = Wer darf kommen
page-by-link = Nur per Link
page-by-link-text = Nicht in der Liste; wer den Link hat, findet ihn.
page-public = Öffentlich
page-public-text = In der Liste der Tische; alle dürfen zusehen.
page-pace = Tempo
page-pace-live = Live
page-pace-live-text = Alle sind da und spielen durch.
page-pace-leisure = In Ruhe
page-pace-leisure-text = Ein Zug, wenn Zeit ist, auch über Tage.
page-untimed = { $pace ->
    [live] Live, ohne Uhr
   *[leisure] In Ruhe
}
page-clock = Uhr
page-clock-none = Keine Uhr
page-clock-blitz = 5 Min + 5 s
page-clock-steady = 10 Min + 10 s
page-clock-slow = 30 Min + 30 s
page-clock-days = 3 Tage + 12 Std
page-at-zero = Wenn die Zeit um ist
page-at-zero-nothing = geschieht nichts
page-at-zero-bot = übernimmt ein Bot
page-at-zero-loss = ist die Partie verloren
page-with-chat = Chat an diesem Tisch
page-make-table = Tisch aufmachen

# Vor der Partie

page-seat-kept = Für dich frei gehalten
page-chosen = { $option }: { $value }
page-waiting-for = Warten auf Mitspieler
page-all-here = Alle sind da
page-waiting-public = Dieser Tisch steht in der öffentlichen Liste.
page-waiting-link = Nur wer einen Link hat, findet diesen Tisch.
page-local-only = Nur dieser Rechner kann sich verbinden, ein Link hilft also niemandem anderswo. Mit „python3 play.py --lan“ geht es im lokalen Netz.
page-make-link = Link erstellen
page-get-up = Aufstehen
page-begin = Beginnen
page-begins-by-itself = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
page-join = Du bist eingeladen
page-join-seat = Dein Platz auf diesem Gerät
page-join-dead = Dieser Link führt nirgendwohin
page-join-with = { $game }, mit { $people }.
page-join-game = Eine Partie { $game }.
page-join-text = Sag, wie die anderen dich nennen sollen, und setz dich. Ein Konto ist nicht nötig.
page-no-table = Dieser Tisch lässt sich nicht öffnen

# Am Tisch

page-connecting = Der Tisch wird gesucht …
page-lost = Die Verbindung ist weg. Bis sie wieder da ist, kann nichts gespielt werden; was du bestätigt hast, bleibt. Sie wird von selbst wieder versucht.
page-draft-dropped = Der Tisch ist inzwischen weiter. Was du ausgelegt, aber nicht bestätigt hattest, ist weggeräumt.
page-bye = { $code ->
    [revoked] Dieser Link wurde zurückgenommen; dieses Gerät spielt den Platz nicht mehr.
    [forgotten] Du wurdest auf diesem Server vergessen, wie gewünscht.
    [stopping] Der Server hält an. Diese Seite kommt von selbst wieder, wenn er läuft.
    [old-page] { server-old-page }
   *[other] Der Server hat die Verbindung geschlossen ({ $code }).
}
page-board = Spielplan
page-players = Spieler
page-player = Spieler
page-turn = Zug
page-turn-number = Zug { $turn }
page-log = Verlauf
page-chat = Chat
page-rules = Regeln
page-table-tabs = Verlauf, Chat und Regeln
page-table-parts = Teile des Tisches
page-log-empty = Noch ist nichts geschehen.
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-off = Der Chat ist an diesem Tisch aus.
page-chat-write = Etwas sagen
page-reconstructed = (rekonstruiert)
page-watching = du siehst zu
page-to-move = am Zug
page-thinking = überlegt …
page-winner = gewinnt
page-away = nicht da
page-gone = gegangen
page-stand-in = Bot „{ $bot }“ springt ein
page-left = übrig
page-then = dann
page-clock-left = Bedenkzeit übrig
page-your-turn = Du bist dran.
page-turn-of = { $seat }:
page-waits-for = { $count ->
    [0] Das Los entscheidet.
    [one] { $seat } ist am Zug.
   *[other] { $seat } sind am Zug.
}
page-is-thinking = { $you ->
    [yes] Ein Bot überlegt für dich …
   *[no] { $count ->
        [one] { $seat } überlegt …
       *[other] { $seat } überlegen …
    }
}
page-not-there = Nicht dort.
page-what-happens = Was das bewirkt
page-what-works = Was geht:
page-rule = Regel { $rule }
page-confirm = Bestätigen
page-undo = Zurück
page-undo-how = Zurücknehmen (Strg Z)
page-undo-consent = Seitdem wurde Neues aufgedeckt, also werden die anderen gefragt
page-undo-ask = { $shared ->
    [yes] Den letzten Zug zurücknehmen?
   *[no] Deinen letzten Zug zurücknehmen?
}
page-undo-ask-too = { $count ->
    [one] Auch der Zug von { $seats } wird zurückgenommen.
   *[other] Auch die Züge von { $seats } werden zurückgenommen.
}
page-undo-ask-consent = Die anderen müssen zustimmen.
page-undo-ask-others = Fragen
page-undo-yes = Zurücknehmen
page-undo-no = Behalten
page-redo = Nochmal
page-redo-how = Wieder so wie vorher (Strg Y)
page-restart = Zug neu
page-hint = Tipp
page-hint-others = Auch gut:
page-hint-value = { $unit ->
    [chance] { NUMBER($percent, maximumFractionDigits: 0) } % Gewinnchance
   *[points] am Ende etwa { NUMBER($points, maximumFractionDigits: 0) } Punkte
}
page-lay-it = Dort hinlegen
page-why-not = Warum nicht?
page-turn-tile = Plättchen drehen
page-turn-tile-how = { $device ->
    [touch] Plättchen drehen
   *[desktop] Plättchen drehen: anklicken, Mausrad oder R
}
page-letters = Buchstaben neben Farben
page-letters-how = Buchstaben neben Farben (L)
page-zoom = Vergrößern
page-zoom-how = Vergrößern (Z)
page-menu = Tischmenü
page-menu-how = Menü: Links, Pause, Aufgeben, Aufzeichnung
page-since = Seit deinem letzten Zug: { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
page-since-back = Ein Zug zurück (,)
page-since-on = Ein Zug weiter (.)
page-since-at = { $move } von { $all }
page-hand-over = Jetzt { $seat }
page-hand-over-text = Gebt den Bildschirm an { $seat } weiter, damit sonst niemand diese Hand sieht.{ $clock ->
    [yes] {" "}Die Uhr wartet so lange.
   *[no] {""}
}
page-hand-over-ready = Meine Hand zeigen
page-hand-covered = Verdeckt, bis { $seat } den Bildschirm hat.
page-motion = Bewegungen
page-notify = Benachrichtigen, wenn ich dran bin
page-instant = Sofort spielen, ohne Bestätigung
page-look-as = Ansehen als
page-seat-link = Diesen Platz auf anderem Gerät spielen
page-seat-link-text = Wer diesen Link öffnet, kann deinen Platz spielen. Du kannst ihn jederzeit zurücknehmen.
page-revoke = Links zurücknehmen
page-pause = Pause
page-paused = Die Partie ruht.
page-resign = Aufgeben
page-resign-sure = Wirklich aufgeben?
page-let-bot-me = Einen Bot für mich spielen lassen
page-take-back-seat = Platz zurücknehmen
page-bot-plays-for-you = Ein Bot spielt für dich.
page-leave = Den Tisch verlassen
page-seat-away = { $seat } ist seit einer Weile fort.
page-you-left = Du hast diesen Tisch verlassen; dein Platz wartet.
page-seat-left = { $seat } ist gegangen.
page-let-bot = Einen Bot weiterspielen lassen
page-download = Aufzeichnung herunterladen
page-commitment = Versprechen vom Anfang:
page-undo-asked = { $seat } möchte einen Zug zurücknehmen.
page-undo-waiting = { $you ->
    [yes] Du möchtest einen Zug zurücknehmen. Die anderen müssen noch zustimmen.
   *[no] { $seat } hat gebeten, einen Zug zurückzunehmen.
}
page-redo-asked = { $seat } möchte die zurückgenommenen Züge wiederholen.
page-redo-waiting = { $you ->
    [yes] Du möchtest die zurückgenommenen Züge wiederholen. Die anderen müssen noch zustimmen.
   *[no] { $seat } hat gefragt, ob die zurückgenommenen Züge wieder gelten.
}
page-allow = Erlauben
page-refuse = Ablehnen
page-withdraw = Zurückziehen
page-series = Partie { $number } von { $games }

# Das Ende und danach

page-result = Ergebnis
page-show-boards = Zeig die Pläne
page-wins = { $count ->
    [0] Niemand gewinnt.
    [one] { $you ->
        [yes] Du gewinnst!
       *[no] { $winners } gewinnt.
    }
   *[other] { $you ->
        [yes] { $winners } teilt euch den Sieg.
       *[no] { $winners } teilen sich den Sieg.
    }
}
page-ended-early = { $reason ->
    [resigned] { $you ->
        [yes] Du hast aufgegeben.
       *[no] { $seat } hat aufgegeben.
    }
   *[time] { $you ->
        [yes] Deine Zeit ist abgelaufen.
       *[no] Die Zeit von { $seat } ist abgelaufen.
    }
}
page-rematch = Revanche
page-rematch-on = Revanche auf { $board }
page-next-game = Nächste Partie
page-to-rematch = Zur nächsten Partie
page-race = Das Rennen
page-hands = Hände
page-hand-none = Keine Karten auf der Hand.
page-hand-unseen = Diese Hand ist in dieser Ansicht verdeckt.
page-chart = Pagoden auf dem Plan im Verlauf; am Ende: { $summary }
page-chart-turn = Zug { $turn }
page-no-replay = Diese Partie lässt sich nicht ansehen
page-replay-of = Aufzeichnung von { $game }: { $people }
page-move = Zug
page-move-of = Zug { $move } von { $all }
page-to-start = Zum Anfang (Pos1)
page-step-back = Ein Zug zurück (←)
page-step-on = Ein Zug weiter (→)
page-to-end = Zum Ende (Ende)
page-play = Abspielen (Leertaste)
page-stop = Anhalten (Leertaste)
page-eyes = Mit wessen Augen
page-all-seeing = Alle Hände
page-spectator = Zuschauer
page-review = Partie nachbesprechen
page-review-short = Nachbesprechung
page-play-on = Von hier weiterspielen
page-retry = Zug neu spielen
page-fair = War die Verteilung fair?
page-fair-yes = Ja: Der Startwert ist der versprochene, und alle { $draws } Ziehungen stammen von ihm.
page-fair-unpromised = Alle { $draws } Ziehungen stammen vom Startwert, aber diese Partie hat zu Beginn nichts versprochen.
page-fair-no = Nein: Etwas passt nicht.
page-fair-text = Vor der ersten Ziehung zeigt der Tisch einen Hash seines geheimen Startwerts. Nach dem Ende wird der Startwert gezeigt, und jede Ziehung lässt sich daraus nachrechnen.
page-seed = Startwert:
page-checking = Jede Ziehung wird geprüft …

# Du

page-your-name = Dein Name
page-name-text = Andere sehen ihn am Tisch. Du kannst ihn jederzeit ändern.
page-password-title = Von überall zurückkommen
page-password-text = Mit Anmeldename und Passwort bekommst du deine Plätze auf jedem Gerät zurück. Sonst wird nichts von dir gespeichert.
page-come-back = Zurückkommen
page-come-back-text = Du warst schon hier? Nimm Namen und Plätze wieder auf.
page-welcome-back = Willkommen zurück.
page-login = Anmeldename
page-password = Passwort
page-this-device = Dieses Gerät
page-forget = Mich vergessen
page-forget-text = Entfernt Namen, Schlüssel und Passwort. Beendete Partien bleiben, mit einem Platz ohne Namen.
page-forget-sure = Wirklich alles vergessen

# Regeln und Material

page-rules-of = Die Regeln von { $game }
page-rules-own-words = In unseren eigenen Worten, mit den Nummern, die der Tisch nennt.
page-picture = Bild zu Regel { $rule }
page-picture-wrong = Bild zu Regel { $rule }: Das ist nicht erlaubt
page-components = Material
page-components-of = Das Material von { $game }
page-components-text = Das gedruckte Spiel liegt uns nicht vor; einiges musste erschlossen werden. Hier steht, was wir wissen und woher.
page-provenance-rulebook = Regelheft
page-provenance-rulebook-text = Steht in den gedruckten Regeln.
page-provenance-found = gefunden
page-provenance-found-text = Von mehreren beschrieben, die das Spiel besitzen.
page-provenance-inferred = erschlossen
page-provenance-inferred-text = Folgt aus Gefundenem, wurde nicht selbst gesehen.
page-provenance-reconstructed = rekonstruiert
page-provenance-reconstructed-text = Unser eigener Entwurf, weil nichts bekannt ist.
page-digest = Hash, den Aufzeichnungen tragen:

# Lessons

page-learn = Spielend lernen
page-coach = Dein Begleiter
page-coach-step = Schritt { $number } von { $total }
page-coach-show = Zeig es mir
page-coach-confirm = Das ist der Vorschlag. Bestätige ihn, oder versuche etwas anderes.
page-coach-wait = Sieh zu, was die anderen tun …
page-coach-off = Du gehst deinen eigenen Weg, und das Spiel geht ohne Rat weiter; Tipps helfen noch immer. Geh zurück, um zur Lektion zurückzukehren.
page-coach-other = Du versuchst etwas anderes als vorgeschlagen. Das ist erlaubt: Dann endet die Lektion hier, außer du gehst zurück.
page-coach-back = Schritt zurück
page-coach-leave = Lektion verlassen
page-coach-next = Weiterspielen
