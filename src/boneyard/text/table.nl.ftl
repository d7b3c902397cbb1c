### Wat er aan tafel gebeurt en gevraagd wordt. Een spel kan het in zijn eigen tekst anders zeggen.

## Namen

name-list = { $first } en { $last }
bot-name = Bot { $number }

## Gebeurtenissen

round-began = Ronde { $round } begint.
dealt = { $name } neemt { $count ->
    [one] één steen
   *[other] { $count } stenen
}.
dealt-you = Je neemt { $tiles }.
dealt-again = Niemand kan openen: er wordt opnieuw geschud en gedeeld.
teams-formed = Teams: { $first } tegen { $second }.
lot-drawn = Het lot valt op { $name }, die opent.
lot-drawn-you = Het lot valt op jou: jij opent.
ceded = { $name } laat { $partner } openen.
ceded-you = Je laat { $partner } openen.
gestured-fist = { $name } maakt een vuist.
gestured-fist-you = Je maakt een vuist.
gestured-finger = { $name } steekt een vinger op.
gestured-finger-you = Je steekt een vinger op.
gestured-palm = { $name } toont de vlakke hand.
gestured-palm-you = Je toont de vlakke hand.
opener-named = { $name } heeft { $tile } en opent met een willekeurige steen.
opener-named-you = Jij hebt { $tile } en opent met een willekeurige steen.
score = { $name } krijgt { $points } ({ $why }).
score-you = Je krijgt { $points } ({ $why }).
score-together = { $name } krijgen samen { $points } ({ $why }).
score-together-with-you = Jij en { $name } krijgen samen { $points } ({ $why }).
score-minus = { $name } verliest { $points } ({ $why }).
score-minus-you = Je verliest { $points } ({ $why }).
score-minus-together = { $name } verliezen samen { $points } ({ $why }).
score-minus-together-with-you = Jij en { $name } verliezen samen { $points } ({ $why }).
round-over = Ronde { $round } is afgelopen
round-tied = Ronde { $round } eindigt gelijk
rounds-won = Gewonnen rondes: { $count } van { $rounds }.
round-won = { $count ->
    [one] { $name } wint ronde { $round }
   *[other] { $name } winnen ronde { $round } samen
}
round-won-you = Je wint ronde { $round }
match-ended = { $count ->
    [one] { $name } wint!
   *[other] { $name } winnen samen.
}
match-ended-you = Je wint!
match-ended-with-you = Jij en { $name } winnen samen.
match-ended-nobody = Niemand wint.
match-shutout = Op nul gehouden: niemand anders heeft een punt.
laid = { $name } legt { $tile }.
laid-you = Je legt { $tile }.
laid-at = { $name } legt { $tile } { $place }.
laid-at-you = Je legt { $tile } { $place }.
laid-there = { $tile } ligt op tafel.
drew = { $name } trekt { $count ->
    [one] een steen
   *[other] { $count } stenen
}.
drew-you = Je trekt { $tiles }.
passed = { $name } slaat over.
passed-you = Je slaat over.
passed-on = { $name } slaat over bij { $numbers }.
passed-on-you = Je slaat over bij { $numbers }.
stopped = { $name } stopt.
stopped-you = Je stopt.
barred = { $name } legt { $tile } als versperring { $place }.
barred-you = Je legt { $tile } als versperring { $place }.
dropped-out = { $name } heeft alles gelegd en valt af.
dropped-out-you = Je hebt alles gelegd en valt af.
announced = { $name } zegt: { $total }.
announced-you = Je zegt: { $total }.
flipped = { $name } draait { $tile } om (rij { $row }, kolom { $column }).
flipped-you = Je draait { $tile } om (rij { $row }, kolom { $column }).
flipped-forgotten = { $name } draait een steen om.
flipped-forgotten-you = Je draait een steen om.
turned-down = Ze worden weer dichtgelegd.
kept = { $name } houdt { $tiles }.
kept-you = Je houdt { $tiles }.
revealed = { $tile } wordt opengelegd.
claimed = { $name } laat een ketting zien: { $chain }. Goed!
claimed-you = Je laat een ketting zien: { $chain }. Goed!
claimed-wrong = { $name } laat een ketting zien: { $chain }. Fout: { $why }.
claimed-wrong-you = Je laat een ketting zien: { $chain }. Fout: { $why }.
agreed = { $name } zou deze dubbel opgeven.
agreed-you = Je zou deze dubbel opgeven.
withdrew = { $name } zoekt toch verder.
withdrew-you = Je zoekt toch verder.
locked-out = { $name } moet even wachten.
locked-out-you = Je moet even wachten.
grabbed = { $name } grijpt { $tile }.
grabbed-you = Je grijpt { $tile }.
released = { $name } legt { $tile } terug.
released-you = Je legt { $tile } terug.
stacked = { $name } legt { $tile } op niveau { $level }.
stacked-you = Je legt { $tile } op niveau { $level }.
handed-out = { $name } neemt ongezien { $count ->
    [one] een steen
   *[other] { $count } stenen
}.
handed-out-you = Je neemt ongezien { $tiles }.
took = { $name } neemt { $tile } en schrijft { $points } in rij { $row }.
took-you = Je neemt { $tile } en schrijft { $points } in rij { $row }.
took-dictated = { $name } moet { $tile } in rij { $row } schrijven.
took-dictated-you = Je moet { $tile } in rij { $row } schrijven.
missed = { $name } slaat een beurt over.
missed-you = Je slaat een beurt over.
placed = { $tile } wordt gelegd.
removed = Een steen wordt teruggenomen.
marked = Genoteerd: hier ligt geen steen overheen.
unmarked = De notitie is gewist.
sealed = De voorspelling is verzegeld.
spliced = Een lus van de overgebleven stenen wordt ingevoegd.
cut-elsewhere = De ring wordt bij een ander getal opengemaakt.
unsealed = Het zegel is verbroken: { $tile } ontbrak.

## Wat er fout is aan een ketting

wrong-not-there = een steen is er niet
wrong-used-twice = een steen is twee keer gebruikt
wrong-no-match = twee helften passen niet
wrong-ends = de uiteinden tonen het getal niet
wrong-inside = het getal komt ook binnenin voor
wrong-too-short = hij is te kort
wrong-too-long = hij is te lang
wrong-too-many = { $count } stenen is te veel, het moeten er precies { $most } zijn
wrong-pair = { $tile } past niet bij { $following }
wrong-beginning = { $tile } begint niet met { $number }
wrong-way-back = { $tile } komt niet terug bij { $number }
wrong-inside-at = { $number } komt ook binnenin voor, bij { $tile }
wrong-length = { $count ->
    [one] één steen is te weinig
   *[other] { $count } stenen is te weinig
}, het moeten er { $least } zijn

## Hoe een ronde eindigde

ended-out = { $name } heeft de laatste steen gelegd: domino!
ended-out-you = Je hebt de laatste steen gelegd: domino!
ended-blocked = De ronde zit vast: niemand kan leggen.
ended-barred = { $name } heeft een uiteinde versperd, en daarmee eindigt de ronde.
ended-barred-you = Je hebt een uiteinde versperd, en daarmee eindigt de ronde.
ended-alone = Alleen { $name } heeft nog stenen.
ended-alone-you = Alleen jij hebt nog stenen.
ended-target = { $name } heeft het doel bereikt.
ended-target-you = Je hebt het doel bereikt.
ended-goal = Het laatste doel is bereikt of gepasseerd.
ended-empty = Alle handen zijn leeg.
ended-taken = Alle stenen zijn genomen.
ended-spent = Alle handen en de pot zijn leeg.
ended-void = Niemand vond op tijd een ketting.
ended-stuck = Er past niets meer.
ended-solved = Opgelost!
pips-left = Ogen nog in de hand: { $hands }
points-noted = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
score-line = Punten: { $scores }

## Waarvoor punten zijn

scored-out = alles gelegd
scored-fewest-pips = minste ogen
scored-fewest-tiles = minste stenen
scored-tie-opener = gelijk, dus wint het paar dat opende
scored-tie-blocker = gelijk, dus wint het paar dat de ronde liet vastlopen
scored-capicua = capicúa
scored-chuchazo = chuchazo
scored-corrido = corrido: alle anderen slaan over
scored-salida = salida: de tweede speler slaat over
scored-blocked = vastgelopen ronde
scored-barred = de barricade hield stand
scored-bar-failed = minste ogen tegen een barricade
scored-bar-lost = mislukte barricade, twee keer { $of } ogen
scored-ends = de uiteinden zijn samen { $of }
scored-left = ogen in de hand
scored-noted = genoteerde ogen
scored-noted-fourfold = vier keer genoteerde ogen
scored-opening = opening
scored-highest-double = hoogste dubbel
scored-equal-ends = gelijke uiteinden
scored-triple = gelijke uiteinden met een dubbel
scored-no-double = geen dubbel in de hand
scored-most-pips = meeste ogen
scored-won = gewonnen ronde
scored-key = key
scored-play-two = one-all, om twee gespeeld
scored-bruk = bruk: iedereen begint opnieuw
scored-goal = precies { $of }
scored-kept = gehouden stenen
scored-double = de dubbel { $of }
scored-level = niveau { $of }
scored-row = rij { $of }

## Where points came from, and why a round was won

points-count = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
points-penalty = { $points ->
    [one] 1 strafpunt
   *[other] { $points } strafpunten
}
points-sum = { $name }: { $sum } = { $worth }
points-why = { $name }: { $worth } ({ $why })
fewest-points-win = Wie de minste punten heeft, wint.
score-penalty = { $name } noteert { points-penalty } ({ $why }).
score-penalty-you = Je noteert { points-penalty } ({ $why }).
scored-sum = { $why }: { $sum }
sum-pips = { $total ->
    [one] { $of } oog
   *[other] { $of } ogen
}
sum-rounded = { $number } ({ $of } ogen, afgerond)
sum-rounded-alone = { $of } ogen, afgerond op { $number }
sum-shared = { $number } ({ $of } gedeeld door { $count })
sum-own = { $number } in de hand van de winnaar
sum-left = { $total ->
    [one] { $of } oog in de hand
   *[other] { $of } ogen in de hand
}
sum-twice = { $number } (twee keer { $of } ogen)
sum-fourfold = { $number } (vier keer { $of } ogen)
sum-tile = { $number } voor { $tile }
sum-ends = { $of } voor de uiteinden
sum-for = { $of } ({ $why })
decided-fewest-pips = De minste ogen: { $name } ({ $pips }).
decided-fewest-together = Samen de minste ogen: { $name } ({ $pips }).
decided-most-pips = De meeste ogen: { $name } ({ $pips }).
decided-fewest-tiles = De minste stenen: { $name } ({ $tiles }).
decided-tiles-then-pips = De minste stenen ({ $tiles }), daarna de minste ogen ({ $pips }): { $name }.
decided-no-double = Als enige zonder dubbel: { $name }.
decided-fewest-without = Geen dubbel en de minste ogen: { $name } ({ $pips }).
decided-tie-nobody = Gelijk met de minste ogen ({ $pips }): { $name }. Niemand krijgt iets.
decided-tie-shared = Gelijk met de minste ogen ({ $pips }): { $name } delen de punten.
decided-tie-tiles-nobody = Gelijk in stenen ({ $tiles }) en ogen ({ $pips }): { $name }. Niemand krijgt iets.
decided-tie-tiles-shared = Gelijk in stenen ({ $tiles }) en ogen ({ $pips }): { $name } delen de punten.
decided-level = Gelijk: niemand wint de ronde.
decided-bar-held = De minste ogen: { $name } ({ $pips }). De barricade hield stand.
decided-bar-failed = De minste ogen: { $name } ({ $pips }). De barricade hield geen stand.
decided-ender = Wie de ronde beëindigt, noteert niets: { $name }.

## Waarom niet

why-not-legal = Dat kan nu niet.
why-match-over = De partij is afgelopen.
why-round-over = De ronde is afgelopen.
why-not-your-turn = Je bent niet aan de beurt.
why-wrong-deal = Dat zijn niet de stenen van dit spel.
why-you-can-lay = Je kunt leggen, dus je moet.
why-not-in-hand = Je hebt { $tile } niet.
why-must-open = { $tile } moet openen.
why-lot-first = Eerst moet er geloot worden.
why-already-opened = De ronde is al geopend.
why-ceded-to-you = Je partner laat jou openen: nu open jij.
why-opens-by-tile = De steen bepaalt wie opent: dat kun je niet doorgeven.
why-no-such-place = Die plaats is er niet op tafel.
why-say-where = Zeg waar de steen moet liggen.
why-fill-first = Eerst moet de open plaats { $place } bezet worden.
why-home-first = Je hebt een steen die aan { $tile } past: die moet daar eerst heen.
why-does-not-fit = { $tile } past niet aan een { $number }.
why-fits-nowhere = { $tile } past nergens.
why-fits-no-end = { $tile } past nergens: { $count ->
    [one] elk uiteinde is { $ends }
   *[other] de uiteinden zijn { $ends }
}.
why-nothing-to-touch = Hier wordt een steen gewoon gelegd: hij raakt niets.
why-not-a-double = Alleen een dubbel kan versperren, en { $tile } is dat niet.
why-nothing-to-draw = Er is niets meer te trekken.
why-cells-apart = Een steen ligt op twee vakken naast elkaar.
why-cells-uneven = Beide helften moeten op hetzelfde niveau liggen.
why-same-tile = Hij moet over twee verschillende stenen liggen.
why-not-touching = Hij moet een steen raken die op tafel ligt.
why-turn-begun = Je bent al aan het leggen: deze beurt kun je niet meer trekken.
why-hand-full = Je hebt te veel stenen om te trekken.
why-nothing-laid = Je hebt nog niets gelegd.
why-second-must-follow = Die steen begint alleen een ketting: er moet een tweede volgen.
why-not-the-pair = De volgende steen komt over het paar dat net is ontstaan.
why-none-could-follow = Vandaar kan geen tweede steen volgen, en een ketting heeft er twee nodig.
why-no-such-tile = { $tile } bestaat niet in dit spel.
why-tile-taken = { $tile } is al genomen.
why-row-not-on-tile = { $tile } heeft geen { $row }: hij past niet in die rij.
why-one-dictation = Eén keer dicteren per beurt is genoeg.
why-row-begun = Rij { $row } is al begonnen: daar valt niets te dicteren.
why-not-the-last = Er is nog meer dan één steen met { $row }: daar valt nog niets te dicteren.
why-undo-clock = Terwijl de klok loopt, kan niets teruggenomen worden.
why-undo-never = In dit spel wordt niets teruggenomen: wat gezien is, blijft gezien.
why-undo-nothing = Er is niets terug te nemen.
why-undo-others = Anderen hebben intussen gespeeld: dat kun je niet alleen terugnemen.
why-undo-seen = Dat kun je niet terugnemen: je hebt stenen gezien die verborgen waren.

## Plaatsen en stenen

end-left = aan het linkeruiteinde
end-right = aan het rechteruiteinde
end-top = aan het bovenste uiteinde
end-bottom = aan het onderste uiteinde
end-open-half = aan de { $number } van { $tile }
end-side = aan de zijkant van { $tile }
end-tip = aan de punt van { $tile }
end-toe = als teen van { $tile }
end-ray = als nieuwe arm aan { $tile }
place-first = midden op tafel
place-next = op tafel
place-on = { $place }, tegen de { $number }
# Which ends are open, as the prompt says it.
open-ends = Open uiteinden: { $ends }.
open-ends-one = Open uiteinde: { $ends }.
open-ends-both = Beide uiteinden: { $number }.
open-ends-many = { $count } uiteinden zijn open, met { $numbers } verschillende getallen.
open-end-at = { $number } { $place }
open-end-times = { $number } ({ $times }×)
offer = { $tile }, { $place }
offer-first = { $tile }, om te openen
offer-total = { $tile }, totaal { $total }
offer-open = { $tile }, { $place }, dan is { $number } open
tile-last = { $tile }, het laatst gelegd
tile-at-end = { $tile }, { $place }, { $number } is open
tile-open = { $tile }, { $number } is open
tile-down = dichte steen, rij { $row }, kolom { $column }
tile-up = { $tile }, open, rij { $row }, kolom { $column }
boneyard = Pot: { $count }
boneyard-reserve = Pot: { $count } ({ $reserve } blijven liggen)
goals = Doelen

## Running counts, and what a lay would make

offer-makes = { $tile }, { $place }: de uiteinden zijn samen { $total }
offer-scores = { $tile }, { $place }: de uiteinden zijn samen { $total }, +{ $points }
offer-earns = { $tile }, { $place }: +{ $points }
offer-total-scores = { $tile }, totaal { $total }, +{ $points }
count-ends = Uiteinden
count-scores-at = Punten bij
count-divisor = Deler
count-highest-double = Hoogste dubbel
count-adds-up = Helften zijn samen
count-wanted = Gezocht
count-joker = joker
count-total = Totaal
count-goal = Volgend doel
count-pair = Een paar is samen

## Wat te doen is

prompt-deal = De stenen worden gedeeld.
prompt-next-round = De ronde is afgelopen. Verder?
prompt-match-over = De partij is afgelopen.
prompt-wait = { $name } is aan de beurt.
prompt-must-open = Jouw beurt: open met { $tile }.
prompt-must-lay = Jouw beurt: leg { $tile }.
prompt-open = Jouw beurt: open met een willekeurige steen.
prompt-open-or-cede = Jouw beurt: open met een willekeurige steen, of laat je partner openen.
prompt-lay = Jouw beurt: leg een steen.
prompt-lay-any = Jouw beurt: leg een willekeurige steen. Het totaal is { $total }.
prompt-lay-or-draw = Jouw beurt: leg een steen of trek er een.
prompt-lay-or-stop = Leg nog een steen of stop.
prompt-lay-or-pass = Jouw beurt: leg een steen of sla over.
prompt-lay-or-decline = Jouw beurt: leg een steen, of sla over en trek er een.
prompt-pass-and-draw = Er past niets: sla over, dan trek je.
prompt-fill = Jouw beurt: eerst moeten de plaatsen aan { $tile } bezet worden.
prompt-home-first = Jouw beurt: wat aan { $tile } past, moet daar eerst heen.
prompt-draw = Er past niets: trek.
prompt-draw-or-pass = Er past niets: trek of sla over.
prompt-pass = Er past niets: je moet overslaan.
prompt-stop = Er past niets meer: je beurt is voorbij.
prompt-bar = Er past niets, maar je kunt een uiteinde versperren.
prompt-flip-first = Jouw beurt: draai een steen om.
prompt-flip-second = Draai een tweede steen om.
control-draw = Trekken
control-pass = Overslaan
control-cede = Partner laten openen
control-gesture-fist = Vuist: veel ervan
control-gesture-finger = Vinger: nog een
control-gesture-palm = Vlakke hand: geen meer
control-stop = Stoppen
control-bar = { $tile } als versperring { $place }
status-passed = slaat over
status-gesture-fist = vuist: { $number }
status-gesture-finger = vinger: { $number }
status-gesture-palm = vlakke hand: { $number }
status-passed-on = slaat over ({ $numbers })
lacks-number = geen { $number }
status-dropped-out = is afgevallen
sheet = Punten
sheet-total = Totaal
goal-points = tot { $points }
goal-ends-at = einde bij { $points }
goal-rounds = ronde { $round } van { $rounds }
sheet-secret = De notities blijven tot de laatste ronde geheim.
sheet-own = Tot de bekendmaking ziet iedereen alleen de eigen notities.

## Opties

value-true = ja
value-false = nee
option-set = Set
option-set-help = Met welke stenen jullie spelen.
option-set-6 = Dubbel zes (28 stenen)
option-set-9 = Dubbel negen (55 stenen)
option-set-12 = Dubbel twaalf (91 stenen)
option-set-15 = Dubbel vijftien (136 stenen)
option-set-18 = Dubbel achttien (190 stenen)
option-set-other = Dubbel { $value }
option-players = Spelers
option-players-help = Hoeveel er aan tafel zitten.
option-direction = Richting
option-direction-help = In welke richting jullie spelen, uitdelen en de volgende ronde openen; in Zwitserland tegen de klok in.
option-direction-clockwise = met de klok mee
option-direction-counter-clockwise = tegen de klok in
option-match = Partij
option-match-help = Hoe lang jullie spelen: een aantal rondes, of tot iemand een aantal punten haalt; nooit meer dan 1000 rondes.
option-match-rounds = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
option-match-points = tot { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
option-match-in-rounds = rondes
option-match-in-points = punten
option-match-six-love = Six-love
option-reserve = Blijven liggen
option-reserve-help = Zoveel stenen van de pot worden nooit getrokken.
option-blocked_tie = Gelijk bij vastlopen
option-blocked_tie-help = Wat er gebeurt als meer spelers de minste ogen hebben: niemand krijgt iets, of zij delen de ogen van de anderen, naar beneden afgerond. Staat iedereen gelijk, dan valt er niets te delen.
option-blocked_tie-nobody = niemand
option-blocked_tie-shared = gedeeld
option-target = Doel bereikt
option-target-help = Of de partij meteen stopt, of de ronde wordt uitgespeeld en het hoogste totaal wint.
option-target-at-once = wint meteen
option-target-round-end = telt aan het einde van de ronde
option-base = Basisspel
option-base-help = Het spel waaraan de barricades worden toegevoegd.
option-bar_fit = De versperrende dubbel moet passen
option-bar_fit-help = Zo niet, dan verspert elke dubbel elk uiteinde.
option-least = Kleinste som die telt
option-least-help = Of 5 al telt, of pas 10 en meer zoals in de lijst van het boekje.
option-sides = Wie met wie speelt
option-sides-help = Twee tegen twee, partners tegenover elkaar en met één stand; of ieder voor zich.
option-sides-pairs = in paren
option-sides-single = ieder voor zich
option-partners = Partners
option-partners-help = Spreek het vooraf af. Hardop: de handen blijven dicht, partners mogen tijdens de ronde praten en iedereen aan tafel hoort het, ook wie toekijkt; bots horen niets. Open: partners zien elkaars stenen en mogen onderling praten.
option-partners-silent = zwijgend
option-partners-aloud = praten hardop
option-partners-open = open
option-tempo = Bedenktijd
option-tempo-help = Wat de tijd die iemand neemt de partner mag zeggen. Natuurlijk: wat die ook zegt; oneerlijk is alleen doen alsof je nadenkt. Eerlijk: voor wie geen keus heeft, wordt meteen gespeeld, dus wie de tijd neemt, heeft er een. Gelijk: wat iemand doet, is pas na enkele seconden te zien, zodat snel en langzaam er hetzelfde uitzien.
option-tempo-natural = natuurlijk
option-tempo-honest = eerlijk
option-tempo-level = gelijk
option-tempo_s = Seconden voor het te zien is
option-tempo_s-help = Vanaf het begin van de beurt. Wie langer nadenkt, is te zien zodra er beslist is.
option-notes = Wie de notities ziet
option-notes-help = Niemand, tot ze bekend worden gemaakt; of iedereen die van zichzelf: wat voor je genoteerd is, ook viervoudig, en je totaal. Wie toekijkt, ziet er geen.
option-notes-scorer = niemand
option-notes-own = iedereen de eigen
option-opens_first = Wie de eerste ronde opent
option-opens_first-help = Wie de eerste ronde begint: de hoogste dubbel, die gelegd moet worden, of een plaats door loting, met een willekeurige steen.
option-opens_first-double = de hoogste dubbel
option-opens_first-lot = het lot
option-opens_next = Wie latere rondes opent
option-opens_next-help = Wie na een gewonnen ronde met een willekeurige steen opent: wie na de vorige opener aan de beurt is, of de winnaar.
option-opens_next-rotates = de volgende speler
option-opens_next-winner = de winnaar
option-cede = De opening overlaten
option-cede-help = Wie met een willekeurige steen mag openen, mag eerst de eigen stenen bekijken en dan de partner laten openen. Dan geldt de partner als de opener.
option-after_tie = Opening na een ronde zonder winnaar
option-after_tie-help = Wie dan opent: de speler na de vorige opener, dezelfde speler nog eens, of wie een eerste ronde zou openen.
option-after_tie-next = de volgende speler
option-after_tie-same = dezelfde speler
option-after_tie-fresh = als in de eerste ronde
option-blocked = Wie een vastgelopen ronde wint
option-blocked-help = Het paar dat samen minder ogen heeft; de speler met de minste, wat de partner ook heeft; of, van de speler die de ronde liet vastlopen en de volgende speler, degene met minder.
option-blocked-pair = het paar met minder ogen
option-blocked-player = de speler met de minste
option-blocked-closer = wie de ronde liet vastlopen, of de volgende
option-tie = Gelijk in een vastgelopen ronde
option-tie-help = Hebben beide evenveel ogen: niemand wint, het paar dat opende wint, of het paar dat de ronde liet vastlopen.
option-tie-nobody = niemand wint
option-tie-opener = het paar dat opende
option-tie-blocker = het paar dat de ronde liet vastlopen
option-counts = Bijgeschreven ogen
option-counts-help = Of de winnaars de ogen van het verliezende paar krijgen of die van alle vier de handen.
option-counts-losers = die van de verliezers
option-counts-all = alle handen
option-counts-all-if-blocked = alle handen als de ronde vastzit
option-misdeal = Opnieuw delen vanaf zoveel dubbels
option-misdeal-help = Heeft iemand zoveel dubbels of meer, dan wordt er opnieuw gedeeld en niets geteld.
option-misdeal-0 = nooit
option-capicua_points = Punten voor een capicúa
option-capicua_points-help = Uitgaan met een steen die aan beide uiteinden past: geen dubbel, en de helften zijn de twee uiteinden.
option-chuchazo_points = Punten voor een chuchazo
option-chuchazo_points-help = Uitgaan met dubbel blank.
option-corrido_points = Punten voor een corrido
option-corrido_points-help = Een steen waarna alle drie de anderen moeten overslaan; het telt elke keer.
option-salida_points = Punten voor een salida
option-salida_points-help = Een opening waarna de tweede speler moet overslaan.
option-capicua_ends = Uiteinden van een capicúa
option-capicua_ends-help = Of de twee uiteinden verschillend moeten zijn, of ook een steen telt die het getal van twee gelijke uiteinden toont.
option-capicua_ends-differ = moeten verschillen
option-capicua_ends-any = mogen gelijk zijn
option-capicua_blank = Capicúa met een blanco
option-capicua_blank-help = Of ook een laatste steen met een lege helft een capicúa kan zijn.
option-salida_rule = Een salida telt
option-salida_rule-help = Als de partner van de opener legt, en helemaal niet als die ook moet overslaan; of zodra de tweede speler overslaat.
option-salida_rule-partner-lays = als de partner legt
option-salida_rule-at-once = meteen
option-pass_win = Overslaan kan de partij beslissen
option-pass_win-help = In een partij tot een aantal punten: zo niet, dan worden punten voor een corrido of salida die het doel zouden halen, helemaal niet bijgeschreven.
option-one_all = One-all, play two
option-one_all-help = Heeft iedereen precies één ronde, dan wordt de volgende om twee gespeeld. Zo niet, dan begint iedereen ook dan weer bij nul.
option-key = Punten voor een key
option-key-help = Uitgaan met een steen waarvan de helften de twee uiteinden zijn, geen dubbel, terwijl er geen andere steen met een van beide getallen over is.
option-sporting = Vrije opening
option-sporting-help = Wie opent vanwege een steen, mag een andere leggen, maar mag het openen niet doorgeven.
option-stuck = Wie niet kan leggen
option-stuck-help = Wat jullie doen als er niets past. Wordt er overgeslagen, dan trekt niemand, en een ronde zit vast zodra niemand kan leggen.
option-stuck-draw-one = trekt een steen
option-stuck-pass = slaat over
option-draw_after = Trekken na het leggen
option-draw_after-help = Wie gelegd heeft, trekt aan het einde van de beurt een steen, zoals bij het blokspel, tenzij de hand leeg is.
option-may_stop = Stoppen mag
option-may_stop-help = Na minstens één steen mag je stoppen, ook al past er nog iets.
option-award = Punten voor een doel
option-award-help = Achtereenvolgens één tot zes punten, of het getal zelf.
option-award-bracket = 1, 2, 3, …
option-award-total = het getal zelf
option-grab = Stenen grijpen
option-grab-help = Een steen die iemand genomen heeft, is voor de anderen weg, tot hij wordt teruggelegd of de ronde voorbij is. Een ketting bestaat uit wat je gegrepen hebt en wat vrij ligt; wie moet wachten, houdt de gepakte stenen.
option-handout = Uitdelen
option-handout-help = Of de hele rest van de hand wordt uitgedeeld, of aan ieder één steen, en je houdt wat overblijft.
option-handout-all = alles
option-handout-one-each = ieder één
option-levels = Niveaus tellen
option-levels-help = Vanaf de eerste steen van de beurt, of vanaf de tafel.
option-levels-move = vanaf de eerste steen van de beurt
option-levels-table = vanaf de tafel
option-rescue = Reddingen
option-rescue-help = Hoe vaak je een extra steen mag trekken als je vastzit.
option-opens_with = Openingssteen
option-opens_with-help = De hoogste dubbel, anders de hoogste steen, bepaalt wie opent, en iedereen hoort welke dat was. Die steen moet dan gelegd worden, of het mag een willekeurige zijn.
option-opens_with-that-tile = die steen
option-opens_with-any = een willekeurige steen
option-first_four = De eerste vier plaatsen
option-first_four-help = Of de vier kanten van de middelste steen bezet moeten zijn voordat er iets anders gelegd wordt, of dat elk open uiteinde van het begin af vrij is.
option-first_four-forced = eerst
option-first_four-free = vrij
option-block_won_by = Een vastgelopen ronde wint wie heeft
option-block_won_by-help = De minste ogen of de minste stenen; bij evenveel stenen beslissen de ogen. Bijgeschreven worden altijd de ogen van de anderen.
option-block_won_by-pips = de minste ogen
option-block_won_by-tiles = de minste stenen
option-six_players = Stenen per speler met zes
option-six_players-help = Het lange boekje noemt zes spelers twee keer: met 7 stenen en met 5.
option-decline = Trekken in plaats van leggen
option-decline-help = Wie zou kunnen leggen, mag de beurt ook zonder leggen beëindigen en trekt dan, zolang er iets te trekken valt; alleen de eerste steen van de ronde moet gelegd worden. Niemand hoort of iemand had kunnen leggen.
option-drawn = Getrokken steen die past
option-drawn-help = Of je die meteen moet leggen of mag houden; dan eindigt je beurt. Niemand hoort of hij gepast had.
option-drawn-must = moet gelegd worden
option-drawn-may = mag gehouden worden
option-empty = Als er niets meer te trekken valt
option-empty-help = Of dan moet leggen wie kan, of ook dan mag overslaan; hebben allen achter elkaar overgeslagen, dan eindigt de ronde. Niemand hoort of iemand had kunnen leggen.
option-empty-must = moet leggen wie kan
option-empty-may = mag iedereen overslaan
option-bar_when = Versperren mag
option-bar_when-help = Wie wil; alleen wie niet kan leggen, in plaats van te trekken of over te slaan; of alleen wie niet kan leggen en niet kan trekken. In de laatste twee gevallen verspert elke dubbel elk uiteinde.
option-bar_when-free = wie wil
option-bar_when-stuck = wie niet kan leggen
option-bar_when-nothing-else = wie niet kan leggen of trekken
option-nines = Stenen met een negen
option-nines-help = Of je ze legt wanneer je wilt, of dat je, zolang je er een hebt, eerst zo’n steen in het midden moet leggen.
option-nines-free = wanneer je wilt
option-nines-first = eerst, in het midden

## What speaks for a hint

why-because-only = Iets anders kan niet.
why-because-scores = Dat levert { $points ->
    [one] één punt
   *[other] { $points } punten
} op.
why-because-others = Ook { $tiles } { $count ->
    [one] past
   *[other] passen
}.
why-because-points = Dat is { $points ->
    [one] een punt
   *[other] { $points } punten
} beter dan de volgende keus, gemiddeld over { $tables } gesimuleerde delingen.
why-because-often = Dat won duidelijk vaker dan al het andere, in { $tables } gesimuleerde delingen.
why-because-close = De volgende keus is ongeveer even goed, in { $tables } gesimuleerde delingen.

## Wat een zet weggaf

why-lost-out = Daarmee was de hand leeg geweest.
why-lost-points = Dat levert meteen { $points ->
    [one] een punt
   *[other] { $points } punten
} meer op.
why-lost-idle = Er was een steen om te leggen.
why-lost-double = Het uiteinde voor de eigen dubbel { $number }-{ $number } werd dichtgelegd.
why-lost-number = De laatste { $number } uit de hand ging weg.
why-lost-passed = Wie nu aan de beurt komt heeft geen { $number }, en dat uiteinde had open kunnen blijven.
why-lost-partner = Voor de partner bleef er niets te leggen.
why-lost-heavy = De zware { $tile } bleef in de hand.

## Slagenspellen

dealer-drawn = Het lot valt op { $name }: die geeft als eerste.
dealer-drawn-you = Het lot valt op jou: jij geeft als eerste.
all-passed = Iedereen heeft gepast: de stenen worden geschud en opnieuw gegeven.
bid-made = { $name } biedt { $amount }.
bid-made-you = Je biedt { $amount }.
called = { $name } maakt { $suit } troef.
called-you = Je maakt { $suit } troef.
called-doubles = { $name } maakt de dubbels troef.
called-doubles-you = Je maakt de dubbels troef.
called-follow-me = { $name } speelt zonder troef.
called-follow-me-you = Je speelt zonder troef.
middle-taken = { $name } pakt { $count ->
    [one] de steen
   *[other] de { $count } stenen
} uit het midden.
middle-taken-you = Je pakt { $tiles } uit het midden.
discarded = { $name } legt een steen weg.
discarded-you = Je legt { $tiles } weg.
tile-played = { $name } speelt { $tile }.
tile-played-you = Je speelt { $tile }.
trick-taken = De slag is voor { $name }.
trick-taken-you = De slag is voor jou.
ended-all-taken = Alle slagen zijn gemaakt.
ended-decided = Het bod is beslist, en daarmee eindigt de ronde.
why-follow-suit = Je hebt een steen van de gevraagde kleur, { $suit }, en moet bekennen.
why-follow-doubles = Je hebt een dubbel en moet bekennen: er is een dubbel gevraagd.
why-must-nearest = Je moet de steen spelen waarvan de ogen het dichtst bij het getal liggen.
status-tricks = { $count ->
    [one] 1 slag
   *[other] { $count } slagen
}
status-bid = biedt { $bid }
status-dealer = geeft
status-resting = doet niet mee
tile-in-trick = { $tile }, gespeeld door { $name }
offer-play = { $tile }
offer-discard = { $tile } wegleggen
place-trick = bij de slag
place-away = weg, gedekt
control-bid = { $amount } bieden
control-call = { $call }
call-suit = Troef: { $suit }
call-doubles = Troef: dubbels
call-follow-me = Zonder troef
badge-bid = Bod
badge-trumps = Troef
badge-called = Aangekondigd
badge-doubles = dubbels
badge-follow-me = zonder troef
contract-title = Het spel
contract-bid = { $name } heeft { $bid } geboden.
contract-call = { $name }: { $call }.
contract-taken = { $name }: { $count ->
    [one] 1 slag
   *[other] { $count } slagen
}
contract-taken-worth = { $name }: { $count ->
    [one] 1 slag
   *[other] { $count } slagen
}, { $worth } punten
prompt-tricks-bid = Jouw beurt: bied of pas.
prompt-tricks-discard = Leg een steen weg: niemand ziet welke.
prompt-tricks-call = Jouw beurt: kies de troef.
prompt-tricks-play = Jouw beurt: speel een steen bij de slag.
