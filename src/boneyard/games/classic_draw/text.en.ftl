title = Classic: draw
blurb = Who cannot lay draws until he can.
aliases = Draw dominoes
