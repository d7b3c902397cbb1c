title = Domino français
blurb = À deux, un mur de deux étages : les moitiés égales se superposent.
aliases = Le mur
