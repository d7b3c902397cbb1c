title = Solo 1: vier rijen
blurb = Alles open: neem steeds de laatste steen van een rij, tot alle 28 liggen.
twist = Alles ligt open
aliases = Patience
booklet-title = ‘Solo 1’
option-difficulty = Moeilijkheid
option-difficulty-help = Komt uit: elke deling heeft een oplossing, makkelijk of moeilijk. Zoals het valt: maar één op de drie. Hoe moeilijker, hoe minder wegen erheen leiden.
option-difficulty-winnable = komt uit
option-difficulty-any = zoals het valt
option-difficulty-easy = makkelijk
option-difficulty-medium = gemiddeld
option-difficulty-hard = moeilijk
option-difficulty-expert = voor experts
row = Rij { $row }:
tile-in-row = { $tile }, rij { $row }
tile-last-of-row = { $tile }, rij { $row }, helemaal rechts
prompt-begin = Neem de meest rechtse steen van een rij en begin de lijn ermee.
prompt-go-on = Neem van een rij de meest rechtse steen die past bij een { $left } of een { $right }.
prompt-won = Alle 28 liggen in de lijn. Knap gedaan!
prompt-lost = Er past niets meer. Neem zetten terug, of probeer nieuwe rijen.
outcome-won = Het komt uit!
outcome-lost = Vast
ended-solved = Alle 28 stenen liggen.
ended-stuck = Geen van de vrije stenen past aan een uiteinde.
tiles-left = { $count ->
    [one] Eén steen blijft in de rijen.
   *[other] { $count } stenen blijven in de rijen.
}
match-ended-nobody = Deze keer komt het niet uit.
scored-won = alle stenen gelegd
why-hint-only = { $tile } uit rij { $row }: de enige zet (van { $of }) die nog wint.
why-hint-best = { $tile } uit rij { $row }: { $count } van de { $of } zetten winnen nog, en deze vergeeft het meest.
why-outlook-is-won = Het is uitgekomen.
why-outlook-winnable = Ja, het kan nog uitkomen: met { $count } van de { $of } zetten die je nu hebt.
why-outlook-lost = Nee, van hier niet meer. Neem { $count ->
    [one] één zet
   *[other] { $count } zetten
} terug, en het kan uitkomen.
why-outlook-never = Nee: dit komt voor niemand uit. Zo is het bij twee van de drie.
why-not-rightmost = { $tile } ligt niet helemaal rechts in zijn rij: { $count ->
    [one] er ligt nog een steen voor
   *[other] er liggen nog stenen voor
}.
why-already-laid = { $tile } ligt al in de lijn.
