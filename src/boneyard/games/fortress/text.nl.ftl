title = Vesting
blurb = In de hoogte bouwen: hoe hoger de ketting klimt, hoe meer punten.
aliases = Burcht
