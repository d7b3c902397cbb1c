title = Fortune-teller
blurb = A magic trick: the program knows beforehand which numbers your line will end with.
twist = Your ends, foretold
aliases = Magic trick
booklet-title = “Wahrsager”
round-began = The curtain rises.
sealed = A tile vanishes. A prediction is written down and sealed, before you touch anything.
spliced = A loop of the tiles left over slips into the line where it shows the same number.
cut-elsewhere = Your line is a ring: it is opened at another number, and goes on there.
unsealed = The seal is broken: { $tile }. That tile was missing all along.
rest = Yours:
card-sealed = The prediction
card-promise = Written and sealed before you began. This is its fingerprint; at the end you can check that not a dot was changed.
card-open = { $low } and { $high }
card-why = Why it works: every number stands on { $halves } halves of the whole set, an even number. Within a line halves lie together in pairs, so a number that is left without a partner can only be at an end. One tile was taken out, { $low }-{ $high }: only { $low } and { $high } are now on an odd number of halves. However you play, the line has to end with these two.
card-check = Check it: the SHA-256 of “{ $tile } { $salt }” is the fingerprint on the card.
control-splice = Help me on
prompt-begin = I have written down how your line will end. Now take any tile and begin!
prompt-lay-anything = Any tile that fits, at either end: you will not escape. { $count } to go.
prompt-half = Keep going, { $count } to go. I already know what comes.
prompt-last = The last tile. Hold your breath…
prompt-stuck = Stuck? The tiles left over form loops: let me slip one into your line.
prompt-stuck-ring = Both ends show { $number }: a ring! Let me open it where your tiles fit.
prompt-told = Look at the card: it is open now.
outcome-told = As it was written
ended-told = All tiles lie in one line.
match-ended-nobody = The fortune-teller bows.
told-ends = Your line ends with { $low } and { $high }, and that is what was sealed.
told-helped = { $count ->
    [one] The line was helped on once. The ends were settled long before.
   *[other] The line was helped on { $count } times. The ends were settled long before.
}
why-not-on-table = { $tile } does not lie there.
why-not-stuck = Some tile still fits: play it.
why-hint-smooth = Take { $tile }: after it the line can be finished without help.
why-hint-bumpy = Take { $tile }. Sooner or later your line will get stuck; that does not matter, I will help you on.
why-hint-splice = Nothing fits. Ask for help: the prediction will still come true.
why-outlook-smooth = { $count ->
    [one] One tile to go
   *[other] { $count } tiles to go
}: it can be done without help. The ends? Those are settled.
why-outlook-bumpy = { $count ->
    [one] One tile to go
   *[other] { $count } tiles to go
}. Your line will get stuck and need a little help. The ends are settled all the same.
why-outlook-told = It has come true.
option-match-help = How many performances there are. Nobody wins, so choose a number of rounds, not of points.
