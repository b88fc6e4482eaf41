# Les invitations, et ce qu’une table permet.

invite-create = Créer l’invitation
invite-scan = Scanner ou envoyer
invite-code-text = S’ouvre sur tout téléphone, sans compte.
invite-code-label = Code QR de l’invitation
invite-copy = Copier le lien
invite-share = Partager
invite-share-text = Une partie de { $game } avec moi ?
invite-open = Aller à la table
invite-waiting = En attente de votre ami
invite-preview = Vous êtes invité à une partie de { $game }
invite-invited = { $host } vous invite
invite-with = Avec { $people }
allowed-title = Ce qui est permis
allowed-text = Toute la table le voit.
allowed-rated = Partie classée
allowed-rated-text = Compte pour le classement. Sans indices, aperçus ni annulation.
allowed-hints = Indices
allowed-hints-text = Un bot propose des coups à ceux qui le demandent.
allowed-previews = Aperçus
allowed-previews-text = Montre avant le coup ce qu’il rapporte et coûte.
allowed-undo = Annulation
allowed-undo-text = Libre pendant le tour ; ensuite, les autres doivent accepter.
allowed-now = Permis : { $what }
allowed-none = Sans indices, aperçus ni annulation
allowed-is-rated = Partie classée

server-rated-alone = Une partie classée demande un adversaire.
server-rated-no-help = Une partie classée n’autorise ni indices, ni aperçus, ni annulation.
