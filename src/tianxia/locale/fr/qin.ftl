# Qin ; ce que reçoit chaque message est écrit dans le fichier anglais.

qin-name = Qin
qin-about = Posez des tuiles, fondez des provinces, prenez des villages. Le premier à placer toutes ses pagodes gagne.

qin-seat-0 = Vert
qin-seat-1 = Violet
qin-seat-2 = Noir
qin-seat-3 = Blanc

qin-colour = { $colour ->
    [r] rouge
    [y] jaune
   *[b] bleue
}
qin-half = { $colour ->
    [r] rouge
    [y] jaune
   *[b] bleu
} { $space }
qin-tile = { $tile ->
    [rr] rouge-rouge
    [yy] jaune-jaune
    [bb] bleu-bleu
    [ry] rouge-jaune
    [rb] rouge-bleu
   *[yb] jaune-bleu
}
qin-pass = Passer
qin-choice-place = { qin-tile } : { $first }, { $second }

# Options

qin-option-board = Plateau
qin-option-board-text = Les deux faces du plateau n’ont ni les mêmes cases de départ ni les mêmes villages.
qin-option-board-bird = Oiseau
qin-option-board-bird-text = Une prairie ouverte avec dix villages, sans eau : idéal pour une première partie. En partie reconstitué.
qin-option-board-lion = Lion
qin-option-board-lion-text = Douze villages et six étangs où l’on ne peut rien poser. Cette disposition est la nôtre.
qin-option-first = Premier joueur
qin-option-first-text = Qui pose la première tuile. On joue ensuite dans le sens horaire.
qin-option-first-random = Au hasard
qin-option-first-random-text = Un joueur au hasard commence.
qin-option-first-0 = Vert
qin-option-first-0-text = Vert commence.
qin-option-first-1 = Violet
qin-option-first-1-text = Violet commence.
qin-option-first-2 = Noir
qin-option-first-2-text = Noir commence.
qin-option-first-3 = Blanc
qin-option-first-3-text = Blanc commence.

# Événements

qin-nothing-happens = Rien de fondé ni d’agrandi.

# Refus

qin-refusal-can-place = Impossible de passer tant que vous pouvez poser.
    Vous avez { $placements ->
        [one] 1 possibilité
       *[other] { $placements } possibilités
    }. Règle { $rule }.
qin-refusal-not-in-hand = Vous n’avez pas de tuile { qin-tile }.
    Posez une des tuiles de votre main. Règle { $rule }.
qin-refusal-not-grass = Pas de place en { $cell } : { $ground ->
        [village] il y a un village.
        [water] c’est de l’eau.
       *[province] il y a déjà une tuile.
    }
    Une tuile couvre deux cases voisines de prairie libre. Règle { $rule }.
qin-refusal-touches-nothing = { $cells } ne touchent aucune tuile.
    Au moins une moitié doit partager un côté avec une case colorée du plateau. Les coins et les villages ne comptent pas. Règle { $rule }.
qin-refusal-tied = À égalité, la nouvelle province n’a pas de propriétaire.
    La tuile réunit les provinces { $colour ->
        [r] rouges
        [y] jaunes
       *[b] bleues
    } en { $provinces }, où deux joueurs ont autant de cases : { $spaces }. Agrandissez d’abord un côté, ou n’en touchez qu’une. Règle { $rule }.
qin-refusal-two-majors = { $majors ->
        [2] Deux provinces majeures
       *[other] { $majors } provinces majeures
    } ne peuvent jamais être réunies.
    La tuile réunit les provinces { $colour ->
        [r] rouges
        [y] jaunes
       *[b] bleues
    } en { $provinces } (cases : { $spaces }). À partir de cinq cases elles restent séparées, même les vôtres. N’en touchez qu’une. Règle { $rule }.
qin-refusal-major-lost = Une province majeure ne peut pas être absorbée.
    La tuile réunit les provinces { $colour ->
        [r] rouges
        [y] jaunes
       *[b] bleues
    } en { $provinces }, mais le propriétaire de la province majeure n’a pas le plus de cases : { $spaces }. Règle { $rule }.

# La table

qin-supplies = encore { $pagodas ->
    [one] 1 pagode
   *[other] { $pagodas } pagodes
}, { $tiles ->
    [one] 1 tuile
   *[other] { $tiles } tuiles
} en main
qin-tiles = { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
}
qin-hand = Votre main : { $tiles }
qin-hand-empty = aucune tuile
qin-bag = { $count ->
    [0] Plus de tuiles à piocher
    [one] Encore 1 tuile à piocher
   *[other] Encore { $count } tuiles à piocher
}
qin-places = { $count ->
    [0] Cette tuile ne peut aller nulle part.
    [one] 1 possibilité.
   *[other] { $count } possibilités.
}
qin-balance = { $seat } { $before } → { $after } { $after ->
    [one] pagode
   *[other] pagodes
} en réserve
