title = Dominosa
blurb = Alleen de getallen zijn te zien: waar liggen de stenen?
twist = Vind de verborgen stenen
aliases = Probleemverzameling, Dominosammlung
booklet-title = ‘Dominosammlung von Aufgaben’
cli-example = put 0,3 0,4 legt een steen op rij 0, kolommen 3 en 4; remove 0,3 0,4 neemt hem terug; mark 0,3 0,4 noteert dat daar geen ligt

## Aan tafel

composer-put = Steen leggen
composer-put-cells = twee getallen naast elkaar
composer-mark = Notitie
composer-mark-cells = twee getallen die geen steen verbindt
cell-number = { $number }, op { $cell }
tile-laid-at = { $tile } op { $cells }: terugnemen
tile-twice-at = { $tile } op { $cells }, ligt dubbel: terugnemen
panel-numbers = De getallen als tekst
panel-missing = Nog te vinden: { $count }
panel-twice = Ligt dubbel
prompt-find = Verbind twee buurgetallen tot een steen; kies hem om hem terug te nemen.
prompt-twice = Een steen ligt dubbel: minstens één van de twee is fout.
scored-solved = opgelost

## Opties

option-numbers = Eigen getallen
option-numbers-help = Plak een rechthoek van getallen, rij voor rij: 01123… of 0 1 1 2 3… Ze zeggen welke set en welke rechthoek het is. Blijft het leeg, dan wordt een puzzel getrokken.
option-shape = Vorm
option-shape-help = Waarin de stenen lagen: een rechthoek, een trap met rijen van 2, 4, 6 … getallen of een vierkante ring van minstens twee getallen breed. Niet elke set vult een ring.
option-shape-rectangle = rechthoek
option-shape-staircase = trap
option-shape-ring = ring
option-grid = Rechthoek
option-grid-help = Rijen × kolommen: elke rechthoek die de set precies vult, met twee tot veertig van elk. Standaard één rij minder dan kolommen.
option-grade = Moeilijkheid
option-grade-help = Volgens het boekje kunnen er meer oplossingen zijn; alle andere puzzels hebben er precies één. Hoe moeilijker, hoe slimmer de stappen die ze vragen.
option-grade-book = volgens het boekje: geschud en uitgelegd
option-grade-trivial = heel makkelijk: één plaats over
option-grade-local = makkelijk: naar de buren kijken
option-grade-sets = gemiddeld: vakken tegen stenen tellen
option-grade-hard = moeilijk: dubbels en ketens
option-grade-cases = heel moeilijk: gevallen uitdenken
option-grade-own = eigen getallen
numbers-no-number = rij { $row }: ‘{ $word }’ is geen getal.
numbers-no-rectangle = rij 1 heeft { $first } getallen, rij { $row } heeft er { $count }. Schrijf een rechthoek.
numbers-no-shape = { $rows } × { $columns } past niet op het scherm. Schrijf 2 tot { $most } rijen en kolommen.
numbers-no-set = { $count } getallen vullen geen set. Dubbel zes heeft er 56, dubbel negen 110.
numbers-no-full-set = { $number } komt { $count } keer voor; in de set dubbel { $set } zou het { $wanted } zijn.
numbers-no-solution = deze getallen hebben geen oplossing.

## Waarom niet

why-wrong-grid = Dit is geen rechthoek van deze maat waarin elk getal zo vaak voorkomt als in de set.
why-no-tile-here = Op deze twee vakken ligt geen steen.
why-numbers-are-there = De getallen staan er al: zeg alleen waar de steen ligt.
why-off-the-grid = Zo’n vak is er in deze rechthoek niet.
why-not-neighbours = Een steen ligt op twee vakken die elkaar met een zijde raken.
why-cell-taken = Daar ligt al een steen: neem die eerst terug.

## Tips

why-dominosa-tile-one-place = { $tiles } past maar op één plaats: { $pair }.
why-dominosa-cell-one-place = Het getal op { $cells } kan maar met één buur verbonden worden: { $pair }.
why-dominosa-cell-one-tile = Hoe het getal op { $cells } ook verbonden wordt, het wordt { $tiles }. Die steen ligt dus nergens anders: niet op { $pair }.
why-dominosa-tile-one-cell = Waar { $tiles } ook ligt, hij bedekt { $cells }. Dat doet dus geen andere steen: op { $pair } ligt er geen.
why-dominosa-stranded-cell = Een steen op { $pair } zou het getal op { $cells } zonder partner laten.
why-dominosa-stranded-tile = Een steen op { $pair } zou { $tiles } geen plaats laten.
why-dominosa-parity = Zonder { $cells } is een deel van { $part } vakken afgesneden. Dat is een even getal, dus stenen bedekken het onder elkaar: op { $pair } ligt er geen.
why-dominosa-twins = Een steen op { $pair } zou { $cells } alleen { $tiles } laten – allebei, en die is er maar één keer.
why-dominosa-clash = Een steen op { $pair } zou stenen op { $forced } afdwingen, en die gaan niet samen.
why-dominosa-set-cells = Voor de vakken { $cells } zijn er samen maar evenveel stenen: { $tiles }. Die liggen dus nergens anders: niet op { $pair }.
why-dominosa-set-tiles = De stenen { $tiles } hebben allemaal een van evenveel vakken nodig: { $cells }. Niets anders bedekt die dus: op { $pair } ligt geen steen.
why-dominosa-set-partners = Voor de vakken { $cells } zijn er maar evenveel partners: { $partners }. Die horen dus bij geen ander: op { $pair } ligt geen steen.
why-dominosa-set-number = De vakken { $cells } tonen { $number }, en er zijn maar evenveel stenen voor mogelijk: { $tiles }. Die liggen dus nergens anders: niet op { $pair }.
why-dominosa-set-double = De vakken { $cells } tonen { $number }. De stenen die ervoor mogelijk zijn, { $tiles }, zijn net genoeg als de dubbel er twee bedient. Ze liggen dus nergens anders: niet op { $pair }.
why-dominosa-forcing-chain = Stel dat er een steen op { $pair } ligt. Dan moeten er na elkaar stenen op { $forced } liggen, en iets blijft zonder plaats. Daar ligt er dus geen.
why-dominosa-case = Stel dat er een steen op { $pair } ligt. Tot het einde doorgedacht ({ $count ->
    [one] één steen
   *[other] { $count } stenen
}) blijft er iets zonder plaats. Daar ligt er dus geen.
why-dominosa-search = Geen oplossing heeft een steen op { $pair }: dat vind je alleen door alles te proberen.
why-dominosa-overlap = Op { $cells } liggen twee stenen: neem er een terug.
why-dominosa-tile-twice = { $tiles } ligt dubbel: neem er een terug.
why-dominosa-wrong-tile = De steen op { $pair } komt met de rest in geen oplossing voor: neem hem terug.
why-dominosa-wrong-mark = Over { $pair } ligt wel een steen: wis de notitie.
why-dominosa-doubtful-tile = Er zijn te veel mogelijkheden om snel te zeggen of de steen op { $pair } goed ligt. In de bekende oplossing ligt hij er niet: neem hem terug.
why-dominosa-doubtful-mark = Er zijn te veel mogelijkheden om snel te zeggen of de notitie bij { $pair } klopt. In de bekende oplossing ligt daar een steen: wis die.
why-dominosa-no-solution = Deze getallen hebben helemaal geen oplossing.
why-dominosa-several-solutions = Vanaf hier zijn er meer oplossingen, dus valt er niets af te leiden. Met een steen op { $pair } begint er een.
why-dominosa-known-tile = Hier volgt niets dat snel te vinden is. Eén oplossing heeft een steen op { $pair }.
why-dominosa-too-many = Er zijn te veel mogelijkheden om snel te zeggen of tot nu toe alles goed is. Ben je niet zeker van de laatste steen, neem hem dan terug.
why-dominosa-done = Opgelost.
why-dominosa-one-way = Tot nu toe is alles goed, en er is precies één weg naar het einde. { $count ->
    [one] Eén steen is
   *[other] { $count } stenen zijn
} nog te vinden.
why-dominosa-several-ways = Tot nu toe gaat alles goed, en er zijn meer wegen naar het einde. { $count ->
    [one] Eén steen is
   *[other] { $count } stenen zijn
} nog te leggen.
