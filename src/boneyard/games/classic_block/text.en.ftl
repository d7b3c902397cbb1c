title = Classic: pass
blurb = If you cannot play, you pass; the first empty hand wins.
twist = Pass, never draw
aliases = Passing
