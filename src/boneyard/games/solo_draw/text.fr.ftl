title = Solo 2 : main après main
blurb = Piocher cinq, poser les cinq, et encore cinq : cela ne réussit presque jamais.
twist = Cinq à la fois
aliases = Patience, Réussite, Solitaire 2
booklet-title = « Solitaire 2 »
option-rescue-help = Combien de fois par partie vous pouvez piocher un domino de plus quand rien ne convient. D’après le livret (0), même en jouant au mieux, on ne gagne qu’une partie sur 2600 avec le double-six. Plus facile : 16 avec le double-six (trois sur cinq en jouant au mieux), 47 avec le double-neuf (au moins une sur 45).
why-no-end-fits = Ce domino ne convient à aucun bout.
control-rescue = Piocher un secours
progress = Où vous en êtes
progress-text = Main { $hand }. { $count ->
    [0] Il ne reste plus de main entière : posez ces dominos et vous avez gagné.
    [one] Il reste encore une main entière dans la pioche.
   *[other] Il reste encore { $count } mains entières dans la pioche.
}
progress-rescues = { $count ->
    [0] Il ne reste aucun secours.
    [one] Il reste un secours.
   *[other] Il reste { $count } secours.
}
prompt-lay-all = { $count ->
    [one] Posez votre dernier domino.
   *[other] Posez les { $count } dominos de votre main, l’un après l’autre.
}
prompt-rescue = Rien ne convient : piochez un domino de plus ({ $count ->
    [one] votre dernier secours
   *[other] encore { $count } secours
}).
prompt-won = Plus de main entière à piocher : vous avez gagné !
prompt-lost = Rien ne convient : perdu. Cela finit presque toujours ainsi.
outcome-won = Contre toute attente !
outcome-lost = Cela ne réussit pas
ended-solved = Toutes les mains sont posées, et il n’y a plus de main entière à piocher.
ended-stuck = Plus rien ne convient.
stayed-over = { $count ->
    [0] Aucun domino ne reste.
    [one] Un domino reste.
   *[other] { $count } dominos restent.
}
hand-reached = Vous avez atteint la main { $hand }.
match-ended-nobody = Cette fois, cela ne réussit pas.
scored-won = plus de main entière
odds = { $chance ->
    [sure] la réussite est certaine
    [none] cela ne peut plus réussir
    [percent] la probabilité de gagner est de { $value } %
    [odds] la probabilité de gagner est de 1 sur { $value }
   *[less] la probabilité de gagner est inférieure à 1 sur { $value }
}{ $error ->
    [0] {""}
   *[other] {" "}(estimation, à { $chance ->
        [percent] { $error } points près
       *[odds] { $error } % près
    })
}
why-hint-lay = { $tile } commence une façon de poser toute la main ; { odds }.
why-hint-stuck = { $tile } est le meilleur. { $count ->
    [one] Un domino de cette main aura
   *[other] { $count } dominos de cette main auront
} besoin d’un secours ; { odds }.
why-hint-lost = La main ne peut pas être posée entière, et il n’y a pas de secours : { odds }. { $tile } vous fait avancer encore un peu.
why-hint-draw = Rien ne convient : piochez un secours ; { odds }.
why-outlook-chance = En jouant au mieux, { odds }.
