# Was Seite und Terminal von einem Spiel sagen, das dort keinen eigenen Tisch hat: Sicht und Antworten als Listen.

plain-yes = ja
plain-no = nein
plain-points = Punkte
plain-no-rules = Von diesem Spiel gibt es hier keine Regeln zu lesen.
plain-nothing-happens = Noch geschieht nichts.
plain-table-keys = ↑ und ↓ wählen, Enter spielt; ein Klick wählt, ein zweiter spielt. Was es bewirkt, steht vorher rechts. X zeigt auch, was jetzt nicht möglich ist; wähle es, um zu lesen, warum, oder drücke W. Bild auf und ab rollen.
    U nimmt eine Antwort nach der anderen zurück, Y wiederholt sie. L zeigt alles, was geschehen ist. S speichert und geht zum Anfang, Q speichert und beendet.
