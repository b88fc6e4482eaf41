# Die Datenschutzerklärung eines Servers, den andere erreichen; was eine Meldung erhält, steht in der englischen Datei.

privacy-title = Datenschutz
privacy-back = Zurück zu den Spielen
privacy-operator = { $operator ->
    [nobody] Der Betreiber dieses Servers hat keinen Namen angegeben.
   *[other] Diesen Server betreibt { $operator }.
}
privacy-stored = Was dieser Server speichert
privacy-name = Den Namen, den du wählst, und wann du zum ersten und zum letzten Mal hier warst. Alle an deinen Tischen sehen den Namen.
privacy-cookie = Ein Cookie mit einem zufälligen Schlüssel, damit dein Browser ein Jahr lang wiedererkannt wird. Der Server speichert nur einen Hash des Schlüssels.
privacy-login = Wenn du ein Passwort wählst: deinen Anmeldenamen und einen Hash des Passworts.
privacy-games = Deine Partien: jeden Zug mit seiner Zeit, das Ergebnis und Analysen. Partien an öffentlichen Tischen können alle ansehen.
privacy-chat = Was du im Chat schreibst, mit deinem Namen und der Zeit.
privacy-bans = Ob der Betreiber dich stummgeschaltet oder gesperrt hat, und gesperrte Netze bis zum Ende der Sperre.
privacy-elsewhere = Was er nicht speichert
privacy-address = Deine IP-Adresse bleibt im Arbeitsspeicher, um Missbrauch zu verhindern, und steht in keinem Protokoll dieses Programms. Der vorgeschaltete Webserver oder der Anbieter kann Adressen protokollieren.
privacy-browser = Deine Einstellungen wie Sprache und Farben bleiben in deinem Browser.
privacy-nobody = Es gibt keine Werbung und keine Verfolgung. Die Seite lädt nichts von anderen Seiten, und deine Daten bekommt niemand.
privacy-kept = Wie lange es bleibt
privacy-unstarted = Tische, die nie starten: { $unstarted ->
    [forever] solange es diesen Server gibt.
    [one] 1 Tag.
   *[other] { NUMBER($unstarted) } Tage.
}
privacy-running = Partien, in denen niemand zieht: { $running ->
    [forever] solange es diesen Server gibt.
    [one] 1 Tag.
   *[other] { NUMBER($running) } Tage.
}
privacy-finished = Beendete Partien: { $finished ->
    [forever] solange es diesen Server gibt.
    [one] 1 Tag.
   *[other] { NUMBER($finished) } Tage.
}
privacy-visitors = Namen von Spielern ohne Passwort, nach ihrem letzten Besuch: { $visitors ->
    [forever] solange es diesen Server gibt.
    [one] 1 Tag.
   *[other] { NUMBER($visitors) } Tage.
}
privacy-accounts = Konten mit Passwort: bis du deines löschst.
privacy-said = Chat: { $chat ->
    [forever] solange es diesen Server gibt.
    [one] 1 Tag.
   *[other] { NUMBER($chat) } Tage.
}
privacy-backups = Sicherungen können gelöschte Daten enthalten, bis sie ersetzt werden.
privacy-choices = Was du tun kannst
privacy-forget = „Meine Daten löschen“ auf deiner Seite entfernt sofort deinen Namen, deine Schlüssel, deinen Anmeldenamen und dein Passwort. Beendete Partien und der Chat bleiben, ohne deinen Namen.
privacy-ask = Für alles andere, etwa eine Kopie deiner Daten, frag den Betreiber.
