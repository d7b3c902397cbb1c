title = Domino hongrois
blurb = À son tour, on pose tant que ses dominos conviennent.
aliases = Hongrie
