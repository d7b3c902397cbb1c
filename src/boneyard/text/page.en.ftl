### What the page in the browser says by itself; everything about the games comes from the server.

## Lobby

page-tagline = Every domino game in the box
page-language = Language
page-search = Search
page-search-example = Muggins, Sniff, Matador…
page-players = Players
page-set = Set
page-set-name = { $set ->
    [6] Double-six
    [9] Double-nine
    [12] Double-twelve
    [15] Double-fifteen
    [18] Double-eighteen
   *[other] Double-{ $set }
}
page-kind = Kind
page-kind-line = Line games
page-kind-counting = Counting games
page-kind-memory = Memory games
page-kind-tricks = Trick-taking games
page-kind-own = One of a kind
page-kind-solo = Solo
page-kind-puzzle = Puzzles
page-booklet = Booklet
page-booklet-S = Schmidt, short
page-booklet-L = Schmidt, long
page-booklet-O = Schmidt, scan
page-booklet-W = Weico
page-booklet-K = Leaflet
page-booklet-none = in none
page-any = All
page-games-found = { $count ->
    [one] One game
   *[other] { $count } games
}
page-nothing-found = No game matches this search.
page-show-all = Show all
page-for-players = { $count ->
    [one] { $players } player
   *[other] { $players } players
}
page-privacy = No account, no cookies but your seat’s, nothing sent to anyone else.
page-needs-server = This needs the server, which cannot be reached just now.
page-without-server = The server cannot be reached. You can look at all games and read their rules; to play, also against bots or alone, the server is needed.
page-try-again = Try again

## The welcome: what the first screen offers

page-welcome = Start or continue
page-play-now = Play now
page-play-now-bots = { $game }, against bots
page-with-friends = With friends
page-with-friends-text = Choose a game, send a link
page-daily-today = Today’s puzzle
page-daily-solved = { $game }: solved!
page-daily-begun = { $game }: continue
page-daily-yesterday = Yesterday’s puzzle
page-daily-share = Share
page-daily-told = Solved: { $game }, { $date }
page-daily-streak = { $count ->
    [one] one day
   *[other] { $count } days in a row
}
page-friends-choose = Which game will you play?
page-friends-more = All other games for two or more
page-go-on = Continue
page-your-turn = Your turn
page-table-over = Finished
page-with-names = with { $names }
page-forget-table = Remove { $title } from this list
page-all-tables = Show all { $count } tables
page-filters = Filters
page-more-filters = More
page-shelf-begin = Start here
page-shelf-line = Play tiles and go out first
page-shelf-partners = Two against two
page-shelf-score = Count and score
page-shelf-large = Large sets
page-shelf-quick = Memory and speed
page-shelf-alone = Alone
page-gone-table = This table cannot be opened
page-gone-address = There is nothing here
page-gone-address-text = The address is misspelt, or what was here has moved.

## Before the game

page-all-games = All games
page-atlas = Atlas of dominoes
page-atlas-about = Where each game is played, what it is called and where its rules come from.
page-atlas-known = A game you know
page-atlas-example = Country, name or source
page-rules = Rules
page-print = Print
page-minute-done = Let’s play
page-minute-rules = All the rules
page-lesson-begin = Show me
page-lesson-step = Move { $number } of { $of }
page-lesson-wait = Watch what the others do.
page-lesson-thinks = A moment: what would be good here?
page-lesson-end = I’ll go on alone
page-round-watch = Watch a round
page-round-asks = What would you do here?
page-round-answer = See what happens
page-round-on = Next
page-round-back = Back
page-round-rules = To the rules
page-options = Options
page-how-to-play = How do you want to play?
page-your-name = Your name
page-player-name = Player { $number }
page-bots-play = Bot level
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
page-decision-time = Time to decide
page-decision-any = as long as you like
page-decision-seconds = { $count } seconds
page-decision-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
page-play-bots = Play against bots
page-play-alone = Play
page-together = Together
page-people-at-table = People at the table
page-friends-open = Up to { $count } can come; you say when to start.
page-invite-friends = Invite friends
page-pass-and-play = Pass and play on this device
page-watch-bots = Watch bots play

## At the table

page-table = The table
page-seats = Who sits at the table
page-tiles-held = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
page-points = { $count ->
    [one] one point
   *[other] { $count } points
}
page-to-play = to play
page-tile-fits = { $tile }, fits
page-no-tiles = no tiles left
page-stay = stay
page-your-hand = { $count ->
    [one] Your hand: one tile
   *[other] Your hand: { $count } tiles
}
# The order of a large hand.
page-hand-sort = Sort the hand; now: { $now }
page-hand-dealt = as dealt
page-hand-number = by number
page-hand-playable = playable first
page-connecting = Connecting to the table…
page-offline = Connection lost. Reconnecting; nothing is lost.
page-sending = Sending…
page-waiting-for = Waiting for { $names }
page-domino = Domino!
page-hint = Hint
page-winnable = Can it still be won?
page-undo = Undo
page-settings = Settings
page-score-and-log = Score and history
page-score-sheet = Score
page-log = History
page-chat = Chat
page-say-something = Say something
page-send = Send
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-fit = Show the whole table
page-choose = Choose one
page-mode = What a click does
page-turn-tile = Turn
page-seek = Highlight numbers: one shows where its double could be, two show where they touch
page-clear = Clear
page-queued = { $tile } will be played as soon as it is your turn, if it still fits. Touch anything else to cancel.
page-queued-gone = { $tile } no longer fits.
page-drag-it = Drag the tile to a place that is lit.
page-open-ends = Open
page-keys-title = Keys
page-keys-tile = pick a tile of your hand
page-keys-ends = go from place to place, or from tile to tile
page-keys-lay = play the tile there
page-keys-back = take back what is picked, close what is open
page-keys-draw = draw from the boneyard
page-keys-pass = pass
page-keys-next = next round
page-keys-hint = hint
page-keys-undo = take back
page-keys-zoom = table larger or smaller
page-keys-list = this list
page-keys-off = Single keys can be switched off in the settings.
page-finish = Done
page-chain-lacks-tiles = { $count ->
    [one] one more tile at least
   *[other] { $count } more tiles at least
}
page-chain-lacks-end = still has to come back to { $number }
page-close = Close

## One device for several

page-curtain-title = { $name } is next
page-curtain-text = Hand the device over. Everyone else, please look away.
page-curtain-lift = I am { $name }

## While bots move

page-skip = Skip
page-skip-bots = Speed the bots up until it is your turn

## The end

page-look-at-table = Look at the table
page-show-result = Result
page-next-round = Next round
page-rematch = Play again
page-replay = Replay
page-wants-again = { $name } wants to play again.
page-again = The next match is being set up.
page-join-again = Join
page-not-this-time = Not this time
page-again-look-on = They play again. You can look on.
page-again-seat = They play again, and a seat is free.
page-details = Details
page-goal = Played for:
page-cheer-blocked = Blocked!
page-cheer-won = Victory!
page-open-hands = Show all hands
page-back-to-now = Back to now
page-one-back = Previous move
page-one-on = Next move
page-download-record = Record
page-download-drawing = Drawing
page-give-up = Give up
page-give-up-text = The match ends when everyone here has given up. If you play on, you have not.
page-gave-up = You have given up.
page-given-up = The match was abandoned.

## A fair deal

page-fair-title = A fair deal
page-fair-before = The server fixed its secret before anyone sat down; this is its fingerprint. Everyone who sits down adds a random number of their own, so nobody can choose the deal.
page-fair-after = The match is over, so here is the secret. Every deal can be recomputed from it: download the record and run
page-fair-fair = The deal was fair: its secret was fixed before you sat down, and your random number went into the deal.
page-fair-fixed = The secret is the one that was fixed before the deal. This browser added no random number of its own.
page-fair-unseen = This browser did not see how the deal was fixed. The record has everything needed to check it.
page-fair-unable = This page did not come over https, so your browser cannot check the deal. The record has everything needed to check it.
page-fair-wrong = The deal does not match what this browser has seen:
page-fair-problem-changed = What was fixed before the deal was stated differently later.
page-fair-verify = Check it
page-fair-short = The deal was fair.
page-fair-problem-secret = The secret is not the one that was fixed before the deal.
page-fair-problem-bot = A bot has added a random number to the deal.
page-fair-problem-imprint = What the players added is not what it was when the match began.
page-fair-problem-nonce = Your random number did not go into it.

## Friends

page-invite-text = Send each of these links to one person: whoever opens it first has that seat, and from then on nobody else gets in with it.
page-watch-link = To watch only
page-frame-link = To show the match on a page of your own
page-copy = Copy
page-copy-rules = Copy a link to these rules
page-copied = Copied
page-only-here = This address works on this computer only. Start the server with --host to play with others in your network.
page-still-open = Seats nobody has taken yet
page-call-bot = Let a bot play
page-call-bot-in = Let a bot play ({ $seconds } s)
page-gone = { $name } is away.
page-sits-in = A bot is playing for { $name } and hands back the seat as soon as { $name } returns.
page-seats-and-links = Seats and links
page-own-link = Your own seat
page-own-link-text = With this link you come back to your seat on any device. Anyone who has it can play for you: give it to nobody.
page-new-link = New link
page-new-link-text = A new link makes the old one useless, whoever has it.
page-renewed = There is a new link for { $name }; the old one no longer works.

## One link for all

page-invites-you = { $name } invites you: { $game }
page-sit-down = Sit down
page-look-on = Watch
page-free-seat = free
page-you = you
page-missing-count = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
page-begins-itself = The match starts by itself as soon as everyone is seated.
page-begin-with-bots = Start with bots in the free seats
page-begin-gathered = Start with the { $count } of us
page-chair-team = Team { $number }
page-who-begins = { $name } can start without waiting; bots then take the free seats.
page-send-away = Send { $name } away
page-send-away-text = { $name } loses the seat, and the invitation link is renewed, so that the old one no longer gives a seat.
page-let-stay = Let { $name } stay
page-share = Share
page-share-text = Play { $game } with me
page-invite-all = One link for all: whoever opens it gives a name and takes a free seat.
page-invite-link = Invitation
page-qr = The invitation as a QR code
page-invite-renewed = There is a new invitation; the old one no longer works.
page-begun = The match has begun without you. You can watch.
page-all-taken = Every seat is taken. You can watch.
page-single-links = A link for one seat only
page-names = Names
page-who-plays = Who plays?
page-begin = Start
page-wants-to-give-up = { $count ->
    [one] { $names } wants to give up.
   *[other] { $names } want to give up.
}
page-give-up-too = Give up too
page-rematch-moved = Play again, one seat on
page-rematch-moved-text = Everybody sits one seat on, so somebody else begins.

## Talk

page-talk-to = To whom
page-talk-to-partners = to partners
page-talk-to-table = to all
page-talk-pauses = Partners are silent here while a round is played. They may talk again afterwards.
page-talk-hide = Hide chat
page-talk-show = Show chat
page-talk = Chat and reactions
page-talk-on = shown
page-talk-off = hidden
page-reactions = Reactions
page-reaction-bravo = Well played!
page-reaction-thumb = Good one!
page-reaction-laugh = Ha ha!
page-reaction-gasp = Oh!
page-reaction-tears = Oh no!
page-reaction-heart = Thank you!

## Settings

page-scheme = Appearance
page-scheme-auto = like the device
page-scheme-light = light
page-scheme-dark = dark
page-cloth = Table
page-cloth-felt = felt
page-cloth-sea = blue
page-cloth-wood = wood
page-cloth-paper = paper
page-tiles = Tiles
page-tiles-ivory = ivory
page-tiles-ebony = ebony
page-contrast = High contrast, large pips
page-touch = Playing a tile
page-touch-both = tap or drag
page-touch-tap = tap
page-touch-drag = drag
page-confirm = Ask before a tile is played
page-lacks = For learners: which numbers the others lack
page-haptics = Vibration
page-keys = Single keys
page-figures = Numbers on tiles
page-figures-auto = automatic
page-figures-pips = pips
page-figures-both = pips and figures
page-figures-numbers = figures
page-pace = Bot speed
page-pace-0 = instant
page-pace-300 = fast
page-pace-900 = relaxed
page-pace-1800 = slow
page-explain = Explain a game the first time
page-explain-on = on
page-explain-off = off
page-sound = Sound
page-sound-on = on
page-sound-off = off
page-sound-mute = Mute
page-sound-unmute = Sound on

## Statistics

page-statistics = My matches
page-statistics-none = Nothing yet: finish a match first.
page-played = Played
page-won = Won
page-streak = Longest streak
page-time = Time
page-time-taken = It took { $time }.
page-time-with-hints = It took { $time }, with hints.
page-time-fastest = Your fastest so far: { $time }.
page-fastest = Fastest: { $time }

## My matches

page-matches-played = Tally
page-matches-list = Matches
page-match-won = Won
page-match-lost = Lost
page-match-ended = Finished
page-look-back = Look back
page-again-with = Play again with these
page-again-same = Play again
page-matches-course = { $won } won, { $lost } lost; the latest on the right
page-matches-more = Show all { $count }
page-carry = To another browser
page-carry-text = Open this link in the other browser, or point its camera at the picture. It works once, within a day. It carries your list of matches, but no seats: nobody can play or see a hand with it.
page-carry-link = Link that carries your matches
page-carry-cut = Only the latest { $count } go along.
page-carry-come = A list of matches from another browser
page-carry-take = Add to my matches
page-carry-taken = { $count ->
    [0] All of them were here already.
    [one] One match was added.
   *[other] { $count } matches were added.
}
page-records-export = Export all records
page-records-progress = Fetching { $done } of { $total }…
page-records-missing = { $count ->
    [one] One record is no longer on the server.
   *[other] { $count } records are no longer on the server.
}
page-stored = What is stored, and where
page-stored-browser = In this browser
page-stored-browser-text = Your name and settings, your list of matches and results, the tables you sit at with the links of your seats. It stays until you delete it here or clear the browser’s data, and goes nowhere unless you carry it to another browser.
page-stored-cookies = Cookies
page-stored-cookies-text = One for each seat you have taken, so that nobody else can sit there, and one for your language. They lapse after a year.
page-stored-server = On the server
page-stored-server-text = Each table: the names and seats, every move, and the last things said there. A match being played is kept for { $playing } days after the last move, a finished one for { $over } days, a table where no match began for { $waiting } days; then it is deleted. Whoever has a table’s link can look at it.
page-stored-carry = A list on its way
page-stored-carry-text = If you carry your matches to another browser, the list waits on the server until it is collected, for one day at most.
page-stored-addresses = What is not stored
page-stored-addresses-text = There are no accounts, no e-mail addresses and no counting of visitors, and nothing goes to anyone else. The server counts requests per network address in memory only, so that nobody can overload it.
page-stored-log = On this server a log is kept of all requests, with the network addresses they came from.
page-delete-all = Delete everything
page-delete-all-text = Everything this browser has kept is deleted: matches, results, settings, and the links of your seats, also in matches still being played. On the server, tables at which you were the only person are deleted, too. Tables you shared with other people belong to them as well and stay until their time is up. This cannot be undone.
page-delete-all-now = Delete for good
page-delete-all-done = Everything has been deleted.

page-export = Export
page-daily = Puzzle of the day

## Looking back at a match

page-review = Looking back
page-review-explained = What was each move worth by what its player could know, and how much of the result was luck?
page-review-ask = Judge this match
page-review-working = Moves judged: { $done } of { $of }
page-review-stop = Stop
page-review-result = Points ahead in all
page-review-expected = To be expected
page-review-deal = The deal
page-review-draws = Tiles drawn
page-review-own = Own mistakes
page-review-others = Mistakes of the others
page-review-fall = Luck of play
page-review-given = { $name }: { $points } points a round given away
page-review-none = No clear mistakes.
page-review-moments = The moments that cost most
page-review-moment = Round { $round }: −{ $points }
page-review-judge = Every move was played out { $playouts } times on simulated deals that agree with what its player had seen.
page-review-what = { $name } is to play. What would you do here?
page-review-right = No other move is clearly better.
page-review-wrong = Better: { $best } – { $points } points more on average (± { $error }).
page-review-played = played
page-review-curve = How far ahead one could expect to be, move by move
page-review-moment-of = { $name }, round { $round }: −{ $points }
