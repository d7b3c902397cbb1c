title = Martinica
blurb = Tre, ognuno per sé: vinci tre mani prima che qualcuno ne abbia vinta una, e ne farai un cochon.
twist = Zero vittorie, cochon
aliases = Domino martiniquais, Domino antillais, Cochon, Domino della Martinica
option-match-help = Una manche va fino a tre stelle. Si gioca un numero di manche, di mani o di cochon, o finché alla fine di una manche qualcuno ha un numero di punti; mai più di 1000 mani.
option-match-manches = { $count ->
    [one] 1 manche
   *[other] { $count } manche
}
option-match-cochons = { $count ->
    [one] 1 cochon
   *[other] { $count } cochon
}
option-match-in-manches = manche
option-match-in-cochons = cochon
rules-manches = { $count ->
    [one] una manche
   *[other] { $number } manche
}
rules-cochons = { $count ->
    [one] un cochon
   *[other] { $number } cochon
}
scored-cochons = { $of ->
    [one] un cochon
   *[other] { $of } cochon
}
scored-cochon = cochon: nessuna stella
decided-void = Parità: la mano è nulla.
decided-chiree = Chirée: tutti hanno una stella, e tutti ricominciano senza.
decided-manche = Tre stelle: la manche va a { $name }.
status-stars = { $count ->
    [one] 1 stella
   *[other] { $count } stelle
}
