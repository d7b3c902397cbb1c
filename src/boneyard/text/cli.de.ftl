# Was das Terminal außer dem Tisch selbst sagt.
cli-me = Du
cli-player = Spieler { $number }
cli-ask = >
cli-next-round = Eingabetaste für die nächste Runde.
cli-curtain = { $name } ist dran: Tastatur weitergeben und die Eingabetaste drücken.
cli-forfeit = { $why }. Dafür entscheidet { $bot }.
cli-lesson-step = Gezeigter Zug { $number } von { $of }. a: allein weiter
cli-lesson-alone = Ab hier spielst du allein; h gibt einen Tipp.
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
cli-judged = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
}, beurteilt nach dem, was man am Platz wissen konnte: jeder Zug { $playouts ->
    [one] einmal
   *[other] { $playouts }-mal
} auf ausgedachten Verteilungen zu Ende gespielt.
cli-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1) }
cli-luck-round = Runde
cli-luck-side = Wer
cli-luck-result = Ergebnis
cli-luck-expected = Erwartet
cli-luck-deal = Verteilung
cli-luck-draws = Nachziehen
cli-luck-own = Fehler
cli-luck-others = Fehler der anderen
cli-luck-fall = Spielglück
cli-luck-explained = Punkte Vorsprung. Jedes Ergebnis ist die Summe dessen, was daneben steht. „Spielglück“: gute Züge, auf die schlechte Steine kamen, oder umgekehrt.
cli-no-mistakes = { $name }: nichts, was sicher ein Fehler war.
cli-mistakes = { $name }: { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}, { $points } Punkte je Runde verschenkt.
cli-moment = Runde { $round }, Zeile { $line }: { $played }. { $best } war { $points } Punkte mehr wert (± { $error }).
