# Invitations, and what a table allows.

invite-create = Create invitation
invite-scan = Scan or send
invite-code-text = Opens on any phone. No account needed.
invite-code-label = QR code of the invitation
invite-copy = Copy link
invite-share = Share
invite-share-text = Join me for a game of { $game }!
invite-open = Go to table
invite-waiting = Waiting for your friend
invite-preview = You’re invited to a game of { $game }
invite-invited = { $host } invites you
invite-with = With { $people }
allowed-title = What is allowed
allowed-text = Everyone at the table sees this.
allowed-rated = Rated
allowed-rated-text = Counts for ratings. No hints, previews or undo.
allowed-hints = Hints
allowed-hints-text = A bot suggests moves to anyone who asks.
allowed-previews = Previews
allowed-previews-text = Shows what a turn gains and costs before it is played.
allowed-undo = Undo
allowed-undo-text = Free within a turn; after that the others must agree.
allowed-now = Allowed: { $what }
allowed-none = No hints, previews or undo
allowed-is-rated = Rated game

server-rated-alone = A rated game needs an opponent.
server-rated-no-help = A rated game allows no hints, previews or undo.
