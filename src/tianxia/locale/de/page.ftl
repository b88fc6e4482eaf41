# Die Seite; was eine Meldung erhält, steht in der englischen Datei.

page-you = Du
page-nobody = niemand
page-somebody = Jemand
page-seat-number = Platz { $number }
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
page-bot-beginner-text = Macht absichtlich Fehler. Gut für die erste Partie.
page-bot-easy-text = Spielt, was auf den ersten Blick am besten aussieht.
page-bot-medium-text = Vergleicht für jeden Zug viele Möglichkeiten.
page-bot-hard-text = Vergleicht weit mehr Möglichkeiten als der Magistrat.
page-bot-master-text = Denkt am längsten nach, bis zu einigen Sekunden je Zug.
page-bots-uncompiled = Die drei stärksten Bots spielen auf diesem Server schwächer als sonst.
page-bots-compiling = Die drei stärksten Bots spielen schwächer als sonst, bis der Server sie kompiliert hat und neu startet.
page-bot-random = planlos
page-bot-greedy = solide

# Überall

page-title = { $title } · Tianxia
page-title-home = Tianxia: drei Brettspiele aus dem alten China
page-title-turn = Du bist dran · { $game } · Tianxia
page-skip = Zum Inhalt
page-nav = Seiten
page-nav-play = Spielen
page-nav-tables = Tische
page-nav-tournaments = Turniere
page-to-tournament = Zum Zwischenstand
page-nav-replays = Partien
page-nav-players = Spieler
page-nav-rules = Regeln
page-home = Startseite
page-me = Du
page-sign-in = Anmelden
page-name-ask = Wie heißt du?
page-name-ask-text = Die anderen sehen diesen Namen. Ein Konto brauchst du nicht.
page-name-save = So heiße ich
page-language = Sprache
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-sound = Ton
page-sound-on = Ton ist an (S)
page-sound-off = Ton ist aus (S)
page-theme = Farben
page-theme-flip = Hell/Dunkel wechseln
page-theme-system = wie im System
page-theme-light = hell
page-theme-dark = dunkel
page-close = Schließen
page-aid = Spielhilfe
page-aid-how = Spielhilfe: Aktionen, Symbole und Regeln (I)
page-aid-icons = Aktionen und Symbole
page-aid-pictures = Symbole
page-loading = Einen Moment …
page-more = Mehr zeigen
page-save = Speichern
page-saved = Gespeichert.
page-copy = Kopieren
page-copied = Kopiert
page-link = Link
page-send = Senden
page-offline = Keine Verbindung. Neuer Versuch …
page-broken = Serverfehler ({ $status }). Bitte versuch es noch einmal.
page-trouble = Das hat nicht geklappt ({ $code }). Es wurde nichts geändert.

# Startseite

page-hero = Alles unter dem Himmel, an einem Tisch.
page-hero-text = Drei Brettspiele aus dem alten China, live mit Freunden oder Bots. Ohne Konto, ohne Installation.
page-play-now = Jetzt spielen
page-play-qin-now = Qin jetzt spielen
page-invite-friend = Jemanden einladen
page-games = Spiele
page-facts = { $from } bis { $to } Spieler · { $minutes ->
    [120] 2 Stunden
   *[other] { $minutes } Minuten
}
page-about-qin = Lege Plättchen, gründe Provinzen, schlucke die der Nachbarn. Wer alle Pagoden gesetzt hat, gewinnt.
page-name-zhanguo = ZhanGuo
page-about-zhanguo = Vereine Schrift, Münze und Recht in fünf Regionen. Spiele am Hof hoch oder niedrig.
page-name-first-empire = The First Empire
page-about-first-empire = Errichte Mauern und Paläste, suche das Elixier, stelle die Terrakotta-Armee auf.
page-still-built = Demnächst
page-play-bot = Gegen Bots
page-alone = Allein gegen Li Si, Stufe
page-alone-level = Allein gegen Li Si, Stufe { $level }
page-li-si = Li Si, Stufe { $level }
page-your-tables = Deine Tische
page-today = Tagespartie von heute
page-today-text = Jeden Tag eine, für alle dieselbe
page-open-tables = Offene Tische
page-anyone = offen für alle
page-just-finished = Eben beendet
page-no-tables = Noch keine. „Qin jetzt spielen“ startet eine Partie.
page-no-open = Keine offenen Tische. Eröffne einen und warte auf Mitspieler.
page-editions = Fassungen
page-find-game = Mitspieler finden
page-new-table = Neuer Tisch
page-free = Eine freie Umsetzung mit eigenen Bildern und Texten. Nicht verbunden mit Autoren oder Verlagen der Spiele.
page-what-reconstructed = Was wir rekonstruiert haben
page-privacy = Datenschutz
page-install = Als App installieren
page-documents = Dokumentation (englisch)
page-your-turn-short = Du bist dran
page-waiting = Wartet
page-go-on = Fortsetzen
page-sit-down = Platz nehmen
page-watch = Zusehen
page-replay = Ansehen
page-empty-table = Noch niemand
page-tournament-game = Deine Turnierpartie ist bereit
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
page-rated = gewertet
page-clock-short = { $minutes ->
    [4320] 3 Tage
   *[other] { $minutes } Min
}{ $increment ->
    [0] {""}
    [43200] {" "}+ 12 Std
   *[other] {" "}+ { $increment } s
}
page-list-mine = Deine Tische
page-list-open = Offene Tische
page-list-running = Laufende Partien
page-list-finished = Beendete Partien
page-none-mine = Du hast keine Partien.
page-none-open = Keine offenen Tische.
page-none-running = Keine öffentlichen Partien im Gang.
page-none-finished = Noch keine beendeten Partien. Spiele eine, oder lade eine Aufzeichnung hoch.
page-upload = Aufzeichnung hochladen

# Ein neuer Tisch

page-seats = Plätze
page-how-many = Spieler
page-seat-of = Wer spielt { $seat }
page-seat-me = Ich
page-seat-open = Offen für alle
page-seat-invited = Eingeladen per Link
page-seats-text = Du kannst mehrere Plätze nehmen: Dann wandert der Bildschirm herum.
page-seats-solo = Solopartie. Wähle Li Sis Stufe bei den Optionen.
page-game = Spiel
page-options = Optionen
page-games-in-row = Partien
page-one-game = Eine Partie
page-series-both = Serie auf beiden Plänen
page-series-both-text = Zwei Partien; wer insgesamt die wenigsten Pagoden übrig hat, gewinnt.
page-table = Tisch
page-who-may = Wer darf mitspielen?
page-by-link = Nur per Link
page-by-link-text = Nicht gelistet: nur mit dem Link zu finden.
page-public = Öffentlich
page-public-text = Gelistet: Alle dürfen zusehen.
page-pace = Tempo
page-pace-live = Live
page-pace-live-text = Alle sind online und spielen sofort.
page-pace-leisure = Fernpartie
page-pace-leisure-text = Zieh, wann du Zeit hast, auch über Tage.
page-untimed = { $pace ->
    [live] Live, ohne Uhr
   *[leisure] Fernpartie
}
page-clock = Uhr
page-clock-none = Keine Uhr
page-clock-blitz = 5 Min + 5 s
page-clock-steady = 10 Min + 10 s
page-clock-slow = 30 Min + 30 s
page-clock-days = 3 Tage + 12 Std
page-at-zero = Wenn die Zeit um ist
page-at-zero-nothing = passiert nichts
page-at-zero-bot = übernimmt ein Bot
page-at-zero-loss = ist die Partie verloren
page-with-chat = Chat an diesem Tisch
page-make-table = Tisch eröffnen

# Vor der Partie

page-seat-kept = Für dich reserviert
page-chosen = { $option }: { $value }
page-waiting-for = Warten auf Mitspieler
page-all-here = Alle sind da
page-waiting-public = Dieser Tisch ist öffentlich gelistet.
page-waiting-link = Nur mit einem Link zu finden.
page-local-only = Nur dieser Rechner kann sich verbinden. Starte mit „python3 play.py --lan“, um im Netz zu spielen.
page-make-link = Link erstellen
page-get-up = Platz freigeben
page-begin = Partie starten
page-begins-by-itself = Die Partie startet, sobald alle Plätze besetzt sind.
page-join = Du bist eingeladen
page-join-seat = Dein Platz auf diesem Gerät
page-join-dead = Ungültiger Link
page-no-table = Tisch nicht verfügbar

# Am Tisch

page-connecting = Tisch wird gesucht …
page-lost = Verbindung verloren. Bestätigte Züge sind sicher; neuer Versuch …
page-draft-dropped = Die Partie ging weiter. Dein unbestätigter Zug wurde verworfen.
page-bye = { $code ->
    [revoked] Dieser Link wurde widerrufen. Dieses Gerät kann den Platz nicht mehr spielen.
    [forgotten] Du wurdest abgemeldet.
    [stopping] Der Server startet neu. Die Verbindung kommt gleich zurück.
    [old-page] { server-old-page }
    [banned] { server-banned }
    [address-banned] { server-address-banned }
    [deleted] { server-deleted }
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
page-log-empty = Noch ist nichts passiert.
page-chat-empty = Noch keine Nachrichten.
page-chat-off = Der Chat ist an diesem Tisch aus.
page-used-hint = { $you ->
    [yes] hast einen Tipp benutzt. Die anderen sehen das.
   *[no] hat einen Tipp benutzt.
}
page-chat-write = Nachricht schreiben …
page-reconstructed = (rekonstruiert)
page-watching = du siehst zu
page-to-move = am Zug
page-thinking = überlegt …
page-winner = gewinnt
page-away = nicht da
page-gone = gegangen
page-stand-in = ersetzt durch Bot „{ $bot }“
page-left = übrig
page-then = dann
page-clock-left = Restzeit
page-your-turn = Du bist dran.
page-turn-of = { $seat }:
page-waits-for = { $count ->
    [0] Es wird gezogen …
    [one] { $seat } ist am Zug.
   *[other] { $seat } sind am Zug.
}
page-is-thinking = { $you ->
    [yes] Dein Bot überlegt …
   *[no] { $count ->
        [one] { $seat } überlegt …
       *[other] { $seat } überlegen …
    }
}
page-not-there = Das geht dort nicht.
page-what-happens = Was das bewirkt
page-what-works = Das geht:
page-rule = Regel { $rule }
page-confirm = Bestätigen
page-undo = Rückgängig
page-undo-how = Rückgängig (Strg+Z)
page-undo-consent = Es wurde Neues aufgedeckt, darum müssen die anderen zustimmen
page-undo-ask = { $shared ->
    [yes] Den letzten Zug rückgängig machen?
   *[no] Deinen letzten Zug rückgängig machen?
}
page-undo-ask-too = { $count ->
    [one] Auch der Zug von { $seats } wird rückgängig.
   *[other] Auch die Züge von { $seats } werden rückgängig.
}
page-undo-ask-consent = Die anderen müssen zustimmen.
page-undo-ask-others = Fragen
page-undo-yes = Rückgängig machen
page-undo-no = Behalten
page-redo = Wiederholen
page-redo-how = Wiederholen (Strg+Y)
page-restart = Zug neu beginnen
page-hint = Tipp
page-hint-value = { $unit ->
    [chance] { NUMBER($percent, maximumFractionDigits: 0) } % Gewinnchance
   *[points] am Ende etwa { NUMBER($points, maximumFractionDigits: 0) } Punkte
}
page-lay-it = Dort legen
page-why-not = Warum nicht?
page-turn-tile = Plättchen drehen
page-turn-tile-how = { $device ->
    [touch] Plättchen drehen
   *[desktop] Plättchen drehen: anklicken, Mausrad oder R
}
page-letters = Farbbuchstaben zeigen
page-letters-how = Farbbuchstaben zeigen (L)
page-zoom = Vergrößern
page-zoom-how = Vergrößern (Z)
page-menu = Tischmenü
page-menu-how = Menü: Links, Pause, Aufgeben, Aufzeichnung
page-since = Seit deinem letzten Zug: { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
page-since-back = Voriger Zug (,)
page-since-on = Nächster Zug (.)
page-since-at = { $move } von { $all }
page-since-again = Zeigen
page-since-hide = Ausblenden
page-score-now = jetzt
page-score-end = bei Spielende jetzt
page-score-now-short = jetzt
page-score-end-short = Ende
page-score = { $now } SP jetzt · { $end } bei Spielende jetzt
page-ledger = Kosten und Gewinn
page-ledger-cost = Kosten
page-ledger-gain = Du erhältst
page-ledger-now = Punkte jetzt
page-ledger-end = Am Ende
page-ledger-others = Für die anderen
page-ledger-sum = Summe
page-shortcuts = Tastenkürzel
page-shortcut-walk = Den Tisch ansehen, Stück für Stück
page-shortcut-confirm = Zug bestätigen
page-shortcut-back = Einen Schritt zurück oder schließen
page-shortcut-undo = Rückgängig machen
page-shortcut-redo = Wiederherstellen
page-shortcut-hand = Aus der Hand wählen
page-shortcut-rotate = Plättchen drehen
page-shortcut-hint = Tipp
page-shortcut-greyed = Was nicht geht, und warum
page-shortcut-since = Züge seit deinem Zug durchgehen
page-shortcut-finish = Züge sofort zeigen
page-shortcut-letters = Farbbuchstaben
page-shortcut-zoom = Zoom
page-shortcut-sound = Ton
page-shortcut-help = Diese Liste
page-menu-device = Dieses Gerät
page-menu-seat = Dein Platz
page-menu-game = Partie
page-menu-leaving = Verlassen
page-hand-over = { $seat } ist dran
page-hand-over-text = Gib das Gerät an { $seat } weiter, damit sonst niemand diese Hand sieht.{ $clock ->
    [yes] {" "}Die Uhr steht so lange.
   *[no] {""}
}
page-hand-over-ready = Meine Hand zeigen
page-hand-covered = Verdeckt, bis { $seat } den Bildschirm hat.
page-motion = Animationen
page-notify = In offenen Tabs benachrichtigen
page-instant = Ohne Bestätigung spielen
page-bot-pace = Tempo der Bots
page-bot-pace-instant = Sofort
page-bot-pace-quick = Schnell
page-bot-pace-normal = Normal
page-bot-pace-slow = Langsam
page-look-as = Ansehen als
page-seat-link = Auf anderem Gerät spielen
page-seat-link-text = Jeder mit diesem Link kann deinen Platz spielen. Du kannst ihn jederzeit widerrufen.
page-revoke = Links widerrufen
page-pause = Pause
page-paused = Die Partie ist pausiert.
page-resign = Aufgeben
page-resign-sure = Partie aufgeben?
page-resign-not = Weiterspielen
page-let-bot-me = Bot spielen lassen
page-take-back-seat = Platz wieder übernehmen
page-bot-plays-for-you = Ein Bot spielt für dich.
page-leave = Tisch verlassen
page-seat-away = { $seat } ist schon eine Weile weg.
page-you-left = Du bist gegangen. Dein Platz ist reserviert.
page-seat-left = { $seat } ist gegangen.
page-let-bot = Bot spielen lassen
page-download = Aufzeichnung herunterladen
page-commitment = Prüfwert vom Start:
page-undo-asked = { $seat } möchte einen Zug rückgängig machen.
page-undo-waiting = { $you ->
    [yes] Die anderen müssen noch zustimmen.
   *[no] { $seat } möchte einen Zug rückgängig machen.
}
page-redo-asked = { $seat } möchte die rückgängig gemachten Züge wiederholen.
page-redo-waiting = { $you ->
    [yes] Die anderen müssen noch zustimmen.
   *[no] { $seat } möchte die rückgängig gemachten Züge wiederholen.
}
page-allow = Erlauben
page-refuse = Ablehnen
page-withdraw = Zurückziehen
page-series = Partie { $number } von { $games }

# Das Ende und danach

page-result = Ergebnis
page-show-boards = Pläne zeigen
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
page-ahead = { $unit ->
    [pagodas] { $count ->
        [one] 1 Pagode
       *[other] { $count } Pagoden
    }
   *[vp] { $count } SP
} vor { $you ->
    [yes] dir
   *[no] { $seat }
}.
page-chance = { $you ->
    [yes] Deine Gewinnchance
   *[no] Gewinnchance: { $seat }
}
page-chance-summary = Gewinnchance zwischen { $low } % und { $high } %. Fehler: { $mistakes }. Ungenauigkeiten: { $slips }.
page-ended-early = { $reason ->
    [closed] Der Betreiber hat diesen Tisch geschlossen.
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
page-to-rematch = Zur Revanche
page-race = Das Rennen
page-hands = Handplättchen
page-hand-none = Keine Karten auf der Hand.
page-hand-unseen = Diese Hand ist verdeckt.
page-chart = Pagoden auf dem Plan im Verlauf; am Ende: { $summary }
page-chart-turn = Zug { $turn }
page-no-replay = Keine Wiederholung möglich
page-replay-of = Wiederholung von { $game }: { $people }
page-move = Zug
page-move-of = Zug { $move } von { $all }
page-to-start = Erster Zug (Pos1)
page-step-back = Voriger Zug (←)
page-step-on = Nächster Zug (→)
page-to-end = Letzter Zug (Ende)
page-play = Abspielen (Leertaste)
page-replay-speed = Tempo: { NUMBER($speed) }×
page-replay-times = { NUMBER($speed) }×
page-stop = Anhalten (Leertaste)
page-eyes = Ansicht
page-all-seeing = Alle Hände offen
page-spectator = Zuschauer
page-review = Partie analysieren
page-review-short = Analyse
page-play-on = Ab hier spielen
page-retry = Zug neu versuchen
page-fair = War die Verteilung fair?
page-fair-yes = Ja. Der Startwert passt zum Prüfwert, und alle { $draws } Ziehungen passen zum Startwert.
page-fair-unpromised = Alle { $draws } Ziehungen passen zum Startwert, aber diese Partie hatte keinen Prüfwert.
page-fair-no = Nein: Die Ziehungen passen nicht zum Startwert.
page-fair-text = Vor der ersten Ziehung zeigt der Tisch einen Hash seines geheimen Startwerts. Nach dem Ende wird der Startwert aufgedeckt, und jeder kann alle Ziehungen nachrechnen.
page-seed = Startwert:
page-checking = Ziehungen werden geprüft …

# Du

page-your-name = Dein Name

# Regeln und Material

page-rules-of = Die Regeln von { $game }
page-rules-own-words = In unseren eigenen Worten. Die Nummern sind die, die der Tisch nennt.
page-picture = Bild zu Regel { $rule }
page-picture-wrong = Bild zu Regel { $rule }: nicht erlaubt
page-components = Material
page-components-of = Das Material von { $game }
page-components-text = Das gedruckte Spiel haben wir nicht; einiges mussten wir erschließen. Hier steht, was wir wissen und woher.
page-components-edit = Karten berichtigen
page-edition = Ausgabe
page-edition-built-in = Eingebaut
page-edition-built-in-text = Die einzige für gewertete Partien.
page-edition-named = Ausgabe „{ $name }“
page-provenance-rulebook = Regelheft
page-provenance-rulebook-text = Steht in den gedruckten Regeln.
page-provenance-found = gefunden
page-provenance-found-text = Von mehreren beschrieben, die das Spiel besitzen.
page-provenance-inferred = erschlossen
page-provenance-inferred-text = Aus anderen Quellen erschlossen, nicht selbst gesehen.
page-provenance-reconstructed = rekonstruiert
page-provenance-reconstructed-text = Unser eigener Entwurf, weil es keine Quelle gibt.
page-digest = Hash des Materials:

# Lessons

page-teach-qin = Bring mir Qin bei
page-teach-qin-text = 5 Minuten, eine geführte Partie
page-learn = Spielend lernen
page-replay-later = Andere können den heutigen Deal noch spielen. Wiederholung und Analyse gibt es ab { $time }.
page-rating-change = Wertung
page-not-counted = zählt nicht
