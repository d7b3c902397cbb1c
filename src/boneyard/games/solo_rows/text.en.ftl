title = Solo 1: four rows
blurb = All face up: always take the last tile of a row, until all 28 are played.
twist = Everything lies open
aliases = Patience, Solitaire
booklet-title = “Solo 1”
option-difficulty = Difficulty
option-difficulty-help = Can be won: every deal has a solution, easy or hard. As they fall: only one in three can be won. The harder, the fewer ways lead there.
option-difficulty-winnable = can be won
option-difficulty-any = as they fall
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-difficulty-expert = expert
row = Row { $row }:
tile-in-row = { $tile }, row { $row }
tile-last-of-row = { $tile }, row { $row }, at the right end
prompt-begin = Take the rightmost tile of any row and begin the line with it.
prompt-go-on = Take the rightmost tile of a row that fits a { $left } or a { $right }.
prompt-won = All 28 lie in the line. Well done!
prompt-lost = Nothing fits any more. Take moves back, or try another deal.
outcome-won = You win!
outcome-lost = Stuck
ended-solved = All 28 tiles are played.
ended-stuck = None of the open tiles fits an end.
tiles-left = { $count ->
    [one] One tile is left in the rows.
   *[other] { $count } tiles are left in the rows.
}
match-ended-nobody = No luck this time.
scored-won = all tiles played
why-hint-only = { $tile } from row { $row }: the only move that still wins (of { $of }).
why-hint-best = { $tile } from row { $row }: { $count } of { $of } moves still win, and this one leaves the most room for mistakes.
why-outlook-is-won = It is won.
why-outlook-winnable = Yes, it can still be won: with { $count } of the { $of } moves you have now.
why-outlook-lost = No, not from here. Take back { $count ->
    [one] one move
   *[other] { $count } moves
}, and it can be won.
why-outlook-never = No: this deal cannot be won by anyone. Two deals in three are like that.
why-not-rightmost = { $tile } is not at the right end of its row: { $count ->
    [one] one tile lies
   *[other] some tiles lie
} before it.
why-already-laid = { $tile } is in the line already.
