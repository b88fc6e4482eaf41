# Ce qui ne va pas dans les fichiers de matériel et les éditions, pour les commandes et pour la page. Les valeurs sont dans le fichier anglais.

# Où se trouve une erreur

component-at-cell = { $file }, ligne { $line }, colonne { $column } ({ $name }) : { $what }
component-at-column = { $file }, ligne { $line }, colonne { $column } : { $what }
component-at-line = { $file }, ligne { $line } : { $what }
component-at-file = { $file } : { $what }
component-and-more = { $count ->
    [one] Il y a encore { $count } erreur.
   *[other] Il y a encore { $count } erreurs.
} « tianxia components GAME --check » les montre toutes.
components-faulty = { $count ->
    [one] { $line ->
        [0] { $file } contient une erreur.
       *[other] { $file } contient une erreur à la ligne { $line }.
    }
   *[other] { $line ->
        [0] Ces fichiers contiennent { $count } erreurs, la première dans { $file }.
       *[other] Ces fichiers contiennent { $count } erreurs, la première dans { $file }, ligne { $line }.
    }
}

# Tableaux

component-no-rows = Le tableau est vide. Ses colonnes sont { $columns }.
component-header = Cette ligne n’a pas de noms de colonnes. Le fichier doit commencer par eux, séparés par des virgules, des points-virgules ou des tabulations : { $columns }.
component-quotes = Un guillemet manque ou est mal placé.
component-column-twice = Il y a deux colonnes « { $column } ». Supprimez-en une.
component-column-unknown = Il n’y a pas de colonne « { $column } ». Attendu : { $allowed }.
component-column-nameless = Cette colonne n’a pas de nom, mais contient « { $found } ». Nommez-la ou videz-la.
component-column-missing = La colonne « { $column } » manque.
component-cells = Cette ligne a { $found } cellules, mais le tableau a { $count } colonnes. Mettez entre guillemets un texte qui contient le séparateur.
component-long = Ce texte est trop long ou contient des caractères invisibles. Il peut avoir { $most } caractères.
component-twice = Le numéro { $number } est déjà à la ligne { $first }.
component-absent = { $absent ->
    [one] Le numéro { $numbers } manque. Il faut { $count } lignes.
   *[other] Les numéros { $numbers } manquent. Il faut { $count } lignes.
}

# Entrées

component-number = « { $found } » n’est pas un nombre entier de { $low } à { $high }.
component-empty-number = Il manque ici un nombre entier de { $low } à { $high }.
component-word = « { $found } » n’est pas permis ici. Permis : { $allowed }.
component-word-meant = « { $found } » n’est pas permis ici. Vouliez-vous dire « { $meant } » ? Permis : { $allowed }.
component-empty-word = C’est vide. Permis : { $allowed }.
component-table = « { $entry } » doit être une table, comme [{ $entry }].
component-list = « { $entry } » doit être une liste, comme [1, 2].
component-missing = « { $missing } » manque.
component-lacks = « { $missing } » manque dans « { $entry } ».
component-length = « { $entry } » a { $found } valeurs, mais il en faut { $count }.
component-lengths = « { $entry } » a { $found } valeurs, mais il en faut { $low } à { $high }.
component-entry-unknown = « { $found } » n’est pas connu ici. Permis : { $allowed }.
component-large = Ce fichier dépasse { $most } Ko.
component-not-text = Ce n’est pas un fichier texte. Enregistrez-le en CSV ou TOML, en UTF-8.
component-spreadsheet = Enregistrez cette feuille de calcul en CSV. Attendu : { $files }.
component-toml = { $why ->
    [value] Ce n’est pas une valeur. Écrivez les nombres en chiffres et les mots entre guillemets droits : 3, "red".
    [text] Un texte doit se terminer par un guillemet sur la même ligne.
    [backslash] Ce texte ne peut pas contenir de barre oblique inverse. Supprimez-la.
    [line] Une ligne doit ressembler à ceci : name = 3. Les titres sont entre crochets, et les commentaires commencent par #.
    [more] La ligne doit s’arrêter ici : elle n’a qu’une valeur, et un commentaire commence par #.
    [bracket] Il manque ici un crochet, une accolade ou une virgule.
    [twice] Ce nom est déjà utilisé plus haut. Supprimez l’un des deux.
   *[other] Ce n’est pas du TOML valide.
}

# Contradictions avec la règle du jeu

component-fixed = « { $entry } » vaut { $found }, mais la règle du jeu dit { $count } et les règles en dépendent ({ $rule }).
component-aspect = La carte { $card } est « { $found } », mais les cartes sont numérotées par aspect, et celle-ci est « { $aspect } » ({ $rule }).
component-sum = Les nombres de « { $entry } » font { $found } en tout, mais la règle du jeu en a { $count } ({ $rule }).
component-pair = Une paire nomme deux régions différentes, et chaque paire une seule fois.
component-no-neighbour = La région { $region } n’est voisine d’aucune autre.
component-criterion-twice = « { $found } » est déjà sur une autre face, mais chaque critère n’est imprimé qu’une fois ({ $rule }).
component-rising = Les PV d’un objectif n’augmentent jamais de gauche à droite ({ $rule }) : { $right }.
component-sites = Un objectif de murailles montre chaque site deux fois au plus ({ $rule }).
component-regions-twice = Un objectif montre chaque région une fois au plus ({ $rule }).
component-nothing-else = « { $bonus } » n’a besoin de rien ici, donc « { $found } » ne peut pas être juste. Laissez vide.
component-about-empty = « { $bonus } » a besoin d’une valeur ici : { $allowed }.
component-about = « { $found } » ne va pas avec « { $bonus } ». Permis : { $allowed }.
component-too-often = { $times ->
    [one] « { $found } » y est déjà, mais n’a sa place ici qu’une fois ({ $rule }).
   *[other] « { $found } » y est plus de { $times } fois ({ $rule }).
}
component-of-region = « { $found } » a besoin de la région d’une carte, qu’une tuile gouverneur n’a pas ({ $rule }).
component-not-both = « { $one } » et « { $other } » ne peuvent pas être sur la même tuile ({ $rule }).
component-space-taken = Il y a déjà un symbole sur la case { $found }.
component-no-condition = Cette tuile n’a pas de condition. Il lui en faut une parmi { $allowed } ({ $rule }).
component-governor-tiles = Le nombre de tuiles gouverneur est { $found }, celui des cases { $count } ({ $rule }).
component-officials = Seul « recruit » nomme des officiels, et il le doit : « { $found } » ne va pas avec « { $reward } » ({ $rule }).
component-needed = Une carte de type « { $kind } » a besoin d’une valeur dans la colonne « { $column } ».
component-order-empty = C’est vide. Il faut tous les noms dans un ordre, par exemple { $example }.
component-order = « { $found } » ne donne pas un ordre de tous les noms. Écrivez chaque nom une fois, avec > entre eux, par exemple { $example }.
component-card-twice = La carte { $found } est déjà dans ce paquet ({ $rule }).
component-lines = Les cartes de score { $found } doivent montrer une ligne sur les égalités et une sur l’élixir ({ $rule }).
component-starts = Il faut exactement une case de départ { $sign } ({ $colour }), mais il y en a { $found } ({ $rule }).
component-row = La ligne { $number } a { $found } caractères, mais il en faut { $side }.
component-sign = Signe inconnu « { $sign } » en { $space }. Permis : { $allowed }.

# Éditions

edition-large = { $place } dépasse { $most } Ko, ce ne peut donc pas être une édition.
edition-not-json = { $place } n’est pas une édition : { $why }.
edition-format = { $place } n’est pas une édition de tianxia, ou vient d’une version plus récente.
edition-entry = { $place } : « { $entry } » doit être une ligne de texte de { $most } caractères au plus.
edition-files = { $place } : une édition a de 1 à { $most } fichiers.
edition-file = { $place } : le fichier « { $file } » doit être du texte.
edition-file-unknown = « { $name } » contient « { $file } », qui n’est pas un fichier de matériel. Attendu : { $files }.
edition-game = « { $name } » est une édition de { $game }, pas de { $wanted }.
edition-none-for = Il n’y a pas d’autres éditions de { $game } : son matériel ne se remplace pas.
edition-unchanged = { $folder } dit la même chose que le matériel intégré : il n’y a rien à empaqueter.
component-file-unknown = « { $file } » n’est pas un fichier de matériel. Attendu : { $files }.
record-edition = { $place } : cet enregistrement utilise l’édition « { $edition } » de { $game }. Indiquez son fichier ou son dossier avec --components.
server-edition-game = « { $name } » est une édition d’un autre jeu.
server-edition-none-for = Il n’y a pas d’autres éditions de ce jeu.
server-editions-need-account = Créez d’abord un compte : vous pourrez alors garder des éditions ici.
server-no-edition = Cette édition n’existe pas ici.
server-rated-edition = Une partie classée utilise l’édition intégrée.
server-too-many-editions = Vous avez { NUMBER($limit) } éditions. Retirez-en une d’abord.
