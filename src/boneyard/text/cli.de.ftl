# Was das Terminal außer dem Tisch selbst sagt.
cli-me = Du
cli-ask = >
cli-next-round = Eingabetaste für die nächste Runde.
cli-curtain = { $name } ist dran: Tastatur weitergeben und die Eingabetaste drücken.
cli-broken-off = Die Partie liegt in { $file }. Weiter mit: boneyard play --resume { $file }
cli-no-number = Es gibt nur { $count } Möglichkeiten; tippe eine ihrer Nummern.
cli-hint = Vielleicht { $action }?
cli-help = Tippe eine Nummer oder einen Zug wie 6-3>6-6.side. h: Tipp, u: zurücknehmen, q: aufhören und die Partie behalten.
cli-tiles = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
cli-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
