# Ce que dit le terminal, outre la table elle-même.
cli-me = Vous
cli-player = Joueur { $number }
cli-ask = >
cli-next-round = Entrée pour la manche suivante.
cli-curtain = À { $name } de jouer : passez le clavier et appuyez sur Entrée.
cli-forfeit = { $why }. { $bot } décide à la place.
cli-lesson-step = Coup montré { $number } sur { $of }. a : continuer sans aide
cli-lesson-alone = À partir d’ici, vous jouez sans aide ; h donne un conseil.
cli-broken-off = La partie est gardée dans { $file }. Pour continuer : boneyard play --resume { $file }
cli-hint = Peut-être { $action } ?
cli-help = Tapez un numéro ou un coup : { $example }.
cli-keys = ? aide · l tous les choix · h conseil · u reprendre · s points · r règles · q arrêter et garder la partie
cli-key-outlook = o peut-on encore gagner ?
cli-unknown = « { $said } » : je ne connais pas cela ici.
cli-many = { $count } choix. Tapez un coup ({ $example }), ou l pour les voir tous.
cli-typed = Tapez un coup : { $example }.
cli-cells = Tapez le numéro d’un domino.
cli-no-sheet = Dans ce jeu, il n’y a pas de points à noter.
cli-over = Entrée : quitter. u : reprendre le coup.
cli-no-number = { $count ->
    [one] Il n’y a qu’un choix : tapez 1.
   *[other] Il n’y a que { $count } choix ; tapez l’un de leurs numéros.
}
cli-number-unlisted = Les numéros valent une fois les choix affichés : tapez l. Ou tapez un coup : { $example }.
cli-tiles = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}
cli-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cli-judged = { $count ->
    [one] Une décision jugée
   *[other] { $count } décisions jugées
} d’après ce que l’on pouvait savoir à sa place : chaque coup joué jusqu’au bout { $playouts } fois sur des donnes simulées.
cli-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1) }
cli-luck-round = Manche
cli-luck-side = Qui
cli-luck-result = Résultat
cli-luck-expected = Attendu
cli-luck-deal = Donne
cli-luck-draws = Pioche
cli-luck-own = Erreurs
cli-luck-others = Erreurs des autres
cli-luck-fall = Chance au jeu
cli-luck-explained = Points d’avance. Chaque résultat est la somme de ce qui le suit. « Chance au jeu » : de bons coups tombés sur de mauvais dominos, ou l’inverse.
cli-no-mistakes = { $name } : rien qui soit sûrement une erreur.
cli-mistakes = { $name } : { $count ->
    [one] une erreur
   *[other] { $count } erreurs
}, { $points } points donnés par manche.
cli-moment = Manche { $round }, ligne { $line } : { $played }. { $best } valait { $points } points de plus (± { $error }).
