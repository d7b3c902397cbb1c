title = Problem collection
blurb = Only the numbers can be seen: where do the tiles lie?
aliases = Dominosa
