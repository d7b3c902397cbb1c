title = Hectique
blurb = Tous cherchent en même temps, le plus vite possible, une chaîne qui part du nombre du double et y revient.
aliases = Hektik, Hectic, Domino hectique, Course à la chaîne, Domino déchaîné
booklet-title = « Hektik-Domino »
cli-example = claim 2-3 3-6 6-2 montre cette chaîne de 2 à 2, chaque domino comme on le lit
prompt-build = Formez une chaîne de { $number } à { $number } : au moins { $count } dominos, et pas d’autre { $number }.
prompt-watch = Tous cherchent une chaîne de { $number } à { $number }, d’au moins { $count } dominos.
prompt-locked = Incorrect : il vous faut attendre un instant.
claim = Montrer la chaîne
claim-chain = Votre chaîne
need = au moins { $count }
timer-round = Temps pour ce double
timer-locked = En attente
status-locked = en attente
tile-grab = prendre { $tile }
tile-release = reposer { $tile }
tile-grabbed = { $tile }, chez { $name }
chain-was = La chaîne : { $chain }
ended-claimed = { $name } a trouvé une chaîne et prend le double.
ended-claimed-you = Vous avez trouvé une chaîne et prenez le double.
option-match-help = La durée : un nombre de manches, ou jusqu’à un nombre de points. Chaque manche a son double ; s’il y a plus de manches que de doubles, on les reprend tous.
why-round-over = Aucun double n’est retourné en ce moment.
why-locked-out = Votre chaîne était incorrecte : attendez encore { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
why-empty-chain = Votre chaîne est encore vide : choisissez des dominos.
why-used-twice = Il n’y a qu’un seul { $tile }.
why-not-open = { $tile } n’est pas visible sur la table.
why-grabbed-away = Quelqu’un a déjà pris { $tile }.
why-no-grabbing = Ici, on ne prend pas de dominos : montrez une chaîne complète.
why-already-grabbed = Vous avez déjà { $tile }.
why-not-grabbed = Vous n’avez pas pris { $tile }.
option-direction-help = Il ne change rien, car ici on ne joue pas chacun son tour.
points-noted = { $name } : { points-count } pour le double
