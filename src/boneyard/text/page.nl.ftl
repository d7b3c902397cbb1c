### Wat de pagina zelf zegt; alles over de spellen komt van de server.

## Lobby

page-tagline = Alle dominospellen uit de doos
page-language = Taal
page-search = Zoeken
page-search-example = Matador, Muggins, Sniff…
page-players = Spelers
page-set = Set
page-set-name = { $set ->
    [6] Dubbel zes
    [9] Dubbel negen
    [12] Dubbel twaalf
    [15] Dubbel vijftien
    [18] Dubbel achttien
   *[other] Dubbel { $set }
}
page-kind = Soort
page-kind-line = Aanlegspellen
page-kind-counting = Rekenspellen
page-kind-memory = Geheugenspellen
page-kind-tricks = Slagenspellen
page-kind-own = Buitenbeentjes
page-kind-solo = Solospellen
page-kind-puzzle = Puzzels
page-booklet = Boekje
page-booklet-S = Schmidt, kort
page-booklet-L = Schmidt, lang
page-booklet-O = Schmidt, scan
page-booklet-W = Weico
page-booklet-K = Blaadje
page-booklet-none = in geen
page-any = Alle
page-games-found = { $count ->
    [one] Eén spel
   *[other] { $count } spellen
}
page-nothing-found = Geen spel past bij deze zoekopdracht.
page-show-all = Alles tonen
page-for-players = { $count ->
    [one] { $players } speler
   *[other] { $players } spelers
}
page-privacy = Geen account, geen cookies behalve die van je plaats, niets gaat naar anderen.
page-needs-server = Hiervoor is de server nodig, en die is nu niet bereikbaar.
page-without-server = De server is niet bereikbaar. Je kunt alle spellen bekijken en hun regels lezen; om te spelen, ook tegen bots of alleen, is de server nodig.
page-try-again = Opnieuw proberen

## Het onthaal: wat het eerste scherm biedt

page-welcome = Beginnen of verdergaan
page-play-now = Nu spelen
page-play-now-bots = { $game }, tegen bots
page-with-friends = Met vrienden
page-with-friends-text = Kies een spel, stuur een link
page-daily-today = Puzzel van de dag
page-daily-solved = { $game }: opgelost!
page-daily-begun = { $game }: ga verder
page-daily-yesterday = De puzzel van gisteren
page-daily-share = Delen
page-daily-told = Opgelost: { $game }, { $date }
page-daily-streak = { $count ->
    [one] één dag
   *[other] { $count } dagen op rij
}
page-friends-choose = Welk spel met vrienden?
page-friends-more = Alle andere vanaf twee spelers
page-go-on = Verder spelen
page-your-turn = Jij bent aan de beurt
page-table-over = Afgelopen
page-with-names = met { $names }
page-forget-table = { $title } van de lijst halen
page-all-tables = Alle { $count } tafels tonen
page-filters = Filters
page-more-filters = Meer
page-shelf-begin = Om te beginnen
page-shelf-line = Aanleggen en als eerste uit zijn
page-shelf-partners = Twee tegen twee
page-shelf-score = Tellen en scoren
page-shelf-large = Grote sets
page-shelf-quick = Geheugen en snelheid
page-shelf-alone = Alleen
page-gone-table = Deze tafel kan niet worden geopend
page-gone-address = Hier is niets
page-gone-address-text = Het adres is verkeerd getypt, of wat hier stond is verhuisd.

## Voor het spel

page-all-games = Alle spellen
page-atlas = Domino-atlas
page-atlas-about = Waar elk spel wordt gespeeld, hoe het heet en waar de regels vandaan komen.
page-atlas-known = Een spel dat je kent
page-atlas-example = Land, naam of bron
page-rules = Regels
page-print = Afdrukken
page-minute-done = Aan de slag
page-minute-rules = Alle regels
page-lesson-begin = Laat het me zien
page-lesson-step = Zet { $number } van { $of }
page-lesson-wait = Kijk wat de anderen doen.
page-lesson-thinks = Een ogenblik: wat is hier goed?
page-lesson-end = Alleen verder
page-round-watch = Een ronde bekijken
page-round-asks = Wat zou jij hier doen?
page-round-answer = Kijken
page-round-on = Verder
page-round-back = Terug
page-round-rules = Naar de regels
page-options = Opties
page-how-to-play = Hoe wil je spelen?
page-your-name = Je naam
page-player-name = Speler { $number }
page-bots-play = Niveau van de bots
page-bot-name-1 = Ada
page-bot-name-2 = Emil
page-bot-name-3 = Rosa
page-bot-name-4 = Otto
page-bot-name-5 = Mila
page-bot-name-6 = Hugo
page-bot-name-7 = Nora
page-bot-name-8 = Leo
page-bot-name-9 = Ida
page-bot-name-10 = Max
page-bot-name-11 = Lina
page-bot-name-12 = Paul
page-decision-time = Bedenktijd
page-decision-any = zo lang je wilt
page-decision-seconds = { $count } seconden
page-decision-minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
}
page-play-bots = Speel tegen bots
page-play-alone = Spelen
page-together = Samen
page-people-at-table = Mensen aan tafel
page-friends-open = Er kunnen er { $count } meedoen; jij zegt wanneer het begint.
page-invite-friends = Vrienden uitnodigen
page-pass-and-play = Om de beurt op dit apparaat
page-watch-bots = Bots zien spelen

## Aan tafel

page-table = De tafel
page-seats = Wie er aan tafel zit
page-tiles-held = { $count ->
    [one] één steen
   *[other] { $count } stenen
}
page-points = { $count ->
    [one] één punt
   *[other] { $count } punten
}
page-to-play = aan de beurt
page-tile-fits = { $tile }, past
page-no-tiles = hand leeg
page-stay = blijven
page-your-hand = { $count ->
    [one] Je hand: één steen
   *[other] Je hand: { $count } stenen
}
# The order of a large hand.
page-hand-sort = Hand ordenen; nu: { $now }
page-hand-dealt = zoals gedeeld
page-hand-number = op getal
page-hand-playable = passende eerst
page-connecting = Op weg naar de tafel…
page-offline = Verbinding verbroken. Die komt vanzelf terug; er gaat niets verloren.
page-sending = Bezig met verzenden…
page-waiting-for = Wachten op { $names }
page-domino = Domino!
page-hint = Tip
page-winnable = Nog te winnen?
page-undo = Terugnemen
page-settings = Instellingen
page-score-and-log = Score en verloop
page-score-sheet = Score
page-log = Wat er gebeurde
page-chat = Gesprek
page-say-something = Zeg iets
page-send = Verstuur
page-zoom-in = Groter
page-zoom-out = Kleiner
page-zoom-fit = Hele tafel tonen
page-choose = Kies er een
page-mode = Wat een klik doet
page-turn-tile = Draaien
page-seek = Getallen uitlichten: één toont zijn dubbel, twee tonen waar ze elkaar raken
page-clear = Wissen
page-queued = { $tile } wordt gelegd zodra je aan de beurt bent, als hij dan nog past. Raak iets anders aan om dat terug te nemen.
page-queued-gone = { $tile } past niet meer.
page-drag-it = Sleep de steen naar een plek die oplicht.
page-open-ends = Open
page-keys-title = Toetsen
page-keys-tile = een steen uit je hand nemen
page-keys-ends = van plek naar plek, of van steen naar steen
page-keys-lay = de steen daar leggen
page-keys-back = keuze terugnemen, sluiten wat open is
page-keys-draw = uit de pot trekken
page-keys-pass = passen
page-keys-next = volgende ronde
page-keys-hint = tip
page-keys-undo = terugnemen
page-keys-zoom = tafel groter of kleiner
page-keys-list = deze lijst
page-keys-off = Losse toetsen kun je uitzetten in de instellingen.
page-finish = Klaar
page-chain-lacks-tiles = { $count ->
    [one] nog minstens één steen
   *[other] nog minstens { $count } stenen
}
page-chain-lacks-end = moet nog terug naar { $number }
page-close = Sluiten

## Eén apparaat voor meer mensen

page-curtain-title = { $name } is aan de beurt
page-curtain-text = Geef het apparaat door. De anderen kijken nu even weg.
page-curtain-lift = Ik ben { $name }

## While bots move

page-skip = Overslaan
page-skip-bots = Laat de bots snel spelen tot jij aan de beurt bent

## Het einde

page-look-at-table = Naar de tafel kijken
page-show-result = Uitslag
page-next-round = Volgende ronde
page-rematch = Nog een partij
page-wants-again = { $name } wil nog eens spelen.
page-again = De volgende partij wordt klaargezet.
page-join-again = Meedoen
page-not-this-time = Deze keer niet
page-again-look-on = Er wordt nog eens gespeeld. Je kunt toekijken.
page-again-seat = Er wordt nog eens gespeeld, en er is een plaats vrij.
page-details = Details
page-goal = Er wordt gespeeld:
page-cheer-blocked = Vast!
page-cheer-won = Gewonnen!
page-replay = Terugkijken
page-open-hands = Alle handen tonen
page-back-to-now = Terug naar het einde
page-one-back = Eén zet terug
page-one-on = Eén zet verder
page-download-record = Partijverslag
page-download-drawing = Tekening
page-give-up = Partij opgeven
page-give-up-text = De partij eindigt als iedereen die hier is, opgeeft. Wie verder speelt, geeft niet op.
page-gave-up = Je hebt de partij opgegeven.
page-given-up = De partij is opgegeven.

## Eerlijk gedeeld

page-fair-title = Eerlijk gedeeld
page-fair-before = De server legde zijn geheim vast voordat iemand zat; dit is de vingerafdruk. Wie gaat zitten, voegt een eigen toevalsgetal toe, dus niemand kan de verdeling kiezen.
page-fair-after = De partij is afgelopen, dus hier is het geheim. Elke verdeling kan ermee worden overgedaan: download het partijverslag en voer uit
page-fair-fair = Eerlijk gedeeld: het geheim lag vast voordat je ging zitten, en je eigen toevalsgetal is erin verwerkt.
page-fair-fixed = Het geheim is wat vóór het delen vastlag. Deze browser heeft zelf geen toevalsgetal toegevoegd.
page-fair-unseen = Deze browser heeft niet gezien hoe de verdeling werd vastgelegd. Met het partijverslag is ze na te gaan.
page-fair-unable = Deze pagina kwam niet via https, dus je browser kan de verdeling niet controleren. Met het partijverslag kan het wel.
page-fair-verify = Nakijken
page-fair-short = Er is eerlijk gedeeld.
page-fair-wrong = De verdeling past niet bij wat deze browser heeft gezien:
page-fair-problem-changed = Wat vóór het delen vastlag, werd later anders opgegeven.
page-fair-problem-secret = Het geheim is niet wat vóór het delen vastlag.
page-fair-problem-bot = Een bot heeft een toevalsgetal toegevoegd.
page-fair-problem-imprint = Wat de spelers hebben toegevoegd, is niet meer wat het aan het begin van de partij was.
page-fair-problem-nonce = Je eigen toevalsgetal is er niet in verwerkt.

## Vrienden

page-invite-text = Stuur elk van deze links naar één persoon: wie hem het eerst opent, heeft die plaats; daarna komt er niemand anders meer mee binnen.
page-watch-link = Alleen om te kijken
page-frame-link = Om de partij op een eigen pagina te tonen
page-copy = Kopiëren
page-copy-rules = Kopieer een link met deze regels
page-copied = Gekopieerd
page-only-here = Dit adres werkt alleen op deze computer. Start de server met --host om met anderen in je netwerk te spelen.
page-still-open = Plaatsen die nog vrij zijn
page-call-bot = Laat een bot spelen
page-call-bot-in = Laat een bot spelen ({ $seconds } s)
page-gone = { $name } is weg.
page-sits-in = Een bot valt in voor { $name } en maakt plaats zodra { $name } terug is.
page-seats-and-links = Plaatsen en links
page-own-link = Je eigen plaats
page-own-link-text = Met deze link kom je op elk apparaat terug op je plaats. Wie hem heeft speelt voor jou: geef hem aan niemand.
page-new-link = Nieuwe link
page-new-link-text = Een nieuwe link maakt de oude waardeloos, waar die ook terecht is gekomen.
page-renewed = Er is een nieuwe link voor { $name }; de oude werkt niet meer.

## Eén link voor iedereen

page-invites-you = { $name } nodigt je uit: { $game }
page-sit-down = Ga zitten
page-look-on = Meekijken
page-free-seat = vrij
page-you = jij
page-missing-count = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
page-begins-itself = De partij begint vanzelf zodra iedereen zit.
page-begin-with-bots = Begin, bots voor de rest
page-begin-gathered = Met z’n { $count }en beginnen
page-chair-team = Team { $number }
page-who-begins = { $name } kan beginnen zonder te wachten; bots nemen dan de vrije plaatsen in.
page-send-away = { $name } wegsturen
page-send-away-text = { $name } verliest de plaats, en de uitnodigingslink wordt vernieuwd, zodat de oude geen plaats meer geeft.
page-let-stay = { $name } mag blijven
page-share = Delen
page-share-text = Speel { $game } met mij
page-invite-all = Eén link voor iedereen: wie hem opent, geeft een naam en neemt een vrije plaats.
page-invite-link = Uitnodiging
page-qr = De uitnodiging als QR-code
page-invite-renewed = Er is een nieuwe uitnodiging; de oude werkt niet meer.
page-begun = De partij is zonder jou begonnen. Je kunt meekijken.
page-all-taken = Alle plaatsen zijn bezet. Je kunt meekijken.
page-single-links = Een link voor maar één plaats
page-names = Namen
page-who-plays = Wie speelt er mee?
page-begin = Beginnen
page-wants-to-give-up = { $count ->
    [one] { $names } wil opgeven.
   *[other] { $names } willen opgeven.
}
page-give-up-too = Ook opgeven
page-rematch-moved = Nog een keer, een plaats verder
page-rematch-moved-text = Iedereen schuift een plaats op, zodat iemand anders begint.

## Gesprek

page-talk-to = Aan wie
page-talk-to-partners = aan partners
page-talk-to-table = aan iedereen
page-talk-pauses = Partners zwijgen hier zolang er een ronde loopt. Daarna gaat het gesprek verder.
page-talk-hide = Gesprek verbergen
page-talk-show = Gesprek tonen
page-talk = Gesprek en reacties
page-talk-on = tonen
page-talk-off = verbergen
page-reactions = Reacties
page-reaction-bravo = Goed gespeeld!
page-reaction-thumb = Mooie zet!
page-reaction-laugh = Haha!
page-reaction-gasp = O!
page-reaction-tears = O nee!
page-reaction-heart = Bedankt!

## Instellingen

page-scheme = Weergave
page-scheme-auto = zoals het apparaat
page-scheme-light = licht
page-scheme-dark = donker
page-cloth = Tafel
page-cloth-felt = vilt
page-cloth-sea = blauw
page-cloth-wood = hout
page-cloth-paper = papier
page-tiles = Stenen
page-tiles-ivory = ivoor
page-tiles-ebony = ebbenhout
page-contrast = Hoog contrast, grote ogen
page-touch = Een steen leggen
page-touch-both = tikken of slepen
page-touch-tap = tikken
page-touch-drag = slepen
page-confirm = Vragen voordat een steen ligt
page-lacks = Om te leren: welke getallen de anderen missen
page-haptics = Trillen
page-keys = Losse toetsen
page-figures = Getallen op de stenen
page-figures-auto = automatisch
page-figures-pips = ogen
page-figures-both = ogen en cijfers
page-figures-numbers = cijfers
page-pace = Tempo van de bots
page-pace-0 = meteen
page-pace-300 = vlot
page-pace-900 = rustig
page-pace-1800 = langzaam
page-explain = Een spel de eerste keer uitleggen
page-explain-on = aan
page-explain-off = uit
page-sound = Geluid
page-sound-on = aan
page-sound-off = uit
page-sound-mute = Geluid uit
page-sound-unmute = Geluid aan

## Statistieken

page-statistics = Mijn partijen
page-statistics-none = Nog niets: maak eerst een partij af.
page-played = Gespeeld
page-won = Gewonnen
page-streak = Langste reeks
page-time = Tijd
page-time-taken = Gebruikte tijd: { $time }.
page-time-with-hints = Gebruikte tijd: { $time }, met tips.
page-time-fastest = Je snelste tijd tot nu toe: { $time }.
page-fastest = Snelste tijd: { $time }

## My matches

page-matches-played = Balans
page-matches-list = Partijen
page-match-won = Gewonnen
page-match-lost = Verloren
page-match-ended = Afgelopen
page-look-back = Terugkijken
page-again-with = Nog een keer met hen
page-again-same = Nog een keer
page-matches-course = { $won } gewonnen, { $lost } verloren; de laatste staat rechts
page-matches-more = Alle { $count } tonen
page-carry = Naar een andere browser
page-carry-text = Open deze link in de andere browser, of richt de camera daarvan op het plaatje. Hij werkt één keer, een dag lang. Je lijst met partijen gaat mee, maar geen plaatsen: niemand kan er mee spelen of een hand mee zien.
page-carry-link = Link die je partijen meeneemt
page-carry-cut = Alleen de laatste { $count } gaan mee.
page-carry-come = Een lijst met partijen uit een andere browser
page-carry-take = Bij mijn partijen zetten
page-carry-taken = { $count ->
    [0] Ze stonden er allemaal al.
    [one] Er is één partij bij gekomen.
   *[other] Er zijn { $count } partijen bij gekomen.
}
page-records-export = Alle verslagen exporteren
page-records-progress = { $done } van { $total } opgehaald…
page-records-missing = { $count ->
    [one] Eén verslag staat niet meer op de server.
   *[other] { $count } verslagen staan niet meer op de server.
}
page-stored = Wat waar wordt bewaard
page-stored-browser = In deze browser
page-stored-browser-text = Je naam en instellingen, je partijen en uitslagen, de tafels waaraan je zit met de links van je plaatsen. Dat blijft tot je het hier wist of de gegevens van de browser leegt, en gaat nergens heen, tenzij je het meeneemt naar een andere browser.
page-stored-cookies = Cookies
page-stored-cookies-text = Eén voor elke plaats die je hebt, zodat niemand anders daar gaat zitten, en één voor je taal. Ze verlopen na een jaar.
page-stored-server = Op de server
page-stored-server-text = Elke tafel: namen en plaatsen, elke zet en wat er het laatst is gezegd. Een lopende partij blijft { $playing } dagen na de laatste zet, een afgelopen partij { $over } dagen, een tafel waar geen partij begon { $waiting } dagen; daarna wordt die gewist. Wie de link van een tafel heeft, kan ernaar kijken.
page-stored-carry = Een lijst onderweg
page-stored-carry-text = Neem je je partijen mee naar een andere browser, dan wacht de lijst op de server tot ze wordt opgehaald, hoogstens een dag.
page-stored-addresses = Wat niet wordt bewaard
page-stored-addresses-text = Er zijn geen accounts, geen e-mailadressen en geen bezoekerstellingen, en niets gaat naar anderen. Verzoeken per netwerkadres telt de server alleen in het geheugen, zodat niemand hem overbelast.
page-stored-log = Op deze server worden alle verzoeken vastgelegd, met de netwerkadressen waar ze vandaan komen.
page-delete-all = Alles wissen
page-delete-all-text = Alles wat deze browser heeft bewaard, wordt gewist: partijen, uitslagen, instellingen en de links van je plaatsen, ook in lopende partijen. Op de server worden ook de tafels gewist waar je de enige mens was. Tafels die je met anderen deelde, zijn ook van hen en blijven tot hun tijd om is. Dit kan niet ongedaan worden gemaakt.
page-delete-all-now = Voorgoed wissen
page-delete-all-done = Alles is gewist.

page-export = Exporteren
page-daily = Puzzel van de dag

## Terugblik op een partij

page-review = Terugblik
page-review-explained = Wat was elke zet waard naar wat je kon weten, en hoeveel van de uitslag was geluk?
page-review-ask = Deze partij beoordelen
page-review-working = Zetten beoordeeld: { $done } van { $of }
page-review-stop = Stoppen
page-review-result = Voorsprong in totaal
page-review-expected = Te verwachten
page-review-deal = De verdeling
page-review-draws = Bijgepakte stenen
page-review-own = Eigen fouten
page-review-others = Fouten van anderen
page-review-fall = Speelgeluk
page-review-given = { $name }: { $points } punten per ronde weggegeven
page-review-none = Geen duidelijke fouten.
page-review-moments = De duurste momenten
page-review-judge = Elke zet is { $playouts } keer uitgespeeld op gesimuleerde verdelingen die kloppen met wat er op die plaats te zien was.
page-review-what = { $name } is aan de beurt. Wat zou jij hier doen?
page-review-right = Geen andere zet is duidelijk beter.
page-review-wrong = Beter: { $best } – gemiddeld { $points } punten meer (± { $error }).
page-review-played = gespeeld
page-review-curve = De voorsprong die je kon verwachten, zet voor zet
page-review-moment = Ronde { $round }: −{ $points }
page-review-moment-of = { $name }, ronde { $round }: −{ $points }
