title = French
blurb = Two players build a wall of two storeys: equal halves lie over each other.
aliases = Brick wall
