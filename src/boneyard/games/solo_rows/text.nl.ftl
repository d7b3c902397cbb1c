title = Solo 1: vier rijen
blurb = Alles open: neem steeds de laatste steen van een rij, tot alle 28 liggen.
aliases = Patience
