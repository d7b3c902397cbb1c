title = Fortress
blurb = Build tiles upwards: the higher your chain climbs, the more it scores.
twist = Chains climb upwards
aliases = Castle, Burg-Domino
cli-example = stack 6-3 0,2 0,3 places 6-3 with the 6 in row 0, column 2 and the 3 beside it; draw; stop

## At the table

tile-height = { $tile }, level { $height } from the table
cell = free cell, row { $row }, column { $column }
place-height = place on level { $height } from the table: { $points ->
    [one] 1 point
   *[other] { $points } points
}
offer-goes-on = { $tile } on { $cells }: +{ $points }, and the chain can go on
offer-ends = { $tile } on { $cells }: +{ $points }, the chain ends
lay-on-table = On the table: +1
step-tile = Choose a tile of your hand.
step-cells = Choose two free cells side by side.
control-single = Leave it at one tile
control-end-chain = { $count ->
    [one] End the chain and hand out a tile
   *[other] End the chain and hand out { $count } tiles
}
chain-title = Chain
chain-so-far = { $tiles } = { $total }. The next tile would score { $next }.
chain-worth-move = Two tiles score { $of2 } points, three { $of3 }, four { $of4 }, five { $of5 }.
chain-worth-table = A tile scores 1, 3, 6, 10 or 15 points on level 1, 2, 3, 4 or from 5 on, counted from the table.
stacked = { $name } places { $tile }.
stacked-you = You place { $tile }.
ended-spent = { $name } has no tile left, and there is none to draw.
ended-spent-you = You have no tile left, and there is none to draw.

## What to do

prompt-turn = Your turn: draw, place a tile on the table, or begin a chain.
prompt-turn-no-draw = Your turn: place a tile on the table, or begin a chain.
prompt-second = Now a second tile must follow, across the equal halves.
prompt-single-or-chain = Place another tile across the equal halves, or leave it at one.
prompt-go-on = Go on building across the equal halves, or end the chain.
prompt-handout = The others take what { $name } has left.
why-hint-chain = Begin a chain of { $count } tiles: { $tiles }. It scores { $points } points.
why-hint-on = { $count ->
    [one] Go on with { $tiles }
   *[other] Go on with { $tiles }, one upon the other
}: { $points ->
    [one] one more point
   *[other] { $points } more points
}.
why-hint-more = Draw: with more tiles you can build a longer chain.
why-hint-single = Place { $tile } on the table: you need it least.

## Why not

why-cells-apart = A tile lies on two cells side by side.
why-cells-uneven = The two cells must be equally high.
why-same-tile = It must lie across two different tiles.
why-not-touching = It must touch a tile that lies on the table.
why-turn-begun = You have begun to place tiles: drawing would have been a separate turn.
why-hand-full = You may draw only with four tiles in hand or fewer.
why-nothing-laid = You have not placed anything yet.
why-second-must-follow = A tile across two others begins a chain: a second one must follow.
why-none-could-follow = Across two tiles you can only begin a chain, and here no second tile could follow.
why-not-the-pair = The next tile must lie across the equal halves you have just brought together.
points-noted = { $name }: { points-count } for the tiles placed
