title = Dominance
blurb = Un duel de nombres sans hasard : être juste devant compte, trop devant non.
twist = Être juste devant
aliases = Duel, Domination
cli-example = take 7-5 5 inscrit le 7 de 7-5 dans votre ligne 5
option-set-7 = Les 28 dominos aux nombres de 1 à 7

## À la table

field = { $name }, ligne { $row } : { $total }
field-earns = { $name }, ligne { $row } : { $total }, rapporte { $points } pour l’instant
place-tile = Prendre { $tile }
offer-take = { $tile } : { $number } dans la ligne { $row } (alors { $mine } à { $theirs })
control-dictate = Imposer { $tile } dans la ligne { $row } à { $name }
status-now = { $points } pour l’instant
row-earned = Ligne { $row } : { $one } à { $two }, { $points } pour { $name }
row-nothing = Ligne { $row } : { $one } à { $two }, rien

## Que faire

prompt-deal = On étale les dominos.
prompt-take = À vous : prenez un domino et choisissez sa ligne.
prompt-take-or-dictate = À vous : imposez une inscription à { $name }, ou prenez un domino.
prompt-take-dictated = Prenez maintenant un domino ; ensuite { $name } passera un tour.
why-hint-take = Prenez { $tile } pour la ligne { $row } : { why-hint-ahead }
why-hint-dictate = Imposez la ligne { $row } : { why-hint-ahead }
why-hint-ahead = { $outcome ->
    [wins] en jouant au mieux vous gagnez{ $margin ->
        [0] .
       *[other] {" "}de { $margin }.
    }
    [draws] en jouant au mieux c’est match nul.
    [loses] en jouant au mieux vous perdez{ $margin ->
        [0] , mais c’est ce qui résiste le mieux.
       *[other] {" "}de { $margin } ; aucun coup n’est meilleur.
    }
   *[open] c’est ce qui paraît le mieux { $depth } coups à l’avance.
}

## Pourquoi pas

why-no-such-tile = { $tile } ne fait pas partie des dominos de ce jeu.
why-tile-taken = { $tile } est déjà pris.
why-row-not-on-tile = { $tile } ne montre pas de { $row } : l’une des moitiés doit nommer la ligne.
why-one-dictation = Vous avez déjà imposé une inscription à ce tour : prenez un domino.
why-row-begun = Votre adversaire a déjà quelque chose dans la ligne { $row }.
why-not-the-last = On ne peut imposer la ligne { $row } que s’il reste exactement un domino avec ce nombre.
option-direction-help = À deux, cela ne change rien.
