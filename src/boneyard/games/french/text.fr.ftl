title = Domino français
blurb = À deux, un mur de deux étages : les moitiés égales se superposent.
twist = Un mur à deux étages
aliases = Le mur
option-direction-help = À deux, cela ne change rien.
option-blocked_tie-help = À deux, cela revient au même : à égalité, il ne reste rien à partager.
