# E-Mails. Sie enthalten einen Code zum Eintippen und nie einen Link.

mail-confirm-subject = Dein Code: E-Mail-Adresse bestätigen
mail-confirm = Gib diesen Code auf der Seite ein, auf der du deine E-Mail-Adresse eingetragen hast:

    { $code }

    Er gilt eine Stunde. Hast du ihn nicht angefordert, dann ignoriere diese Nachricht: Es passiert nichts.
mail-recover-subject = Dein Code, um dich wieder anzumelden
mail-recover = Gib diesen Code auf der Seite ein, auf der du ihn angefordert hast. Damit meldest du dich an und wählst ein neues Passwort:

    { $code }

    Er gilt eine Stunde und nur einmal. Hast du ihn nicht angefordert, dann ignoriere diese Nachricht: Ohne den Code kann sich niemand anmelden.
