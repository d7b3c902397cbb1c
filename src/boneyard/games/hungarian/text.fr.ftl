title = Domino hongrois
blurb = À son tour, on pose tant que ses dominos conviennent.
twist = On pose tant qu’on peut
aliases = Hongrie
