# Die Worte des Browsers selbst.

## Überall
close = Schließen
keep = Übernehmen
copy = Kopieren
copied = Kopiert
copy-by-hand = Der Browser kopiert hier nicht selbst. Der Link ist markiert: Strg+C drücken oder lange antippen.
yes = ja
no = nein
loading = Der Tisch wird gedeckt …
skip = Zum Inhalt
pages = Seiten
tools = Werkzeuge
games = Spiele
rules = Regeln
puzzles = Rätsel
trends = Was gespielt wird
about = Mitwirkende
settings = Einstellungen
language = Sprache
your-name = Dein Name
name-kept = Du heißt jetzt { $name }.
name-ask = Wie heißt du?
name-ask-why = Diesen Namen sehen die anderen am Tisch. Du kannst ihn jederzeit ändern.
name-tell = Das bin ich
guest-name = Gast { $number }
light = Licht
light-auto = Wie das Gerät
light-dusk = Dämmerung
light-day = Tageslicht
sound = Ton
set-sound = Leise Töne
set-notify = Benachrichtigen, wenn ich dran bin
notify-insecure = Browser benachrichtigen nur über https. Hier sagt es dir der Titel des Tabs, und ein Ton, wenn du ihn einschaltest.
notify-denied = Der Browser erlaubt es nicht. Der Titel des Tabs sagt dir, wann du dran bist, und ein Ton, wenn du ihn einschaltest.
sound-none = Dieser Browser spielt keine Töne.
set-tap-twice = Was sich nicht zurücknehmen lässt, fragt nach einem zweiten Klick oder Tipp
set-calm = Alles stillhalten
trouble-offline = Der Server ist nicht erreichbar. Bitte gleich noch einmal versuchen.
trouble-unknown = Das hat nicht geklappt. Bitte noch einmal versuchen.

## Start
home-title = Fünf Spiele, eine Lichtung
home-lead = Setz dich zu Freunden oder zu den Leuten aus dem Wald. Ohne Anmeldung.
resume = Weiterspielen
continue = Weiter
go-there = Zum Tisch
all-mine = Alle { $count } Tische
watch = Zusehen
join = Mitspielen
your-turn = Du bist dran
their-turn = Die anderen überlegen
gathering = { $free ->
    [0] Gleich geht es los
    [one] Ein Platz ist noch frei
   *[other] { $free } Plätze sind noch frei
}
choose-game = Such dir ein Spiel aus
players = Spieler
minutes = { $minutes } Min.
minutes-title = Dauer
play-now = Jetzt spielen
play-now-game = { play-now }: { $game }
teach-me = Zeig’s mir
teach-me-game = Zeig mir { $game }
coach = Dein Coach
coach-of = { $number } von { $all }
coach-next = Weiter
coach-show = Zeig mir, wo
coach-leave = Allein weiterspielen
coach-resume = Den Coach wieder rufen
coach-keep = So weiterspielen
coach-back = Zurücknehmen
coach-squire = Gegen den Knappen spielen
coach-look = Selbst ansehen
coach-skip = Überspringen
coach-again = Die nächste geführte Partie
coach-steps = Lektionen, { $done } von { $all } erledigt
coach-lead = Kurze Lektionen in einer echten Partie. Die anderen warten auf dich; wer geht, verliert nichts.
with-friends = Mit Freunden
code-ask = Eingeladen?
code-example = drei Wörter, etwa oak fox moon
code-go = Hinsetzen
open-tables = Offene Tische
no-tables = Gerade wartet niemand. Eröffne einen Tisch, dann finden ihn die anderen hier.
seats-left = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
in-play = Läuft schon
finished = Beendete Spiele
no-finished = Was du zu Ende gespielt hast, kannst du hier noch einmal ansehen.
bring = Spieldatei öffnen
replay = Wiederholung
unofficial = Ein inoffizielles Werk von Liebhabern.

## Ein neuer Tisch
new-table = Tisch eröffnen
game = Spiel
seats = Plätze
seat-me = Ich
seat-beside = Jemand neben mir, an diesem Bildschirm
seat-open = Frei für alle
seat-invite = Auf Einladung
seat-bot = Bot, { $level }
their-name = Name
clock = Uhr
clock-none = Ohne Uhr
clock-live = Live: Sekunden je Entscheidung und eine Reserve
clock-slow = Langsam: Tage je Zug
clock-decision = Sekunden je Entscheidung
clock-reserve = Minuten Reserve
clock-turn = Tage je Zug
clock-told-live = { $seconds } s je Entscheidung, { $minutes } min Reserve
clock-told-slow = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
edition = Ausgabe
set-listed = Bei den offenen Tischen zeigen
set-undo = Züge dürfen zurückgenommen werden
make-table = Tisch eröffnen

## Warten auf Mitspieler
table-link = Link zum Tisch
seat-here = ist da
seat-away = ist gerade weg
seat-host = hat den Tisch eröffnet
seat-ready = ist bereit
seat-not-ready = ist da, noch nicht bereit
kept-for = Freigehalten für { $name }
seat-who = Wer auf Platz { $number } sitzt
lobby-full = Alle Plätze sind vergeben. Du kannst bleiben und zusehen; wird einer frei, steht er hier.
lobby-seat-free = Ein Platz ist frei: Setz dich, oder bleib und sieh zu.
move-here = Hierher setzen
kick = Wegschicken
swap-up = { $name } einen Platz nach oben
swap-down = { $name } einen Platz nach unten
ready = Ich bin bereit
not-ready = Doch noch nicht
waiting-ready = Noch nicht bereit: { $names }
waiting-you = Alle warten auf dich.
all-ready = Alle sind bereit.
countdown = Das Spiel beginnt in { $seconds } …
hold = Halt, warten
start-level = Wer die freien Plätze nimmt
get-up = Von diesem Tisch aufstehen
close-table = Tisch schließen
close-table-sure = Alle werden nach Hause geschickt.
keep-table = Offen lassen
closed-by-host = Dieser Tisch wurde geschlossen.
rules-here = So spielen wir
listed-here = Bei den offenen Tischen
change = Ändern
change-why = Nach einer Änderung sagen die anderen noch einmal, dass sie bereit sind.
invite-table = Hol deine Freunde
invite-seat = Einladung auf Platz { $number }
sit-here = Hier Platz nehmen
invitation = Einladung
invite-code = Auf { $address } tippen:
invite-link = Schick diesen Link
invite-link-or = oder schick diesen Link
invite-qr = QR-Code: { $label }
start-now = Jetzt anfangen
start-now-why = Auf die freien Plätze setzen sich Bots.

## Am Tisch
prompt = Was zu tun ist
board = Die Auslage
mine = Dein Bereich
others = Die anderen
rail = Neben dem Tisch
looked-at = Genauer angesehen
log = Verlauf
chat = Chat
log-and-chat = Verlauf und Chat
log-empty = Noch ist nichts passiert.
log-older = Früher
log-round = Runde { $round }
log-undone = { $name } nimmt den letzten Zug zurück.
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
standing = Wenn jetzt Schluss wäre
round-of = Runde { $now } von { $of }
waiting-for = Warten auf { $name }
waiting-for-away = { $name } ist gerade weg.
arrived = { $name } setzt sich.
got-up = { $name } steht auf.
came-back = { $name } ist wieder da.
went-away = { $name } ist gerade weg.
bot-for = Für { $name } spielt ein Bot.
back-in-seat = { $name } spielt wieder selbst.
said-by = { $name } sagt: { $text }
undo = Zurücknehmen
rule-here = Die Regel dazu
choose = Was tun?
actions = Was du jetzt tun kannst
actions-none = Gerade nichts: Du bist nicht dran.
clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } Std.
}
clocks = Die Zeit aller
clock-left = { $name }: noch { $time }
clock-low = { $name }: nur noch { $time }
line-lost = Die Verbindung ist weg. Neuer Versuch …
line-lost-kept = Die Verbindung ist weg. Dein Zug ist gemerkt und geht raus, sobald sie wieder da ist.
sending = Wird gesendet …
watching = Du siehst zu.
watching-count = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } Personen sehen zu
}
played-on = Auf deinem Platz spielt ein Bot weiter.
was-late = Deine Zeit war um: Diesmal hat ein Bot entschieden. Der Platz bleibt deiner.
paused = Das Spiel ruht: Niemand ist da. Es geht weiter, sobald jemand kommt.
nudged = { $name } erinnert dich: Du bist dran.
other-device = Ein anderes Gerät sitzt jetzt auch auf deinem Platz, mit deinem Code.
question = Eine Frage an den Tisch
question-away-other = { $name } hat die Zeit zweimal ablaufen lassen. Was tun wir?
question-away-you = Deine Zeit ist zweimal abgelaufen. Die anderen werden gefragt, ob sie warten.
question-undo-other = { $name } möchte die letzte Entscheidung zurücknehmen.
question-undo-you = Du hast gebeten, deine letzte Entscheidung zurückzunehmen.
answer-away-wait = Warten
answer-away-bot = Bot spielt weiter
answer-away-end = Spiel beenden
answer-undo-yes = Erlauben
answer-undo-no = Nein
here-again = Ich bin da
ask-undo = Um Rücknahme bitten
nudge = { $name } erinnern
phrases = Kurze Sätze
people = Leute am Tisch
people-none = Sonst ist niemand hier.
block = Nicht mehr hören
unblock = Wieder hören
mute = Für alle stumm
unmute = Wieder reden lassen
report = Melden
report-why = Was hat { $name } getan?
report-send = Der Serverleitung sagen
reported = Gemeldet
my-phone = Auf einem anderen Gerät spielen
my-phone-why = Scanne das mit dem Handy oder tippe dort die Wörter ein: Dein Platz kommt mit.
my-phone-until = Es gilt einmal, { $minutes } Minuten lang. Gib es nicht weiter: Wer es hat, spielt auf deinem Platz.
come-back = Platz zurücknehmen
leave = Tisch verlassen
leave-why = Wenn du aufstehst, spielt ein Bot auf deinem Platz weiter, damit die anderen zu Ende spielen können. Du kannst den Platz jederzeit zurücknehmen. Gehst du nur kurz weg, wartet der Tisch auf dich.
leave-do = Aufstehen, Bot spielt weiter
leave-later = Später wiederkommen
curtain = Gib den Bildschirm an { $name } weiter
curtain-why = Der Tisch ist verdeckt, damit niemand fremde Geheimnisse sieht.
curtain-open = Ich bin { $name }
table-closed = Dieser Tisch kann nicht gezeigt werden
to-home = Zu den Spielen
nothing-here = Hier ist keine Lichtung
nothing-here-why = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
bot-name-0 = Marian
bot-name-1 = Alan
bot-name-2 = Much
bot-name-3 = Müller
bot-name-4 = Bruder
bot-name-5 = Spielmann
hand-over = Einen Bot weiterspielen lassen
hand-over-in = Bot spielt weiter in { $seconds } s

## Über mich
me = Meine Spiele
me-nobody = Sobald du hier gespielt hast, stehen deine Spiele auf dieser Seite.
me-running = Laufende Tische
me-none-running = Kein Tisch wartet auf dich.
me-leave = endgültig verlassen
me-leave-do = Endgültig verlassen
me-stay = Bleiben
me-leave-gathering = Das Spiel hat noch nicht begonnen. Ist es dein Tisch, wird er geschlossen; sonst ist dein Platz wieder frei.
me-leave-others = Ein Bot übernimmt deinen Platz, damit die anderen weiterspielen können. Du kannst nicht zurückkommen.
me-leave-alone = Sonst spielt hier niemand, also wird der Tisch geschlossen. Das Spiel kann nicht fortgesetzt werden.
me-tallies = Wie es dir ergeht
me-game = Spiel
me-against = Gegen
me-played = Gespielt
me-won = Siege
me-average = Schnitt
me-best = Rekord
me-history = Beendete Spiele
me-latest = die letzten { $shown } von { $count }
me-none = Spiele, die du zu Ende spielst, stehen hier mit deinem Ergebnis.
me-more = Alle { $count } Spiele
me-win = Sieg
me-scores = Die Punkte von allen
against-people = Menschen
against-squire = Knappe
against-outlaw = Geächteter
against-legend = Legende
milestones = Meilensteine
milestones-reached = { $reached } von { $of }
milestone-open = noch nicht
milestone-first-win = Erster Sieg
milestone-all-games = Jedes Spiel einmal gewonnen
milestone-points = { $game }: { $points } Punkte
milestone-legend = { $game }: Sieg gegen Legende
end-place = Du landest auf Platz { $place }
end-behind = { $points ->
    [0] Punktgleich mit { $name }.
    [one] Ein Punkt hinter { $name }.
   *[other] { $points } Punkte hinter { $name }.
}
end-best = Das konntest du am besten: { $heading }, { $points }{ $most ->
    [yes] , mehr als alle anderen
   *[no] {""}
}.
working = Wie das zustande kommt
working-none = Hier bringt noch nichts Punkte.
end-milestone = Meilenstein erreicht: { $what }

## Das Ende
score-sheet = Wertungsblatt
end-you = Du gewinnst
end-you-by = Du gewinnst mit { $points } Vorsprung
end-wins = { $name } gewinnt
end-by = { $name } gewinnt mit { $points } Vorsprung
end-shared = Geteilter Sieg: { $names }
end-nobody = Niemand gewinnt
points = Punkte
total = Summe
place = { $place }.
decided = Was den Ausschlag gab
decided-by = { $heading }: { $by } mehr als { $name }.
decided-by-you = { $heading }: { $by } mehr als du.
decided-card = Vor allem { $card } mit { $points } Punkten.
decided-tie = Punktgleich: Der Gleichstand wurde nach den Regeln aufgelöst.
decided-shared = Gleichauf bis zum letzten Punkt.
against = { $one } gegen { $other }
rematch = Revanche
rematch-asked = { $name } möchte eine Revanche.
rematch-made = Eine Revanche wartet.
rematch-go = Mitspielen
see-table = Tisch ansehen

## Wiederholungen
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Ans Ende
replay-pace = Tempo
replay-step = Schritt { $step } von { $steps }
replay-scrub = Welcher Schritt
replay-seen-by = Gesehen von
replay-outside = Von außen
replay-link = Link zu diesem Moment
replay-go-on = Von hier weiterspielen
replay-file = Als Datei sichern
analysis = Analyse
practice = Aus einer anderen Partie weitergespielt: zum Üben, zählt nicht.
practice-short = Übung
fair-proof = Beweis
fair-commitment = Darauf hatte sich der Server festgelegt:
fair-settled = Das Austeilen und jeder Würfel standen vor dem Spiel fest.
fair-check = Hier nachprüfen
fair-checking = Wird geprüft …
fair-proven = In diesem Browser nachgerechnet: Das Austeilen und { $chances ->
    [one] ein späterer Zufall
   *[other] { $chances } spätere Zufälle
} folgen aus dem Geheimnis, auf das sich der Server festgelegt hatte{ $people ->
    [0] .
    [one] , und aus dem, was eine Person beigetragen hat.
   *[other] , und aus dem, was { $people } Personen beigetragen haben.
}
fair-own-in = Dein Beitrag ist dabei.
fair-own-out = Dein Beitrag kam zu spät und blieb weg.
fair-none = Zu diesem Spiel gibt es keinen Beweis.
fair-closed = Dieses Spiel wurde nicht zu Ende gespielt: Sein Geheimnis bleibt verschlossen.
fair-other-commitment = Nicht bewiesen: Als du dich gesetzt hast, hatte sich der Server auf ein anderes Geheimnis festgelegt.
fair-other-seals = Nicht bewiesen: Als dein Browser seinen Beitrag öffnete, war etwas anderes versiegelt.
fair-bad-secret = Nicht bewiesen: Auf dieses Geheimnis hatte sich der Server nicht festgelegt.
fair-bad-part = Nicht bewiesen: Der Beitrag von Platz { $seat } passt nicht zu seinem Siegel.
fair-bad-deal = Nicht bewiesen: Das Austeilen folgt nicht aus dem Geheimnis.
fair-bad-step = Nicht bewiesen: Der Zufall von Schritt { $step } folgt nicht aus dem Geheimnis.
fair-unread = Das Spiel ließ sich gerade nicht lesen. Versuch es später noch einmal.

## Regeln und Mitwirkende
rules-short = So wird gespielt
rules-exact = Alle Regeln im Wortlaut
rules-numbers = Nummern der Absätze zeigen
rules-ours = Hier entschieden, wo die Spielregel Raum lässt.
rules-signs = Was die Bilder bedeuten
rules-search = In den Regeln suchen
rules-not-found = Nichts gefunden. Versuch es mit einem anderen Wort.
rules-language = Die Regeln sind auf Englisch geschrieben.
about-what = Was das hier ist
about-unofficial = Merrymen ist ein inoffizielles Werk von Liebhabern. Es hat nichts mit den Autoren und Verlagen dieser Spiele zu tun, verwendet weder ihre Bilder noch ihre Texte und verdient kein Geld.
about-buy = Wenn dir ein Spiel gefällt, kauf es: Nichts geht über die echte Schachtel auf einem echten Tisch.
about-games = Die Spiele
about-author = von { $author }
about-publisher = erschienen bei { $publisher }
about-icons = Symbole
about-icons-who = Alle Bilder auf Karten, Abzeichen und Knöpfen stammen aus der Sammlung game-icons, unter der Lizenz Creative Commons Namensnennung 3.0. Von:
about-fonts = Schriften
about-fonts-who = Cinzel von Natanael Gama und Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), beide unter der SIL Open Font License, bereitgestellt von Fontsource.
about-made = Wie es gemacht ist
about-made-with = Die Regeln sind einfaches Python, übersetzt von Numba; der Server ist Litestar, diese Seite Svelte, die Worte Project Fluent, die QR-Codes uqr.

## Die Tasten
keys = Tasten
key-arrows = zwischen dem, was du tun kannst
key-enter = tu es
key-actions = Liste dessen, was du tun kannst
key-prompt = was zu tun ist
key-board = die Auslage
key-others = die anderen
key-mine = dein Bereich
key-log = der Verlauf
key-chat = der Chat
key-undo = zurücknehmen
key-escape = schließen; kommende Züge sofort zeigen
key-help = diese Tasten

## Platz nehmen, Tipps, Tempo und Zurücknehmen
preparing = Bots machen sich bereit
preparing-title = Du kannst schon spielen; die Bots kommen dazu, sobald das Spiel für diesen Rechner übersetzt ist, einmalig.
preparing-bots = Die Bots machen sich bereit, Schritt { $done } von { $steps }. Sie ziehen, sobald sie so weit sind, und das geschieht nur einmal.
preparing-failed = Dieses Spiel ließ sich hier nicht übersetzen: Es läuft langsamer, mit einfachen Bots.
play-chosen = { $count ->
    [one] 1 Bot, { $level }
   *[other] { $count } Bots, { $level }
  }
play-change = ändern
play-change-game = Ändern, wie { $game } gespielt wird
new-to-it = Neu für dich?
new-to-it-why = Eine erste Partie mit Begleitung, ein paar Minuten
play-teach-me = Zeig es mir
play-against = Gegen
bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
  }
play-like = Sie spielen wie
level-name-squire = Knappe
level-name-outlaw = Geächteter
level-name-sage = Weise
level-name-legend = Legende
level-about-squire = lernt noch, wie du
level-about-outlaw = spielt richtig gut
level-about-sage = antwortet sofort
level-about-legend = kennt keine Gnade
character-loyal = treu
character-haggler = feilscht gern
character-loner = Einzelgänger
fared = { $wins } von { $games } gewonnen
fared-never = noch nie begegnet
play-remembered = Wird für das nächste Mal gemerkt
sit-down = Platz nehmen
pace = Tempo
pace-follow = Zum Mitkommen
pace-brisk = Flott
pace-step = Schritt für Schritt
pause = Anhalten
go-on = Weiter
next-move = Nächster Zug
since = Seit deinem letzten Zug
since-count = { $count ->
    [one] Seit deinem letzten Zug: 1 Zug
   *[other] Seit deinem letzten Zug: { $count } Züge
  }
since-at = { $at } von { $of }
since-back = Der Zug davor
since-on = Der nächste Zug
since-now = Zurück zu jetzt
hint = Tipp
hint-says = Die Legende rät
hint-thinking = Die Legende denkt nach …
hint-weighing = Wird abgewogen …
hint-seconds = { $seconds } s
percent = { $count } %
hint-chances = Gewinnchance nach dem, was du sehen kannst.
hint-others = { $count ->
    [one] Die andere Seite: { $chances }.
   *[other] Die anderen: { $chances }.
  }
# Where an unclear difference would put another choice before the one that is advised.
hint-alike = ebenso gut
hint-point = Zeig auf etwas anderes, um zu sehen, warum nicht.
hint-why-not = Warum nicht …?
hint-do = Mach das
why-not-this = Warum nicht das? { $action }
click-again = Noch ein Klick: Das lässt sich nicht zurücknehmen.
undo-far = Zurücknehmen …
back-to = Zurück zu einer deiner Entscheidungen
back-silent = Etwas Kleines
practice-will = Was gezogen und gewürfelt wurde, bleibt gleich, und du hast es gesehen: Ab dann ist die Partie eine Übung. Sie bleibt erhalten, zählt aber nicht.
practice-is = Diese Partie ist eine Übung: Sie bleibt erhalten, zählt aber nicht.
mark-practice = Übung
mark-practice-why = Hier wurde frei zurückgenommen: Die Partie zählt nicht.
mark-hints = mit Tipps
mark-hints-why = In dieser Partie wurde um Tipps gebeten.
set-hints = Alle dürfen um Tipps bitten
key-hint = ein Tipp
key-next = der nächste Zug, Schritt für Schritt
key-pause = die anderen anhalten oder weiterspielen lassen
