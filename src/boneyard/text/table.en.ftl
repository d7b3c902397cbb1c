### What happens and is asked at the table. Games may say some of it differently in their own text.

## Names

name-list = { $first } and { $last }
bot-name = Bot { $number }

## Events

round-began = Round { $round } begins.
dealt = { $name } takes { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
dealt-you = You take { $tiles }.
dealt-again = Nobody can open: the tiles are shuffled and dealt again.
teams-formed = Teams: { $first } against { $second }.
lot-drawn = The lot falls to { $name }, who opens.
lot-drawn-you = The lot falls to you: you open.
ceded = { $name } hands the opening to { $partner }.
ceded-you = You hand the opening to { $partner }.
gestured-fist = { $name } makes a fist.
gestured-fist-you = You make a fist.
gestured-finger = { $name } raises a finger.
gestured-finger-you = You raise a finger.
gestured-palm = { $name } shows an open palm.
gestured-palm-you = You show an open palm.
opener-named = { $name } holds { $tile } and opens with any tile.
opener-named-you = You hold { $tile } and open with any tile.
score = { $name } scores { $points } ({ $why }).
score-you = You score { $points } ({ $why }).
score-together = { $name } score { $points } together ({ $why }).
score-together-with-you = You and { $name } score { $points } together ({ $why }).
score-minus = { $name } loses { $points } ({ $why }).
score-minus-you = You lose { $points } ({ $why }).
score-minus-together = { $name } lose { $points } together ({ $why }).
score-minus-together-with-you = You and { $name } lose { $points } together ({ $why }).
round-over = Round { $round } is over
round-tied = Round { $round } is a tie
rounds-won = Rounds won: { $count } of { $rounds }.
round-won = { $count ->
    [one] { $name } wins round { $round }
   *[other] { $name } win round { $round } together
}
round-won-you = You win round { $round }
match-ended = { $count ->
    [one] { $name } wins!
   *[other] { $name } win together.
}
match-ended-you = You win!
match-ended-with-you = You and { $name } win together.
match-ended-nobody = Nobody wins.
match-shutout = A shutout: nobody else has a point.
laid = { $name } plays { $tile }.
laid-you = You play { $tile }.
laid-at = { $name } plays { $tile } { $place }.
laid-at-you = You play { $tile } { $place }.
laid-there = { $tile } lies on the table.
drew = { $name } draws { $count ->
    [one] a tile
   *[other] { $count } tiles
}.
drew-you = You draw { $tiles }.
passed = { $name } passes.
passed-you = You pass.
passed-on = { $name } passes on { $numbers }.
passed-on-you = You pass on { $numbers }.
stopped = { $name } stops.
stopped-you = You stop.
barred = { $name } bars with { $tile } { $place }.
barred-you = You bar with { $tile } { $place }.
dropped-out = { $name } has played everything and drops out.
dropped-out-you = You have played everything and drop out.
announced = { $name } says: { $total }.
announced-you = You say: { $total }.
flipped = { $name } turns up { $tile } (row { $row }, column { $column }).
flipped-you = You turn up { $tile } (row { $row }, column { $column }).
flipped-forgotten = { $name } turns up a tile.
flipped-forgotten-you = You turn up a tile.
turned-down = They are turned face down again.
kept = { $name } keeps { $tiles }.
kept-you = You keep { $tiles }.
revealed = { $tile } is turned up.
claimed = { $name } shows a chain: { $chain }. Correct!
claimed-you = You show a chain: { $chain }. Correct!
claimed-wrong = { $name } shows a chain: { $chain }. Wrong: { $why }.
claimed-wrong-you = You show a chain: { $chain }. Wrong: { $why }.
agreed = { $name } would give this double up.
agreed-you = You would give this double up.
withdrew = { $name } goes on looking after all.
withdrew-you = You go on looking after all.
locked-out = { $name } has to sit out for a moment.
locked-out-you = You have to sit out for a moment.
grabbed = { $name } grabs { $tile }.
grabbed-you = You grab { $tile }.
released = { $name } puts { $tile } back.
released-you = You put { $tile } back.
stacked = { $name } places { $tile } on level { $level }.
stacked-you = You place { $tile } on level { $level }.
handed-out = { $name } takes { $count ->
    [one] a tile
   *[other] { $count } tiles
} unseen.
handed-out-you = You take { $tiles } unseen by the others.
took = { $name } takes { $tile } and enters { $points } in row { $row }.
took-you = You take { $tile } and enter { $points } in row { $row }.
took-dictated = { $name } has to enter { $tile } in row { $row }.
took-dictated-you = You have to enter { $tile } in row { $row }.
missed = { $name } misses a turn.
missed-you = You miss a turn.
placed = { $tile } is placed.
removed = A tile is taken back.
marked = Noted: no tile lies across here.
unmarked = The note is cleared.
sealed = The prediction is sealed.
spliced = A loop of the tiles left over is spliced in.
cut-elsewhere = The ring is cut at another number.
unsealed = The seal is broken: { $tile } was missing.

## What is wrong with a chain

wrong-not-there = a tile is not there
wrong-used-twice = a tile is used twice
wrong-no-match = two halves do not match
wrong-ends = the ends do not show the number
wrong-inside = the number shows inside as well
wrong-too-short = it is too short
wrong-too-long = it is too long
wrong-too-many = { $count } tiles are too many, it takes exactly { $most }
wrong-pair = { $tile } does not match { $following }
wrong-beginning = { $tile } does not begin with { $number }
wrong-way-back = { $tile } does not come back to { $number }
wrong-inside-at = { $number } shows inside as well, at { $tile }
wrong-length = { $count ->
    [one] one tile is too few
   *[other] { $count } tiles are too few
}, it takes { $least }

## How a round ended

ended-out = { $name } has gone out: domino!
ended-out-you = You have gone out: domino!
ended-blocked = The round is blocked: nobody can play.
ended-barred = { $name } has barred an end, and that ends the round.
ended-barred-you = You have barred an end, and that ends the round.
ended-alone = { $name } is the last with tiles in hand.
ended-alone-you = You are the last with tiles in hand.
ended-target = { $name } has reached the target.
ended-target-you = You have reached the target.
ended-goal = The last goal is reached or passed.
ended-empty = All hands are empty.
ended-taken = All tiles are taken.
ended-spent = All hands and the boneyard are empty.
ended-void = Nobody found a chain in time.
ended-stuck = Nothing fits any more.
ended-solved = Solved!
pips-left = Pips left in hand: { $hands }
points-noted = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-line = Points: { $scores }

## What points are for

scored-out = went out
scored-fewest-pips = fewest pips
scored-fewest-tiles = fewest tiles
scored-tie-opener = a tied block goes to the opener’s pair
scored-tie-blocker = a tied block goes to the pair that blocked
scored-capicua = capicúa
scored-chuchazo = chuchazo
scored-corrido = corrido: all others passed
scored-salida = salida: the second player passed
scored-blocked = blocked round
scored-barred = the barricade held
scored-bar-failed = fewest pips against a barricade
scored-bar-lost = failed barricade, { $of } pips twice
scored-ends = the ends make { $of }
scored-left = pips left in hand
scored-noted = pips noted
scored-noted-fourfold = pips noted four times
scored-opening = opening
scored-highest-double = highest double
scored-equal-ends = equal ends
scored-triple = equal ends with a double
scored-no-double = no double in hand
scored-most-pips = most pips
scored-won = round won
scored-key = key
scored-play-two = one-all, played for two
scored-bruk = bruk: all begin again
scored-goal = exactly { $of }
scored-kept = tiles kept
scored-double = the double { $of }
scored-level = level { $of }
scored-row = row { $of }

## Where points came from, and why a round was won

points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-penalty = { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
}
points-sum = { $name }: { $sum } = { $worth }
points-why = { $name }: { $worth } ({ $why })
fewest-points-win = The fewest points win.
score-penalty = { $name } notes { points-penalty } ({ $why }).
score-penalty-you = You note { points-penalty } ({ $why }).
scored-sum = { $why }: { $sum }
sum-pips = { $total ->
    [one] { $of } pip
   *[other] { $of } pips
}
sum-rounded = { $number } ({ $of } pips, rounded)
sum-rounded-alone = { $of } pips, rounded to { $number }
sum-shared = { $number } ({ $of } shared by { $count })
sum-own = { $number } in the winner’s hand
sum-left = { $total ->
    [one] { $of } pip in hand
   *[other] { $of } pips in hand
}
sum-twice = { $number } (twice { $of } pips)
sum-fourfold = { $number } (four times { $of } pips)
sum-tile = { $number } for the { $tile }
sum-ends = { $of } for the ends
sum-for = { $of } ({ $why })
decided-fewest-pips = The fewest pips: { $name } ({ $pips }).
decided-fewest-together = The fewest pips together: { $name } ({ $pips }).
decided-most-pips = The most pips: { $name } ({ $pips }).
decided-fewest-tiles = The fewest tiles: { $name } ({ $tiles }).
decided-tiles-then-pips = The fewest tiles ({ $tiles }), then the fewest pips ({ $pips }): { $name }.
decided-no-double = The only one without a double: { $name }.
decided-fewest-without = No double and the fewest pips: { $name } ({ $pips }).
decided-tie-nobody = A tie for the fewest pips ({ $pips }): { $name }. Nobody scores.
decided-tie-shared = A tie for the fewest pips ({ $pips }): { $name } share the points.
decided-tie-tiles-nobody = A tie in tiles ({ $tiles }) and pips ({ $pips }): { $name }. Nobody scores.
decided-tie-tiles-shared = A tie in tiles ({ $tiles }) and pips ({ $pips }): { $name } share the points.
decided-level = A tie: nobody wins the round.
decided-bar-held = The fewest pips: { $name } ({ $pips }). The barricade held.
decided-bar-failed = The fewest pips: { $name } ({ $pips }). The barricade failed.
decided-ender = Whoever ends the round notes nothing: { $name }.

## Why not

why-not-legal = That is not possible now.
why-match-over = The match is over.
why-round-over = The round is over.
why-not-your-turn = It is not your turn.
why-wrong-deal = These are not the tiles of this game.
why-you-can-lay = You can play a tile, so you must.
why-not-in-hand = You do not hold { $tile }.
why-must-open = { $tile } has to open.
why-lot-first = First the lot has to be drawn.
why-already-opened = The round has already been opened.
why-ceded-to-you = Your partner has handed you the opening: now you open.
why-opens-by-tile = The tile decides who opens: that cannot be handed on.
why-no-such-place = There is no such place on the table.
why-say-where = Say where to play it.
why-fill-first = First the open place { $place } must be filled.
why-home-first = You hold something that fits at { $tile }: that must go there first.
why-does-not-fit = { $tile } does not fit a { $number }.
why-fits-nowhere = { $tile } fits nowhere.
why-fits-no-end = { $tile } fits nowhere: { $count ->
    [one] every end is { $ends }
   *[other] the ends are { $ends }
}.
why-nothing-to-touch = In this game a tile is simply played: it touches nothing.
why-not-a-double = Only a double can bar an end, and { $tile } is not one.
why-nothing-to-draw = There is nothing left to draw.
why-cells-apart = A tile lies on two cells side by side.
why-cells-uneven = Both halves must lie on the same level.
why-same-tile = It must lie across two different tiles.
why-not-touching = It must touch a tile that lies on the table.
why-turn-begun = You have begun to play: you can no longer draw in this turn.
why-hand-full = Your hand is too full to draw.
why-nothing-laid = You have not played anything yet.
why-second-must-follow = That tile only begins a chain: a second one must follow.
why-not-the-pair = The next tile goes across the pair just made.
why-none-could-follow = From there no second tile could follow, and a chain needs two.
why-no-such-tile = There is no { $tile } in this game.
why-tile-taken = { $tile } has already been taken.
why-row-not-on-tile = { $tile } has no half { $row }: it cannot go in that row.
why-one-dictation = One dictation a turn is enough.
why-row-begun = Row { $row } has been begun: nothing can be dictated there.
why-not-the-last = More than one tile with { $row } is left: nothing can be dictated yet.
why-undo-clock = Nothing can be undone while a clock is running.
why-undo-never = Nothing can be undone in this game: what has been seen stays seen.
why-undo-nothing = There is nothing to undo.
why-undo-others = Others have played since: you cannot undo that alone.
why-undo-seen = You cannot undo that: it has shown you tiles that were hidden.

## Places and tiles

end-left = at the left end
end-right = at the right end
end-top = at the upper end
end-bottom = at the lower end
end-open-half = at the { $number } of { $tile }
end-side = at the side of { $tile }
end-tip = at the tip of { $tile }
end-toe = as a toe of { $tile }
end-ray = as a new arm at { $tile }
place-first = in the middle of the table
place-next = on the table
place-on = { $place }, on the { $number }
# Which ends are open, as the prompt says it.
open-ends = Open ends: { $ends }.
open-ends-one = Open end: { $ends }.
open-ends-both = Both ends: { $number }.
open-ends-many = { $count } ends are open, with { $numbers } different numbers.
open-end-at = { $number } { $place }
open-end-times = { $number } ({ $times }×)
offer = { $tile }, { $place }
offer-first = { $tile }, to open
offer-total = { $tile }, total { $total }
offer-open = { $tile }, { $place }, then { $number } is open
tile-last = { $tile }, played last
tile-at-end = { $tile }, { $place }, { $number } is open
tile-open = { $tile }, { $number } is open
tile-down = face-down tile, row { $row }, column { $column }
tile-up = { $tile }, face up, row { $row }, column { $column }
boneyard = Boneyard: { $count }
boneyard-reserve = Boneyard: { $count } ({ $reserve } are kept back)
goals = Goals

## Running counts, and what a lay would make

offer-makes = { $tile }, { $place }: the ends make { $total }
offer-scores = { $tile }, { $place }: the ends make { $total }, +{ $points }
offer-earns = { $tile }, { $place }: +{ $points }
offer-total-scores = { $tile }, total { $total }, +{ $points }
count-ends = Ends
count-scores-at = Score at
count-divisor = Divisor
count-highest-double = Highest double
count-adds-up = Halves add up to
count-wanted = Wanted
count-joker = joker
count-total = Total
count-goal = Next goal
count-pair = A pair makes

## What to do

prompt-deal = The tiles are being dealt.
prompt-next-round = The round is over. On to the next?
prompt-match-over = The match is over.
prompt-wait = { $name } to play.
prompt-must-open = Your turn: open with { $tile }.
prompt-must-lay = Your turn: play { $tile }.
prompt-open = Your turn: open with any tile.
prompt-open-or-cede = Your turn: open with any tile, or let your partner open.
prompt-lay = Your turn: play a tile.
prompt-lay-any = Your turn: play any tile. The total is { $total }.
prompt-lay-or-draw = Your turn: play a tile, or draw one.
prompt-lay-or-stop = Play another tile, or stop.
prompt-lay-or-pass = Your turn: play a tile, or pass.
prompt-lay-or-decline = Your turn: play a tile, or pass and draw one.
prompt-pass-and-draw = Nothing fits: pass, and you draw.
prompt-fill = Your turn: first the places at { $tile } must be filled.
prompt-home-first = Your turn: what fits at { $tile } must go there first.
prompt-draw = Nothing fits: draw.
prompt-draw-or-pass = Nothing fits: draw or pass.
prompt-pass = Nothing fits: you have to pass.
prompt-stop = Nothing more fits: your turn ends.
prompt-bar = Nothing fits, but you can bar an end.
prompt-flip-first = Your turn: turn up a tile.
prompt-flip-second = Turn up a second tile.
control-draw = Draw
control-pass = Pass
control-cede = Let partner open
control-gesture-fist = Fist: strong in it
control-gesture-finger = Finger: one more
control-gesture-palm = Palm: none left
control-stop = Stop
control-bar = Bar with { $tile } { $place }
status-passed = passes
status-gesture-fist = fist: { $number }
status-gesture-finger = finger: { $number }
status-gesture-palm = palm: { $number }
status-passed-on = passes on { $numbers }
lacks-number = no { $number }
status-dropped-out = has dropped out
sheet = Score
sheet-total = Total
goal-points = to { $points }
goal-ends-at = ends at { $points }
goal-rounds = round { $round } of { $rounds }
sheet-secret = The notes are secret until the last round.
sheet-own = Until they are announced, players see only their own notes.

## Options

value-true = yes
value-false = no
option-set = Set
option-set-help = Which tiles you play with.
option-set-6 = Double-six (28 tiles)
option-set-9 = Double-nine (55 tiles)
option-set-12 = Double-twelve (91 tiles)
option-set-15 = Double-fifteen (136 tiles)
option-set-18 = Double-eighteen (190 tiles)
option-set-other = Double-{ $value }
option-players = Players
option-players-help = How many people sit at the table.
option-direction = Direction
option-direction-help = The direction of play, of handing out and of opening the next round; counter-clockwise in Switzerland.
option-direction-clockwise = clockwise
option-direction-counter-clockwise = counter-clockwise
option-match = Match
option-match-help = How long you play: a number of rounds, or until someone has a number of points; never more than 1,000 rounds.
option-match-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
option-match-points = up to { $count ->
    [one] 1 point
   *[other] { $count } points
}
option-match-in-rounds = rounds
option-match-in-points = points
option-match-six-love = Six-love
option-reserve = Tiles kept back
option-reserve-help = This many tiles of the boneyard are never drawn.
option-blocked_tie = Tie when blocked
option-blocked_tie-help = What happens when several have the fewest pips: nobody scores, or they share the others’ pips, rounded down. If everyone ties, there is nothing to share.
option-blocked_tie-nobody = nobody
option-blocked_tie-shared = shared
option-target = Reaching the target
option-target-help = Whether the match stops at once, or the round is played out and the highest total wins.
option-target-at-once = wins at once
option-target-round-end = counts at the end of the round
option-base = Base game
option-base-help = The game to which barricades are added.
option-bar_fit = The barring double must fit
option-bar_fit-help = If not, any double can bar any end.
option-least = Fewest points that count
option-least-help = Whether a sum of 5 scores, or only 10 and more as in the booklet’s list.
option-sides = Who plays with whom
option-sides-help = Two against two, partners facing each other with one score between them; or everyone for themselves.
option-sides-pairs = in pairs
option-sides-single = everyone alone
option-partners = Partners
option-partners-help = Agree on it beforehand. Aloud: hands stay closed, partners may talk during the round, and everyone at the table hears it, spectators too; bots hear nothing. Open: partners see each other’s hands and may talk among themselves.
option-partners-silent = silent
option-partners-aloud = talk aloud
option-partners-open = open
option-tempo = Thinking time
option-tempo-help = What the time someone takes may tell their partner. Natural: whatever it tells; only pretending to think is unfair. Honest: a play without a choice is made at once, so anyone who takes time has one. Level: what a person does is shown after a few seconds, so that quick and slow look alike.
option-tempo-natural = natural
option-tempo-honest = honest
option-tempo-level = level
option-tempo_s = Seconds until a play is shown
option-tempo_s-help = Counted from the beginning of the turn. Anyone who thinks for longer is shown when they have decided.
option-notes = Who sees the notes
option-notes-help = Nobody, until they are announced; or players their own: what is noted for them, fourfold counts included, and their total. Spectators see none.
option-notes-scorer = nobody
option-notes-own = players see their own
option-opens_first = First round opened by
option-opens_first-help = Who begins round one: the highest double, which must be played, or a player drawn by lot, with any tile.
option-opens_first-double = the highest double
option-opens_first-lot = lot
option-opens_next = Later rounds opened by
option-opens_next-help = Who opens after a round that was won, with any tile: the player after the last opener, or the winner.
option-opens_next-rotates = the next player
option-opens_next-winner = the winner
option-cede = Handing on the opening
option-cede-help = Whoever may open with any tile may look at their hand and let their partner open instead. The partner then counts as the opener.
option-after_tie = Opening after a round nobody won
option-after_tie-help = Who opens next: the player after the last opener, the same player again, or whoever would open a first round.
option-after_tie-next = the next player
option-after_tie-same = the same player
option-after_tie-fresh = as in round one
option-blocked = A blocked round is won by
option-blocked-help = The pair with fewer pips together; the player with the fewest, whatever their partner holds; or, of the player who blocked and the next one, whoever has fewer.
option-blocked-pair = the pair with fewer pips
option-blocked-player = the player with fewest
option-blocked-closer = the blocker or the next
option-tie = A blocked round that is tied
option-tie-help = If the counts are equal: nobody wins, or the pair that opened, or the pair that blocked.
option-tie-nobody = nobody wins
option-tie-opener = the opener’s pair
option-tie-blocker = the blocker’s pair
option-counts = Pips scored
option-counts-help = Whether the winners score the pips of the losing pair or those left in all four hands.
option-counts-losers = the losers’
option-counts-all = all hands
option-counts-all-if-blocked = all hands if the round is blocked
option-misdeal = Deal again from this many doubles
option-misdeal-help = If a hand has this many doubles or more, the tiles are dealt again and nothing is scored.
option-misdeal-0 = never
option-capicua_points = Points for a capicúa
option-capicua_points-help = Going out with a tile that fits both ends: no double, and its halves are the two ends.
option-chuchazo_points = Points for a chuchazo
option-chuchazo_points-help = Going out with the double blank.
option-corrido_points = Points for a corrido
option-corrido_points-help = A tile after which all three others have to pass; it counts every time.
option-salida_points = Points for a salida
option-salida_points-help = An opening tile that makes the second player pass.
option-capicua_ends = Ends of a capicúa
option-capicua_ends-help = Whether the two ends must be different numbers, or a tile also counts that shows the number of two equal ends.
option-capicua_ends-differ = must differ
option-capicua_ends-any = may be equal
option-capicua_blank = Capicúa with a blank
option-capicua_blank-help = Whether going out with a tile that has a blank half can be a capicúa.
option-salida_rule = A salida counts
option-salida_rule-help = When the opener’s partner plays, and not at all if the partner has to pass, too; or as soon as the second player passes.
option-salida_rule-partner-lays = if the partner plays
option-salida_rule-at-once = at once
option-pass_win = Passes may win the match
option-pass_win-help = In a match to points: if not, points for a corrido or a salida that would reach the target do not count at all.
option-one_all = One-all, play two
option-one_all-help = If everyone has exactly one round, the next is played for two. If not, everyone goes back to none then, too.
option-key = Points for a key
option-key-help = Going out with a tile whose halves are the two ends, no double, while no other tile with either number is left.
option-sporting = Sporting opening
option-sporting-help = Whoever opens because of a tile may play any other instead, but cannot hand the opening on.
option-stuck = If you cannot play
option-stuck-help = What you do when nothing fits. If you pass, nobody ever draws, and a round is blocked as soon as nobody can play.
option-stuck-draw-one = draw one tile
option-stuck-pass = pass
option-draw_after = Draw after playing
option-draw_after-help = A player who has played draws a tile at the end of the turn, as in the block game, unless the hand is empty.
option-may_stop = May stop
option-may_stop-help = After at least one tile you may end your turn even if something still fits.
option-award = Points for a goal
option-award-help = One to six points in order, or the number itself.
option-award-bracket = 1, 2, 3, …
option-award-total = the number itself
option-grab = Grab tiles
option-grab-help = A tile that someone has taken is gone for the others until it is put back or the round is over. A chain may use what you have grabbed and what is free; players who are locked out keep what they have.
option-handout = Handing out
option-handout-help = Whether the rest of the hand is all handed out, or one tile to each opponent, and you keep what is left.
option-handout-all = everything
option-handout-one-each = one each
option-levels = Levels count
option-levels-help = From the first tile played in the turn, or from the table.
option-levels-move = from the first tile of the turn
option-levels-table = from the table
option-rescue = Rescues
option-rescue-help = How often you may draw an extra tile when you are stuck.
option-opens_with = Opening tile
option-opens_with-help = The highest double, else the highest tile, decides who opens, and everyone is told which it was. Either that tile must be played, or any tile may be.
option-opens_with-that-tile = exactly that tile
option-opens_with-any = any tile
option-first_four = The first four places
option-first_four-help = Whether the four sides of the tile in the middle must be covered before anything else is played, or every open end is free from the start.
option-first_four-forced = come first
option-first_four-free = free
option-block_won_by = A blocked round is won by
option-block_won_by-help = The fewest pips or the fewest tiles; with equally many tiles, pips decide. The winner always scores the pips of the others.
option-block_won_by-pips = the fewest pips
option-block_won_by-tiles = the fewest tiles
option-six_players = Tiles each for six
option-six_players-help = The long booklet lists six players twice: with 7 tiles each and with 5.
option-decline = Drawing instead of playing
option-decline-help = A player who could play may instead end the turn without playing and draw, as long as there is something to draw; only the first tile of a round must be played. Nobody learns who could have played.
option-drawn = A drawn tile that fits
option-drawn-help = Whether you must play it at once or may keep it; then your turn ends. Nobody learns whether it would have fitted.
option-drawn-must = must be played
option-drawn-may = may be kept
option-empty = When nothing can be drawn
option-empty-help = Whether a player who can play must then do so, or may still pass; once all have passed in a row, the round ends. Nobody learns who could have played.
option-empty-must = you must play if you can
option-empty-may = you may pass
option-bar_when = Who may bar
option-bar_when-help = Anyone; only players who cannot play, instead of drawing or passing; or only players who can neither play nor draw. In the last two cases any double bars any end.
option-bar_when-free = anyone
option-bar_when-stuck = players who cannot play
option-bar_when-nothing-else = players who can neither play nor draw
option-nines = Tiles with a nine
option-nines-help = Whether you play them when you like, or must, as long as you hold one, first play one of them in the middle.
option-nines-free = when you like
option-nines-first = first, in the middle

## What speaks for a hint

why-because-only = It is all you can do.
why-because-scores = It scores { $points ->
    [one] a point
   *[other] { $points } points
}.
why-because-others = { $tiles } { $count ->
    [one] fits
   *[other] fit
}, too.
why-because-points = It is { $points ->
    [one] a point
   *[other] { $points } points
} better than the next best choice, averaged over { $tables } simulated deals.
why-because-often = It won clearly more often than anything else, in { $tables } simulated deals.
why-because-close = The next best choice is about as good, in { $tables } simulated deals.

## What a move gave away

why-lost-out = It would have gone out.
why-lost-points = It scores { $points ->
    [one] a point
   *[other] { $points } points
} more at once.
why-lost-idle = There was a tile worth playing.
why-lost-double = The end for your own double { $number }-{ $number } was closed.
why-lost-number = The last { $number } in the hand was given up.
why-lost-passed = The next player has no { $number }, and that end could have stayed open.
why-lost-partner = It left the partner nothing to play.
why-lost-heavy = The heavy { $tile } stayed in the hand.

## Games of tricks

dealer-drawn = The lot falls to { $name }, who deals first.
dealer-drawn-you = The lot falls to you: you deal first.
all-passed = Everyone has passed: the tiles are shuffled and dealt again.
bid-made = { $name } bids { $amount }.
bid-made-you = You bid { $amount }.
called = { $name } calls { $suit } as trumps.
called-you = You call { $suit } as trumps.
called-doubles = { $name } calls doubles as trumps.
called-doubles-you = You call doubles as trumps.
called-follow-me = { $name } calls no trumps.
called-follow-me-you = You call no trumps.
middle-taken = { $name } takes up { $count ->
    [one] the tile
   *[other] the { $count } tiles
} in the middle.
middle-taken-you = You take up { $tiles } from the middle.
discarded = { $name } puts a tile away.
discarded-you = You put { $tiles } away.
tile-played = { $name } plays { $tile }.
tile-played-you = You play { $tile }.
trick-taken = { $name } takes the trick.
trick-taken-you = You take the trick.
ended-all-taken = All tricks are taken.
ended-decided = The bid is decided, so the round ends here.
why-follow-suit = You have a tile of the suit that was led, { $suit }, and must play one.
why-follow-doubles = You have a double, and must play one: doubles were led.
why-must-nearest = You must play the tile whose pips are nearest to the number.
status-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
status-bid = bids { $bid }
status-dealer = deals
status-resting = sits out
tile-in-trick = { $tile }, played by { $name }
offer-play = { $tile }
offer-discard = put { $tile } away
place-trick = to the trick
place-away = away, unseen
control-bid = Bid { $amount }
control-call = { $call }
call-suit = Trumps: { $suit }
call-doubles = Trumps: doubles
call-follow-me = No trumps
badge-bid = Bid
badge-trumps = Trumps
badge-called = Called
badge-doubles = doubles
badge-follow-me = no trumps
contract-title = The hand
contract-bid = { $name } bid { $bid }.
contract-call = { $name }: { $call }.
contract-taken = { $name }: { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
contract-taken-worth = { $name }: { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}, { $worth } points
prompt-tricks-bid = Your turn: bid, or pass.
prompt-tricks-discard = Put a tile away: nobody sees which.
prompt-tricks-call = Your turn: name the trumps.
prompt-tricks-play = Your turn: play a tile to the trick.
