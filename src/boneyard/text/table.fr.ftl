### Ce qui se passe et se demande à la table. Un jeu peut le dire autrement dans son propre texte.

## Noms

name-list = { $first } et { $last }
bot-name = Robot { $number }

## Événements

round-began = La manche { $round } commence.
dealt = { $name } prend { $count ->
    [one] un domino
   *[other] { $count } dominos
}.
dealt-you = Vous prenez { $tiles }.
dealt-again = Personne ne peut ouvrir : on mélange et on redistribue.
teams-formed = Équipes : { $first } contre { $second }.
lot-drawn = Le sort désigne { $name }, qui ouvre.
lot-drawn-you = Le sort vous désigne : vous ouvrez.
ceded = { $name } cède l’ouverture à { $partner }.
ceded-you = Vous cédez l’ouverture à { $partner }.
gestured-fist = { $name } serre le poing.
gestured-fist-you = Vous serrez le poing.
gestured-finger = { $name } lève un doigt.
gestured-finger-you = Vous levez un doigt.
gestured-palm = { $name } montre sa paume.
gestured-palm-you = Vous montrez votre paume.
opener-named = { $name } a le { $tile } et ouvre avec le domino de son choix.
opener-named-you = Vous avez le { $tile } et ouvrez avec le domino de votre choix.
score = { $name } marque { $points } ({ $why }).
score-you = Vous marquez { $points } ({ $why }).
score-together = { $name } marquent ensemble { $points } ({ $why }).
score-together-with-you = { $name } et vous marquez ensemble { $points } ({ $why }).
score-minus = { $name } perd { $points } ({ $why }).
score-minus-you = Vous perdez { $points } ({ $why }).
score-minus-together = { $name } perdent ensemble { $points } ({ $why }).
score-minus-together-with-you = { $name } et vous perdez ensemble { $points } ({ $why }).
round-over = La manche { $round } est finie
round-tied = Égalité dans la manche { $round }
rounds-won = Manches gagnées : { $count } sur { $rounds }.
round-won = { $count ->
    [one] { $name } remporte la manche { $round }
   *[other] { $name } remportent ensemble la manche { $round }
}
round-won-you = Vous remportez la manche { $round }
match-ended = { $count ->
    [one] { $name } gagne !
   *[other] { $name } gagnent ensemble.
}
match-ended-you = Vous gagnez !
match-ended-with-you = { $name } et vous gagnez ensemble.
match-ended-nobody = Personne ne gagne.
match-shutout = Capot : personne d’autre n’a marqué de point.
laid = { $name } pose { $tile }.
laid-you = Vous posez { $tile }.
laid-at = { $name } pose { $tile } { $place }.
laid-at-you = Vous posez { $tile } { $place }.
laid-there = { $tile } est sur la table.
drew = { $name } pioche { $count ->
    [one] un domino
   *[other] { $count } dominos
}.
drew-you = Vous piochez { $tiles }.
passed = { $name } passe.
passed-you = Vous passez.
passed-on = { $name } passe sur { $numbers }.
passed-on-you = Vous passez sur { $numbers }.
stopped = { $name } s’arrête.
stopped-you = Vous vous arrêtez.
barred = { $name } pose { $tile } en barricade { $place }.
barred-you = Vous posez { $tile } en barricade { $place }.
dropped-out = { $name } a tout posé et sort du jeu.
dropped-out-you = Vous avez tout posé et sortez du jeu.
announced = { $name } annonce : { $total }.
announced-you = Vous annoncez : { $total }.
flipped = { $name } retourne { $tile } (rangée { $row }, colonne { $column }).
flipped-you = Vous retournez { $tile } (rangée { $row }, colonne { $column }).
flipped-forgotten = { $name } retourne un domino.
flipped-forgotten-you = Vous retournez un domino.
turned-down = On les remet face cachée.
kept = { $name } garde { $tiles }.
kept-you = Vous gardez { $tiles }.
revealed = { $tile } est retourné.
claimed = { $name } montre une chaîne : { $chain }. Correct !
claimed-you = Vous montrez une chaîne : { $chain }. Correct !
claimed-wrong = { $name } montre une chaîne : { $chain }. Incorrect : { $why }.
claimed-wrong-you = Vous montrez une chaîne : { $chain }. Incorrect : { $why }.
agreed = { $name } renoncerait à ce double.
agreed-you = Vous renonceriez à ce double.
withdrew = { $name } cherche encore.
withdrew-you = Vous cherchez encore.
locked-out = { $name } doit attendre un instant.
locked-out-you = Vous devez attendre un instant.
grabbed = { $name } s’empare de { $tile }.
grabbed-you = Vous vous emparez de { $tile }.
released = { $name } repose { $tile }.
released-you = Vous reposez { $tile }.
stacked = { $name } pose { $tile } au niveau { $level }.
stacked-you = Vous posez { $tile } au niveau { $level }.
handed-out = { $name } prend en secret { $count ->
    [one] un domino
   *[other] { $count } dominos
}.
handed-out-you = Vous prenez { $tiles } en secret.
took = { $name } prend { $tile } et inscrit { $points } à la ligne { $row }.
took-you = Vous prenez { $tile } et inscrivez { $points } à la ligne { $row }.
took-dictated = { $name } doit inscrire { $tile } à la ligne { $row }.
took-dictated-you = Vous devez inscrire { $tile } à la ligne { $row }.
missed = { $name } passe un tour.
missed-you = Vous passez un tour.
placed = { $tile } est posé.
removed = Un domino est repris.
marked = Noté : aucun domino en travers ici.
unmarked = La note est effacée.
sealed = La prédiction est scellée.
spliced = Une boucle formée des dominos restants est insérée.
cut-elsewhere = L’anneau est ouvert à un autre nombre.
unsealed = Le sceau est rompu : il manquait { $tile }.

## Ce qui est faux dans une chaîne

wrong-not-there = un domino n’est pas là
wrong-used-twice = un domino sert deux fois
wrong-no-match = deux moitiés ne correspondent pas
wrong-ends = les bouts ne montrent pas le nombre
wrong-inside = le nombre apparaît aussi à l’intérieur
wrong-too-short = elle est trop courte
wrong-too-long = elle est trop longue
wrong-too-many = { $count } dominos sont trop, il en faut exactement { $most }
wrong-pair = { $tile } ne correspond pas à { $following }
wrong-beginning = { $tile } ne commence pas par { $number }
wrong-way-back = { $tile } ne revient pas à { $number }
wrong-inside-at = { $number } apparaît aussi à l’intérieur, sur { $tile }
wrong-length = { $count ->
    [one] un domino ne suffit pas
   *[other] { $count } dominos ne suffisent pas
}, il en faut { $least }

## Comment une manche a fini

ended-out = { $name } a posé son dernier domino : domino !
ended-out-you = Vous avez posé votre dernier domino : domino !
ended-blocked = La manche est bloquée : personne ne peut poser.
ended-barred = { $name } a barré un bout, ce qui termine la manche.
ended-barred-you = Vous avez barré un bout, ce qui termine la manche.
ended-alone = Il ne reste de dominos qu’à { $name }.
ended-alone-you = Il ne reste de dominos qu’à vous.
ended-target = { $name } a atteint le score visé.
ended-target-you = Vous avez atteint le score visé.
ended-goal = Le dernier palier est atteint ou dépassé.
ended-empty = Toutes les mains sont vides.
ended-taken = Tous les dominos sont pris.
ended-spent = Toutes les mains et la pioche sont vides.
ended-void = Personne n’a trouvé de chaîne à temps.
ended-stuck = Plus rien ne convient.
ended-solved = Résolu !
pips-left = Points en main : { $hands }
points-noted = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-line = Résultat : { $scores }

## Pourquoi des points

scored-out = tout posé
scored-fewest-pips = le moins de points en main
scored-fewest-tiles = le moins de dominos
scored-tie-opener = égalité, la paire qui a ouvert gagne
scored-tie-blocker = égalité, la paire qui a bloqué gagne
scored-capicua = capicúa
scored-chuchazo = chuchazo
scored-corrido = corrido : tous les autres passent
scored-salida = salida : le deuxième joueur passe
scored-blocked = manche bloquée
scored-barred = la barricade a tenu
scored-bar-failed = le moins de points face à une barricade
scored-bar-lost = barricade manquée, deux fois { $of } points
scored-ends = les bouts font { $of }
scored-left = points en main
scored-noted = points notés
scored-noted-fourfold = points notés quatre fois
scored-opening = ouverture
scored-highest-double = plus grand double
scored-equal-ends = bouts égaux
scored-triple = bouts égaux avec un double
scored-no-double = pas de double en main
scored-most-pips = le plus de points en main
scored-won = manche gagnée
scored-key = key
scored-play-two = one-all, jouée pour deux
scored-bruk = bruk : on recommence
scored-goal = exactement { $of }
scored-kept = dominos gardés
scored-double = le double { $of }
scored-level = niveau { $of }
scored-row = ligne { $of }

## Where points came from, and why a round was won

points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-penalty = { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
points-sum = { $name } : { $sum } = { $worth }
points-why = { $name } : { $worth } ({ $why })
fewest-points-win = Qui a le moins de points gagne.
score-penalty = { $name } note { points-penalty } ({ $why }).
score-penalty-you = Vous notez { points-penalty } ({ $why }).
scored-sum = { $why } : { $sum }
sum-pips = { $of } en main
sum-rounded = { $number } ({ $of } en main, arrondi)
sum-rounded-alone = { $of } en main, arrondi à { $number }
sum-shared = { $number } ({ $of } partagé entre { $count })
sum-own = { $number } dans la main gagnante
sum-left = { $of } en main
sum-twice = { $number } (deux fois { $of } en main)
sum-fourfold = { $number } (quatre fois { $of } en main)
sum-tile = { $number } pour { $tile }
sum-ends = { $of } pour les bouts
sum-for = { $of } ({ $why })
decided-fewest-pips = Le moins de points en main : { $name } ({ $pips }).
decided-fewest-together = Ensemble, le moins de points en main : { $name } ({ $pips }).
decided-most-pips = Le plus de points en main : { $name } ({ $pips }).
decided-fewest-tiles = Le moins de dominos : { $name } ({ $tiles }).
decided-tiles-then-pips = Le moins de dominos ({ $tiles }), puis le moins de points ({ $pips }) : { $name }.
decided-no-double = La seule main sans double : { $name }.
decided-fewest-without = Sans double et avec le moins de points : { $name } ({ $pips }).
decided-tie-nobody = Égalité, le moins de points en main ({ $pips }) : { $name }. Personne ne marque.
decided-tie-shared = Égalité, le moins de points en main ({ $pips }) : { $name } se partagent les points.
decided-tie-tiles-nobody = Égalité en dominos ({ $tiles }) et en points ({ $pips }) : { $name }. Personne ne marque.
decided-tie-tiles-shared = Égalité en dominos ({ $tiles }) et en points ({ $pips }) : { $name } se partagent les points.
decided-level = Égalité : personne ne remporte la manche.
decided-bar-held = Le moins de points en main : { $name } ({ $pips }). La barricade a tenu.
decided-bar-failed = Le moins de points en main : { $name } ({ $pips }). La barricade n’a pas tenu.
decided-ender = Qui termine la manche ne note rien : { $name }.

## Pourquoi pas

why-not-legal = Ce n’est pas possible maintenant.
why-match-over = La partie est finie.
why-round-over = La manche est finie.
why-not-your-turn = Ce n’est pas votre tour.
why-wrong-deal = Ce ne sont pas les dominos de ce jeu.
why-you-can-lay = Vous pouvez poser, donc vous devez le faire.
why-not-in-hand = Vous n’avez pas le { $tile }.
why-must-open = { $tile } doit ouvrir.
why-lot-first = Il faut d’abord tirer au sort.
why-already-opened = La manche est déjà ouverte.
why-ceded-to-you = Votre partenaire vous a cédé l’ouverture : à vous d’ouvrir.
why-opens-by-tile = C’est le domino qui désigne qui ouvre : cela ne se cède pas.
why-no-such-place = Cette place n’existe pas sur la table.
why-say-where = Dites où le poser.
why-fill-first = Il faut d’abord occuper la place libre { $place }.
why-home-first = Vous avez un domino qui convient à { $tile } : il doit d’abord y aller.
why-does-not-fit = { $tile } ne convient pas à un { $number }.
why-fits-nowhere = { $tile } ne convient nulle part.
why-fits-no-end = { $tile } ne convient nulle part : { $count ->
    [one] tous les bouts sont { $ends }
   *[other] les bouts sont { $ends }
}.
why-nothing-to-touch = Ici on pose simplement un domino : il ne touche rien.
why-not-a-double = Seul un double peut barrer un bout, et { $tile } n’en est pas un.
why-nothing-to-draw = Il n’y a plus rien à piocher.
why-cells-apart = Un domino repose sur deux cases voisines.
why-cells-uneven = Les deux moitiés doivent reposer au même niveau.
why-same-tile = Il doit reposer sur deux dominos différents.
why-not-touching = Il doit toucher un domino posé sur la table.
why-turn-begun = Vous avez commencé à poser : vous ne pouvez plus piocher ce tour-ci.
why-hand-full = Vous avez trop de dominos pour piocher.
why-nothing-laid = Vous n’avez encore rien posé.
why-second-must-follow = Ce domino ne fait que commencer une chaîne : un deuxième doit suivre.
why-not-the-pair = Le domino suivant se pose sur la paire qui vient de se former.
why-none-could-follow = De là, aucun deuxième domino ne pourrait suivre, et il en faut deux pour une chaîne.
why-no-such-tile = { $tile } n’existe pas dans ce jeu.
why-tile-taken = { $tile } est déjà pris.
why-row-not-on-tile = { $tile } n’a pas de { $row } : il ne va pas dans cette ligne.
why-one-dictation = On n’impose qu’une fois par tour.
why-row-begun = La ligne { $row } est déjà commencée : on ne peut rien y imposer.
why-not-the-last = Il reste plus d’un domino avec { $row } : on ne peut encore rien y imposer.
why-undo-clock = Tant que l’horloge tourne, on ne reprend rien.
why-undo-never = À ce jeu, on ne reprend rien : ce qui a été vu reste vu.
why-undo-nothing = Il n’y a rien à reprendre.
why-undo-others = D’autres ont joué depuis : vous ne pouvez pas reprendre ce coup sans eux.
why-undo-seen = Vous ne pouvez pas reprendre ce coup : il vous a montré des dominos cachés.

## Places et dominos

end-left = au bout gauche
end-right = au bout droit
end-top = au bout du haut
end-bottom = au bout du bas
end-open-half = contre le { $number } de { $tile }
end-side = au flanc de { $tile }
end-tip = à la pointe de { $tile }
end-toe = comme doigt de { $tile }
end-ray = comme nouveau bras de { $tile }
place-first = au milieu de la table
place-next = sur la table
place-on = { $place }, contre le { $number }
# Which ends are open, as the prompt says it.
open-ends = Bouts ouverts : { $ends }.
open-ends-one = Bout ouvert : { $ends }.
open-ends-both = Les deux bouts : { $number }.
open-ends-many = { $count } bouts sont ouverts, avec { $numbers } nombres différents.
open-end-at = { $number } { $place }
open-end-times = { $number } ({ $times }×)
offer = { $tile }, { $place }
offer-first = { $tile }, pour ouvrir
offer-total = { $tile }, total { $total }
offer-open = { $tile }, { $place }, ensuite { $number } est ouvert
tile-last = { $tile }, posé en dernier
tile-at-end = { $tile }, { $place }, { $number } est ouvert
tile-open = { $tile }, { $number } est ouvert
tile-down = domino caché, rangée { $row }, colonne { $column }
tile-up = { $tile }, face visible, rangée { $row }, colonne { $column }
boneyard = Pioche : { $count }
boneyard-reserve = Pioche : { $count } ({ $reserve } y restent)
goals = Paliers

## Running counts, and what a lay would make

offer-makes = { $tile }, { $place } : les bouts font { $total }
offer-scores = { $tile }, { $place } : les bouts font { $total }, +{ $points }
offer-earns = { $tile }, { $place } : +{ $points }
offer-total-scores = { $tile }, total { $total }, +{ $points }
count-ends = Bouts
count-scores-at = On marque à
count-divisor = Diviseur
count-highest-double = Plus grand double
count-adds-up = Les moitiés font
count-wanted = On cherche
count-joker = joker
count-total = Total
count-goal = Prochain palier
count-pair = Une paire fait

## Que faire

prompt-deal = On distribue les dominos.
prompt-next-round = La manche est finie. On continue ?
prompt-match-over = La partie est finie.
prompt-wait = C’est à { $name } de jouer.
prompt-must-open = À vous : ouvrez avec { $tile }.
prompt-must-lay = À vous : posez { $tile }.
prompt-open = À vous : ouvrez avec le domino de votre choix.
prompt-open-or-cede = À vous : ouvrez avec le domino de votre choix, ou laissez ouvrir votre partenaire.
prompt-lay = À vous : posez un domino.
prompt-lay-any = À vous : posez n’importe quel domino. Le total est { $total }.
prompt-lay-or-draw = À vous : posez un domino ou piochez-en un.
prompt-lay-or-stop = Posez encore un domino ou arrêtez-vous.
prompt-lay-or-pass = À vous : posez un domino ou passez.
prompt-lay-or-decline = À vous : posez un domino, ou passez et piochez-en un.
prompt-pass-and-draw = Rien ne convient : passez, et vous piochez.
prompt-fill = À vous : il faut d’abord occuper les places de { $tile }.
prompt-home-first = À vous : ce qui convient à { $tile } doit d’abord y aller.
prompt-draw = Rien ne convient : piochez.
prompt-draw-or-pass = Rien ne convient : piochez ou passez.
prompt-pass = Rien ne convient : vous devez passer.
prompt-stop = Plus rien ne convient : votre tour est fini.
prompt-bar = Rien ne convient, mais vous pouvez barrer un bout.
prompt-flip-first = À vous : retournez un domino.
prompt-flip-second = Retournez un deuxième domino.
control-draw = Piocher
control-pass = Passer
control-cede = Laisser ouvrir le partenaire
control-gesture-fist = Poing : j’en ai beaucoup
control-gesture-finger = Doigt : encore un
control-gesture-palm = Paume : je n’en ai plus
control-stop = S’arrêter
control-bar = { $tile } en barricade { $place }
status-passed = passe
status-gesture-fist = poing : { $number }
status-gesture-finger = doigt : { $number }
status-gesture-palm = paume : { $number }
status-passed-on = passe sur { $numbers }
lacks-number = pas de { $number }
status-dropped-out = hors du jeu
sheet = Points
sheet-total = Total
goal-points = jusqu’à { $points }
goal-ends-at = fin à { $points }
goal-rounds = manche { $round } sur { $rounds }
sheet-secret = Les notes restent secrètes jusqu’à la dernière manche.
sheet-own = Jusqu’à l’annonce, chaque personne ne voit que ses propres notes.

## Options

value-true = oui
value-false = non
option-set = Jeu de dominos
option-set-help = Avec quels dominos on joue.
option-set-6 = Double-six (28 dominos)
option-set-9 = Double-neuf (55 dominos)
option-set-12 = Double-douze (91 dominos)
option-set-15 = Double-quinze (136 dominos)
option-set-18 = Double-dix-huit (190 dominos)
option-set-other = Double-{ $value }
option-players = Joueurs
option-players-help = Combien de personnes sont à la table.
option-direction = Sens
option-direction-help = Dans quel sens on joue, on distribue et on ouvre la manche suivante ; en Suisse, dans le sens inverse des aiguilles d’une montre.
option-direction-clockwise = sens des aiguilles d’une montre
option-direction-counter-clockwise = sens inverse des aiguilles d’une montre
option-match = Partie
option-match-help = La durée : un nombre de manches, ou jusqu’à ce que quelqu’un atteigne un nombre de points ; jamais plus de 1 000 manches.
option-match-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
option-match-points = jusqu’à { $count ->
    [one] { $count } point
   *[other] { $count } points
}
option-match-in-rounds = manches
option-match-in-points = points
option-match-six-love = Six-love
option-reserve = Dominos laissés
option-reserve-help = Ce nombre de dominos de la pioche n’est jamais pioché.
option-blocked_tie = Égalité en cas de blocage
option-blocked_tie-help = Ce qui arrive quand plusieurs ont le moins de points en main : personne ne marque, ou ils se partagent les points des autres, arrondis au point inférieur. Si tous sont à égalité, il n’y a rien à partager.
option-blocked_tie-nobody = personne
option-blocked_tie-shared = partagé
option-target = Score visé atteint
option-target-help = Indique si la partie s’arrête aussitôt, ou si l’on finit la manche et que le plus grand total gagne.
option-target-at-once = gagne aussitôt
option-target-round-end = compte à la fin de la manche
option-base = Jeu de base
option-base-help = Le jeu auquel s’ajoutent les barricades.
option-bar_fit = Le double qui barre doit convenir
option-bar_fit-help = Sinon, n’importe quel double barre n’importe quel bout.
option-least = Plus petite somme qui compte
option-least-help = Indique si 5 compte déjà, ou seulement 10 et plus comme dans la liste du livret.
option-sides = Qui joue avec qui
option-sides-help = À deux contre deux, les partenaires face à face et un total pour les deux ; ou chacun pour soi.
option-sides-pairs = par paires
option-sides-single = chacun pour soi
option-partners = Partenaires
option-partners-help = Convenez-en d’avance. À voix haute : les mains restent fermées, les partenaires peuvent parler pendant la manche, et toute la table les entend, les spectateurs aussi ; les robots n’entendent rien. À découvert : les partenaires voient les dominos l’un de l’autre et peuvent se parler entre eux.
option-partners-silent = silencieux
option-partners-aloud = parlent à voix haute
option-partners-open = à découvert
option-tempo = Temps de réflexion
option-tempo-help = Ce que le temps que l’on prend peut dire à son partenaire. Naturel : tout ce qu’il dit ; seul feindre de réfléchir est déloyal. Honnête : qui n’a pas le choix voit son coup joué aussitôt, donc qui prend son temps a le choix. Égal : ce que fait une personne ne se voit qu’après quelques secondes, de sorte que vite et lentement se ressemblent.
option-tempo-natural = naturel
option-tempo-honest = honnête
option-tempo-level = égal
option-tempo_s = Secondes avant qu’on le voie
option-tempo_s-help = À partir du début du tour. Qui réfléchit plus longtemps est montré dès que la décision est prise.
option-notes = Qui voit les notes
option-notes-help = Personne, jusqu’à l’annonce ; ou chaque personne les siennes : ce qui est noté pour elle, aussi au quadruple, et son total. Les spectateurs n’en voient aucune.
option-notes-scorer = personne
option-notes-own = chaque personne les siennes
option-opens_first = Qui ouvre la première manche
option-opens_first-help = Qui commence la première manche : le plus haut double, qu’il faut poser, ou une place tirée au sort, avec le domino de son choix.
option-opens_first-double = le plus haut double
option-opens_first-lot = le sort
option-opens_next = Qui ouvre les manches suivantes
option-opens_next-help = Qui ouvre après une manche gagnée, avec le domino de son choix : à tour de rôle, ou la personne qui a gagné.
option-opens_next-rotates = à tour de rôle
option-opens_next-winner = qui a gagné
option-cede = Céder l’ouverture
option-cede-help = Qui peut ouvrir avec le domino de son choix peut regarder sa main et laisser ouvrir son partenaire. C’est alors le partenaire qui compte comme ayant ouvert.
option-after_tie = Ouverture après une manche que personne n’a gagnée
option-after_tie-help = Qui ouvre alors : la personne dont c’est le tour, la même encore, ou celle qui ouvrirait une première manche.
option-after_tie-next = à tour de rôle
option-after_tie-same = la même personne
option-after_tie-fresh = comme à la première manche
option-blocked = Qui gagne une manche bloquée
option-blocked-help = La paire qui a le moins de points à deux ; qui en a le moins à soi seul, quoi qu’ait son partenaire ; ou, entre la personne qui a bloqué et la suivante, celle qui en a le moins.
option-blocked-pair = la paire qui a le moins de points
option-blocked-player = qui en a le moins à soi seul
option-blocked-closer = qui a bloqué ou joue ensuite
option-tie = Égalité dans une manche bloquée
option-tie-help = Si les points comparés sont égaux : personne ne gagne, ou la paire qui a ouvert, ou celle qui a bloqué.
option-tie-nobody = personne ne gagne
option-tie-opener = la paire qui a ouvert
option-tie-blocker = la paire qui a bloqué
option-counts = Points marqués
option-counts-help = Indique si la paire gagnante marque les points de l’autre paire ou ceux des quatre mains.
option-counts-losers = ceux de l’autre paire
option-counts-all = toutes les mains
option-counts-all-if-blocked = toutes les mains si la manche est bloquée
option-misdeal = Redistribuer à partir d’autant de doubles
option-misdeal-help = Si une main a autant de doubles ou plus, on redistribue et rien n’est compté.
option-misdeal-0 = jamais
option-capicua_points = Points pour une capicúa
option-capicua_points-help = Finir avec un domino qui convient aux deux bouts : pas un double, et ses moitiés sont les deux bouts.
option-chuchazo_points = Points pour un chuchazo
option-chuchazo_points-help = Finir avec le double blanc.
option-corrido_points = Points pour un corrido
option-corrido_points-help = Un domino après lequel les trois autres doivent passer ; cela compte chaque fois.
option-salida_points = Points pour une salida
option-salida_points-help = Une ouverture après laquelle le deuxième joueur doit passer.
option-capicua_ends = Bouts d’une capicúa
option-capicua_ends-help = Indique si les deux bouts doivent être différents, ou si compte aussi un domino qui porte le nombre de deux bouts égaux.
option-capicua_ends-differ = doivent être différents
option-capicua_ends-any = peuvent être égaux
option-capicua_blank = Capicúa avec un blanc
option-capicua_blank-help = Indique si un dernier domino qui a une moitié blanche peut faire une capicúa.
option-salida_rule = Une salida compte
option-salida_rule-help = Quand le partenaire pose ensuite, et pas du tout s’il doit passer aussi ; ou dès que le deuxième joueur passe.
option-salida_rule-partner-lays = si le partenaire pose
option-salida_rule-at-once = aussitôt
option-pass_win = Les passes peuvent gagner la partie
option-pass_win-help = Dans une partie à un nombre de points : sinon, les points d’un corrido ou d’une salida qui atteindraient le but ne sont pas marqués du tout.
option-one_all = One-all, play two
option-one_all-help = Si tout le monde a exactement une manche, la suivante se joue pour deux. Sinon, tout le monde revient alors aussi à zéro.
option-key = Points pour une key
option-key-help = Finir avec un domino dont les moitiés sont les deux bouts, sans être un double, quand il ne reste aucun autre domino avec l’un de ces nombres.
option-sporting = Ouverture libre
option-sporting-help = Qui ouvre grâce à un domino peut en poser un autre, mais ne peut pas céder l’ouverture.
option-stuck = Qui ne peut pas poser
option-stuck-help = Ce que l’on fait quand rien ne convient. Si l’on passe, personne ne pioche, et une manche est bloquée dès que personne ne peut poser.
option-stuck-draw-one = pioche un domino
option-stuck-pass = passe
option-draw_after = Piocher après avoir posé
option-draw_after-help = Qui a posé pioche un domino à la fin du tour, comme au jeu du bloc, sauf si sa main est vide.
option-may_stop = Arrêt permis
option-may_stop-help = Après un domino au moins, on peut s’arrêter, même si un domino convient encore.
option-award = Points par palier
option-award-help = De un à six points dans l’ordre, ou le nombre lui-même.
option-award-bracket = 1, 2, 3, …
option-award-total = le nombre lui-même
option-grab = S’emparer des dominos
option-grab-help = Un domino pris par quelqu’un est perdu pour les autres, jusqu’à ce qu’il soit reposé ou que la manche finisse. Une chaîne se compose de ce que vous avez pris et de ce qui est libre ; si vous devez attendre, vous gardez vos dominos.
option-handout = Distribution du reste
option-handout-help = Indique si tout le reste de la main est distribué, ou seulement un domino à chacun : vous gardez alors ce qui reste.
option-handout-all = tout
option-handout-one-each = un à chacun
option-levels = Compte des niveaux
option-levels-help = À partir du premier domino du tour, ou de la table.
option-levels-move = depuis le premier domino du tour
option-levels-table = depuis la table
option-rescue = Secours
option-rescue-help = Combien de fois vous pouvez piocher un domino de plus quand rien ne convient.
option-opens_with = Domino d’ouverture
option-opens_with-help = Le plus haut double, à défaut le plus haut domino, décide qui ouvre, et tout le monde apprend lequel c’était. Il faut alors poser celui-là, ou bien n’importe quel domino.
option-opens_with-that-tile = ce domino-là
option-opens_with-any = n’importe lequel
option-first_four = Les quatre premières places
option-first_four-help = Indique s’il faut garnir les quatre côtés du domino central avant de poser ailleurs, ou si tous les bouts ouverts sont libres dès le début.
option-first_four-forced = d’abord
option-first_four-free = libres
option-block_won_by = Une manche bloquée revient à qui a
option-block_won_by-help = Le moins de points ou le moins de dominos ; à nombre égal de dominos, les points décident. On marque toujours les points des autres.
option-block_won_by-pips = le moins de points
option-block_won_by-tiles = le moins de dominos
option-six_players = Dominos par joueur à six
option-six_players-help = Le grand livret cite deux fois six joueurs : avec 7 dominos et avec 5.
option-decline = Piocher au lieu de poser
option-decline-help = On peut finir son tour sans poser, même si l’on pourrait ; on pioche alors, tant qu’il y a de quoi piocher ; seul le premier domino de la manche doit être posé. Personne n’apprend si quelqu’un aurait pu poser.
option-drawn = Domino pioché qui convient
option-drawn-help = Indique s’il faut le poser aussitôt ou si l’on peut le garder ; le tour finit alors. Personne n’apprend s’il convenait.
option-drawn-must = doit être posé
option-drawn-may = peut être gardé
option-empty = Quand la pioche est vide
option-empty-help = Indique s’il faut alors poser si l’on peut, ou si l’on peut quand même passer ; quand tous ont passé à la suite, la manche finit. Personne n’apprend si quelqu’un aurait pu poser.
option-empty-must = il faut poser si l’on peut
option-empty-may = on peut passer
option-bar_when = Peut barrer
option-bar_when-help = Qui veut ; seulement qui ne peut pas poser, au lieu de piocher ou de passer ; ou seulement qui ne peut ni poser ni piocher. Dans les deux derniers cas, n’importe quel double barre n’importe quel bout.
option-bar_when-free = qui veut
option-bar_when-stuck = qui ne peut pas poser
option-bar_when-nothing-else = qui ne peut ni poser ni piocher
option-nines = Dominos portant un neuf
option-nines-help = Indique si vous les posez quand vous voulez, ou si, tant que vous en avez, vous devez d’abord en poser un au centre.
option-nines-free = quand on veut
option-nines-first = d’abord, au centre

## What speaks for a hint

why-because-only = Il n’y a rien d’autre à faire.
why-because-scores = Cela rapporte { $points ->
    [one] un point
   *[other] { $points } points
}.
why-because-others = { $tiles } { $count ->
    [one] convient
   *[other] conviennent
} aussi.
why-because-points = C’est mieux de { $points ->
    [one] { $points } point
   *[other] { $points } points
} que le choix suivant, en moyenne sur { $tables } donnes simulées.
why-because-often = Cela a gagné nettement plus souvent que tout le reste, sur { $tables } donnes simulées.
why-because-close = Le choix suivant est à peu près aussi bon, sur { $tables } donnes simulées.

## Ce qu’un coup a donné

why-lost-out = Ce coup vidait la main.
why-lost-points = Ce coup rapporte aussitôt { $points ->
    [one] un point
   *[other] { $points } points
} de plus.
why-lost-idle = Il y avait un domino à poser.
why-lost-double = Le bout pour son propre double { $number }-{ $number } a été fermé.
why-lost-number = Le dernier { $number } de la main est parti.
why-lost-passed = La personne suivante n’a pas de { $number }, et ce bout pouvait rester ouvert.
why-lost-partner = Il ne restait rien à poser au partenaire.
why-lost-heavy = Le lourd { $tile } est resté en main.

## Jeux de plis

dealer-drawn = Le sort désigne { $name } pour la première donne.
dealer-drawn-you = Le sort vous désigne : vous donnez en premier.
all-passed = Tout le monde a passé : on mélange et on redonne.
bid-made = { $name } annonce { $amount }.
bid-made-you = Vous annoncez { $amount }.
called = { $name } prend les { $suit } comme atout.
called-you = Vous prenez les { $suit } comme atout.
called-doubles = { $name } prend les doubles comme atout.
called-doubles-you = Vous prenez les doubles comme atout.
called-follow-me = { $name } joue sans atout.
called-follow-me-you = Vous jouez sans atout.
middle-taken = { $name } ramasse { $count ->
    [one] le domino
   *[other] les { $count } dominos
} du milieu.
middle-taken-you = Vous ramassez { $tiles } au milieu.
discarded = { $name } écarte un domino.
discarded-you = Vous écartez { $tiles }.
tile-played = { $name } joue { $tile }.
tile-played-you = Vous jouez { $tile }.
trick-taken = { $name } fait le pli.
trick-taken-you = Vous faites le pli.
ended-all-taken = Tous les plis sont faits.
ended-decided = Le sort de l’annonce est connu : la manche s’arrête là.
why-follow-suit = Vous avez un domino de la couleur demandée, { $suit }, et vous devez fournir.
why-follow-doubles = Vous avez un double et vous devez fournir : on demande les doubles.
why-must-nearest = Vous devez jouer le domino dont les points sont les plus proches du nombre.
status-tricks = { $count ->
    [one] 1 pli
   *[other] { $count } plis
}
status-bid = annonce { $bid }
status-dealer = donne
status-resting = ne joue pas
tile-in-trick = { $tile }, joué par { $name }
offer-play = { $tile }
offer-discard = écarter { $tile }
place-trick = dans le pli
place-away = à l’écart, face cachée
control-bid = Annoncer { $amount }
control-call = { $call }
call-suit = Atout : { $suit }
call-doubles = Atout : les doubles
call-follow-me = Sans atout
badge-bid = Enchère
badge-trumps = Atout
badge-called = Annonce
badge-doubles = doubles
badge-follow-me = sans atout
contract-title = La donne
contract-bid = { $name } a annoncé { $bid }.
contract-call = { $name } : { $call }.
contract-taken = { $name } : { $count ->
    [one] 1 pli
   *[other] { $count } plis
}
contract-taken-worth = { $name } : { $count ->
    [one] 1 pli
   *[other] { $count } plis
}, { $worth } points
prompt-tricks-bid = À vous : annoncez ou passez.
prompt-tricks-discard = Écartez un domino : personne ne voit lequel.
prompt-tricks-call = À vous : choisissez l’atout.
prompt-tricks-play = À vous : jouez un domino dans le pli.
