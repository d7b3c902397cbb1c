"""Looking back at a match: what every move was worth by what its player could know, and how much of
a result was luck.

`judge` weighs decisions, `luck` splits results, `playing_on` imagines what would have come.
"""
