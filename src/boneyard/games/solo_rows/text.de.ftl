title = Solo 1: Vier Reihen
blurb = Offen ausgelegt: Nimm immer den Stein ganz rechts in einer Reihe, bis alle 28 liegen.
twist = Alles liegt offen
aliases = Patience
booklet-title = „Solo 1“
option-difficulty = Schwierigkeit
option-difficulty-help = Geht auf: Jede Auslage hat eine Lösung, leicht oder schwer. Wie es fällt: Nur eine von drei geht auf. Je schwerer, desto weniger Wege führen zum Ziel.
option-difficulty-winnable = geht auf
option-difficulty-any = wie es fällt
option-difficulty-easy = leicht
option-difficulty-medium = mittel
option-difficulty-hard = schwer
option-difficulty-expert = für Könner
row = Reihe { $row }:
tile-in-row = { $tile }, Reihe { $row }
tile-last-of-row = { $tile }, Reihe { $row }, ganz rechts
prompt-begin = Nimm den Stein ganz rechts in irgendeiner Reihe und beginne damit die Linie.
prompt-go-on = Nimm ganz rechts aus einer Reihe einen Stein, der an eine { $left } oder eine { $right } passt.
prompt-won = Alle 28 liegen in der Linie. Gut gemacht!
prompt-lost = Nichts passt mehr. Nimm Züge zurück oder versuche eine neue Auslage.
outcome-won = Es geht auf!
outcome-lost = Nichts geht mehr
ended-solved = Alle 28 Steine liegen.
ended-stuck = Keiner der freien Steine passt an ein Ende.
tiles-left = { $count ->
    [one] Ein Stein bleibt in den Reihen.
   *[other] { $count } Steine bleiben in den Reihen.
}
match-ended-nobody = Diesmal geht es nicht auf.
scored-won = alle Steine gelegt
why-hint-only = { $tile } aus Reihe { $row }: der einzige Zug (von { $of }), der noch zum Ziel führt.
why-hint-best = { $tile } aus Reihe { $row }: { $count } von { $of } Zügen führen noch zum Ziel, und dieser verzeiht am meisten.
why-outlook-is-won = Es ist aufgegangen.
why-outlook-winnable = Ja, es kann noch aufgehen: mit { $count } der { $of } Züge, die du jetzt hast.
why-outlook-lost = Nein, von hier aus nicht mehr. Nimm { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurück, dann kann es aufgehen.
why-outlook-never = Nein: Diese Auslage geht für niemanden auf. So ist es bei zwei von dreien.
why-not-rightmost = { $tile } liegt nicht ganz rechts in der Reihe: { $count ->
    [one] davor liegt noch ein Stein
   *[other] davor liegen noch Steine
}.
why-already-laid = { $tile } liegt schon in der Linie.
