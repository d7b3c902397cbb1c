### The three parts of a page

rules-part-minute = In één minuut spelen
rules-part-detail = In detail
rules-part-sources = Wat de bronnen zeggen

## What differs from a game it is like

rules-like = **Als je { $game } kent:** { $twist }. Wat anders is: { $topics }. Al het andere is hetzelfde.
rules-topic-deal = het verdelen
rules-topic-stuck = trekken en passen
rules-topic-opening = het begin
rules-topic-turn = hoeveel je in een beurt legt
rules-topic-matching = wat past
rules-topic-shape = hoe de stenen liggen
rules-topic-end = het einde van de ronde
rules-topic-scoring = punten tijdens het spel
rules-topic-reckoning = de telling
rules-topic-match = de lengte van de partij
rules-topic-partners = wie met wie speelt
atlas-fact = { $label }: { $value }
atlas-where = Gespeeld in
atlas-printed = Gedrukt voor
atlas-names = Ook wel
atlas-elsewhere = In andere talen
atlas-sources = Bronnen
atlas-differs = Wat er anders is
atlas-topics = Anders dan bij { $game }: { $topics }.
atlas-alike = De regels zijn die van { $game }, op wat de regelpagina zegt na.
atlas-other-kind = { $game } is een ander soort spel: bijna alles is anders.

## What rules pages are made of, besides their own text: the part about options, numbers and lists.

## What you need

rules-need = { $players } en { $sets }.
rules-number = { $number ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] { $number }
}
rules-players = { $count ->
    [one] één persoon
   *[other] { $number } spelers
}
rules-from-to-players = { $low } tot { $high } spelers
rules-set = { $set ->
    [6] dubbel zes
    [9] dubbel negen
    [12] dubbel twaalf
    [15] dubbel vijftien
    [18] dubbel achttien
   *[other] dubbel { $set }
}
rules-box = een set { rules-set } ({ $tiles } stenen)
rules-hand = { $hand ->
    [one] één steen per persoon
   *[other] { $hand } stenen per persoon
}; { $left ->
    [0] er blijft niets over
    [1] er blijft er één over
   *[other] er blijven er { $left } over
}.
rules-tiles-each = Stenen per persoon
rules-left-over = Rest
rules-left-over-of = Rest bij { rules-set }

## Lists, and what differs from table to table

rules-or = { $most } of { $last }
rules-with-set = { $told } met { $choices }
rules-with-players = { $told } met { $choices } spelers
rules-with-base = { $told } ({ $choices })

## How long a match is

rules-rounds = { $count ->
    [one] één ronde
   *[other] { $number } rondes
}
rules-rounds-as-players = zoveel rondes als er spelers zijn
rules-points = { $count ->
    [one] één punt
   *[other] { $count } punten
}

## Which booklets describe the game; a game may add what it is called there

rules-source = { $from }.
rules-source-called = { $from }, { $title }.
rules-from-SL = Volgens de twee boekjes van Schmidt Spiele, het korte (S) en het lange (L)
rules-from-L = Volgens het lange boekje van Schmidt Spiele (L)
rules-from-LO = Volgens het lange boekje van Schmidt Spiele (L) en een scan ervan (O)
rules-from-K = Volgens een Duits blaadje (K)
rules-from-SLK = Volgens de twee boekjes van Schmidt Spiele (S en L) en een Duits blaadje (K)
rules-from-W = Volgens het boekje van Weico (W)
rules-from-world = Niet uit de boekjes: zo speelt men elders in de wereld
