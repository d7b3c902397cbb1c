title = Classic: pass
blurb = If you cannot lay, you pass; the first empty hand wins.
aliases = Passing
