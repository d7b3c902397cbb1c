title = Solo 2: mano dopo mano
blurb = Pescarne cinque, posarle tutte, e ancora cinque: quasi mai riesce.
aliases = Solitario
