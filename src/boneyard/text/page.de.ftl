### Was die Seite im Browser selbst sagt; alles über die Spiele kommt vom Server.

## Spielauswahl

page-tagline = Alle Dominospiele aus der Schachtel
page-language = Sprache
page-search = Suche
page-search-example = Matador, Pasch, Bergen…
page-players = Spieler
page-set = Steinsatz
page-set-name = { $set ->
    [6] Doppelsechs
    [9] Doppelneun
    [12] Doppelzwölf
    [15] Doppelfünfzehn
    [18] Doppelachtzehn
   *[other] Doppel-{ $set }
}
page-kind = Art
page-kind-line = Legespiele
page-kind-counting = Rechenspiele
page-kind-memory = Merkspiele
page-kind-tricks = Stichspiele
page-kind-own = Eigene Art
page-kind-solo = Solo
page-kind-puzzle = Rätsel
page-booklet = Heft
page-booklet-S = Schmidt, kurz
page-booklet-L = Schmidt, lang
page-booklet-O = Schmidt, Scan
page-booklet-W = Weico
page-booklet-K = Faltblatt
page-booklet-none = in keinem
page-any = Alle
page-games-found = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
}
page-nothing-found = Zu dieser Suche passt kein Spiel.
page-show-all = Alle zeigen
page-for-players = { $count ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
page-privacy = Kein Konto, keine Cookies außer dem deines Platzes, nichts geht an Dritte.
page-needs-server = Dazu braucht es den Server, und der ist gerade nicht erreichbar.
page-without-server = Der Server ist nicht erreichbar. Du kannst alle Spiele ansehen und ihre Regeln lesen; zum Spielen, auch gegen Bots oder allein, braucht es den Server.
page-try-again = Noch einmal versuchen

## Der Empfang: was der erste Bildschirm anbietet

page-welcome = Anfangen oder weiterspielen
page-play-now = Jetzt spielen
page-play-now-bots = { $game }, gegen Bots
page-with-friends = Mit Freunden
page-with-friends-text = Spiel wählen, Link schicken
page-daily-today = Rätsel des Tages
page-daily-solved = { $game }: gelöst!
page-daily-begun = { $game }: weiterspielen
page-daily-yesterday = Rätsel von gestern
page-daily-share = Teilen
page-daily-told = Gelöst: { $game }, { $date }
page-daily-streak = { $count ->
    [one] ein Tag
   *[other] { $count } Tage in Folge
}
page-friends-choose = Welches Spiel mit Freunden?
page-friends-more = Alle anderen ab zwei Spielern
page-go-on = Weiterspielen
page-your-turn = Du bist dran
page-table-over = Zu Ende
page-with-names = mit { $names }
page-forget-table = { $title } von der Liste nehmen
page-all-tables = Alle { $count } Tische zeigen
page-filters = Filter
page-more-filters = Mehr
page-shelf-begin = Zum Einstieg
page-shelf-line = Anlegen und als Erstes fertig sein
page-shelf-partners = Zwei gegen zwei
page-shelf-score = Zählen und punkten
page-shelf-large = Große Sätze
page-shelf-quick = Gedächtnis und Tempo
page-shelf-alone = Allein
page-gone-table = Dieser Tisch lässt sich nicht öffnen
page-gone-address = Hier ist nichts
page-gone-address-text = Die Adresse ist vertippt, oder was hier war, ist jetzt woanders.

## Vor dem Spiel

page-all-games = Alle Spiele
page-atlas = Domino-Atlas
page-atlas-about = Wo man welches Spiel spielt, wie es heißt und woher seine Regeln stammen.
page-atlas-known = Ein Spiel, das du kennst
page-atlas-example = Land, Name oder Quelle
page-rules = Regeln
page-print = Drucken
page-minute-done = An den Tisch
page-minute-rules = Alle Regeln
page-lesson-begin = Zeig mir, wie es geht
page-lesson-step = Zug { $number } von { $of }
page-lesson-wait = Schau, was die anderen tun.
page-lesson-thinks = Einen Moment: Was wäre hier gut?
page-lesson-end = Allein weiter
page-round-watch = Eine Runde ansehen
page-round-asks = Was würdest du hier tun?
page-round-answer = Nachsehen
page-round-on = Weiter
page-round-back = Zurück
page-round-rules = Zu den Regeln
page-options = Optionen
page-how-to-play = Wie möchtest du spielen?
page-your-name = Dein Name
page-player-name = Spieler { $number }
page-bots-play = Stärke der Bots
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
page-decision-time = Bedenkzeit
page-decision-any = so lange du willst
page-decision-seconds = { $count } Sekunden
page-decision-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
page-play-bots = Gegen Bots spielen
page-play-alone = Spielen
page-together = Zusammen
page-people-at-table = Menschen am Tisch
page-friends-open = Bis zu { $count } können kommen; du sagst, wann es losgeht.
page-invite-friends = Freunde einladen
page-pass-and-play = Reihum an diesem Gerät
page-watch-bots = Bots zuschauen

## Am Tisch

page-table = Der Tisch
page-seats = Wer am Tisch sitzt
page-tiles-held = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
page-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
page-to-play = am Zug
page-tile-fits = { $tile }, passt
page-no-tiles = Hand leer
page-stay = bleiben
page-your-hand = { $count ->
    [one] Deine Hand: ein Stein
   *[other] Deine Hand: { $count } Steine
}
# The order of a large hand.
page-hand-sort = Hand ordnen; jetzt: { $now }
page-hand-dealt = wie ausgeteilt
page-hand-number = nach Zahlen
page-hand-playable = passende zuerst
page-connecting = Auf dem Weg zum Tisch…
page-offline = Verbindung unterbrochen. Sie kommt von selbst wieder; nichts geht verloren.
page-sending = Wird gesendet…
page-waiting-for = Wir warten auf { $names }
page-domino = Domino!
page-hint = Tipp
page-winnable = Noch zu gewinnen?
page-undo = Zurücknehmen
page-settings = Einstellungen
page-score-and-log = Punkte und Verlauf
page-score-sheet = Punkte
page-log = Was geschah
page-chat = Gespräch
page-say-something = Etwas sagen
page-send = Senden
page-zoom-in = Größer
page-zoom-out = Kleiner
page-zoom-fit = Ganzen Tisch zeigen
page-choose = Wähle eine Möglichkeit
page-mode = Was ein Klick tut
page-turn-tile = Drehen
page-seek = Zahlen hervorheben: Eine zeigt ihren Pasch, zwei zeigen, wo sie sich berühren
page-clear = Verwerfen
page-queued = { $tile } wird gelegt, sobald du am Zug bist, wenn es dann noch passt. Jede andere Berührung nimmt das zurück.
page-queued-gone = { $tile } passt nicht mehr.
page-drag-it = Zieh den Stein an eine Stelle, die leuchtet.
page-open-ends = Offen
page-keys-title = Tasten
page-keys-tile = einen Stein der Hand nehmen
page-keys-ends = von Stelle zu Stelle, oder von Stein zu Stein
page-keys-lay = den Stein dort anlegen
page-keys-back = Gewähltes zurücknehmen, Offenes schließen
page-keys-draw = vom Vorrat ziehen
page-keys-pass = passen
page-keys-next = nächste Runde
page-keys-hint = Tipp
page-keys-undo = zurücknehmen
page-keys-zoom = Tisch größer oder kleiner
page-keys-list = diese Liste
page-keys-off = Einzelne Tasten lassen sich in den Einstellungen abschalten.
page-finish = Fertig
page-chain-lacks-tiles = { $count ->
    [one] noch mindestens ein Stein
   *[other] noch mindestens { $count } Steine
}
page-chain-lacks-end = muss noch zurück zur { $number }
page-close = Schließen

## Mehrere an einem Gerät

page-curtain-title = { $name } ist dran
page-curtain-text = Gib das Gerät weiter. Alle anderen schauen jetzt bitte weg.
page-curtain-lift = Ich bin { $name }

## While bots move

page-skip = Überspringen
page-skip-bots = Die Bots schnell spielen lassen, bis du am Zug bist

## Das Ende

page-look-at-table = Tisch ansehen
page-show-result = Ergebnis
page-next-round = Nächste Runde
page-rematch = Noch einmal
page-wants-again = { $name } möchte noch einmal spielen.
page-again = Die nächste Partie wird vorbereitet.
page-join-again = Mitspielen
page-not-this-time = Diesmal nicht
page-again-look-on = Es wird noch einmal gespielt. Du kannst zusehen.
page-again-seat = Es wird noch einmal gespielt, und ein Platz ist frei.
page-details = Einzelheiten
page-goal = Gespielt wird:
page-cheer-blocked = Blockiert!
page-cheer-won = Sieg!
page-replay = Rückschau
page-open-hands = Alle Hände zeigen
page-back-to-now = Zurück zum Ende
page-one-back = Einen Zug zurück
page-one-on = Einen Zug weiter
page-download-record = Aufzeichnung
page-download-drawing = Zeichnung
page-give-up = Partie aufgeben
page-give-up-text = Die Partie endet, wenn alle sie aufgegeben haben, die hier sind. Wer weiterspielt, gibt nicht auf.
page-gave-up = Du hast die Partie aufgegeben.
page-given-up = Die Partie wurde aufgegeben.

## Ehrlich gemischt

page-fair-title = Ehrlich gemischt
page-fair-before = Der Server hat sein Geheimnis festgelegt, bevor jemand saß; dies ist sein Fingerabdruck. Wer sich setzt, gibt eine eigene Zufallszahl dazu: So kann niemand die Verteilung wählen.
page-fair-after = Die Partie ist vorbei, darum steht hier das Geheimnis. Daraus lässt sich jede Verteilung noch einmal herleiten: Lade die Aufzeichnung herunter und rufe auf:
page-fair-fair = Ehrlich gemischt: Das Geheimnis stand fest, bevor du saßt, und deine eigene Zufallszahl ist in die Verteilung eingegangen.
page-fair-fixed = Das Geheimnis ist das, das vor dem Geben feststand. Dieser Browser hat keine eigene Zufallszahl dazugegeben.
page-fair-unseen = Dieser Browser war nicht dabei, als die Verteilung festgelegt wurde. Mit der Aufzeichnung lässt sie sich prüfen.
page-fair-unable = Diese Seite kam nicht über https, darum kann dein Browser die Verteilung nicht prüfen. Mit der Aufzeichnung geht es.
page-fair-verify = Nachprüfen
page-fair-short = Es wurde ehrlich gemischt.
page-fair-wrong = Die Verteilung passt nicht zu dem, was dieser Browser gesehen hat:
page-fair-problem-changed = Was vor dem Geben feststand, wurde später anders angegeben.
page-fair-problem-secret = Das Geheimnis ist nicht das, das vor dem Geben feststand.
page-fair-problem-bot = Ein Bot hat eine Zufallszahl dazugegeben.
page-fair-problem-imprint = Was die Spieler dazugegeben haben, ist nicht mehr dasselbe wie zu Beginn der Partie.
page-fair-problem-nonce = Deine eigene Zufallszahl ist nicht eingegangen.

## Freunde

page-invite-text = Schicke jeden dieser Links an eine Person: Wer ihn zuerst öffnet, hat diesen Platz; danach kommt damit niemand anders mehr hinein.
page-watch-link = Nur zum Zuschauen
page-frame-link = Um die Partie auf einer eigenen Seite zu zeigen
page-copy = Kopieren
page-copy-rules = Link mit diesen Regeln kopieren
page-copied = Kopiert
page-only-here = Diese Adresse gilt nur auf diesem Rechner. Starte den Server mit --host, um mit anderen in deinem Netz zu spielen.
page-still-open = Plätze, die noch frei sind
page-call-bot = Einen Bot spielen lassen
page-call-bot-in = Einen Bot spielen lassen ({ $seconds } s)
page-gone = { $name } ist weg.
page-sits-in = Ein Bot vertritt { $name } und macht den Platz frei, sobald { $name } zurück ist.
page-seats-and-links = Plätze und Links
page-own-link = Dein eigener Platz
page-own-link-text = Mit diesem Link kommst du an jedem Gerät an deinen Platz zurück. Wer ihn hat, spielt für dich: Gib ihn niemandem.
page-new-link = Neuer Link
page-new-link-text = Ein neuer Link macht den alten wertlos, wohin er auch geraten ist.
page-renewed = Für { $name } gibt es einen neuen Link; der alte geht nicht mehr.

## Ein Link für alle

page-invites-you = { $name } lädt dich ein: { $game }
page-sit-down = Platz nehmen
page-look-on = Zuschauen
page-free-seat = frei
page-you = du
page-missing-count = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
page-begins-itself = Die Partie beginnt von selbst, sobald alle sitzen.
page-begin-with-bots = Beginnen, Bots für den Rest
page-begin-gathered = Zu { $count } beginnen
page-chair-team = Team { $number }
page-who-begins = { $name } kann beginnen, ohne zu warten; freie Plätze bekommen dann Bots.
page-send-away = { $name } wegschicken
page-send-away-text = { $name } verliert den Platz, und der Einladungslink wird erneuert, damit der alte keinen Platz mehr gibt.
page-let-stay = { $name } darf bleiben
page-share = Teilen
page-share-text = Spiel { $game } mit mir
page-invite-all = Ein Link für alle: Wer ihn öffnet, sagt seinen Namen und nimmt einen freien Platz.
page-invite-link = Einladung
page-qr = Die Einladung als QR-Code
page-invite-renewed = Es gibt eine neue Einladung; die alte gilt nicht mehr.
page-begun = Die Partie hat ohne dich begonnen. Du kannst zuschauen.
page-all-taken = Alle Plätze sind besetzt. Du kannst zuschauen.
page-single-links = Ein Link nur für einen Platz
page-names = Namen
page-who-plays = Wer spielt mit?
page-begin = Beginnen
page-wants-to-give-up = { $count ->
    [one] { $names } möchte aufgeben.
   *[other] { $names } möchten aufgeben.
}
page-give-up-too = Auch aufgeben
page-rematch-moved = Noch einmal, einen Platz weiter
page-rematch-moved-text = Alle rücken einen Platz weiter, so beginnt jemand anders.

## Gespräch

page-talk-to = An wen
page-talk-to-partners = an Partner
page-talk-to-table = an alle
page-talk-pauses = Partner schweigen hier, solange eine Runde läuft. Danach geht das Gespräch weiter.
page-talk-hide = Gespräch ausblenden
page-talk-show = Gespräch einblenden
page-talk = Gespräch und Reaktionen
page-talk-on = zeigen
page-talk-off = verbergen
page-reactions = Reaktionen
page-reaction-bravo = Gut gespielt!
page-reaction-thumb = Guter Zug!
page-reaction-laugh = Haha!
page-reaction-gasp = Oh!
page-reaction-tears = O nein!
page-reaction-heart = Danke!

## Einstellungen

page-scheme = Darstellung
page-scheme-auto = wie das Gerät
page-scheme-light = hell
page-scheme-dark = dunkel
page-cloth = Tisch
page-cloth-felt = Filz
page-cloth-sea = blau
page-cloth-wood = Holz
page-cloth-paper = Papier
page-tiles = Steine
page-tiles-ivory = Elfenbein
page-tiles-ebony = Ebenholz
page-contrast = Hoher Kontrast, große Augen
page-touch = Steine legen
page-touch-both = tippen oder ziehen
page-touch-tap = tippen
page-touch-drag = ziehen
page-confirm = Vor dem Legen nachfragen
page-lacks = Zum Lernen: welche Zahlen den anderen fehlen
page-haptics = Vibration
page-keys = Einzelne Tasten
page-figures = Zahlen auf den Steinen
page-figures-auto = automatisch
page-figures-pips = Augen
page-figures-both = Augen und Ziffern
page-figures-numbers = Ziffern
page-pace = Tempo der Bots
page-pace-0 = sofort
page-pace-300 = rasch
page-pace-900 = in Ruhe
page-pace-1800 = langsam
page-explain = Neue Spiele erklären
page-explain-on = ein
page-explain-off = aus
page-sound = Ton
page-sound-on = ein
page-sound-off = aus
page-sound-mute = Ton aus
page-sound-unmute = Ton ein

## Statistik

page-statistics = Meine Partien
page-statistics-none = Noch nichts: Spiel erst eine Partie zu Ende.
page-played = Gespielt
page-won = Gewonnen
page-streak = Längste Serie
page-time = Zeit
page-time-taken = Gebraucht: { $time }.
page-time-with-hints = Gebraucht: { $time }, mit Tipps.
page-time-fastest = Deine beste Zeit bisher: { $time }.
page-fastest = Beste Zeit: { $time }

## My matches

page-matches-played = Bilanz
page-matches-list = Partien
page-match-won = Gewonnen
page-match-lost = Verloren
page-match-ended = Zu Ende
page-look-back = Rückschau
page-again-with = Noch einmal mit diesen
page-again-same = Noch einmal
page-matches-course = { $won } gewonnen, { $lost } verloren; die letzte Partie steht rechts
page-matches-more = Alle { $count } zeigen
page-carry = In einen anderen Browser
page-carry-text = Öffne diesen Link im anderen Browser oder richte dessen Kamera auf das Bild. Er gilt einmal und einen Tag lang. Er nimmt deine Partienliste mit, aber keine Plätze: Niemand kann damit spielen oder ein Blatt sehen.
page-carry-link = Link, der deine Partien mitnimmt
page-carry-cut = Nur die letzten { $count } kommen mit.
page-carry-come = Eine Partienliste aus einem anderen Browser
page-carry-take = Zu meinen Partien nehmen
page-carry-taken = { $count ->
    [0] Sie waren alle schon da.
    [one] Eine Partie ist dazugekommen.
   *[other] { $count } Partien sind dazugekommen.
}
page-records-export = Alle Aufzeichnungen exportieren
page-records-progress = { $done } von { $total } geholt…
page-records-missing = { $count ->
    [one] Eine Aufzeichnung liegt nicht mehr auf dem Server.
   *[other] { $count } Aufzeichnungen liegen nicht mehr auf dem Server.
}
page-stored = Was wo gespeichert wird
page-stored-browser = In diesem Browser
page-stored-browser-text = Dein Name und deine Einstellungen, deine Partien und Ergebnisse, die Tische, an denen du sitzt, mit den Links deiner Plätze. Das bleibt, bis du es hier löschst oder die Daten des Browsers leerst, und geht nirgendwohin, außer du nimmst es in einen anderen Browser mit.
page-stored-cookies = Cookies
page-stored-cookies-text = Je eines für jeden deiner Plätze, damit sich niemand sonst dorthin setzt, und eines für deine Sprache. Sie verfallen nach einem Jahr.
page-stored-server = Auf dem Server
page-stored-server-text = Jeder Tisch: Namen und Plätze, jeder Zug und was dort zuletzt gesagt wurde. Eine laufende Partie bleibt { $playing } Tage nach dem letzten Zug, eine beendete { $over } Tage, ein Tisch, an dem keine Partie begann, { $waiting } Tage; dann wird er gelöscht. Wer den Link eines Tisches hat, kann ihn sich ansehen.
page-stored-carry = Eine Liste unterwegs
page-stored-carry-text = Nimmst du deine Partien in einen anderen Browser mit, wartet die Liste auf dem Server, bis sie abgeholt wird, höchstens einen Tag.
page-stored-addresses = Was nicht gespeichert wird
page-stored-addresses-text = Es gibt keine Konten, keine E-Mail-Adressen und keine Besucherzählung, und nichts geht an Dritte. Anfragen je Netzadresse zählt der Server nur im Arbeitsspeicher, damit ihn niemand überlastet.
page-stored-log = Auf diesem Server werden alle Anfragen protokolliert, mit den Netzadressen, von denen sie kommen.
page-delete-all = Alles löschen
page-delete-all-text = Alles, was dieser Browser aufbewahrt, wird gelöscht: Partien, Ergebnisse, Einstellungen und die Links deiner Plätze, auch in laufenden Partien. Auf dem Server werden auch die Tische gelöscht, an denen außer dir kein Mensch saß. Tische, die du mit anderen geteilt hast, gehören auch ihnen und bleiben, bis ihre Zeit um ist. Das lässt sich nicht rückgängig machen.
page-delete-all-now = Endgültig löschen
page-delete-all-done = Alles ist gelöscht.

page-export = Exportieren
page-daily = Rätsel des Tages

## Rückblick auf eine Partie

page-review = Rückblick
page-review-explained = Was war jeder Zug wert, nach dem, was man wissen konnte, und wie viel vom Ergebnis war Glück?
page-review-ask = Diese Partie beurteilen
page-review-working = Züge beurteilt: { $done } von { $of }
page-review-stop = Aufhören
page-review-result = Vorsprung insgesamt
page-review-expected = Zu erwarten
page-review-deal = Verteilung
page-review-draws = Nachgezogene Steine
page-review-own = Eigene Fehler
page-review-others = Fehler der anderen
page-review-fall = Spielglück
page-review-given = { $name }: { $points } Punkte je Runde verschenkt
page-review-none = Kein eindeutiger Fehler.
page-review-moments = Die teuersten Momente
page-review-judge = Jeder Zug wurde { $playouts }-mal zu Ende gespielt, auf ausgedachten Verteilungen, die zu allem passen, was am Platz zu sehen war.
page-review-what = { $name } ist dran. Was würdest du hier tun?
page-review-right = Kein anderer Zug ist eindeutig besser.
page-review-wrong = Besser: { $best } – im Schnitt { $points } Punkte mehr (± { $error }).
page-review-played = gespielt
page-review-curve = Der erwartete Vorsprung, Zug für Zug
page-review-moment = Runde { $round }: −{ $points }
page-review-moment-of = { $name }, Runde { $round }: −{ $points }
