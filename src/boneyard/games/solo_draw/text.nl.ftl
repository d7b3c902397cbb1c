title = Solo 2: hand na hand
blurb = Trek vijf, leg alle vijf, en weer vijf: het komt bijna nooit uit.
twist = Steeds vijf tegelijk
aliases = Patience
booklet-title = ‘Solo 2’
option-rescue-help = Hoe vaak in een spel je een extra steen mag trekken als er niets past. Volgens het boekje (0) win je met dubbel zes hoogstens één op de 2600 spellen. Vriendelijker: 16 met dubbel zes (hoogstens drie van de vijf), 47 met dubbel negen (minstens één op de 45).
why-no-end-fits = Deze steen past aan geen van beide uiteinden.
control-rescue = Redding trekken
progress = Hoe ver het is
progress-text = Hand { $hand }. { $count ->
    [0] Er is geen volle hand meer: leg deze, en je hebt gewonnen.
    [one] Er ligt nog één volle hand in de pot.
   *[other] Er liggen nog { $count } volle handen in de pot.
}
progress-rescues = { $count ->
    [0] Er is geen redding over.
    [one] Er is één redding over.
   *[other] Er zijn { $count } reddingen over.
}
prompt-lay-all = { $count ->
    [one] Leg je laatste steen.
   *[other] Leg alle { $count } stenen van je hand, de een na de ander.
}
prompt-rescue = Er past niets: trek een extra steen ({ $count ->
    [one] je laatste redding
   *[other] nog { $count } reddingen
}).
prompt-won = Er is geen volle hand meer te trekken: gewonnen!
prompt-lost = Er past niets: verloren. Zo loopt het bijna altijd af.
outcome-won = Tegen alle kansen in!
outcome-lost = Het komt niet uit
ended-solved = Alle handen liggen, en er is geen volle hand meer te trekken.
ended-stuck = Er past niets meer.
stayed-over = { $count ->
    [0] Er blijft geen steen over.
    [one] Er blijft één steen over.
   *[other] Er blijven { $count } stenen over.
}
hand-reached = Je bent tot hand { $hand } gekomen.
match-ended-nobody = Deze keer komt het niet uit.
scored-won = geen volle hand meer
odds = { $chance ->
    [sure] het komt zeker uit
    [none] het kan niet meer uitkomen
    [percent] de kans om te winnen is { $value }%
    [odds] de kans om te winnen is 1 op { $value }
   *[less] de kans om te winnen is kleiner dan 1 op { $value }
}{ $error ->
    [0] {""}
   *[other] {" "}(geschat, op { $chance ->
        [percent] { $error } punten nauwkeurig
       *[odds] { $error }% nauwkeurig
    })
}
why-hint-lay = Met { $tile } begint een manier om de hele hand te leggen; { odds }.
why-hint-stuck = { $tile } is het best. { $count ->
    [one] Eén steen van deze hand heeft
   *[other] { $count } stenen van deze hand hebben
} een redding nodig; { odds }.
why-hint-lost = De hand is niet helemaal te leggen, en er is geen redding: { odds }. Met { $tile } kom je nog even verder.
why-hint-draw = Er past niets: trek een redding; { odds }.
why-outlook-chance = Als je alles goed doet: { odds }.
