title = Classic: draw
blurb = If you cannot lay, you draw until you can.
aliases = Draw dominoes
