title = Hectisch
blurb = Allemaal tegelijk en zo snel mogelijk zoek je een ketting die van het getal van de dubbel weer daarheen terugloopt.
aliases = Hektik, Hectic, Hectisch domino, Kettingrace
booklet-title = ‘Hektik-Domino’
cli-example = claim 2-3 3-6 6-2 toont deze ketting van 2 terug naar 2, elke steen zoals je hem leest
prompt-build = Bouw een ketting van { $number } terug naar { $number }: minstens { $count } stenen, en daartussen geen { $number }.
prompt-watch = Iedereen zoekt een ketting van { $number } terug naar { $number }, minstens { $count } stenen.
prompt-locked = Fout: je moet even wachten.
claim = Ketting laten zien
claim-chain = Jouw ketting
need = minstens { $count }
timer-round = Tijd voor deze dubbel
timer-locked = Even wachten
status-locked = moet wachten
tile-grab = { $tile } pakken
tile-release = { $tile } terugleggen
tile-grabbed = { $tile }, bij { $name }
chain-was = De ketting: { $chain }
ended-claimed = { $name } heeft een ketting gevonden en krijgt de dubbel.
ended-claimed-you = Je hebt een ketting gevonden en krijgt de dubbel.
option-match-help = Hoe lang jullie spelen: een aantal rondes, of tot een aantal punten. Elke ronde heeft een eigen dubbel; zijn er meer rondes dan dubbels, dan beginnen die opnieuw.
why-round-over = Er ligt nu geen dubbel open.
why-locked-out = Je ketting was fout: wacht nog { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}.
why-empty-chain = Je ketting is nog leeg: kies stenen.
why-used-twice = Er is maar één { $tile }.
why-not-open = { $tile } ligt niet open op tafel.
why-grabbed-away = Iemand heeft { $tile } al gepakt.
why-no-grabbing = Hier pakt niemand stenen weg: laat een complete ketting zien.
why-already-grabbed = Je hebt { $tile } al.
why-not-grabbed = Je hebt { $tile } niet gepakt.
option-direction-help = Die verandert niets, want hier speelt niemand om de beurt.
points-noted = { $name }: { points-count } voor de dubbel
