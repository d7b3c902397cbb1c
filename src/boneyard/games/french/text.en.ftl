title = French Dominoes
blurb = Two players build a wall of two storeys: equal halves lie over each other.
twist = A wall, two storeys
aliases = Brick wall
option-direction-help = Between two it makes no difference.
option-blocked_tie-help = Between two it comes to the same: if both tie, no pips are left to share.
