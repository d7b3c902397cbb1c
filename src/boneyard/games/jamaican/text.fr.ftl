title = Domino jamaïcain
blurb = Par paires jusqu’au six-love : six manches gagnées quand les autres n’en ont aucune.
twist = Six victoires à zéro
aliases = Jamaïcain, Partner dominoes, Six love, Bones
option-match-help = Six-love, c’est six manches quand les autres n’en ont aucune. Ou vous jouez un nombre de manches, ou jusqu’à un nombre de points ; jamais plus de 1 000 manches.
option-direction-help = Dans quel sens on joue et l’ouverture tourne ; d’habitude dans le sens inverse des aiguilles d’une montre.
