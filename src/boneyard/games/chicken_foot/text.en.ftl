title = Chicken Foot
blurb = Every double becomes a foot: three toes must be played before anything else.
twist = Doubles grow toes
aliases = Chickenfoot
