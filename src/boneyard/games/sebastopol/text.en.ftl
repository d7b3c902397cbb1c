title = Sebastopol
blurb = Four arms grow from the 6-6, and all four sides must be filled first.
twist = Four arms at once
aliases = Sevastopol, Cross dominoes, Maltese cross
