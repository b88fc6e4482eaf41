# La page de confidentialité d’un serveur ouvert à d’autres ; le fichier anglais dit ce que reçoit chaque message.

privacy-title = Confidentialité
privacy-back = Retour aux jeux
privacy-operator = { $operator ->
    [nobody] L’exploitant de ce serveur n’a pas donné de nom.
   *[other] Ce serveur est exploité par { $operator }.
}
privacy-stored = Ce que ce serveur enregistre
privacy-name = Le nom que vous choisissez dès que d’autres peuvent vous rencontrer, et les dates de votre première et de votre dernière visite. Tous les joueurs de vos tables voient ce nom.
privacy-cookie = Un cookie avec une clé aléatoire, pour que votre navigateur soit reconnu pendant un an. Le serveur n’enregistre qu’une empreinte de la clé, le type de navigateur et de système et la date de dernière utilisation, pour que vous reconnaissiez vos appareils.
privacy-login = Si vous créez un compte : la date, une empreinte du mot de passe, la moitié publique de chaque clé d’accès, une empreinte de votre code de récupération, et votre adresse e-mail si vous en donnez une. L’adresse sert à récupérer votre compte, et aux notifications si vous les activez.
privacy-games = Vos parties : chaque coup avec son heure, le résultat et les analyses. Tout le monde peut regarder et revoir les parties des tables publiques.
privacy-results = Les résultats et les cotes : qui a joué à quelle partie, les places et les scores, et l’effet des parties classées sur votre cote. Tout le monde peut voir vos cotes et vos résultats aux tables publiques et aux donnes du jour comptées.
privacy-chat = Ce que vous écrivez dans la discussion, avec votre nom et l’heure.
privacy-notifications = Si vous activez les notifications : leur destination (l’adresse de votre navigateur auprès de son service push, votre adresse e-mail ou votre webhook), ce que vous voulez recevoir, votre langue, votre fuseau horaire et vos heures calmes. Un message nomme le jeu et les joueurs et contient un lien ; il ne dit rien de la partie elle-même. Envoyé au navigateur, il est chiffré : lui seul peut le lire.
privacy-follows = Qui vous suivez ; ces personnes ne l’apprennent pas. Si vous laissez vos abonnés voir quand vous êtes là, aussi la minute de votre dernière présence.
privacy-bans = Si l’exploitant vous a rendu muet ou exclu, et les réseaux qu’il a exclus, jusqu’à la fin de l’exclusion.
privacy-elsewhere = Ce qu’il n’enregistre pas
privacy-address = Votre adresse IP reste en mémoire pour empêcher les abus, et n’apparaît dans aucun journal de ce programme. Le serveur web placé devant lui, ou l’hébergeur, peut noter des adresses.
privacy-browser = Vos réglages, comme la langue et les couleurs, restent dans votre navigateur.
privacy-nobody = Il n’y a ni publicité ni pistage. La page ne charge rien d’autres sites, et vos données ne sont données à personne, sauf par les notifications que vous activez vous-même.
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
privacy-results-kept = Les résultats : tant que ce serveur existe ; sans votre nom une fois vos données effacées. Les cotes : jusqu’à ce que vous effaciez vos données.
privacy-visitors = Les noms des joueurs sans compte, après leur dernière visite : { $visitors ->
    [forever] tant que ce serveur existe.
    [one] { NUMBER($visitors) } jour.
   *[other] { NUMBER($visitors) } jours.
}
privacy-accounts = Les comptes : jusqu’à ce que vous supprimiez le vôtre. Après 400 jours sans visite, quelqu’un d’autre peut prendre le nom.
privacy-said = La discussion : { $chat ->
    [forever] tant que ce serveur existe.
    [one] { NUMBER($chat) } jour.
   *[other] { NUMBER($chat) } jours.
}
privacy-unsent = Les notifications qui n’ont pas pu être envoyées : 3 jours. Leur destination : jusqu’à ce que vous les désactiviez.
privacy-requests = Vos demandes d’adversaires : une heure. Votre dernière présence : jusqu’à ce que vous cessiez de la montrer.
privacy-backups = Les sauvegardes peuvent contenir des données effacées jusqu’à leur remplacement.
privacy-choices = Ce que vous pouvez faire
privacy-forget = « Supprimer le compte » sur votre page retire aussitôt votre nom, vos appareils et tout ce qui vous concerne. Les parties finies et la discussion restent, sans votre nom.
privacy-ask = « Exporter mes données » vous en donne une copie complète. Pour le reste, adressez-vous à l’exploitant.
privacy-tournaments = Tournois : ceux que vous organisez ou jouez, vos adversaires et vos résultats. Les autres les voient avec votre nom.
privacy-editions = Les éditions du matériel que vous envoyez, avec le nom et les crédits que vous leur donnez. Toute personne à une table qui en utilise une peut la voir. Elle est effacée quand plus personne ne l’a dans sa liste et qu’aucune table ne l’utilise.
privacy-unheld = { $unheld ->
    [forever] Les tournois qui ne commencent jamais sont conservés.
    [one] Les tournois qui ne commencent jamais sont supprimés après un jour.
   *[other] Les tournois qui ne commencent jamais sont supprimés après { NUMBER($unheld) } jours.
}
