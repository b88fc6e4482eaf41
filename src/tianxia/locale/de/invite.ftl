# Einladungen, und was ein Tisch erlaubt.

invite-create = Einladung erstellen
invite-scan = Scannen oder schicken
invite-code-text = Geht mit jedem Handy, ohne Konto.
invite-code-label = QR-Code der Einladung
invite-copy = Link kopieren
invite-share = Teilen
invite-share-text = Spielst du mit mir { $game }?
invite-open = Zum Tisch
invite-waiting = Warten auf deine Mitspieler
invite-preview = Du bist zu einer Partie { $game } eingeladen
invite-invited = { $host } lädt dich ein
invite-with = Mit { $people }
allowed-title = Was erlaubt ist
allowed-text = Alle am Tisch sehen das.
allowed-rated = Gewertet
allowed-rated-text = Zählt für die Wertung. Ohne Tipps, Vorschau und Rückgängig.
allowed-hints = Tipps
allowed-hints-text = Ein Bot schlägt allen, die fragen, Züge vor.
allowed-previews = Vorschau
allowed-previews-text = Zeigt vor dem Zug, was er bringt und kostet.
allowed-undo = Rückgängig
allowed-undo-text = Im eigenen Zug frei, danach müssen die anderen zustimmen.
allowed-now = Erlaubt: { $what }
allowed-none = Ohne Tipps, Vorschau und Rückgängig
allowed-is-rated = Gewertete Partie

server-rated-alone = Eine gewertete Partie braucht einen Gegner.
server-rated-no-help = In einer gewerteten Partie gibt es keine Tipps, keine Vorschau und kein Rückgängig.
