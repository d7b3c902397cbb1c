title = Chicken foot
blurb = Every double becomes a foot: three toes must be laid before anything else.
aliases = Chickenfoot
