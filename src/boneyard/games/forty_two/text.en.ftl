title = Forty-two
blurb = Two pairs bid on the points in the tricks, name trumps, and have to keep their word.
twist = Bids, tricks, trumps
aliases = 42, Texas 42, Texas forty-two
option-all_pass = If everyone passes
option-all_pass-help = The dealer has to bid 30 or more when the other three have passed, or the tiles are dealt again.
option-all_pass-forced = the dealer has to bid
option-all_pass-reshake = deal again
option-score = Score kept in
option-score-help = In marks, one for a bid of points; or in points, to 250.
option-score-marks = marks
option-score-points = points
option-play_out = Play every round out
option-play_out-help = A round scored in marks otherwise stops as soon as the bid is decided.
option-nello = Nello
option-nello-help = After a bid in marks, you may promise to take no trick at all, while your partner sits out.
option-nello_doubles = Doubles in nello
option-nello_doubles-help = Whether doubles are a suit of their own, the highest of their numbers or the lowest.
option-nello_doubles-own = a suit of their own
option-nello_doubles-high = the highest
option-nello_doubles-low = the lowest
option-plunge = Plunge
option-plunge-help = With four doubles or more you may bid four marks, and your partner names the trumps and leads.
option-splash = Splash
option-splash-help = The same with three doubles or more, for two or three marks.
option-sevens = Sevens
option-sevens-help = After a bid in marks there may be no suits: everyone plays the tile nearest to seven pips.
bid-marks = { $amount ->
    [one] 1 mark
   *[other] { $amount } marks
}
bid-plunge = plunge, { $amount } marks
bid-splash = splash, { $amount } marks
bid-made-marks = { $name } bids { $amount ->
    [one] a mark
   *[other] { $amount } marks
}.
bid-made-marks-you = You bid { $amount ->
    [one] a mark
   *[other] { $amount } marks
}.
bid-made-plunge = { $name } plunges for { $amount } marks.
bid-made-plunge-you = You plunge for { $amount } marks.
bid-made-splash = { $name } splashes for { $amount } marks.
bid-made-splash-you = You splash for { $amount } marks.
control-bid-marks = { $amount ->
    [one] 1 mark
   *[other] { $amount } marks
}
control-bid-plunge = Plunge ({ $amount } marks)
control-bid-splash = Splash ({ $amount } marks)
called-nello = { $name } calls nello: no trick at all.
called-nello-you = You call nello: no trick at all.
called-sevens = { $name } calls sevens.
called-sevens-you = You call sevens.
call-nello = Nello
call-sevens = Sevens
badge-nello = nello
badge-sevens = sevens
scored-made = bid made
scored-set = the bid was set
scored-taken = points taken
cli-example = play 6-3
