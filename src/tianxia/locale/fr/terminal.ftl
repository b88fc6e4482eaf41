# La table dans le terminal : mode ligne, écran de départ, table. Rien ici n’appartient à un jeu précis.

seat-nobody = personne
seat-number = Place { $number }
player-you = vous
player-person = humain
bot-beginner = { page-bot-beginner }
bot-easy = { page-bot-easy }
bot-medium = { page-bot-medium }
bot-hard = { page-bot-hard }
bot-master = { page-bot-master }
bot-random = bot aléatoire
bot-greedy = bot glouton
bot-learned = bot entraîné

# Ce qui ne va pas dans ce qui est demandé

play-unknown-seat = Place inconnue « { $seat } ». Possible : { $allowed }.
play-nothing-saved = Aucune partie enregistrée dans { $folder }.
play-no-answer = « { $text } » n’est ni une commande ni un coup.
play-no-such-number = Entrez un nombre de 0 à { $count } (et non « { $text } »).
play-resume-alone = { $option } ne peut pas changer quand on reprend une partie.

# Mode ligne

line-welcome = { $game }. Tapez help pour les commandes.
line-your-turn = { $you ->
    [yes] À vous de jouer : { $question }. Tapez un coup, ou help.
   *[no] { $seat }, à vous de jouer : { $question }. Tapez un coup, ou help.
}
line-hand-over = Passez l’écran à { $seat }, puis appuyez sur Entrée.
line-saved = Enregistrée dans { $file }. Pour la reprendre : tianxia play --resume
line-kept = Enregistrement : { $file }
line-allowed = { $answer } est permis.
line-hint = Un bot joue ici { $answer }. Meilleurs coups :
line-hint-way = { $answer } : { page-hint-value }
line-undone = Annulé.
line-undo-how = Tapez oui pour annuler, ou continuez à jouer.
# What is typed to say so
line-undo-yes = oui
line-redone = Rétabli.
line-nothing-to-undo = Rien à annuler.
line-options = Possibilités :
line-help = Tapez un coup, ou une commande :
    options            les coups permis
    why COUP           pourquoi un coup est interdit, et selon quelle règle
    preview COUP       ce que fait un coup
    hint               ce que joue un bot
    undo               annuler votre dernier coup et ce qui a suivi
    redo               rétablir ce que vous venez d’annuler
    log                tout ce qui s’est passé
    board              revoir le plateau
    describe           le plateau en phrases
    review             après la partie : erreurs, meilleurs coups, la part de chance
    quit               enregistrer et quitter (la fin de l’entrée aussi)
line-start-saved = Numéro de la partie à reprendre, 0 pour une nouvelle [{ $default }] :
line-start-game = Jeu ({ $allowed }) [{ $default }] :
line-start-seats = Qui joue ? me pour une personne, ou un bot : beginner, easy, medium, hard ou master, séparés par des virgules ; ou lesson pour le tutoriel [{ $default }] :
line-start-option = { $option } : { $values } [{ $default }] :

# Écran de départ

start-title = tianxia  ·  tout ce qui est sous le ciel
start-new = Nouvelle partie
start-saved = Reprendre une partie
start-none-saved = Aucune partie enregistrée. L’enregistrement est automatique.
start-finished = Revoir une partie
start-none-finished = Les parties terminées apparaissent ici.
start-kept = { $game } : { $seats } · { $moves ->
    [one] 1 coup
   *[other] { $moves } coups
} · { $when }
start-game = Jeu
start-me = une personne
start-you = vous
start-nobody = personne
start-series = Parties
start-single = une partie
start-language = Langue
start-begin = Commencer
start-quit = Quitter
start-delete = Supprimer
start-keep = Garder
start-delete-title = Supprimer cette partie ?
start-delete-text = { $games ->
    [one] { $title }
   *[other] Toute la série, soit { $games } parties. La dernière : { $title }
}

    Une partie supprimée ne peut pas être restaurée.
start-keys = ↑↓ champ suivant   ←→ changer   Entrée ouvrir   N commencer   L apprendre   Suppr supprimer une partie   Q quitter

# Table

table-preview = Aperçu
table-preview-of = Aperçu de { $answer }
table-log = Journal
table-why = Pourquoi impossible ?
table-help = Aide
table-close = Échap ou clic : fermer
table-series = partie { $number } sur { $games }
table-your-turn = { $you ->
    [yes] À vous de jouer.
   *[no] { $seat }, à vous de jouer.
}
table-thinking = { $seat } réfléchit…
table-hinting = Recherche d’un indice…
table-hint = Indice
table-over = La partie est terminée.
table-allowed = { $answer } est permis. Entrée pour le jouer.
table-quit-how = Q pour quitter. L’enregistrement est automatique.
table-cramped = Cette fenêtre a { $width } colonnes et { $height } lignes ; la table en demande { $columns } et { $rows }.
    Agrandissez-la, ou appuyez sur Q et continuez en mode ligne : tianxia play --resume --line
replay-at = Coup { $number } sur { $total } : à { $seat } de jouer.
table-greyed = Impossible maintenant :
table-nothing-to-undo = Rien à annuler.
table-keys = Flèches ou clic : déplacer la tuile · 1–3 ou Tab : autre tuile · R ou clic droit : tourner · Espace : retourner · N : prochaine case possible · Entrée ou second clic : poser. L’aperçu est à côté du plateau.
    U : annuler · Y : rétablir · H : indice · W : pourquoi impossible · L : journal · S : enregistrer et aller au menu · Q : enregistrer et quitter
    Sur le plateau : [ ] votre tuile · • case possible · majuscules : derniers coups · ! provinces qui l’interdisent
key-turn = tourner
key-next = suivant
key-lay = poser
key-pick = choisir
key-play = jouer
key-page = page
key-open = adversaires
key-grey = impossible
key-back = retour
key-on = suite
key-review = analyse
key-eyes = vue
key-close = fermer
key-undo = annuler
key-redo = rétablir
key-hint = indice
key-guide = tutoriel
key-why = pourquoi
key-log = journal
key-help = aide
key-leave = menu
key-quit = quitter

# Rideau et fin

curtain-title = Passez l’écran à { $seat }
curtain-text = { $seat } : Entrée ou clic.
end-title = La fin
end-next = Partie suivante
end-start = Nouvelle partie
end-look = Voir le plateau
end-review = Analyse
end-replay = Revoir la partie
end-undo = Annuler
end-quit = Quitter

# Les options de `tianxia play`

help-play-seats = Joueurs par place, séparés par des virgules : me pour une personne, sinon un bot. Plusieurs personnes se partagent l’écran.
help-play-options = Une option du jeu ; peut être répétée.
help-play-seed = Un texte quelconque ; le même texte donne la même partie. Sans lui, la graine est secrète et vérifiable après la partie.
help-play-series = Jouer plusieurs parties à la suite avec ces valeurs de l’option de série, et en faire la somme.
help-play-resume = Reprendre une partie enregistrée : un fichier, ou la dernière.
help-play-components = Dossier avec vos propres fichiers de matériel.
help-play-record = Écrire aussi l’enregistrement dans ce fichier. Il ne contient la graine qu’après la partie.
help-play-line = Mode ligne, pour les redirections (pipes) et les lecteurs d’écran.

# Lessons

line-lesson = Tutoriel : { $text }
line-lesson-advice = Étape { $number } sur { $total }. Suggestion : { $answer }
line-lesson-off = Vous avez quitté le tutoriel. undo vous y ramène.
table-lesson = Tutoriel, étape { $number } sur { $total }
table-lesson-advice = Suggestion : { $answer }
table-lesson-off = Vous avez quitté le tutoriel. U vous y ramène.
help-play-lesson = Apprendre le jeu en jouant une première partie guidée.
play-lesson-alone = Le tutoriel fixe ses places, ses options et sa donne. Omettez { $option }.
