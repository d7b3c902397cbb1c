title = Alle zevens
blurb = Rakende helften moeten samen zeven zijn; jokers passen overal.
aliases = Zevens
