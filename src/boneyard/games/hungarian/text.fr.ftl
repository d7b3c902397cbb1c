title = Domino hongrois
blurb = À son tour, on pose tant que ses pièces conviennent.
aliases = Hongrie
