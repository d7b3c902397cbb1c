title = Hectic
blurb = All at once and as fast as you can: find a chain that leads from the double’s number back to it.
aliases = Hektik, Hectic dominoes, Chain race
booklet-title = “Hektik-Domino”
cli-example = claim 2-3 3-6 6-2 shows this chain from 2 back to 2, each tile as it is read
prompt-build = Build a chain from { $number } back to { $number }: at least { $count } tiles, and no { $number } in between.
prompt-watch = Everyone is looking for a chain from { $number } back to { $number }, at least { $count } tiles.
prompt-locked = Wrong: you have to wait a moment.
claim = Show the chain
claim-chain = Your chain
need = at least { $count }
timer-round = Time for this double
timer-locked = Locked out
status-locked = locked out
tile-grab = grab { $tile }
tile-release = put { $tile } back
tile-grabbed = { $tile }, with { $name }
chain-was = The chain: { $chain }
ended-claimed = { $name } has found a chain and takes the double.
ended-claimed-you = You have found a chain and take the double.
option-match-help = How long you play: a number of rounds, or up to a number of points. Each round has its double; if there are more rounds than doubles, they all start over.
why-round-over = No double is turned up just now.
why-locked-out = Your chain was wrong: wait for { $seconds ->
    [one] another second
   *[other] another { $seconds } seconds
}.
why-empty-chain = Your chain is still empty: pick tiles.
why-used-twice = There is only one { $tile }.
why-not-open = { $tile } does not lie open on the table.
why-grabbed-away = Someone has { $tile } already.
why-no-grabbing = Nobody takes tiles away here: show a finished chain.
why-already-grabbed = You have { $tile } already.
why-not-grabbed = You have not grabbed { $tile }.
option-direction-help = It changes nothing, because nobody takes turns here.
points-noted = { $name }: { points-count } for the double
