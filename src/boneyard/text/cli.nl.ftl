# Wat de terminal zegt, naast de tafel zelf.
cli-me = Jij
cli-ask = >
cli-next-round = Enter voor de volgende ronde.
cli-curtain = { $name } is aan de beurt: geef het toetsenbord door en druk op Enter.
cli-broken-off = De partij staat in { $file }. Verder met: boneyard play --resume { $file }
cli-no-number = Er zijn maar { $count } keuzes; typ een van hun nummers.
cli-hint = Misschien { $action }?
cli-help = Typ een nummer of een zet zoals 6-3>6-6.side. h: tip, u: terugnemen, q: stoppen en de partij bewaren.
cli-tiles = { $count ->
    [one] één steen
   *[other] { $count } stenen
}
cli-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
