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
bot-random = robot aléatoire
bot-greedy = robot glouton
bot-learned = robot instruit

# Ce qui ne va pas dans ce qui est demandé

play-unknown-seat = « { $seat } » ne peut pas s’asseoir : une place revient à l’un de { $allowed }.
play-nothing-saved = Il n’y a aucune partie à reprendre dans { $folder }.
play-no-answer = « { $text } » n’est ni une commande ni une réponse.
play-no-such-number = « { $text } » n’est pas un nombre de 0 à { $count }.
play-resume-alone = Une partie reprise garde ce qu’elle a : retirez { $option }.

# Mode ligne

line-welcome = { $game }. Tapez help pour les commandes.
line-your-turn = { $you ->
    [yes] À vous de jouer : { $question }. Tapez une réponse, ou help.
   *[no] { $seat }, à vous de jouer : { $question }. Tapez une réponse, ou help.
}
line-hand-over = Passez la main à { $seat }, qui continue avec Entrée.
line-saved = La partie est enregistrée dans { $file } ; pour la reprendre : tianxia play --resume
line-kept = L’enregistrement est gardé dans { $file }.
line-allowed = { $answer } est permis.
line-hint = Un robot à votre place répondrait { $answer } ; les meilleures réponses et ce qu’elles semblent valoir :
line-hint-way = { $answer } : { page-hint-value }
line-undone = Coup repris.
line-undo-how = Tapez oui pour annuler, ou continuez à jouer.
# What is typed to say so
line-undo-yes = oui
line-redone = Rétabli.
line-nothing-to-undo = Il n’y a rien à reprendre.
line-options = Possibilités :
line-help = Répondez en notation, ou utilisez une commande :
    options            les réponses permises
    why RÉPONSE        pourquoi une réponse n’est pas permise, et selon quelle règle
    preview RÉPONSE    ce qu’une réponse ferait
    hint               ce que ferait un robot
    undo               reprendre votre dernière réponse et ce qui a suivi
    redo               ce que vous venez d’annuler, de nouveau
    log                tout ce qui s’est passé
    board              revoir le plateau
    describe           le plateau en phrases
    review             après la fin : chaque coup face au meilleur, et ce qui fut la chance
    quit               enregistrer et quitter ; la fin de l’entrée fait de même
line-start-saved = Numéro de la partie à reprendre, 0 pour une nouvelle [{ $default }] :
line-start-game = Jeu ({ $allowed }) [{ $default }] :
line-start-seats = Qui est à la table ? me pour une personne, beginner, easy, medium, hard ou master pour un robot, séparés par des virgules ; ou lesson pour une première partie guidée [{ $default }] :
line-start-option = { $option } : { $values } [{ $default }] :

# Écran de départ

start-title = tianxia  ·  tout sous le ciel
start-new = Une nouvelle partie
start-saved = Reprendre une partie
start-none-saved = Aucune partie enregistrée. L’enregistrement est automatique.
start-finished = Revoir une partie
start-none-finished = Les parties terminées apparaissent ici.
start-kept = { $game } : { $seats } · { $moves ->
    [one] 1 coup
   *[other] { $moves } coups
} · { $when }
start-game = Jeu
start-me = une personne ici
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

table-preview = Ce que cela ferait
table-preview-of = Ce que fait { $answer }
table-log = Journal
table-why = Pourquoi pas ?
table-help = Aide
table-close = Échap ou clic : fermer
table-series = partie { $number } sur { $games }
table-your-turn = { $you ->
    [yes] À vous de jouer.
   *[no] { $seat }, à vous de jouer.
}
table-thinking = { $seat } réfléchit …
table-hinting = Recherche d’un indice…
table-hint = Indice
table-over = La partie est terminée.
table-allowed = { $answer } est permis ; Entrée le joue.
table-quit-how = Q pour quitter. Les parties sont enregistrées après chaque coup.
table-cramped = Cette fenêtre a { $width } colonnes et { $height } lignes ; la table en demande { $columns } et { $rows }.
    Agrandissez-la, ou appuyez sur Q et continuez en mode ligne : tianxia play --resume --line
replay-at = Coup { $number } sur { $total } : à { $seat } de jouer.
table-greyed = Impossible maintenant :
table-nothing-to-undo = Il n’y a rien à reprendre.
table-keys = Les flèches ou un clic déplacent la tuile ; 1 à 3 ou Tab en prennent une autre ; R (ou le bouton droit) la tourne d’un quart, Espace la retourne. N va à la prochaine case où elle peut aller ainsi. Entrée, ou un second clic, la pose. Ce qu’elle ferait est écrit d’abord à côté du plateau.
    U reprend votre dernier coup et tout ce qui a suivi, Y le rétablit. H montre ce que ferait un robot. W dit pourquoi la tuile ne peut pas aller là. L montre tous les coups. S enregistre et revient au départ, Q enregistre et quitte.
    Sur le plateau : [ ] votre tuile, • une case où elle peut aller, les majuscules les derniers coups, ! les provinces qui interdisent la place.
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
key-eyes = regard
key-close = fermer
key-undo = annuler
key-redo = rétablir
key-hint = indice
key-guide = guide
key-why = pourquoi
key-log = journal
key-help = aide
key-leave = départ
key-quit = quitter

# Rideau et fin

curtain-title = Passez la main à { $seat }
curtain-text = { $seat } continue avec Entrée ou un clic.
end-title = La fin
end-next = Partie suivante
end-start = Nouvelle partie
end-look = Voir le plateau
end-review = Analyse
end-replay = Revoir la partie
end-undo = Reprendre le coup
end-quit = Quitter

# Les options de `tianxia play`

help-play-seats = Qui est assis où, séparés par des virgules : me pour une personne, sinon un robot. Plusieurs personnes se partagent l’écran.
help-play-options = Une option du jeu ; peut être répétée.
help-play-seed = Un texte quelconque ; le même texte distribue les mêmes tuiles. Sans lui, le hasard est secret et vérifiable après la partie.
help-play-series = Jouer plusieurs parties à la suite avec ces valeurs de l’option de série du jeu, et en faire la somme.
help-play-resume = Reprendre une partie enregistrée : un fichier, ou sans lui la dernière quittée.
help-play-components = Un dossier avec vos propres fichiers de données.
help-play-record = Garder aussi l’enregistrement dans ce fichier ; il ne contient la graine qu’après la fin.
help-play-line = Mode ligne, pour les tubes et les lecteurs d’écran.

# Lessons

line-lesson = Guide : { $text }
line-lesson-advice = Étape { $number } sur { $total }. Suggestion : { $answer }
line-lesson-off = Guide : vous suivez votre propre voie. « undo » ramène à la leçon.
table-lesson = Tutoriel, étape { $number } sur { $total }
table-lesson-advice = Suggestion : { $answer }
table-lesson-off = Vous avez quitté le tutoriel. U vous y ramène.
help-play-lesson = Une première partie guidée, qui enseigne en jouant.
play-lesson-alone = Une leçon apporte ses places, ses options et sa donne : omettez { $option }.
