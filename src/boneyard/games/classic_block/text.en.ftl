title = Classic: pass
blurb = Who cannot lay passes; the empty hand wins.
aliases = Passing
