# La commande `tianxia components`, et les commentaires des fichiers qu’elle écrit.

help-components = Lister le matériel d’un jeu ou créer sa propre édition.
help-components-folder = Votre matériel : un dossier ou une édition.
help-components-as_json = Écrire du JSON.
help-components-export = Écrire les fichiers de matériel dans ce dossier, avec des commentaires.
help-components-check = Vérifier un dossier ou une édition, et nommer chaque erreur avec sa ligne et sa colonne.
help-components-pack = Réunir un dossier en un seul fichier : une édition que d’autres peuvent installer.
help-components-name = Avec --pack : le nom de l’édition.
help-components-credits = Avec --pack : qui l’a faite, et d’après quoi.
help-components-install = Ajouter une édition à la base de données du serveur, pour tout le monde.
help-components-installed = Lister les éditions de la base de données du serveur.
help-components-remove = Ne plus proposer une édition installée. Ses parties restent jouables et consultables.
help-components-db = Avec --install, --installed et --remove : la base de données.
help-serve-sources = Une édition, ou JEU=DOSSIER avec des fichiers de matériel, pour les nouvelles tables. À répéter si besoin.
components-digest = { $game }, matériel { $digest }
components-from = { $provenance } : { $source }
provenance-rulebook = règle du jeu
provenance-found = trouvé
provenance-inferred = déduit
provenance-reconstructed = reconstitué
provenance-given = de vos fichiers
components-exported = { $count ->
    [one] { $count } fichier écrit dans { $folder }.
   *[other] { $count } fichiers écrits dans { $folder }.
} Modifiez-les dans un éditeur de texte ou un tableur, puis : tianxia components { $game } --check { $folder }
components-export-exists = { $file } existe déjà. Choisissez un dossier vide, pour ne rien perdre.
components-fine = Aucune erreur. Matériel { $digest }
components-same = C’est le même que le matériel intégré.
components-changed = Modifié : { $files }.
components-mistakes = { $count ->
    [one] { $count } erreur.
   *[other] { $count } erreurs.
}
components-packed = { $file } écrit : « { $name } », { $files }.
components-installed = « { $name } » est installée ({ $id }). Choisissez-la en créant une table.
components-removed = « { $name } » n’est plus proposée.
components-listed = { $id }  { $game }  { $name }
components-none-installed = Aucune édition n’est installée.
components-one-thing = Utilisez une seule option parmi --export, --check, --pack, --install, --installed et --remove.

# Le sens de chaque colonne, dans les fichiers exportés

export-about = { $game } : { $count } lignes. Les lignes qui commencent par # sont des commentaires. L’ordre des lignes et des colonnes est libre.
export-column = { $name } : { $meaning }
export-column-words = { $name } : { $meaning } : { $words }
export-about-toml = { $game }. Vérifiez vos changements avec : tianxia components { $name } --check DOSSIER
export-provenance = d’où vient la ligne ; « given » veut dire de votre boîte, et vide aussi
export-source = où le vérifier, avec vos mots
export-zhanguo-cards-number = le numéro imprimé sur la carte
export-zhanguo-cards-aspect = l’aspect, fixé par le numéro : 1–40, 41–80, 81–120
export-zhanguo-cards-trigger = l’action de cour qui active la carte
export-zhanguo-cards-bonus = ce que donne la carte
export-zhanguo-cards-amount = combien, de 1 à 4 ; pour « official » sa couleur (red, gray, white), pour « vp_per_aspect » un aspect
export-first_empire-cards-number = le numéro imprimé sur la carte
export-first_empire-cards-aspect = l’aspect, fixé par le numéro : 1–40, 41–80, 81–120
export-first_empire-cards-trigger = l’action de cour qui active la carte
export-first_empire-cards-ability = ce que fait la carte
export-first_empire-cards-what = de quoi il s’agit, si besoin : un officiel, une pièce, un type de carte, ou deux jetons comme writing+laws
export-first_empire-cards-count = combien, ou combien de fois
export-first_empire-li-si-number = le numéro imprimé sur la carte d’action de Li Si
export-first_empire-li-si-kind = ce qu’il fait
export-first_empire-li-si-steps = elixir : de combien avance son bateau
export-first_empire-li-si-order = governor, palace, wall : régions ou sites dans son ordre, par exemple chu>wei>zhao>qi>yan
export-first_empire-li-si-spaces = governor : où il le place
export-first_empire-li-si-pieces = governor : combien
export-first_empire-li-si-takes-tile = palace : s’il prend la tuile
export-first_empire-li-si-large-tokens = palace : les grands jetons dans son ordre, par exemple writing>currency>laws
export-first_empire-li-si-arrow = wall : où il commence
export-first_empire-li-si-removes-tile = wall : s’il retire la tuile empereur
export-first_empire-li-si-once = si la carte quitte ensuite le jeu
