# Ce que dit le terminal, outre la table elle-même.
cli-me = Vous
cli-ask = >
cli-next-round = Entrée pour la manche suivante.
cli-curtain = À { $name } de jouer : passez le clavier et appuyez sur Entrée.
cli-broken-off = La partie est gardée dans { $file }. Pour continuer : boneyard play --resume { $file }
cli-no-number = Il n’y a que { $count } choix ; tapez l’un de leurs numéros.
cli-hint = Peut-être { $action } ?
cli-help = Tapez un numéro ou un coup comme 6-3>6-6.side. h : conseil, u : reprendre, q : arrêter et garder la partie.
cli-tiles = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
cli-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
