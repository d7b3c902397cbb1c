title = Solo 2: hand by hand
blurb = Draw five, play all five, and five again: you almost never win.
twist = Five at a time
aliases = Patience, Solitaire
booklet-title = “Solo 2”
option-rescue-help = How often in a game you may draw one extra tile when you are stuck. By the book (0) even best play wins only one game in 2,600 with double-six. Friendlier: 16 with double-six (three games in five with best play), 47 with double-nine (at least one in 45).
why-no-end-fits = This tile fits neither end.
control-rescue = Draw a rescue
progress = Progress
progress-text = Hand { $hand }. { $count ->
    [0] No full hand is left to draw: play these, and you have won.
    [one] One more full hand lies in the boneyard.
   *[other] { $count } more full hands lie in the boneyard.
}
progress-rescues = { $count ->
    [0] No rescue is left.
    [one] One rescue is left.
   *[other] { $count } rescues are left.
}
prompt-lay-all = { $count ->
    [one] Play your last tile.
   *[other] Play all { $count } tiles of your hand, one after the other.
}
prompt-rescue = Nothing fits: draw an extra tile ({ $count ->
    [one] your last rescue
   *[other] { $count } rescues left
}).
prompt-won = No full hand is left to draw: you have won!
prompt-lost = Nothing fits: lost. It nearly always ends like this.
outcome-won = Against all odds!
outcome-lost = No luck
ended-solved = All hands are played, and no full hand is left to draw.
ended-stuck = Nothing fits any more.
stayed-over = { $count ->
    [0] No tile is left over.
    [one] One tile is left over.
   *[other] { $count } tiles are left over.
}
hand-reached = You got to hand { $hand }.
match-ended-nobody = No luck this time.
scored-won = no full hand left
odds = { $chance ->
    [sure] you are certain to win
    [none] you can no longer win
    [percent] the chance of winning is { $value }%
    [odds] the chance of winning is 1 in { $value }
   *[less] the chance of winning is below 1 in { $value }
}{ $error ->
    [0] {""}
   *[other] {" "}(estimated, { $chance ->
        [percent] give or take { $error } points
       *[odds] give or take { $error }%
    })
}
why-hint-lay = { $tile } begins a way to play your whole hand; { odds }.
why-hint-stuck = { $tile } is best. { $count ->
    [one] One tile
   *[other] { $count } tiles
} of this hand will need a rescue; { odds }.
why-hint-lost = The hand cannot be played whole, and there is no rescue: { odds }. { $tile } gets you on for now.
why-hint-draw = Nothing fits: draw a rescue; { odds }.
why-outlook-chance = With best play, { odds }.
