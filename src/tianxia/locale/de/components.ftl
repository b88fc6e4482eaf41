# Der Befehl `tianxia components` und die Kommentare in den Dateien, die er schreibt.

help-components = Das Spielmaterial auflisten oder eine eigene Ausgabe anlegen.
help-components-folder = Eigenes Material: ein Ordner oder eine Ausgabe.
help-components-as_json = JSON ausgeben.
help-components-export = Die Materialdateien mit Kommentaren in diesen Ordner schreiben.
help-components-check = Einen Ordner oder eine Ausgabe prüfen und jeden Fehler mit Zeile und Spalte nennen.
help-components-pack = Aus einem Ordner eine Datei machen: eine Ausgabe, die andere installieren können.
help-components-name = Mit --pack: der Name der Ausgabe.
help-components-credits = Mit --pack: von wem sie ist und wonach.
help-components-install = Eine Ausgabe in die Datenbank des Servers aufnehmen, für alle.
help-components-installed = Die Ausgaben in der Datenbank des Servers auflisten.
help-components-remove = Eine installierte Ausgabe nicht mehr anbieten. Partien mit ihr lassen sich weiter spielen und ansehen.
help-components-db = Mit --install, --installed und --remove: die Datenbank.
help-serve-sources = Eine Ausgabe oder SPIEL=ORDNER mit Materialdateien, für neue Tische. Mehrmals möglich.
components-digest = { $game }, Spielmaterial { $digest }
components-from = { $provenance }: { $source }
provenance-rulebook = Regelheft
provenance-found = gefunden
provenance-inferred = erschlossen
provenance-reconstructed = rekonstruiert
provenance-given = aus deinen Dateien
components-exported = { $count ->
    [one] { $count } Datei in { $folder } geschrieben.
   *[other] { $count } Dateien in { $folder } geschrieben.
} Bearbeite sie im Texteditor oder in einer Tabellenkalkulation, dann: tianxia components { $game } --check { $folder }
components-export-exists = { $file } gibt es schon. Wähle einen leeren Ordner, damit nichts verloren geht.
components-fine = Keine Fehler. Spielmaterial { $digest }
components-same = Es ist dasselbe wie das eingebaute.
components-changed = Geändert: { $files }.
components-mistakes = { $count ->
    [one] { $count } Fehler.
   *[other] { $count } Fehler.
}
components-packed = { $file } geschrieben: „{ $name }“, { $files }.
components-installed = „{ $name }“ ist installiert ({ $id }). Wähle sie, wenn du einen Tisch eröffnest.
components-removed = „{ $name }“ wird nicht mehr angeboten.
components-listed = { $id }  { $game }  { $name }
components-none-installed = Es sind keine Ausgaben installiert.
components-one-thing = Nutze nur eines von --export, --check, --pack, --install, --installed und --remove.

# Was jede Spalte bedeutet, in exportierten Dateien

export-about = { $game }: { $count } Zeilen. Zeilen, die mit # beginnen, sind Kommentare. Zeilen und Spalten dürfen in jeder Reihenfolge stehen.
export-column = { $name }: { $meaning }
export-column-words = { $name }: { $meaning }: { $words }
export-about-toml = { $game }. Prüfe deine Änderungen mit: tianxia components { $name } --check ORDNER
export-provenance = woher die Zeile stammt; „given“ heißt aus deiner Schachtel, leer heißt dasselbe
export-source = wo man es nachsehen kann, in deinen Worten
export-zhanguo-cards-number = die Nummer auf der Karte
export-zhanguo-cards-aspect = der Aspekt, durch die Nummer festgelegt: 1–40, 41–80, 81–120
export-zhanguo-cards-trigger = die Hofaktion, die die Karte aktiviert
export-zhanguo-cards-bonus = was die Karte gibt
export-zhanguo-cards-amount = wie viel, 1 bis 4; bei „official“ die Farbe (red, gray, white), bei „vp_per_aspect“ ein Aspekt
export-first_empire-cards-number = die Nummer auf der Karte
export-first_empire-cards-aspect = der Aspekt, durch die Nummer festgelegt: 1–40, 41–80, 81–120
export-first_empire-cards-trigger = die Hofaktion, die die Karte aktiviert
export-first_empire-cards-ability = was die Karte tut
export-first_empire-cards-what = worum es dabei geht, falls nötig: ein Beamter, eine Figur, eine Kartenart oder zwei Marker wie writing+laws
export-first_empire-cards-count = wie viele oder wie oft
export-first_empire-li-si-number = die Nummer auf Li Sis Aktionskarte
export-first_empire-li-si-kind = was er tut
export-first_empire-li-si-steps = elixir: wie weit sein Schiff fährt
export-first_empire-li-si-order = governor, palace, wall: Regionen oder Mauer-Bereiche in seiner Reihenfolge, etwa chu>wei>zhao>qi>yan
export-first_empire-li-si-spaces = governor: wohin er ihn setzt
export-first_empire-li-si-pieces = governor: wie viele
export-first_empire-li-si-takes-tile = palace: ob er das Plättchen nimmt
export-first_empire-li-si-large-tokens = palace: die großen Marker in seiner Reihenfolge, etwa writing>currency>laws
export-first_empire-li-si-arrow = wall: wo er anfängt
export-first_empire-li-si-removes-tile = wall: ob er das Kaiserplättchen entfernt
export-first_empire-li-si-once = ob die Karte danach aus dem Spiel kommt
