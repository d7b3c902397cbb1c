# Was das Terminal außer dem Tisch selbst sagt.
cli-me = Du
cli-player = Spieler { $number }
cli-ask = >
cli-next-round = Eingabetaste für die nächste Runde.
cli-curtain = { $name } ist dran: Tastatur weitergeben und die Eingabetaste drücken.
cli-forfeit = { $why }. Dafür entscheidet { $bot }.
cli-broken-off = Die Partie liegt in { $file }. Weiter mit: boneyard play --resume { $file }
cli-hint = Vielleicht { $action }?
cli-help = Tippe eine Nummer oder einen Zug: { $example }.
cli-keys = ? Hilfe · l alle Möglichkeiten · h Tipp · u zurücknehmen · s Punkte · r Regeln · q aufhören und die Partie behalten
cli-key-outlook = o geht es noch auf?
cli-unknown = „{ $said }“ kenne ich hier nicht.
cli-many = { $count } Möglichkeiten. Tippe einen Zug ({ $example }) oder l, um alle zu sehen.
cli-typed = Tippe einen Zug: { $example }.
cli-cells = Tippe die Nummer eines Steins.
cli-no-sheet = In diesem Spiel gibt es keine Punkte zu notieren.
cli-over = Eingabetaste: Ende. u: zurücknehmen.
cli-no-number = { $count ->
    [one] Es gibt nur eine Möglichkeit: Tippe 1.
   *[other] Es gibt nur { $count } Möglichkeiten; tippe eine ihrer Nummern.
}
cli-number-unlisted = Nummern gelten, wenn die Möglichkeiten aufgelistet sind: Tippe l. Oder tippe einen Zug: { $example }.
cli-tiles = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
cli-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
