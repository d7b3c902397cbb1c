title = Fortune-teller
blurb = A magic trick: the program knows beforehand which numbers your line will end with.
aliases = Magic trick
