# The privacy notice of a server that others can reach. $operator is a name, or “nobody” if none was given; the times are
# numbers of days, or “forever”.

privacy-title = Privacy
privacy-back = Back to the games
privacy-operator = { $operator ->
    [nobody] The operator of this server has not left a name.
   *[other] This server is run by { $operator }.
}
privacy-stored = What this server stores
privacy-name = The name you choose once others can meet you, and when you first and last visited. Everyone at your tables sees the name.
privacy-cookie = A cookie with a random key, so that your browser is recognised for a year. The server stores only a hash of the key, the kind of browser and system, and when it was last used, so that you can tell your devices apart.
privacy-login = If you create an account: when, a hash of your password, the public half of each passkey, a hash of your recovery code, and your e-mail address if you give one. The address is used to recover your account, and for notifications if you turn those on.
privacy-games = Your games: every move with its time, the result, and reviews. Anyone can watch and replay games at public tables.
privacy-results = Results and ratings: who took part in which game, the places and scores, and how rated games changed your rating. Anyone can see your ratings, your results at public tables and in counted daily deals.
privacy-chat = What you write in the chat, with your name and the time.
privacy-notifications = If you turn on notifications: where they go (your browser’s address at its push service, your e-mail address or your webhook), what you want to hear about, your language, time zone and quiet hours. A message names the game and the players and has a link; it says nothing about the game itself. Over push it is encrypted, so that only your browser can read it.
privacy-follows = Whom you follow; they are not told. If you let your followers see when you are online, also the minute when you last were.
privacy-bans = Whether the operator has muted or banned you, and networks that the operator has banned, until the ban ends.
privacy-elsewhere = What it does not store
privacy-address = Your IP address is kept in memory to stop abuse, and appears in no log of this program. The web server in front of it, or the hosting company, may log addresses.
privacy-browser = Your settings, such as language and colours, stay in your browser.
privacy-nobody = There is no advertising and no tracking. The page loads nothing from other sites, and your data is given to nobody, except for notifications that you turn on yourself.
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
privacy-results-kept = Results: for as long as this server exists; after you delete your data, without your name. Ratings: until you delete your data.
privacy-visitors = Names of people without an account, after their last visit: { $visitors ->
    [forever] for as long as this server exists.
    [one] 1 day.
   *[other] { NUMBER($visitors) } days.
}
privacy-accounts = Accounts: until you delete yours. After 400 days without a visit, somebody else may take the name.
privacy-said = Chat: { $chat ->
    [forever] for as long as this server exists.
    [one] 1 day.
   *[other] { NUMBER($chat) } days.
}
privacy-unsent = Notifications that can’t be sent: 3 days. Where they go: until you turn them off.
privacy-requests = Requests to be matched with other players: one hour. When you were last here: until you stop showing it.
privacy-backups = Backups may contain deleted data until they are replaced.
privacy-choices = What you can do
privacy-forget = “Delete account” on your page removes your name, your devices and everything else about you at once. Finished games and chat stay, without your name.
privacy-ask = “Export my data” gives you a copy of all of it. For anything else, ask the operator.
privacy-tournaments = Tournaments: which ones you organize or enter, whom you meet there, and your results. Others see them with your name.
privacy-editions = Editions of components that you upload, with the name and the credits you give them. Everyone at a table that uses one can see it. It is deleted when nobody has it in their list and no table uses it any more.
privacy-unheld = { $unheld ->
    [forever] Tournaments that never start are kept.
    [one] Tournaments that never start are deleted after one day.
   *[other] Tournaments that never start are deleted after { NUMBER($unheld) } days.
}
