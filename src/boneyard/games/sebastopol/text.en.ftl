title = Sebastopol
blurb = Four arms grow from the 6-6, and all four sides must be filled first.
aliases = Sevastopol, Cross dominoes, Maltese cross
