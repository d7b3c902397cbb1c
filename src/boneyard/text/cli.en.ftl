# What the terminal says besides the table itself.
cli-me = You
cli-ask = >
cli-next-round = Press Enter for the next round.
cli-curtain = It is { $name }'s turn: hand over the keyboard and press Enter.
cli-broken-off = The match is kept in { $file }. Go on with: boneyard play --resume { $file }
cli-no-number = There are only { $count } choices; type one of their numbers.
cli-hint = Perhaps { $action }?
cli-help = Type a number, or an action such as 6-3>6-6.side. h: hint, u: undo, q: stop and keep the match.
cli-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
cli-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
