title = Garden Tricks
blurb = Bid, name the trumps, and take what you promised.
aliases = Forty-two, Trumps
option-bidding = Bidding
option-bidding-help = Everyone bids once for the right to name the trumps; without it, the opener names them.
bid-made = { $name } bids { $tricks }.
bid-made-you = You bid { $tricks }.
called = { $name } names { $suit } as trumps.
called-you = You name { $suit } as trumps.
played = { $name } plays { $tile }.
played-you = You play { $tile }.
trick-taken = { $name } takes the trick.
trick-taken-you = You take the trick.
scored-trick = a trick
scored-bid-kept = the bid of { $of } kept
scored-bid-lost = the bid of { $of } not kept
ended-tricks = All tricks are taken.
why-follow-suit = You have a tile of the suit that was led, { $suit }, and must play one.
status-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
offer-play = { $tile }
place-trick = to the trick
control-bid = Bid { $tricks }
control-call = Trumps: { $suit }
trumps-title = Trumps
trumps = { $suit }, named by { $name }{ $bid ->
    [0] .
   *[other] , who bid { $bid }.
}
prompt-bid = Your turn: bid for the trumps, or pass.
prompt-call = Your turn: name the trumps.
prompt-play = Your turn: play a tile to the trick.
cli-example = play 6-3
