# La page de confidentialité d’un serveur ouvert à d’autres ; le fichier anglais dit ce que reçoit chaque message.

privacy-title = Confidentialité
privacy-back = Retour aux jeux
privacy-operator = { $operator ->
    [nobody] L’exploitant de ce serveur n’a pas donné de nom.
   *[other] Ce serveur est exploité par { $operator }.
}
privacy-stored = Ce que ce serveur enregistre
privacy-name = Le nom que vous choisissez, et les dates de votre première et de votre dernière visite. Tous les joueurs de vos tables voient ce nom.
privacy-cookie = Un cookie avec une clé aléatoire, pour que votre navigateur soit reconnu pendant un an. Le serveur n’enregistre qu’une empreinte de la clé.
privacy-login = Si vous choisissez un mot de passe : votre identifiant et une empreinte du mot de passe.
privacy-games = Vos parties : chaque coup avec son heure, le résultat et les analyses. Tout le monde peut regarder et revoir les parties des tables publiques.
privacy-chat = Ce que vous écrivez dans la discussion, avec votre nom et l’heure.
privacy-bans = Si l’exploitant vous a rendu muet ou exclu, et les réseaux qu’il a exclus, jusqu’à la fin de l’exclusion.
privacy-elsewhere = Ce qu’il n’enregistre pas
privacy-address = Votre adresse IP reste en mémoire pour empêcher les abus, et n’apparaît dans aucun journal de ce programme. Le serveur web placé devant lui, ou l’hébergeur, peut noter des adresses.
privacy-browser = Vos réglages, comme la langue et les couleurs, restent dans votre navigateur.
privacy-nobody = Il n’y a ni publicité ni pistage. La page ne charge rien d’autres sites, et vos données ne sont données à personne.
privacy-kept = Durée de conservation
privacy-unstarted = Les tables qui ne commencent jamais : { $unstarted ->
    [forever] tant que ce serveur existe.
    [one] { NUMBER($unstarted) } jour.
   *[other] { NUMBER($unstarted) } jours.
}
privacy-running = Les parties où personne ne joue : { $running ->
    [forever] tant que ce serveur existe.
    [one] { NUMBER($running) } jour.
   *[other] { NUMBER($running) } jours.
}
privacy-finished = Les parties finies : { $finished ->
    [forever] tant que ce serveur existe.
    [one] { NUMBER($finished) } jour.
   *[other] { NUMBER($finished) } jours.
}
privacy-visitors = Les noms des joueurs sans mot de passe, après leur dernière visite : { $visitors ->
    [forever] tant que ce serveur existe.
    [one] { NUMBER($visitors) } jour.
   *[other] { NUMBER($visitors) } jours.
}
privacy-accounts = Les comptes avec mot de passe : jusqu’à ce que vous effaciez le vôtre.
privacy-said = La discussion : { $chat ->
    [forever] tant que ce serveur existe.
    [one] { NUMBER($chat) } jour.
   *[other] { NUMBER($chat) } jours.
}
privacy-backups = Les sauvegardes peuvent contenir des données effacées jusqu’à leur remplacement.
privacy-choices = Ce que vous pouvez faire
privacy-forget = « Effacer mes données » sur votre page retire aussitôt votre nom, vos clés, votre identifiant et votre mot de passe. Les parties finies et la discussion restent, sans votre nom.
privacy-ask = Pour tout le reste, par exemple une copie de vos données, adressez-vous à l’exploitant.
