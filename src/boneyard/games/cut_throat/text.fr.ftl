title = Cut-throat
blurb = Le domino jamaïcain sans partenaire : chacun pour soi, jusqu’à six manches.
twist = Chacun pour soi
aliases = Cut throat, Cutthroat, Jamaican cutthroat, Chacun pour soi
option-match-help = Jusqu’à un nombre de points, une manche gagnée en valant un ; ou un nombre de manches ; ou six-love : six manches quand une personne au moins n’en a aucune. Jamais plus de 1 000 manches.
option-deal2 = Dominos par joueur à deux
option-deal2-help = À quatorze chacun, il ne reste rien. À sept chacun, il y a une pioche, et qui ne peut pas poser pioche jusqu’à ce qu’un domino convienne.
option-direction-help = Dans quel sens on joue et l’ouverture tourne ; d’habitude dans le sens inverse des aiguilles d’une montre.
