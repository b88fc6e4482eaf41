# Was Seite und Terminal von einem Spiel sagen, das dort keinen eigenen Tisch hat: Sicht und Antworten als Listen.

plain-yes = ja
plain-no = nein
plain-points = Punkte
plain-no-rules = Kein Regeltext für dieses Spiel.
plain-nothing-happens = Noch passiert nichts.
plain-table-keys = ↑↓: wählen · Eingabe: spielen · Klick: wählen, zweiter Klick: spielen. Die Vorschau steht rechts. X: auch zeigen, was jetzt nicht geht · W: warum nicht · Bild↑/Bild↓: rollen
    U: einen Schritt rückgängig · Y: wiederholen · L: Verlauf · S: speichern und zum Menü · Q: speichern und beenden
