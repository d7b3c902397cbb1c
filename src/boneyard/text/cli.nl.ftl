# Wat de terminal zegt, naast de tafel zelf.
cli-me = Jij
cli-player = Speler { $number }
cli-ask = >
cli-next-round = Enter voor de volgende ronde.
cli-curtain = { $name } is aan de beurt: geef het toetsenbord door en druk op Enter.
cli-forfeit = { $why }. In plaats daarvan beslist { $bot }.
cli-lesson-step = Getoonde zet { $number } van { $of }. a: alleen verder
cli-lesson-alone = Vanaf hier speel je alleen; h geeft een tip.
cli-broken-off = De partij staat in { $file }. Verder met: boneyard play --resume { $file }
cli-hint = Misschien { $action }?
cli-help = Typ een nummer of een zet: { $example }.
cli-keys = ? hulp · l alle keuzes · h tip · u terugnemen · s punten · r regels · q stoppen en de partij bewaren
cli-key-outlook = o is het nog te winnen?
cli-unknown = ‘{ $said }’ ken ik hier niet.
cli-many = { $count } keuzes. Typ een zet ({ $example }), of l om ze allemaal te zien.
cli-typed = Typ een zet: { $example }.
cli-cells = Typ het nummer van een steen.
cli-no-sheet = In dit spel vallen er geen punten te noteren.
cli-over = Enter: stoppen. u: terugnemen.
cli-no-number = { $count ->
    [one] Er is maar één keuze: typ 1.
   *[other] Er zijn maar { $count } keuzes; typ een van hun nummers.
}
cli-number-unlisted = Nummers gelden als de keuzes op het scherm staan: typ l. Of typ een zet: { $example }.
cli-tiles = { $count ->
    [one] één steen
   *[other] { $count } stenen
}
cli-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
cli-judged = { $count ->
    [one] Eén beslissing
   *[other] { $count } beslissingen
}, beoordeeld naar wat je op die plaats kon weten: elke zet { $playouts ->
    [one] één keer
   *[other] { $playouts } keer
} uitgespeeld op gesimuleerde verdelingen.
cli-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1) }
cli-luck-round = Ronde
cli-luck-side = Wie
cli-luck-result = Uitslag
cli-luck-expected = Verwacht
cli-luck-deal = Verdeling
cli-luck-draws = Bijpakken
cli-luck-own = Fouten
cli-luck-others = Fouten van anderen
cli-luck-fall = Speelgeluk
cli-luck-explained = Punten voorsprong. Elke uitslag is de som van wat erachter staat. ‘Speelgeluk’: goede zetten die slechte stenen troffen, of andersom.
cli-no-mistakes = { $name }: niets wat zeker een fout was.
cli-mistakes = { $name }: { $count ->
    [one] één fout
   *[other] { $count } fouten
}, { $points } punten per ronde weggegeven.
cli-moment = Ronde { $round }, regel { $line }: { $played }. { $best } was { $points } punten meer waard (± { $error }).
