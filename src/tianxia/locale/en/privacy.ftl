# The privacy notice of a server that others can reach. $operator is a name, or “nobody” if none was given; the times are
# numbers of days, or “forever”.

privacy-title = Privacy
privacy-back = Back to the games
privacy-operator = { $operator ->
    [nobody] The operator of this server has not left a name.
   *[other] This server is run by { $operator }.
}
privacy-stored = What this server stores
privacy-name = The name you choose, and when you first and last visited. Everyone at your tables sees the name.
privacy-cookie = A cookie with a random key, so that your browser is recognised for a year. The server stores only a hash of the key.
privacy-login = If you choose a password: your login, and a hash of the password.
privacy-games = Your games: every move with its time, the result, and reviews. Anyone can watch and replay games at public tables.
privacy-chat = What you write in the chat, with your name and the time.
privacy-bans = Whether the operator has muted or banned you, and networks that the operator has banned, until the ban ends.
privacy-elsewhere = What it does not store
privacy-address = Your IP address is kept in memory to stop abuse, and appears in no log of this program. The web server in front of it, or the hosting company, may log addresses.
privacy-browser = Your settings, such as language and colours, stay in your browser.
privacy-nobody = There is no advertising and no tracking. The page loads nothing from other sites, and your data is given to nobody.
privacy-kept = How long it is kept
privacy-unstarted = Tables that never start: { $unstarted ->
    [forever] for as long as this server exists.
    [one] 1 day.
   *[other] { NUMBER($unstarted) } days.
}
privacy-running = Games in which nobody moves: { $running ->
    [forever] for as long as this server exists.
    [one] 1 day.
   *[other] { NUMBER($running) } days.
}
privacy-finished = Finished games: { $finished ->
    [forever] for as long as this server exists.
    [one] 1 day.
   *[other] { NUMBER($finished) } days.
}
privacy-visitors = Names of people without a password, after their last visit: { $visitors ->
    [forever] for as long as this server exists.
    [one] 1 day.
   *[other] { NUMBER($visitors) } days.
}
privacy-accounts = Accounts with a password: until you delete yours.
privacy-said = Chat: { $chat ->
    [forever] for as long as this server exists.
    [one] 1 day.
   *[other] { NUMBER($chat) } days.
}
privacy-backups = Backups may contain deleted data until they are replaced.
privacy-choices = What you can do
privacy-forget = “Delete my data” on your page removes your name, your keys, your login and your password at once. Finished games and chat stay, without your name.
privacy-ask = For anything else, such as a copy of your data, ask the operator.
