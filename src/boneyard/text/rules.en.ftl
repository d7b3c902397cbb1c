### The three parts of a page

rules-part-minute = Play in one minute
rules-part-detail = In detail
rules-part-sources = What the sources say

## What differs from a game it is like

rules-like = **If you know { $game }:** { $twist }. What differs: { $topics }. All else is the same.
rules-topic-deal = the deal
rules-topic-stuck = drawing and passing
rules-topic-opening = the opening
rules-topic-turn = how much you play in a turn
rules-topic-matching = what fits
rules-topic-shape = the layout
rules-topic-end = the end of a round
rules-topic-scoring = points while you play
rules-topic-reckoning = the count at the end
rules-topic-match = the length of a match
rules-topic-partners = who plays with whom
atlas-fact = { $label }: { $value }
atlas-where = Played in
atlas-printed = Printed for
atlas-names = Also called
atlas-elsewhere = In other languages
atlas-sources = Sources
atlas-differs = How it differs
atlas-topics = Unlike in { $game }: { $topics }.
atlas-alike = The rules are those of { $game }, apart from what its page says.
atlas-other-kind = { $game } is a game of another kind: nearly everything is different.

## What rules pages are made of, besides their own text: the part about options, numbers and lists.

## What you need

rules-need = { $players } and { $sets }.
rules-number = { $number ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}
rules-players = { $count ->
    [one] one player
   *[other] { $number } players
}
rules-from-to-players = { $low } to { $high } players
rules-set = { $set ->
    [6] double-six
    [9] double-nine
    [12] double-twelve
    [15] double-fifteen
    [18] double-eighteen
   *[other] double-{ $set }
}
rules-box = a { rules-set } set ({ $tiles } tiles)
rules-hand = { $hand ->
    [one] one tile each
   *[other] { $hand } tiles each
}; { $left ->
    [0] nothing is left over
    [1] one is left over
   *[other] { $left } are left over
}.
rules-tiles-each = Tiles each
rules-left-over = Left over
rules-left-over-of = Left over, { rules-set }

## Lists, and what differs from table to table

rules-or = { $most } or { $last }
rules-with-set = { $told } with { $choices }
rules-with-players = { $told } with { $choices } players
rules-with-base = { $told } ({ $choices })

## How long a match is

rules-rounds = { $count ->
    [one] one round
   *[other] { $number } rounds
}
rules-rounds-as-players = as many rounds as there are players
rules-points = { $count ->
    [one] one point
   *[other] { $count } points
}

## Which booklets describe the game; a game may add what it is called there

rules-source = { $from }.
rules-source-called = { $from }, { $title }.
rules-from-SL = From the two Schmidt Spiele booklets, the short one (S) and the long one (L)
rules-from-L = From the long Schmidt Spiele booklet (L)
rules-from-LO = From the long Schmidt Spiele booklet (L) and a scan of it (O)
rules-from-K = From a German leaflet (K)
rules-from-SLK = From the two Schmidt Spiele booklets (S and L) and a German leaflet (K)
rules-from-W = From the Weico booklet (W)
rules-from-world = Not in the booklets: played around the world
