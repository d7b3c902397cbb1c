title = Forteresse
blurb = Bâtir en hauteur : plus la chaîne grimpe, plus elle rapporte.
twist = Les chaînes grimpent
aliases = Château, Domino Forteresse
cli-example = stack 6-3 0,2 0,3 pose 6-3, le 6 en ligne 0, colonne 2 et le 3 à côté ; draw pioche ; stop arrête

## À la table

tile-height = { $tile }, niveau { $height } depuis la table
cell = case libre, ligne { $row }, colonne { $column }
place-height = place au niveau { $height } depuis la table : { $points ->
    [one] 1 point
   *[other] { $points } points
}
offer-goes-on = { $tile } sur { $cells } : +{ $points }, et la chaîne peut continuer
offer-ends = { $tile } sur { $cells } : +{ $points }, la chaîne s’arrête
lay-on-table = Sur la table : +1
step-tile = Choisissez un domino de votre main.
step-cells = Choisissez deux cases libres voisines.
control-single = S’en tenir à un domino
control-end-chain = { $count ->
    [one] Finir la chaîne et donner un domino
   *[other] Finir la chaîne et donner { $count } dominos
}
chain-title = Chaîne
chain-so-far = { $tiles } = { $total }. Le domino suivant rapporterait { $next }.
chain-worth-move = Deux dominos rapportent { $of2 } points, trois { $of3 }, quatre { $of4 }, cinq { $of5 }.
chain-worth-table = Un domino rapporte 1, 3, 6, 10 ou 15 points au niveau 1, 2, 3, 4 ou à partir de 5, compté depuis la table.
stacked = { $name } pose { $tile }.
stacked-you = Vous posez { $tile }.
ended-spent = { $name } n’a plus de domino, et il n’y en a plus à piocher.
ended-spent-you = Vous n’avez plus de domino, et il n’y en a plus à piocher.

## Que faire

prompt-turn = À vous : piochez, posez un domino sur la table ou commencez une chaîne.
prompt-turn-no-draw = À vous : posez un domino sur la table ou commencez une chaîne.
prompt-second = Un deuxième domino doit suivre, à cheval sur les moitiés égales.
prompt-single-or-chain = Posez encore un domino à cheval sur les moitiés égales, ou tenez-vous-en à un.
prompt-go-on = Continuez à bâtir sur les moitiés égales, ou finissez la chaîne.
prompt-handout = Les autres prennent ce qui reste à { $name }.
why-hint-chain = Commencez une chaîne de { $count } dominos : { $tiles }. Elle rapporte { $points } points.
why-hint-on = { $count ->
    [one] Continuez avec { $tiles }
   *[other] Continuez avec { $tiles }, l’un sur l’autre
} : encore { $points ->
    [one] un point
   *[other] { $points } points
}.
why-hint-more = Piochez : avec plus de dominos, la chaîne sera plus longue.
why-hint-single = Posez { $tile } sur la table : c’est celui dont vous avez le moins besoin.

## Pourquoi pas

why-cells-apart = Un domino occupe deux cases voisines.
why-cells-uneven = Les deux cases doivent être à la même hauteur.
why-same-tile = Il doit être à cheval sur deux dominos différents.
why-not-touching = Il doit toucher un domino posé sur la table.
why-turn-begun = Vous avez commencé à poser : piocher aurait été un tour à part.
why-hand-full = On ne pioche qu’avec quatre dominos en main au plus.
why-nothing-laid = Vous n’avez encore rien posé.
why-second-must-follow = Un domino à cheval sur deux autres commence une chaîne : un deuxième doit suivre.
why-none-could-follow = À cheval sur deux dominos, on ne peut que commencer une chaîne, et ici aucun deuxième domino ne pourrait suivre.
why-not-the-pair = Le domino suivant doit être à cheval sur les moitiés égales que vous venez de réunir.
points-noted = { $name } : { points-count } pour les dominos posés
