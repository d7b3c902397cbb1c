title = Solo 1 : quatre rangées
blurb = Tout est visible : prenez toujours le dernier domino d’une rangée, jusqu’à poser les 28.
twist = Tout est visible
aliases = Patience, Réussite, Solitaire 1
booklet-title = « Solitaire 1 »
option-difficulty = Difficulté
option-difficulty-help = Peut réussir : chaque donne a une solution, facile ou non. Au hasard : une sur trois seulement. Plus c’est difficile, moins il y a de chemins.
option-difficulty-winnable = peut réussir
option-difficulty-any = au hasard
option-difficulty-easy = facile
option-difficulty-medium = moyen
option-difficulty-hard = difficile
option-difficulty-expert = expert
row = Rangée { $row } :
tile-in-row = { $tile }, rangée { $row }
tile-last-of-row = { $tile }, rangée { $row }, tout à droite
prompt-begin = Prenez le domino tout à droite d’une rangée et commencez la ligne.
prompt-go-on = Prenez le domino tout à droite d’une rangée qui convient à un { $left } ou un { $right }.
prompt-won = Les 28 sont dans la ligne. Bravo !
prompt-lost = Plus rien ne convient. Reprenez des coups, ou essayez une autre donne.
outcome-won = Réussi !
outcome-lost = Plus rien ne convient
ended-solved = Les 28 dominos sont posés.
ended-stuck = Aucun des dominos libres ne convient à un bout.
tiles-left = { $count ->
    [one] Un domino reste dans les rangées.
   *[other] { $count } dominos restent dans les rangées.
}
match-ended-nobody = Cette fois, cela ne réussit pas.
scored-won = tout est posé
why-hint-only = { $tile } de la rangée { $row } : le seul coup (sur { $of }) qui gagne encore.
why-hint-best = { $tile } de la rangée { $row } : { $count } coups sur { $of } gagnent encore, et celui-ci pardonne le plus.
why-outlook-is-won = C’est réussi.
why-outlook-winnable = Oui, cela peut encore réussir : avec { $count } des { $of } coups possibles maintenant.
why-outlook-lost = Non, plus d’ici. Reprenez { $count ->
    [one] un coup
   *[other] { $count } coups
}, et cela peut réussir.
why-outlook-never = Non : personne ne peut réussir cette donne. Deux donnes sur trois sont ainsi.
why-not-rightmost = { $tile } n’est pas tout à droite de sa rangée : { $count ->
    [one] un domino est devant
   *[other] des dominos sont devant
}.
why-already-laid = { $tile } est déjà dans la ligne.
