title = Classic: draw
blurb = If you cannot play, you draw until you can.
twist = Draw until you can
aliases = Draw dominoes
