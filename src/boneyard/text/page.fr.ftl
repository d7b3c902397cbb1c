### Ce que dit la page elle-même ; tout ce qui concerne les jeux vient du serveur.

## Accueil

page-tagline = Tous les jeux de dominos de la boîte
page-language = Langue
page-search = Recherche
page-search-example = Matador, Muggins, Sniff…
page-players = Joueurs
page-set = Jeu de dominos
page-set-name = { $set ->
    [6] Double-six
    [9] Double-neuf
    [12] Double-douze
    [15] Double-quinze
    [18] Double-dix-huit
   *[other] Double-{ $set }
}
page-kind = Genre
page-kind-line = Jeux de ligne
page-kind-counting = Jeux de calcul
page-kind-memory = Jeux de mémoire
page-kind-tricks = Jeux de plis
page-kind-own = Jeux à part
page-kind-solo = Solitaires
page-kind-puzzle = Casse-tête
page-booklet = Livret
page-booklet-S = Schmidt, court
page-booklet-L = Schmidt, long
page-booklet-O = Schmidt, numérisé
page-booklet-W = Weico
page-booklet-K = Notice
page-booklet-none = dans aucun
page-any = Tous
page-games-found = { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
}
page-nothing-found = Aucun jeu ne correspond à cette recherche.
page-show-all = Tout afficher
page-for-players = { $count ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
page-privacy = Pas de compte, aucun cookie hormis celui de votre place, rien n’est envoyé à des tiers.
page-needs-server = Il faut pour cela le serveur, injoignable pour l’instant.
page-without-server = Le serveur est injoignable. Vous pouvez regarder tous les jeux et lire leurs règles ; pour jouer, même contre des robots ou en solitaire, il faut le serveur.
page-try-again = Réessayer

## L’accueil : ce qu’offre le premier écran

page-welcome = Commencer ou continuer
page-play-now = Jouer
page-play-now-bots = { $game }, contre des robots
page-with-friends = Entre amis
page-with-friends-text = Choisissez un jeu, envoyez un lien
page-daily-today = Énigme du jour
page-daily-solved = { $game } : résolue !
page-daily-begun = { $game } : continuer
page-daily-yesterday = L’énigme d’hier
page-daily-share = Partager
page-daily-told = Résolue : { $game }, { $date }
page-daily-streak = { $count ->
    [one] un jour
   *[other] { $count } jours de suite
}
page-friends-choose = Quel jeu entre amis ?
page-friends-more = Tous les autres, à deux ou plus
page-go-on = Continuer
page-your-turn = À vous de jouer
page-table-over = Terminée
page-with-names = avec { $names }
page-forget-table = Retirer { $title } de la liste
page-all-tables = Voir les { $count } tables
page-filters = Filtres
page-more-filters = Plus
page-shelf-begin = Pour commencer
page-shelf-line = Poser et finir en premier
page-shelf-partners = À deux contre deux
page-shelf-score = Compter et marquer
page-shelf-large = Grands jeux de dominos
page-shelf-quick = Mémoire et vitesse
page-shelf-alone = En solitaire
page-gone-table = Impossible d’ouvrir cette table
page-gone-address = Il n’y a rien ici
page-gone-address-text = L’adresse est mal écrite, ou ce qui se trouvait là a changé de place.

## Avant la partie

page-all-games = Tous les jeux
page-atlas = Atlas des dominos
page-atlas-about = Où se joue chaque jeu, comment on l’appelle et d’où viennent ses règles.
page-atlas-known = Un jeu connu
page-atlas-example = Pays, nom ou source
page-rules = Règles
page-print = Imprimer
page-minute-done = C’est parti
page-minute-rules = Toutes les règles
page-lesson-begin = Montrez-moi
page-lesson-step = Coup { $number } sur { $of }
page-lesson-wait = Regardez ce que font les autres.
page-lesson-thinks = Un instant : que faire ici ?
page-lesson-end = Continuer sans aide
page-round-watch = Voir une manche
page-round-asks = Que feriez-vous ici ?
page-round-answer = Voir la suite
page-round-on = Suivant
page-round-back = Retour
page-round-rules = Aux règles
page-options = Options
page-how-to-play = Comment voulez-vous jouer ?
page-your-name = Votre nom
page-player-name = Joueur { $number }
page-bots-play = Niveau des robots
page-bot-name-1 = Ada
page-bot-name-2 = Emil
page-bot-name-3 = Rosa
page-bot-name-4 = Otto
page-bot-name-5 = Mila
page-bot-name-6 = Hugo
page-bot-name-7 = Nora
page-bot-name-8 = Leo
page-bot-name-9 = Ida
page-bot-name-10 = Max
page-bot-name-11 = Lina
page-bot-name-12 = Paul
page-decision-time = Temps de réflexion
page-decision-any = sans limite
page-decision-seconds = { $count } secondes
page-decision-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
page-play-bots = Jouer contre les robots
page-play-alone = Jouer
page-together = Ensemble
page-people-at-table = Personnes à la table
page-friends-open = Jusqu’à { $count } personnes peuvent venir ; c’est vous qui donnez le départ.
page-invite-friends = Inviter des amis
page-pass-and-play = À tour de rôle sur cet appareil
page-watch-bots = Regarder jouer les robots

## À la table

page-table = La table
page-seats = Les joueurs à la table
page-tiles-held = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}
page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-to-play = doit jouer
page-tile-fits = { $tile }, jouable
page-no-tiles = main vide
page-stay = restent
page-your-hand = { $count ->
    [one] Votre main : { $count } domino
   *[other] Votre main : { $count } dominos
}
# The order of a large hand.
page-hand-sort = Ranger la main ; pour l’instant : { $now }
page-hand-dealt = dans l’ordre de la donne
page-hand-number = par nombre
page-hand-playable = jouables d’abord
page-connecting = En route vers la table…
page-offline = Connexion perdue. Elle revient d’elle-même ; rien n’est perdu.
page-sending = Envoi…
page-waiting-for = On attend { $names }
page-domino = Domino !
page-hint = Conseil
page-winnable = Peut-on encore gagner ?
page-undo = Reprendre le coup
page-settings = Réglages
page-score-and-log = Score et journal
page-score-sheet = Score
page-log = Le déroulement
page-chat = Conversation
page-say-something = Dire quelque chose
page-send = Envoyer
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Voir toute la table
page-choose = Choisissez
page-mode = L’effet d’un clic
page-turn-tile = Tourner
page-seek = Mettre des nombres en évidence : un seul montre où il pourrait être un double, deux montrent où ils se touchent
page-clear = Effacer
page-queued = { $tile } sera posé dès que ce sera à vous, s’il convient encore. Touchez autre chose pour y renoncer.
page-queued-gone = { $tile } ne convient plus.
page-drag-it = Faites glisser le domino vers un endroit éclairé.
page-open-ends = Ouverts
page-keys-title = Touches
page-keys-tile = prendre un domino de la main
page-keys-ends = aller d’un endroit ou d’un domino à l’autre
page-keys-lay = poser le domino ici
page-keys-back = renoncer au choix, fermer ce qui est ouvert
page-keys-draw = piocher
page-keys-pass = passer
page-keys-next = manche suivante
page-keys-hint = conseil
page-keys-undo = reprendre le coup
page-keys-zoom = table plus grande ou plus petite
page-keys-list = cette liste
page-keys-off = Les touches seules peuvent être désactivées dans les réglages.
page-finish = Valider
page-chain-lacks-tiles = { $count ->
    [one] encore un domino au moins
   *[other] encore { $count } dominos au moins
}
page-chain-lacks-end = doit encore revenir au { $number }
page-close = Fermer

## Un appareil pour plusieurs

page-curtain-title = À { $name } de jouer
page-curtain-text = Passez l’appareil. Les autres ne regardent pas.
page-curtain-lift = Je suis { $name }

## While bots move

page-skip = Passer
page-skip-bots = Faire jouer les robots rapidement jusqu’à votre tour

## La fin

page-look-at-table = Voir la table
page-show-result = Résultat
page-next-round = Manche suivante
page-rematch = Rejouer
page-wants-again = { $name } voudrait rejouer.
page-again = La prochaine partie se prépare.
page-join-again = Participer
page-not-this-time = Pas cette fois
page-again-look-on = Une nouvelle partie commence. Vous pouvez regarder.
page-again-seat = Une nouvelle partie commence, et une place est libre.
page-details = Détails
page-goal = On joue :
page-cheer-blocked = Bloqué !
page-cheer-won = Victoire !
page-replay = Revoir la partie
page-open-hands = Montrer toutes les mains
page-back-to-now = Revenir à la fin
page-one-back = Un coup en arrière
page-one-on = Un coup en avant
page-download-record = Relevé
page-download-drawing = Dessin
page-give-up = Abandonner la partie
page-give-up-text = La partie s’arrête quand toutes les personnes présentes l’ont abandonnée. Continuer à jouer, c’est ne pas abandonner.
page-gave-up = Vous avez abandonné la partie.
page-given-up = La partie a été abandonnée.

## Une donne honnête

page-fair-title = Une donne honnête
page-fair-before = Le serveur a fixé son secret avant que quiconque s’assoie ; en voici l’empreinte. Chaque personne qui s’assoit ajoute son propre nombre aléatoire : personne ne peut choisir la donne.
page-fair-after = La partie est finie : voici le secret. Chaque donne peut en être refaite : téléchargez le relevé et lancez
page-fair-fair = La donne était honnête : son secret était fixé avant que vous vous asseyiez, et votre propre nombre aléatoire y a servi.
page-fair-fixed = Le secret est celui qui était fixé avant la donne. Ce navigateur n’a pas ajouté de nombre aléatoire.
page-fair-unseen = Ce navigateur n’a pas vu comment la donne a été fixée. Le relevé contient tout ce qu’il faut pour la vérifier.
page-fair-unable = Cette page n’est pas venue par https : votre navigateur ne peut pas vérifier la donne. Le relevé contient tout ce qu’il faut.
page-fair-verify = Vérifier
page-fair-short = La donne était honnête.
page-fair-wrong = La donne ne correspond pas à ce que ce navigateur a vu :
page-fair-problem-changed = Ce qui était fixé avant la donne a été dit autrement par la suite.
page-fair-problem-secret = Le secret n’est pas celui qui était fixé avant la donne.
page-fair-problem-bot = Un robot a ajouté un nombre aléatoire à la donne.
page-fair-problem-imprint = Ce que les joueurs ont ajouté n’est plus ce que c’était au début de la partie.
page-fair-problem-nonce = Votre propre nombre aléatoire n’y a pas servi.

## Les amis

page-invite-text = Envoyez chacun de ces liens à une personne : qui l’ouvre en premier a cette place, et ensuite personne d’autre n’entre avec lui.
page-watch-link = Seulement pour regarder
page-frame-link = Pour montrer la partie sur votre page
page-copy = Copier
page-copy-rules = Copier un lien vers ces règles
page-copied = Copié
page-only-here = Cette adresse ne marche que sur cet ordinateur. Lancez le serveur avec --host pour jouer avec d’autres sur votre réseau.
page-still-open = Places encore libres
page-call-bot = Laisser jouer un robot
page-call-bot-in = Laisser jouer un robot ({ $seconds } s)
page-gone = { $name } n’est plus là.
page-sits-in = Un robot remplace { $name } et lui rendra sa place à son retour.
page-seats-and-links = Places et liens
page-own-link = Votre propre place
page-own-link-text = Avec ce lien, vous retrouvez votre place sur n’importe quel appareil. Qui l’a joue pour vous : ne le donnez à personne.
page-new-link = Nouveau lien
page-new-link-text = Un nouveau lien rend l’ancien inutile, où qu’il soit parti.
page-renewed = Il y a un nouveau lien pour { $name } ; l’ancien ne marche plus.

## Un lien pour tous

page-invites-you = { $name } vous invite : { $game }
page-sit-down = Prendre place
page-look-on = Regarder
page-free-seat = libre
page-you = vous
page-missing-count = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
page-begins-itself = La partie commence d’elle-même dès que tout le monde est assis.
page-begin-with-bots = Commencer, des robots pour le reste
page-begin-gathered = Commencer à { $count }
page-chair-team = Équipe { $number }
page-who-begins = { $name } peut commencer sans attendre ; des robots prennent alors les places libres.
page-send-away = Renvoyer { $name }
page-send-away-text = { $name } perd sa place, et le lien d’invitation est renouvelé, pour que l’ancien n’en donne plus.
page-let-stay = Laisser { $name } rester
page-share = Partager
page-share-text = Jouez avec moi : { $game }
page-invite-all = Un seul lien pour tous : qui l’ouvre donne son nom et prend une place libre.
page-invite-link = Invitation
page-qr = L’invitation en code QR
page-invite-renewed = Il y a une nouvelle invitation ; l’ancienne n’est plus valable.
page-begun = La partie a commencé sans vous. Vous pouvez regarder.
page-all-taken = Toutes les places sont prises. Vous pouvez regarder.
page-single-links = Un lien pour une seule place
page-names = Noms
page-who-plays = Qui joue ?
page-begin = Commencer
page-wants-to-give-up = { $count ->
    [one] { $names } veut abandonner.
   *[other] { $names } veulent abandonner.
}
page-give-up-too = Abandonner aussi
page-rematch-moved = Rejouer, une place plus loin
page-rematch-moved-text = Tout le monde avance d’une place : quelqu’un d’autre commence.

## Conversation

page-talk-to = À qui
page-talk-to-partners = aux partenaires
page-talk-to-table = à tous
page-talk-pauses = Ici les partenaires se taisent pendant la manche. La conversation reprend après.
page-talk-hide = Masquer la conversation
page-talk-show = Afficher la conversation
page-talk = Conversation et réactions
page-talk-on = affichées
page-talk-off = masquées
page-reactions = Réactions
page-reaction-bravo = Bien joué !
page-reaction-thumb = Joli coup !
page-reaction-laugh = Ha ha !
page-reaction-gasp = Oh !
page-reaction-tears = Oh non !
page-reaction-heart = Merci !

## Réglages

page-scheme = Apparence
page-scheme-auto = comme l’appareil
page-scheme-light = clair
page-scheme-dark = sombre
page-cloth = Table
page-cloth-felt = feutre
page-cloth-sea = bleu
page-cloth-wood = bois
page-cloth-paper = papier
page-tiles = Dominos
page-tiles-ivory = ivoire
page-tiles-ebony = ébène
page-contrast = Contraste élevé, gros points
page-touch = Poser un domino
page-touch-both = toucher ou glisser
page-touch-tap = toucher
page-touch-drag = glisser
page-confirm = Demander avant de poser
page-lacks = Pour apprendre : les nombres qui manquent aux autres
page-haptics = Vibration
page-keys = Touches seules
page-figures = Nombres sur les dominos
page-figures-auto = automatique
page-figures-pips = points
page-figures-both = points et chiffres
page-figures-numbers = chiffres
page-pace = Vitesse des robots
page-pace-0 = aussitôt
page-pace-300 = rapide
page-pace-900 = tranquille
page-pace-1800 = lente
page-explain = Expliquer un jeu la première fois
page-explain-on = activé
page-explain-off = désactivé
page-sound = Son
page-sound-on = activé
page-sound-off = coupé
page-sound-mute = Couper le son
page-sound-unmute = Activer le son

## Statistiques

page-statistics = Mes parties
page-statistics-none = Rien encore : terminez d’abord une partie.
page-played = Jouées
page-won = Gagnées
page-streak = Plus longue série
page-time = Temps
page-time-taken = Temps : { $time }.
page-time-with-hints = Temps : { $time }, avec des conseils.
page-time-fastest = Votre meilleur temps jusqu’ici : { $time }.
page-fastest = Meilleur temps : { $time }

## My matches

page-matches-played = Bilan
page-matches-list = Parties
page-match-won = Gagnée
page-match-lost = Perdue
page-match-ended = Terminée
page-look-back = Revoir
page-again-with = Rejouer avec les mêmes
page-again-same = Rejouer
page-matches-course = { $won } gagnées, { $lost } perdues ; la plus récente à droite
page-matches-more = Afficher les { $count }
page-carry = Vers un autre navigateur
page-carry-text = Ouvrez ce lien dans l’autre navigateur, ou visez l’image avec son appareil photo. Il sert une seule fois, pendant un jour. Il emporte votre liste de parties, mais aucune place : personne ne peut s’en servir pour jouer ou voir une main.
page-carry-link = Lien qui emporte vos parties
page-carry-cut = Seules les { $count } dernières sont du voyage.
page-carry-come = Une liste de parties venue d’un autre navigateur
page-carry-take = Ajouter à mes parties
page-carry-taken = { $count ->
    [0] Elles étaient déjà toutes là.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
page-records-export = Exporter toutes les parties
page-records-progress = { $done } sur { $total }…
page-records-missing = { $count ->
    [one] Une partie n’est plus sur le serveur.
   *[other] { $count } parties ne sont plus sur le serveur.
}
page-stored = Ce qui est conservé, et où
page-stored-browser = Dans ce navigateur
page-stored-browser-text = Votre nom et vos réglages, vos parties et vos résultats, les tables où vous êtes assis avec les liens de vos places. Tout cela reste jusqu’à ce que vous l’effaciez ici ou dans le navigateur, et ne va nulle part, sauf si vous l’emportez dans un autre navigateur.
page-stored-cookies = Cookies
page-stored-cookies-text = Un par place que vous occupez, pour que personne d’autre ne s’y asseye, et un pour votre langue. Ils expirent au bout d’un an.
page-stored-server = Sur le serveur
page-stored-server-text = Chaque table : les noms et les places, chaque coup et les derniers messages. Une partie en cours est gardée { $playing } jours après le dernier coup, une partie terminée { $over } jours, une table où rien n’a commencé { $waiting } jours ; ensuite, elle est supprimée. Toute personne qui a le lien d’une table peut la regarder.
page-stored-carry = Une liste en chemin
page-stored-carry-text = Si vous emportez vos parties dans un autre navigateur, la liste attend sur le serveur qu’on vienne la chercher, un jour au plus.
page-stored-addresses = Ce qui n’est pas conservé
page-stored-addresses-text = Ni comptes, ni adresses électroniques, ni mesure d’audience, et rien n’est envoyé à des tiers. Le serveur ne compte les requêtes par adresse réseau qu’en mémoire vive, pour que personne ne le surcharge.
page-stored-log = Sur ce serveur, toutes les requêtes sont journalisées, avec les adresses réseau d’où elles viennent.
page-delete-all = Tout effacer
page-delete-all-text = Tout ce que ce navigateur a gardé est effacé : parties, résultats, réglages et liens de vos places, même dans les parties en cours. Sur le serveur, les tables où vous étiez la seule personne sont supprimées aussi. Celles que vous avez partagées appartiennent aussi aux autres et restent jusqu’à leur terme. C’est irréversible.
page-delete-all-now = Effacer définitivement
page-delete-all-done = Tout a été effacé.

page-export = Exporter
page-daily = Énigme du jour

## Retour sur une partie

page-review = Retour sur la partie
page-review-explained = Que valait chaque coup d’après ce que l’on pouvait savoir, et quelle part du résultat est due à la chance ?
page-review-ask = Juger cette partie
page-review-working = Coups jugés : { $done } sur { $of }
page-review-stop = Arrêter
page-review-result = Avance totale
page-review-expected = Attendu
page-review-deal = La donne
page-review-draws = Dominos piochés
page-review-own = Ses erreurs
page-review-others = Erreurs des autres
page-review-fall = Chance au jeu
page-review-given = { $name }, points perdus par manche : { $points }
page-review-none = Aucune erreur manifeste.
page-review-moments = Les moments les plus coûteux
page-review-judge = Chaque coup a été joué { $playouts } fois jusqu’au bout, sur des donnes simulées qui s’accordent avec ce que l’on avait vu à cette place.
page-review-what = C’est à { $name }. Que feriez-vous ici ?
page-review-right = Aucun autre coup n’est nettement meilleur.
page-review-wrong = Mieux : { $best } – en moyenne { $points } points de plus (± { $error }).
page-review-played = joué
page-review-curve = L’avance à laquelle on pouvait s’attendre, coup par coup
page-review-moment = Manche { $round } : −{ $points }
page-review-moment-of = { $name }, manche { $round } : −{ $points }
