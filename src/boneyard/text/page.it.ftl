### Ciò che dice la pagina stessa; tutto ciò che riguarda i giochi viene dal server.

## Ingresso

page-tagline = Tutti i giochi di domino della scatola
page-language = Lingua
page-search = Cerca
page-search-example = Matador, Muggins, Sniff…
page-players = Giocatori
page-set = Serie
page-set-name = { $set ->
    [6] Doppio sei
    [9] Doppio nove
    [12] Doppio dodici
    [15] Doppio quindici
    [18] Doppio diciotto
   *[other] Doppio { $set }
}
page-kind = Tipo
page-kind-line = Giochi di linea
page-kind-counting = Giochi di calcolo
page-kind-memory = Giochi di memoria
page-kind-tricks = Giochi di prese
page-kind-own = Giochi originali
page-kind-solo = Solitari
page-kind-puzzle = Rompicapi
page-booklet = Libretto
page-booklet-S = Schmidt, breve
page-booklet-L = Schmidt, lungo
page-booklet-O = Schmidt, scansione
page-booklet-W = Weico
page-booklet-K = Foglietto
page-booklet-none = in nessuno
page-any = Tutti
page-games-found = { $count ->
    [one] Un gioco
   *[other] { $count } giochi
}
page-nothing-found = Nessun gioco corrisponde a questa ricerca.
page-show-all = Mostra tutti
page-for-players = { $count ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
page-privacy = Nessun account, nessun cookie tranne quello del tuo posto, nulla va a terzi.
page-needs-server = Per questo serve il server, che ora non è raggiungibile.
page-without-server = Il server non è raggiungibile. Puoi guardare tutti i giochi e leggerne le regole; per giocare, anche contro i bot o in solitario, serve il server.
page-try-again = Riprova

## L’accoglienza: ciò che offre la prima schermata

page-welcome = Cominciare o continuare
page-play-now = Gioca subito
page-play-now-bots = { $game }, contro i bot
page-with-friends = Con gli amici
page-with-friends-text = Scegli un gioco, manda un link
page-daily-today = Rompicapo del giorno
page-daily-solved = { $game }: risolto!
page-daily-begun = { $game }: continua
page-daily-yesterday = Il rompicapo di ieri
page-daily-share = Condividi
page-daily-told = Risolto: { $game }, { $date }
page-daily-streak = { $count ->
    [one] un giorno
   *[other] { $count } giorni di fila
}
page-friends-choose = Quale gioco con gli amici?
page-friends-more = Tutti gli altri, da due in su
page-go-on = Continua
page-your-turn = Tocca a te
page-table-over = Finita
page-with-names = con { $names }
page-forget-table = Togli { $title } dalla lista
page-all-tables = Mostra tutti i { $count } tavoli
page-filters = Filtri
page-more-filters = Altro
page-shelf-begin = Per cominciare
page-shelf-line = Posare e finire per primi
page-shelf-partners = Due contro due
page-shelf-score = Contare e fare punti
page-shelf-large = Serie grandi
page-shelf-quick = Memoria e velocità
page-shelf-alone = Da soli
page-gone-table = Questo tavolo non si può aprire
page-gone-address = Qui non c’è niente
page-gone-address-text = L’indirizzo è scritto male, oppure ciò che c’era si è spostato.

## Prima della partita

page-all-games = Tutti i giochi
page-atlas = Atlante del domino
page-atlas-about = Dove si gioca ogni gioco, come si chiama e da dove vengono le sue regole.
page-atlas-known = Un gioco che conosci
page-atlas-example = Paese, nome o fonte
page-rules = Regole
page-print = Stampa
page-minute-done = Si gioca
page-minute-rules = Tutte le regole
page-lesson-begin = Mostrami come si fa
page-lesson-step = Mossa { $number } di { $of }
page-lesson-wait = Guarda che cosa fanno gli altri.
page-lesson-thinks = Un momento: che cosa conviene qui?
page-lesson-end = Continuo senza aiuto
page-round-watch = Guardare una mano
page-round-asks = Che cosa faresti qui?
page-round-answer = Guarda
page-round-on = Avanti
page-round-back = Indietro
page-round-rules = Alle regole
page-options = Opzioni
page-how-to-play = Come vuoi giocare?
page-your-name = Il tuo nome
page-player-name = Giocatore { $number }
page-bots-play = Livello dei bot
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
page-decision-time = Tempo per decidere
page-decision-any = quanto vuoi
page-decision-seconds = { $count } secondi
page-decision-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
page-play-bots = Gioca contro i bot
page-play-alone = Gioca
page-together = Insieme
page-people-at-table = Persone al tavolo
page-friends-open = Si può essere fino a { $count }; decidi tu quando si comincia.
page-invite-friends = Invita amici
page-pass-and-play = A turno su questo dispositivo
page-watch-bots = Guarda giocare i bot

## Al tavolo

page-table = Il tavolo
page-seats = Chi siede al tavolo
page-tiles-held = { $count ->
    [one] una tessera
   *[other] { $count } tessere
}
page-points = { $count ->
    [one] un punto
   *[other] { $count } punti
}
page-to-play = di turno
page-tile-fits = { $tile }, giocabile
page-no-tiles = mano vuota
page-stay = restano
page-your-hand = { $count ->
    [one] Le tue tessere: una
   *[other] Le tue tessere: { $count }
}
# The order of a large hand.
page-hand-sort = Ordina le tue tessere; ora: { $now }
page-hand-dealt = come distribuite
page-hand-number = per numero
page-hand-playable = prima le giocabili
page-connecting = Verso il tavolo…
page-offline = Connessione interrotta. Torna da sola; non si perde nulla.
page-sending = Invio in corso…
page-waiting-for = Si aspetta { $names }
page-domino = Domino!
page-hint = Suggerimento
page-winnable = Si può ancora vincere?
page-undo = Ritira la mossa
page-settings = Impostazioni
page-score-and-log = Punteggio e cronaca
page-score-sheet = Punteggio
page-log = Che cosa è successo
page-chat = Conversazione
page-say-something = Di’ qualcosa
page-send = Invia
page-zoom-in = Ingrandisci
page-zoom-out = Riduci
page-zoom-fit = Mostra tutto il tavolo
page-choose = Scegli
page-mode = Che cosa fa un clic
page-turn-tile = Gira
page-seek = Evidenzia i numeri: uno mostra il suo doppio, due mostrano dove si toccano
page-clear = Cancella
page-queued = { $tile } sarà posata appena tocca a te, se va ancora bene. Tocca altro per rinunciare.
page-queued-gone = { $tile } non va più bene.
page-drag-it = Trascina la tessera in un punto illuminato.
page-open-ends = Aperte
page-keys-title = Tasti
page-keys-tile = prendere una tessera
page-keys-ends = passare da un punto o da una tessera all’altra
page-keys-lay = posare lì la tessera
page-keys-back = annullare la scelta, chiudere ciò che è aperto
page-keys-draw = pescare
page-keys-pass = passare
page-keys-next = mano successiva
page-keys-hint = suggerimento
page-keys-undo = annullare
page-keys-zoom = tavolo più grande o più piccolo
page-keys-list = questo elenco
page-keys-off = I tasti singoli si possono disattivare nelle impostazioni.
page-finish = Conferma
page-chain-lacks-tiles = { $count ->
    [one] almeno un’altra tessera
   *[other] almeno altre { $count } tessere
}
page-chain-lacks-end = deve ancora tornare al { $number }
page-close = Chiudi

## Un dispositivo per più persone

page-curtain-title = Tocca a { $name }
page-curtain-text = Passa il dispositivo. Ora gli altri non guardano.
page-curtain-lift = Sono { $name }

## While bots move

page-skip = Salta
page-skip-bots = Fai giocare in fretta i bot finché non tocca a te

## La fine

page-look-at-table = Guarda il tavolo
page-show-result = Risultato
page-next-round = Prossima mano
page-rematch = Rivincita
page-wants-again = { $name } vuole giocare ancora.
page-again = Si prepara la prossima partita.
page-join-again = Partecipa
page-not-this-time = Questa volta no
page-again-look-on = Si gioca ancora. Puoi guardare.
page-again-seat = Si gioca ancora, e c’è un posto libero.
page-details = Dettagli
page-goal = Si gioca:
page-cheer-blocked = Chiusa!
page-cheer-won = Vittoria!
page-replay = Rivedi la partita
page-open-hands = Mostra tutte le mani
page-back-to-now = Torna alla fine
page-one-back = Una mossa indietro
page-one-on = Una mossa avanti
page-download-record = Registrazione
page-download-drawing = Disegno
page-give-up = Abbandona la partita
page-give-up-text = La partita finisce quando tutti i presenti l’hanno abbandonata. Chi continua a giocare non abbandona.
page-gave-up = Hai abbandonato la partita.
page-given-up = La partita è stata abbandonata.

## Una distribuzione onesta

page-fair-title = Distribuzione onesta
page-fair-before = Il server ha fissato il suo segreto prima che qualcuno si sedesse; questa è la sua impronta. Chi si siede aggiunge un proprio numero casuale: così nessuno può scegliere la distribuzione.
page-fair-after = La partita è finita: ecco il segreto. Ogni distribuzione si può rifare da qui: scarica la registrazione ed esegui
page-fair-fair = Distribuzione onesta: il segreto era fissato prima che ti sedessi, e comprende il tuo numero casuale.
page-fair-fixed = Il segreto è quello fissato prima della distribuzione. Questo browser non ha aggiunto alcun numero casuale.
page-fair-unseen = Questo browser non ha visto come è stata fissata la distribuzione. La registrazione contiene tutto il necessario per verificarla.
page-fair-unable = Questa pagina non è arrivata via https, perciò il tuo browser non può verificare la distribuzione. Con la registrazione si può.
page-fair-verify = Verifica
page-fair-short = La distribuzione era onesta.
page-fair-wrong = La distribuzione non corrisponde a ciò che questo browser ha visto:
page-fair-problem-changed = Ciò che era fissato prima della distribuzione è stato detto diversamente in seguito.
page-fair-problem-secret = Il segreto non è quello fissato prima della distribuzione.
page-fair-problem-bot = Un bot ha aggiunto un numero casuale alla distribuzione.
page-fair-problem-imprint = Ciò che i giocatori hanno aggiunto non è più lo stesso dell’inizio della partita.
page-fair-problem-nonce = Il tuo numero casuale non c’è.

## Gli amici

page-invite-text = Manda ciascuno di questi link a una persona: chi lo apre per primo ha quel posto, e poi nessun altro può entrare con esso.
page-watch-link = Solo per guardare
page-frame-link = Per mostrare la partita in una tua pagina
page-copy = Copia
page-copy-rules = Copia un link con queste regole
page-copied = Copiato
page-only-here = Questo indirizzo vale solo su questo computer. Avvia il server con --host per giocare con altri nella tua rete.
page-still-open = Posti ancora liberi
page-call-bot = Fai giocare un bot
page-call-bot-in = Fai giocare un bot ({ $seconds } s)
page-gone = { $name } è assente.
page-sits-in = Un bot sostituisce { $name } e lascia il posto appena { $name } torna.
page-seats-and-links = Posti e link
page-own-link = Il tuo posto
page-own-link-text = Con questo link torni al tuo posto da qualsiasi dispositivo. Chi lo ha gioca per te: non darlo a nessuno.
page-new-link = Nuovo link
page-new-link-text = Un nuovo link rende inutile il vecchio, dovunque sia finito.
page-renewed = C’è un nuovo link per { $name }; quello vecchio non funziona più.

## Un link per tutti

page-invites-you = { $name } ti invita: { $game }
page-sit-down = Siediti
page-look-on = Guarda
page-free-seat = libero
page-you = tu
page-missing-count = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
page-begins-itself = La partita comincia da sola appena tutti sono seduti.
page-begin-with-bots = Comincia, bot per gli altri posti
page-begin-gathered = Cominciare in { $count }
page-chair-team = Squadra { $number }
page-who-begins = { $name } può cominciare senza aspettare; i posti liberi vanno allora ai bot.
page-send-away = Manda via { $name }
page-send-away-text = { $name } perde il posto, e il link d’invito viene rinnovato, così quello vecchio non ne dà più.
page-let-stay = Lascia restare { $name }
page-share = Condividi
page-share-text = Gioca con me: { $game }
page-invite-all = Un solo link per tutti: chi lo apre dice il suo nome e prende un posto libero.
page-invite-link = Invito
page-qr = L’invito come codice QR
page-invite-renewed = C’è un nuovo invito; quello vecchio non è più valido.
page-begun = La partita è cominciata senza di te. Puoi guardare.
page-all-taken = Tutti i posti sono occupati. Puoi guardare.
page-single-links = Un link per un solo posto
page-names = Nomi
page-who-plays = Chi gioca?
page-begin = Comincia
page-wants-to-give-up = { $count ->
    [one] { $names } vuole abbandonare.
   *[other] { $names } vogliono abbandonare.
}
page-give-up-too = Abbandono anch’io
page-rematch-moved = Rivincita, un posto più in là
page-rematch-moved-text = Ognuno avanza di un posto, così comincia qualcun altro.

## Conversazione

page-talk-to = A chi
page-talk-to-partners = ai compagni
page-talk-to-table = a tutti
page-talk-pauses = Qui i compagni tacciono durante la mano. Poi si torna a parlare.
page-talk-hide = Nascondi la conversazione
page-talk-show = Mostra la conversazione
page-talk = Conversazione e reazioni
page-talk-on = mostra
page-talk-off = nascondi
page-reactions = Reazioni
page-reaction-bravo = Ben giocato!
page-reaction-thumb = Bella mossa!
page-reaction-laugh = Ah ah!
page-reaction-gasp = Oh!
page-reaction-tears = Oh no!
page-reaction-heart = Grazie!

## Impostazioni

page-scheme = Aspetto
page-scheme-auto = come il dispositivo
page-scheme-light = chiaro
page-scheme-dark = scuro
page-cloth = Tavolo
page-cloth-felt = feltro
page-cloth-sea = blu
page-cloth-wood = legno
page-cloth-paper = carta
page-tiles = Tessere
page-tiles-ivory = avorio
page-tiles-ebony = ebano
page-contrast = Contrasto elevato, punti grandi
page-touch = Posare una tessera
page-touch-both = toccare o trascinare
page-touch-tap = toccare
page-touch-drag = trascinare
page-confirm = Chiedere prima di posare
page-lacks = Per imparare: i numeri che mancano agli altri
page-haptics = Vibrazione
page-keys = Tasti singoli
page-figures = Numeri sulle tessere
page-figures-auto = automatico
page-figures-pips = punti
page-figures-both = punti e cifre
page-figures-numbers = cifre
page-pace = Velocità dei bot
page-pace-0 = subito
page-pace-300 = veloce
page-pace-900 = con calma
page-pace-1800 = lenta
page-explain = Spiegare un gioco la prima volta
page-explain-on = attivo
page-explain-off = spento
page-sound = Suono
page-sound-on = attivo
page-sound-off = spento
page-sound-mute = Disattiva il suono
page-sound-unmute = Attiva il suono

## Statistiche

page-statistics = Le mie partite
page-statistics-none = Ancora niente: finisci prima una partita.
page-played = Giocate
page-won = Vinte
page-streak = Serie più lunga
page-time = Tempo
page-time-taken = Tempo impiegato: { $time }.
page-time-with-hints = Tempo impiegato: { $time }, con suggerimenti.
page-time-fastest = Il tuo tempo migliore finora: { $time }.
page-fastest = Miglior tempo: { $time }

## My matches

page-matches-played = Bilancio
page-matches-list = Partite
page-match-won = Vinta
page-match-lost = Persa
page-match-ended = Finita
page-look-back = Rivedi
page-again-with = Gioca ancora con loro
page-again-same = Gioca ancora
page-matches-course = { $won } vinte, { $lost } perse; l’ultima è a destra
page-matches-more = Mostra tutte: { $count }
page-carry = In un altro browser
page-carry-text = Apri questo link nell’altro browser, o inquadra l’immagine con la sua fotocamera. Vale una volta sola, per un giorno. Porta con sé l’elenco delle tue partite, ma nessun posto: nessuno può usarlo per giocare o vedere una mano.
page-carry-link = Link che porta le tue partite
page-carry-cut = Vengono portate solo le ultime { $count }.
page-carry-come = Un elenco di partite da un altro browser
page-carry-take = Aggiungi alle mie partite
page-carry-taken = { $count ->
    [0] C’erano già tutte.
    [one] Una partita aggiunta.
   *[other] { $count } partite aggiunte.
}
page-records-export = Esporta tutte le partite
page-records-progress = { $done } di { $total }…
page-records-missing = { $count ->
    [one] Una partita non è più sul server.
   *[other] { $count } partite non sono più sul server.
}
page-stored = Che cosa viene conservato e dove
page-stored-browser = In questo browser
page-stored-browser-text = Il tuo nome e le impostazioni, le tue partite e i risultati, i tavoli a cui siedi con i link dei tuoi posti. Resta tutto finché non lo cancelli qui o svuoti i dati del browser, e non va da nessuna parte, a meno che tu non lo porti in un altro browser.
page-stored-cookies = Cookie
page-stored-cookies-text = Uno per ogni posto che occupi, perché nessun altro ci si sieda, e uno per la tua lingua. Scadono dopo un anno.
page-stored-server = Sul server
page-stored-server-text = Ogni tavolo: nomi e posti, ogni mossa e gli ultimi messaggi. Una partita in corso resta { $playing } giorni dopo l’ultima mossa, una finita { $over } giorni, un tavolo dove nessuna partita è cominciata { $waiting } giorni; poi viene cancellato. Chi ha il link di un tavolo può guardarlo.
page-stored-carry = Un elenco in viaggio
page-stored-carry-text = Se porti le tue partite in un altro browser, l’elenco aspetta sul server finché non viene ritirato, al massimo un giorno.
page-stored-addresses = Che cosa non viene conservato
page-stored-addresses-text = Non ci sono account, indirizzi e-mail né conteggi delle visite, e nulla va a terzi. Il server conta le richieste per indirizzo di rete solo in memoria, perché nessuno lo sovraccarichi.
page-stored-log = Su questo server tutte le richieste vengono registrate, con gli indirizzi di rete da cui arrivano.
page-delete-all = Cancella tutto
page-delete-all-text = Viene cancellato tutto ciò che questo browser conserva: partite, risultati, impostazioni e link dei tuoi posti, anche nelle partite in corso. Sul server vengono cancellati anche i tavoli dove non c’erano altre persone. I tavoli condivisi con altri sono anche loro e restano fino alla scadenza. Non si può annullare.
page-delete-all-now = Cancella per sempre
page-delete-all-done = È stato cancellato tutto.

page-export = Esporta
page-daily = Rompicapo del giorno

## Uno sguardo indietro

page-review = Uno sguardo indietro
page-review-explained = Quanto valeva ogni mossa in base a ciò che si poteva sapere, e quanta parte del risultato era fortuna?
page-review-ask = Giudica questa partita
page-review-working = Mosse giudicate: { $done } di { $of }
page-review-stop = Interrompi
page-review-result = Vantaggio totale
page-review-expected = Atteso
page-review-deal = La distribuzione
page-review-draws = Tessere pescate
page-review-own = Errori propri
page-review-others = Errori degli altri
page-review-fall = Fortuna nel gioco
page-review-given = { $name }: { $points } punti regalati per mano
page-review-none = Nessun errore evidente.
page-review-moments = I momenti più costosi
page-review-judge = Ogni mossa è stata giocata fino in fondo { $playouts } volte su distribuzioni simulate che concordano con ciò che si era visto da quel posto.
page-review-what = Tocca a { $name }. Che cosa faresti qui?
page-review-right = Nessun’altra mossa è chiaramente migliore.
page-review-wrong = Meglio: { $best } – in media { $points } punti in più (± { $error }).
page-review-played = giocata
page-review-curve = Il vantaggio che ci si poteva aspettare, mossa per mossa
page-review-moment = Mano { $round }: −{ $points }
page-review-moment-of = { $name }, mano { $round }: −{ $points }
