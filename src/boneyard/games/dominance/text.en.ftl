title = Dominance
blurb = A duel of numbers without luck: being just ahead counts, far ahead does not.
twist = Be just ahead
aliases = Duel
cli-example = take 7-5 5 enters the 7 of 7-5 in your row 5
option-set-7 = The 28 tiles with the numbers 1 to 7

## At the table

field = { $name }, row { $row }: { $total }
field-earns = { $name }, row { $row }: { $total }, earns { $points } as it stands
place-tile = Take { $tile }
offer-take = { $tile }: { $number } into row { $row } (then { $mine } to { $theirs })
control-dictate = Dictate { $tile } into row { $row } to { $name }
status-now = { $points } as it stands
row-earned = Row { $row }: { $one } to { $two }, { $points } for { $name }
row-nothing = Row { $row }: { $one } to { $two }, nothing

## What to do

prompt-deal = The tiles are being laid out.
prompt-take = Your turn: take a tile and choose its row.
prompt-take-or-dictate = Your turn: dictate an entry to { $name }, or take a tile.
prompt-take-dictated = Now take a tile; then { $name } misses a turn.
why-hint-take = Take { $tile } for row { $row }: { why-hint-ahead }
why-hint-dictate = Dictate row { $row }: { why-hint-ahead }
why-hint-ahead = { $outcome ->
    [wins] with best play you win{ $margin ->
        [0] .
       *[other] {" "}by { $margin }.
    }
    [draws] with best play it is a draw.
    [loses] with best play you lose{ $margin ->
        [0] , but this holds out longest.
       *[other] {" "}by { $margin }; no move does better.
    }
   *[open] it looks best { $depth } moves ahead.
}

## Why not

why-no-such-tile = { $tile } is not among the tiles of this game.
why-tile-taken = { $tile } has been taken.
why-row-not-on-tile = { $tile } does not show a { $row }: one of its halves must name the row.
why-one-dictation = You have dictated in this turn: now take a tile.
why-row-begun = Your opponent has something in row { $row } already.
why-not-the-last = You may dictate row { $row } only if exactly one tile with that number is left.
option-direction-help = Between two it makes no difference.
