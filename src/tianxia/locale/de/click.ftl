# Was click zu einer Befehlszeile sagt: ihre Hilfe, und was an ihr nicht stimmt.

click-usage = Aufruf:
click-options = Optionen
click-commands = Befehle
click-metavar-options = [OPTIONEN]
click-metavar-command = BEFEHL [ARGUMENTE]...
click-help = Diese Hilfe anzeigen.
click-default = Vorgabe: { $default }
click-required = nötig
click-error = Fehler: { $message }
click-try-help = Hilfe gibt „{ $command } { $option }“.
click-did-you-mean = Meinst du { $count ->
    [one] { $possibility }
   *[other] eins von { $possibilities }
}?
click-no-option = Unbekannte Option „{ $name }“.
click-no-command = Unbekannter Befehl „{ $name }“.
click-missing-argument = Es fehlt das Argument
click-missing-option = Es fehlt die Option
click-missing-command = Es fehlt ein Befehl.
click-extra-arguments = { $count ->
    [one] Unerwartetes Argument: { $args }
   *[other] Unerwartete Argumente: { $args }
}
click-value-missing = Option „{ $name }“ braucht einen Wert.
click-value-not-taken = Option „{ $name }“ nimmt keinen Wert.
click-invalid = Ungültiger Wert: { $message }
click-invalid-for = Ungültiger Wert für { $param_hint }: { $message }
click-choose = Mögliche Werte: { $choices }
click-not-a-choice = „{ $value }“ ist { $count ->
    [one] nicht { $choice }.
   *[other] keins von { $choices }.
}
click-not-a-number = „{ $value }“ ist { $number_type ->
    [whole] keine ganze Zahl.
   *[any] keine Zahl.
}
click-not-in-range = { $value } liegt nicht im Bereich { $range }.
click-file-unreadable = Kann { $file } nicht lesen.
tianxia-version = tianxia, Version { $version }
