# Benachrichtigungen, wie sie verschickt werden: im Browser, als E-Mail und an Webhooks. $game nennt einen Tisch: das
# Spiel und wer sonst mitspielt. Sie sagen nie, was in der Partie geschehen ist.

notify-table = { $game } mit { $others }
notify-somebody = jemandem
notify-turn = { $game }: Du bist am Zug.
notify-clock = { $game }: Deine Zeit wird knapp.
notify-round = { $tournament }: Deine Partie ist bereit ({ $game }).
notify-tournament = Turnier
notify-ended = { $game }: Die Partie ist zu Ende.
notify-joined = { $game }: { $who } ist an deinen Tisch gekommen.
notify-test = Das ist ein Test. Es klappt!
notify-more = { $count ->
    [one] Und 1 weiterer Tisch.
   *[other] Und { NUMBER($count) } weitere Tische.
}
notify-title-turn = { $count ->
    [one] Du bist am Zug
   *[other] Du bist an { NUMBER($count) } Tischen am Zug
}
notify-title-clock = { $count ->
    [one] Deine Zeit wird knapp
   *[other] Deine Zeit wird an { NUMBER($count) } Tischen knapp
}
notify-title-round = { $count ->
    [one] Deine Turnierpartie ist bereit
   *[other] { NUMBER($count) } Turnierpartien sind bereit
}
notify-title-ended = { $count ->
    [one] Partie zu Ende
   *[other] { NUMBER($count) } Partien sind zu Ende
}
notify-title-joined = { $count ->
    [one] Neuer Spieler an deinem Tisch
   *[other] Neue Spieler an deinen Tischen
}
notify-title-test = Test von Tianxia
notify-title-several = Neues von deinen Tischen
notify-turn-off = Abschalten
notify-mail-off = Du bekommst diese E-Mail, weil du Benachrichtigungen eingeschaltet hast. Hier schaltest du sie ab:
    { $link }
notify-off-ask = Diese Benachrichtigungen abschalten?
notify-off-do = Abschalten
notify-off-done = Benachrichtigungen sind aus
notify-off-unknown = Dieser Link ist ungültig
notify-off-text = Du kannst jederzeit ändern, worüber du benachrichtigt wirst.
notify-off-settings = Deine Einstellungen
