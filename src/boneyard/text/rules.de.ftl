### The three parts of a page

rules-part-minute = In einer Minute spielen
rules-part-detail = Im Einzelnen
rules-part-sources = Was die Quellen sagen

## What differs from a game it is like

rules-like = **Wer { $game } kennt:** { $twist }. Anders sind: { $topics }. Alles Übrige ist gleich.
rules-topic-deal = das Verteilen
rules-topic-stuck = das Ziehen und Aussetzen
rules-topic-opening = der Beginn
rules-topic-turn = wie viel man in einem Zug legt
rules-topic-matching = was passt
rules-topic-shape = die Auslage
rules-topic-end = das Ende der Runde
rules-topic-scoring = Punkte während des Spiels
rules-topic-reckoning = die Abrechnung
rules-topic-match = die Länge der Partie
rules-topic-partners = wer mit wem spielt
atlas-fact = { $label }: { $value }
atlas-where = Gespielt in
atlas-printed = Gedruckt für
atlas-names = Auch genannt
atlas-elsewhere = In anderen Sprachen
atlas-sources = Quellen
atlas-differs = Was anders ist
atlas-topics = Anders als bei { $game }: { $topics }.
atlas-alike = Die Regeln sind die von { $game }, bis auf das, was auf der Regelseite steht.
atlas-other-kind = { $game } ist ein Spiel anderer Art: Fast alles ist anders.

## What rules pages are made of, besides their own text: the part about options, numbers and lists.

## What you need

rules-need = { $players } und { $sets }.
rules-number = { $number ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $number }
}
rules-players = { $count ->
    [one] eine Person
   *[other] { $number } Spieler
}
rules-from-to-players = { $low } bis { $high } Spieler
rules-set = { $set ->
    [6] Doppelsechs
    [9] Doppelneun
    [12] Doppelzwölf
    [15] Doppelfünfzehn
    [18] Doppelachtzehn
   *[other] Doppel-{ $set }
}
rules-box = ein { rules-set }-Satz ({ $tiles } Steine)
rules-hand = { $hand ->
    [one] ein Stein pro Person
   *[other] { $hand } Steine pro Person
}; { $left ->
    [0] es bleibt nichts übrig
    [1] einer bleibt übrig
   *[other] { $left } bleiben übrig
}.
rules-tiles-each = Steine pro Person
rules-left-over = Rest
rules-left-over-of = Rest bei { rules-set }

## Lists, and what differs from table to table

rules-or = { $most } oder { $last }
rules-with-set = { $told } mit { $choices }
rules-with-players = { $told } mit { $choices } Spielern
rules-with-base = { $told } ({ $choices })

## How long a match is

rules-rounds = { $count ->
    [one] eine Runde
   *[other] { $number } Runden
}
rules-rounds-as-players = so viele Runden, wie Spieler da sind
rules-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}

## Which booklets describe the game; a game may add what it is called there

rules-source = { $from }.
rules-source-called = { $from }, { $title }.
rules-from-SL = Nach den beiden Heften von Schmidt Spiele, dem kurzen (S) und dem langen (L)
rules-from-L = Nach dem langen Heft von Schmidt Spiele (L)
rules-from-LO = Nach dem langen Heft von Schmidt Spiele (L) und einem Scan davon (O)
rules-from-K = Nach einem deutschen Faltblatt (K)
rules-from-SLK = Nach den beiden Heften von Schmidt Spiele (S und L) und einem deutschen Faltblatt (K)
rules-from-W = Nach dem Heft von Weico (W)
rules-from-world = Nicht aus den Heften: So spielt man es anderswo in der Welt
