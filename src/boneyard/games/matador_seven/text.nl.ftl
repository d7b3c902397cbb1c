title = Matador op zeven
blurb = Buren zijn samen zeven; matadors liggen dwars en passen aan elk uiteinde.
aliases = Matador
