# What the terminal says besides the table itself.
cli-me = You
cli-player = Player { $number }
cli-ask = >
cli-next-round = Press Enter for the next round.
cli-curtain = It is { $name }’s turn: hand over the keyboard and press Enter.
cli-forfeit = { $why }. { $bot } decides instead.
cli-lesson-step = Move { $number } of { $of } that you are shown. a: go on alone
cli-lesson-alone = From here on you play alone; h gives a hint.
cli-broken-off = The match is saved in { $file }. To continue: boneyard play --resume { $file }
cli-hint = Perhaps { $action }?
cli-help = Type a number, or a move: { $example }.
cli-keys = ? help · l list all choices · h hint · u undo · s score · r rules · q stop and save the match
cli-key-outlook = o can it still be won?
cli-unknown = “{ $said }” is not understood here.
cli-many = { $count } choices. Type a move ({ $example }), or l to list them all.
cli-typed = Type a move: { $example }.
cli-cells = Type the number of a tile.
cli-no-sheet = No score is kept in this game.
cli-over = Enter: leave. u: undo.
cli-no-number = { $count ->
    [one] There is only one choice: type 1.
   *[other] There are only { $count } choices; type one of their numbers.
}
cli-number-unlisted = Numbers count once the choices are listed: type l to see them. Or type a move: { $example }.
cli-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
cli-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
cli-judged = { $count ->
    [one] One decision
   *[other] { $count } decisions
}, each judged by what its player could know: every move played out { $playouts ->
    [one] once
   *[other] { $playouts } times
} on simulated deals.
cli-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1) }
cli-luck-round = Round
cli-luck-side = Who
cli-luck-result = Result
cli-luck-expected = Expected
cli-luck-deal = Deal
cli-luck-draws = Draws
cli-luck-own = Mistakes
cli-luck-others = Others’ mistakes
cli-luck-fall = Luck of play
cli-luck-explained = Points ahead. Every result is the sum of what follows it. “Luck of play”: good moves that met bad tiles, or the other way round.
cli-no-mistakes = { $name }: nothing that was surely a mistake.
cli-mistakes = { $name }: { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}, { $points } points given away per round.
cli-moment = Round { $round }, line { $line }: { $played }. { $best } was worth { $points } points more (± { $error }).
