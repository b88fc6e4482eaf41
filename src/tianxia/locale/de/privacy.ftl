# Die Datenschutzerklärung eines Servers, den andere erreichen; was eine Meldung erhält, steht in der englischen Datei.

privacy-title = Datenschutz
privacy-back = Zurück zu den Spielen
privacy-operator = { $operator ->
    [nobody] Der Betreiber dieses Servers hat keinen Namen angegeben.
   *[other] Diesen Server betreibt { $operator }.
}
privacy-stored = Was dieser Server speichert
privacy-name = Den Namen, den du wählst, sobald andere dich treffen, und wann du zum ersten und zum letzten Mal hier warst. Alle an deinen Tischen sehen den Namen.
privacy-cookie = Ein Cookie mit einem zufälligen Schlüssel, damit dein Browser ein Jahr lang wiedererkannt wird. Der Server speichert nur einen Hash des Schlüssels, die Art von Browser und System und die letzte Benutzung, damit du deine Geräte unterscheiden kannst.
privacy-login = Wenn du ein Konto erstellst: wann, einen Hash deines Passworts, die öffentliche Hälfte jedes Passkeys, einen Hash deines Wiederherstellungscodes und deine E-Mail-Adresse, wenn du eine angibst. Die Adresse dient dazu, dein Konto wiederherzustellen, und für Benachrichtigungen, wenn du sie einschaltest.
privacy-games = Deine Partien: jeden Zug mit seiner Zeit, das Ergebnis und Analysen. Partien an öffentlichen Tischen können alle ansehen.
privacy-results = Ergebnisse und Wertungen: wer an welcher Partie teilnahm, die Plätze und Punkte und was gewertete Partien aus deiner Wertung gemacht haben. Deine Wertungen und deine Ergebnisse an öffentlichen Tischen und in gezählten Tagespartien können alle sehen.
privacy-chat = Was du im Chat schreibst, mit deinem Namen und der Zeit.
privacy-notifications = Wenn du Benachrichtigungen einschaltest: wohin sie gehen (die Adresse deines Browsers bei seinem Push-Dienst, deine E-Mail-Adresse oder dein Webhook), worüber du etwas hören willst, deine Sprache, Zeitzone und Ruhezeiten. Eine Nachricht nennt das Spiel und die Mitspieler und enthält einen Link; über die Partie selbst sagt sie nichts. Im Browser kommt sie verschlüsselt an, sodass nur er sie lesen kann.
privacy-follows = Wem du folgst; die anderen erfahren es nicht. Wenn du deinen Followern zeigst, wann du hier bist, auch die Minute, in der du es zuletzt warst.
privacy-bans = Ob der Betreiber dich stummgeschaltet oder gesperrt hat, und gesperrte Netze bis zum Ende der Sperre.
privacy-elsewhere = Was er nicht speichert
privacy-address = Deine IP-Adresse bleibt im Arbeitsspeicher, um Missbrauch zu verhindern, und steht in keinem Protokoll dieses Programms. Der vorgeschaltete Webserver oder der Anbieter kann Adressen protokollieren.
privacy-browser = Deine Einstellungen wie Sprache und Farben bleiben in deinem Browser.
privacy-nobody = Es gibt keine Werbung und keine Verfolgung. Die Seite lädt nichts von anderen Seiten, und deine Daten bekommt niemand, außer durch Benachrichtigungen, die du selbst einschaltest.
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
privacy-results-kept = Ergebnisse: solange es diesen Server gibt; nach dem Löschen deiner Daten ohne deinen Namen. Wertungen: bis du deine Daten löschst.
privacy-visitors = Namen von Spielern ohne Konto, nach ihrem letzten Besuch: { $visitors ->
    [forever] solange es diesen Server gibt.
    [one] 1 Tag.
   *[other] { NUMBER($visitors) } Tage.
}
privacy-accounts = Konten: bis du deines löschst. Nach 400 Tagen ohne Besuch kann jemand anders den Namen bekommen.
privacy-said = Chat: { $chat ->
    [forever] solange es diesen Server gibt.
    [one] 1 Tag.
   *[other] { NUMBER($chat) } Tage.
}
privacy-unsent = Benachrichtigungen, die nicht zugestellt werden können: 3 Tage. Wohin sie gehen: bis du sie abschaltest.
privacy-requests = Anfragen nach Mitspielern: eine Stunde. Wann du zuletzt hier warst: bis du es nicht mehr zeigst.
privacy-backups = Sicherungen können gelöschte Daten enthalten, bis sie ersetzt werden.
privacy-choices = Was du tun kannst
privacy-forget = „Konto löschen“ auf deiner Seite entfernt sofort deinen Namen, deine Geräte und alles andere über dich. Beendete Partien und der Chat bleiben, ohne deinen Namen.
privacy-ask = „Meine Daten exportieren“ gibt dir eine Kopie von allem. Für alles andere frag den Betreiber.
privacy-tournaments = Turniere: welche du ausrichtest oder mitspielst, wen du dort triffst und deine Ergebnisse. Andere sehen sie mit deinem Namen.
privacy-editions = Ausgaben von Spielmaterial, die du hochlädst, mit dem Namen und den Quellen, die du angibst. Wer an einem Tisch damit spielt, kann sie sehen. Sie wird gelöscht, wenn niemand sie mehr in seiner Liste hat und kein Tisch sie mehr nutzt.
privacy-unheld = { $unheld ->
    [forever] Turniere, die nie beginnen, bleiben gespeichert.
    [one] Turniere, die nie beginnen, werden nach einem Tag gelöscht.
   *[other] Turniere, die nie beginnen, werden nach { NUMBER($unheld) } Tagen gelöscht.
}
