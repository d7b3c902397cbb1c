title = Le devin
blurb = Un tour de magie : le programme sait d’avance par quels nombres finira votre ligne.
twist = La fin est prédite
aliases = Tour de magie
booklet-title = « Wahrsager »
round-began = Le rideau se lève.
sealed = Un domino disparaît. Une prédiction est écrite et scellée, avant que vous touchiez à quoi que ce soit.
spliced = Une boucle de dominos restants se glisse dans la ligne là où elle montre le même nombre.
cut-elsewhere = Votre ligne est un anneau : on l’ouvre à un autre nombre, et elle continue là.
unsealed = Le sceau est brisé : { $tile }. C’est ce domino qui manquait depuis le début.
rest = À vous :
card-sealed = La prédiction
card-promise = Écrite et scellée avant que vous commenciez. Voici son empreinte ; à la fin, vous pourrez vérifier que pas un point n’a changé.
card-open = { $low } et { $high }
card-why = Pourquoi cela marche : chaque nombre figure sur { $halves } moitiés du jeu entier, un nombre pair. Dans une ligne, les moitiés se touchent deux à deux ; un nombre privé de partenaire ne peut donc être qu’à un bout. Un domino a été retiré, { $low }-{ $high } : seuls { $low } et { $high } figurent maintenant sur un nombre impair de moitiés. Quoi que vous posiez, la ligne doit finir par ces deux-là.
card-check = Vérifiez : le SHA-256 de « { $tile } { $salt } » est l’empreinte sur la carte.
control-splice = Aidez-moi
prompt-begin = J’ai écrit comment votre ligne finira. Prenez n’importe quel domino et commencez !
prompt-lay-anything = Un domino qui convient, à l’un des bouts : vous n’y échapperez pas. Encore { $count }.
prompt-half = Continuez, encore { $count }. Je sais déjà ce qui vient.
prompt-last = Le dernier domino. Retenez votre souffle…
prompt-stuck = Ligne bloquée ? Les dominos restants forment des boucles : laissez-moi en glisser une.
prompt-stuck-ring = Deux bouts à { $number } : un anneau ! Laissez-moi l’ouvrir là où vos dominos conviennent.
prompt-told = Regardez la carte : elle est ouverte.
outcome-told = C’était écrit
ended-told = Tous les dominos sont dans une seule ligne.
match-ended-nobody = Le devin salue.
told-ends = Votre ligne finit par { $low } et { $high }, et c’est bien ce qui était scellé.
told-helped = { $count ->
    [one] La ligne a eu besoin d’aide une fois. Les bouts étaient fixés depuis longtemps.
   *[other] La ligne a eu besoin d’aide { $count } fois. Les bouts étaient fixés depuis longtemps.
}
why-not-on-table = { $tile } n’est pas là.
why-not-stuck = Un domino convient encore : posez-le.
why-hint-smooth = Prenez { $tile } : ensuite, la ligne peut être finie sans aide.
why-hint-bumpy = Prenez { $tile }. Tôt ou tard votre ligne sera bloquée ; peu importe, je vous aiderai.
why-hint-splice = Rien ne convient. Demandez de l’aide : la prédiction se réalisera quand même.
why-outlook-smooth = { $count ->
    [one] Encore un domino
   *[other] Encore { $count } dominos
} : cela peut finir sans aide. Les bouts ? Ils sont fixés.
why-outlook-bumpy = { $count ->
    [one] Encore un domino
   *[other] Encore { $count } dominos
}. Votre ligne sera bloquée et aura besoin d’un peu d’aide. Les bouts sont fixés tout de même.
why-outlook-told = La prédiction s’est réalisée.
option-match-help = Combien il y a de représentations. Personne ne gagne : choisissez donc un nombre de manches, pas de points.
