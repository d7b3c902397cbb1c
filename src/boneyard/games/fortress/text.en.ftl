title = Fortress
blurb = Build tiles upwards: the higher your chain climbs, the more it scores.
aliases = Castle
