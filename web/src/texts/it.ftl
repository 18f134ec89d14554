# Le parole del browser.

## Ovunque
close = Chiudi
keep = Tieni
copy = Copia
copied = Copiato
copy-by-hand = Qui il browser non copia da sé. Il link è selezionato: premi Ctrl+C, o tienilo premuto per copiarlo.
yes = sì
no = no
loading = Si apparecchia il tavolo …
skip = Vai al contenuto
pages = Pagine
tools = Strumenti
games = Giochi
rules = Regole
puzzles = Enigmi
trends = Che cosa si gioca
about = Crediti
settings = Impostazioni
language = Lingua
your-name = Il tuo nome
name-kept = Ora ti chiami { $name }.
name-ask = Come ti chiami?
name-ask-why = Gli altri al tavolo vedono questo nome. Puoi cambiarlo quando vuoi.
name-tell = Sono io
guest-name = Ospite { $number }
light = Luce
light-auto = Come il dispositivo
light-dusk = Crepuscolo
light-day = Giorno
sound = Suono
set-sound = Suoni leggeri
set-notify = Avvisami quando tocca a me
notify-insecure = I browser avvisano solo in https. Qui te lo dice il titolo della scheda, e un suono se lo attivi.
notify-denied = Il browser non lo permette. Il titolo della scheda ti dice quando tocca a te, e un suono se lo attivi.
sound-none = Questo browser non emette suoni.
set-tap-twice = Ciò che non si può ritirare chiede un secondo clic o tocco
set-calm = Tieni tutto fermo
trouble-offline = Il server non risponde. Riprova tra un momento.
trouble-unknown = Non ha funzionato. Riprova.

## Inizio
home-title = Cinque giochi, una radura
home-lead = Siediti con gli amici o con la gente del bosco. Senza registrarti.
resume = Riprendi a giocare
continue = Continua
go-there = Al tavolo
all-mine = Tutti i { $count } tavoli
watch = Guarda
join = Unisciti
your-turn = Tocca a te
their-turn = Gli altri stanno pensando
gathering = { $free ->
    [0] Si comincia subito
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $free } giocatori
}
choose-game = Scegli un gioco
players = Giocatori
minutes = { $minutes } min
minutes-title = Durata
play-now = Gioca ora
play-now-game = { play-now }: { $game }
teach-me = Insegnami
teach-me-game = Insegnami { $game }
coach = La tua guida
coach-of = { $number } di { $all }
coach-next = Avanti
coach-show = Mostrami dove
coach-leave = Continuo da solo
coach-resume = Richiama la guida
coach-keep = Vado avanti così
coach-back = Torna indietro
coach-squire = Gioca contro lo Scudiero
coach-look = Guardo da me
coach-skip = Salta
coach-again = La prossima partita guidata
coach-steps = Lezioni, { $done } di { $all } fatte
coach-lead = Brevi lezioni in una vera partita. Gli altri ti aspettano; se esci non perdi nulla.
with-friends = Con gli amici
code-ask = Hai un invito?
code-example = tre parole, es. oak fox moon
code-go = Siediti
open-tables = Tavoli aperti
no-tables = Adesso non aspetta nessuno. Apri un tavolo e gli altri lo troveranno qui.
seats-left = { $free ->
    [one] 1 posto libero
   *[other] { $free } posti liberi
}
in-play = In corso
finished = Partite finite
no-finished = Le partite che hai finito ti aspettano qui per essere riviste.
bring = Apri un file
replay = Rivedi
unofficial = Un’opera non ufficiale di ammiratori.

## Un nuovo tavolo
new-table = Apri un tavolo
game = Gioco
seats = Posti
seat-me = Io
seat-beside = Qualcuno accanto a me, a questo schermo
seat-open = Libero per tutti
seat-invite = Su invito
seat-bot = Bot, { $level }
their-name = Il suo nome
clock = Orologio
clock-none = Senza orologio
clock-live = Dal vivo: secondi per decisione e una riserva
clock-slow = Lento: giorni per turno
clock-decision = Secondi per decisione
clock-reserve = Minuti di riserva
clock-turn = Giorni per turno
clock-told-live = { $seconds } s per decisione, { $minutes } min di riserva
clock-told-slow = { $days ->
    [one] 1 giorno per turno
   *[other] { $days } giorni per turno
}
edition = Edizione
set-listed = Mostralo tra i tavoli aperti
set-undo = Le mosse si possono ritirare
make-table = Apri il tavolo

## In attesa dei giocatori
table-link = Il link del tavolo
seat-here = è qui
seat-away = è via
seat-host = ha aperto il tavolo
seat-ready = può cominciare
seat-not-ready = è qui, ancora un momento
kept-for = Riservato a { $name }
seat-who = Chi siede al posto { $number }
lobby-full = Tutti i posti sono presi. Puoi restare a guardare; se uno si libera, compare qui.
lobby-seat-free = C’è un posto libero: siediti, o resta a guardare.
move-here = Spostati qui
kick = Manda via
swap-up = { $name } un posto più su
swap-down = { $name } un posto più giù
ready = Possiamo cominciare
not-ready = Ancora un momento
waiting-ready = Si aspetta ancora: { $names }
waiting-you = Tutti aspettano te.
all-ready = Si può cominciare.
countdown = Si comincia tra { $seconds } …
hold = Aspetta
start-level = Chi prende i posti liberi
get-up = Alzati da questo tavolo
close-table = Chiudi il tavolo
close-table-sure = Tutti tornano a casa.
keep-table = Tienilo
closed-by-host = Questo tavolo è stato chiuso.
rules-here = Come si gioca
listed-here = Tra i tavoli aperti
change = Cambia
change-why = Dopo un cambio gli altri ridicono che si può cominciare.
invite-table = Chiama gli amici
invite-seat = Invito al posto { $number }
sit-here = Siediti qui
invitation = Invito
invite-code = Su { $address } scrivi
invite-link = Manda questo link
invite-link-or = oppure manda questo link
invite-qr = Codice QR: { $label }
start-now = Comincia ora
start-now-why = I bot prendono i posti ancora liberi.

## Al tavolo
prompt = Che cosa fare
board = Il tavolo comune
mine = La tua area
others = Gli altri
rail = Accanto al tavolo
looked-at = Più da vicino
log = Diario
chat = Chiacchiere
log-and-chat = Diario e chiacchiere
log-empty = Non è ancora successo niente.
log-older = Prima
log-round = { $game ->
    [kings_and_creatures] Giro
    [sherwood_forest] Turno
   *[other] Round
  } { $round }
log-undone = { $name } ritira l’ultima mossa.
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di’ qualcosa
chat-send = Invia
standing = Se finisse adesso
round-of = { $game ->
    [kings_and_creatures] Giro
    [sherwood_forest] Turno
   *[other] Round
  } { $now } di { $of }
waiting-for = Si aspetta { $name }
waiting-for-away = { $name } è via.
arrived = { $name } si siede.
got-up = { $name } si alza.
came-back = { $name } è di nuovo qui.
went-away = { $name } è via.
bot-for = Un bot gioca per { $name }.
back-in-seat = { $name } torna a giocare.
said-by = { $name } dice: { $text }
undo = Ritira
rule-here = La regola qui
choose = Che cosa fare?
actions = Che cosa puoi fare ora
actions-none = Per ora niente: non tocca a te.
clock-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } ore
}
clocks = Il tempo di tutti
clock-left = { $name }: ancora { $time }
clock-low = { $name }: solo { $time }
line-lost = La linea è caduta. Mi ricollego …
line-lost-kept = La linea è caduta. La tua mossa è conservata e parte appena torna.
sending = Invio …
watching = Stai guardando.
watching-count = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
played-on = Un bot gioca al tuo posto.
was-late = Il tuo tempo è finito: per questa volta ha deciso un bot. Il posto resta tuo.
paused = La partita è in pausa: non c’è nessuno. Riprende appena qualcuno arriva.
nudged = { $name } ti fa un cenno: tocca a te.
other-device = Un altro dispositivo è venuto al tuo posto, col tuo codice.
question = Una domanda al tavolo
question-away-other = { $name } ha lasciato scadere il tempo due volte. Che facciamo?
question-away-you = Il tuo tempo è scaduto due volte. Si chiede agli altri se aspettare.
question-undo-other = { $name } vorrebbe ritirare l’ultima decisione.
question-undo-you = Hai chiesto di ritirare l’ultima decisione.
answer-away-wait = Aspettare
answer-away-bot = Gioca un bot
answer-away-end = Finire qui
answer-undo-yes = Va bene
answer-undo-no = No
here-again = Sono qui
ask-undo = Chiedi di ritirare
nudge = Fai un cenno a { $name }
phrases = Frasi pronte
people = Chi è al tavolo
people-none = Non c’è nessun altro.
block = Non sentire più
unblock = Senti di nuovo
mute = Zittisci per tutti
unmute = Ridai la parola
report = Segnala
report-why = Che cosa ha fatto { $name }?
report-send = Dillo a chi gestisce il server
reported = Segnalato
my-phone = Gioca su un altro dispositivo
my-phone-why = Inquadralo col telefono, o scrivi lì le parole: il posto viene con te.
my-phone-until = Vale una volta, per { $minutes } minuti. Non darlo a nessuno: chi ce l’ha gioca al tuo posto.
come-back = Riprendi il posto
leave = Lascia il tavolo
leave-why = Se ti alzi, un bot gioca al tuo posto così gli altri possono finire. Puoi riprendere il posto quando vuoi. Se ti allontani soltanto, il tavolo ti aspetta.
leave-do = Mi alzo, gioca un bot
leave-later = Torno più tardi
curtain = Passa lo schermo a { $name }
curtain-why = Il tavolo è coperto, così nessuno vede i segreti degli altri.
curtain-open = Sono { $name }
table-closed = Questo tavolo non si può mostrare
to-home = Ai giochi
nothing-here = Qui non c’è radura
nothing-here-why = Questo indirizzo non porta da nessuna parte. Forse manca una lettera.
bot-name-0 = Marian
bot-name-1 = Alan
bot-name-2 = Much
bot-name-3 = Mugnaio
bot-name-4 = Frate
bot-name-5 = Menestrello
hand-over = Lascia giocare un bot
hand-over-in = Lascia giocare un bot tra { $seconds } s

## Di me
me = Le mie partite
me-nobody = Quando avrai giocato qui, le tue partite staranno in questa pagina.
me-running = Tavoli in corso
me-none-running = Nessun tavolo ti aspetta.
me-leave = lascia per sempre
me-leave-do = Lascia per sempre
me-stay = Resta
me-leave-gathering = La partita non è cominciata. Se il tavolo è tuo, viene chiuso; altrimenti il tuo posto torna libero.
me-leave-others = Un bot prende il tuo posto così gli altri continuano. Non potrai tornare.
me-leave-alone = Qui non gioca nessun altro: il tavolo viene chiuso e la partita non potrà continuare.
me-tallies = Come te la cavi
me-game = Gioco
me-against = Contro
me-played = Giocate
me-won = Vinte
me-average = Media
me-best = Record
me-history = Partite finite
me-latest = le ultime { $shown } su { $count }
me-none = Le partite che finisci stanno qui, con il tuo risultato.
me-more = Tutte le { $count } partite
me-win = Vinta
me-scores = I punti di tutti
against-people = Persone
against-squire = Scudiero
against-outlaw = Fuorilegge
against-legend = Leggenda
milestones = Traguardi
milestones-reached = { $reached } su { $of }
milestone-open = non ancora
milestone-first-win = Prima vittoria
milestone-all-games = Ogni gioco vinto una volta
milestone-points = { $game }: { $points } punti
milestone-legend = { $game }: vittoria contro Leggenda
end-place = Sei al { $place }º posto
end-behind = { $points ->
    [0] A pari punti con { $name }.
    [one] A un punto da { $name }.
   *[other] A { $points } punti da { $name }.
}
end-best = Il tuo forte: { $heading }, { $points }{ $most ->
    [yes] , più di tutti gli altri
   *[no] {""}
}.
working = Da dove viene
working-none = Qui ancora nulla porta punti.
end-milestone = Traguardo raggiunto: { $what }

## La fine
score-sheet = Foglio dei punti
end-you = Hai vinto
end-you-by = Hai vinto di { $points }
end-wins = Vince { $name }
end-by = { $name } vince di { $points }
end-shared = Vittoria condivisa: { $names }
end-nobody = Non vince nessuno
points = punti
total = Totale
place = { $place }º
decided = Che cosa ha deciso
decided-by = { $heading }: { $by } in più di { $name }.
decided-by-you = { $heading }: { $by } in più di te.
decided-card = Soprattutto { $card }, con { $points } punti.
decided-tie = Punti pari: ha deciso lo spareggio.
decided-shared = Pari fino all’ultimo punto.
against = { $one } contro { $other }
rematch = Rivincita
rematch-asked = { $name } vuole la rivincita.
rematch-made = Una rivincita aspetta.
rematch-go = Ci sto
see-table = Vedi il tavolo

## Rivedere
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-pace = Velocità
replay-step = Passo { $step } di { $steps }
replay-scrub = Quale passo
replay-seen-by = Visto da
replay-outside = Da fuori
replay-link = Link a questo momento
replay-go-on = Gioca da qui
replay-file = Salva come file
analysis = Analisi
practice = Ripresa da un’altra partita: per esercizio, non conta.
practice-short = Esercizio
fair-proof = Prova
fair-commitment = Il server si era impegnato su:
fair-settled = La distribuzione e ogni dado erano decisi prima della partita.
fair-check = Verifica qui
fair-checking = Verifica in corso …
fair-proven = Ricalcolato in questo browser: la distribuzione e { $chances ->
    [one] un sorteggio successivo
   *[other] { $chances } sorteggi successivi
} derivano dal segreto su cui il server si era impegnato{ $people ->
    [0] .
    [one] {" "}e dal contributo di una persona.
   *[other] {" "}e dal contributo di { $people } persone.
}
fair-own-in = C’è anche il tuo.
fair-own-out = Il tuo è arrivato troppo tardi e non ha contato.
fair-none = Per questa partita non c’è una prova.
fair-closed = Questa partita non è stata finita: il suo segreto resta chiuso.
fair-other-commitment = Non provato: quando hai preso posto il server si era impegnato su un altro segreto.
fair-other-seals = Non provato: quando il tuo browser ha aperto il tuo contributo era sigillato altro.
fair-bad-secret = Non provato: il segreto non è quello su cui il server si era impegnato.
fair-bad-part = Non provato: il contributo del posto { $seat } non corrisponde al suo sigillo.
fair-bad-deal = Non provato: la distribuzione non deriva dal segreto.
fair-bad-step = Non provato: il sorteggio del passo { $step } non deriva dal segreto.
fair-unread = Non è stato possibile leggere la partita. Riprova più tardi.

## Regole e crediti
rules-short = Come si gioca
rules-exact = Tutte le regole alla lettera
rules-numbers = Mostra i numeri degli articoli
rules-ours = Deciso qui, dove il regolamento lascia spazio.
rules-signs = Che cosa dicono le immagini
rules-search = Cerca nelle regole
rules-not-found = Non ho trovato niente. Prova un’altra parola.
rules-language = Le regole sono scritte in inglese.
about-what = Che cos’è
about-unofficial = Merrymen è un’opera non ufficiale di ammiratori. Non ha legami con gli autori e gli editori di questi giochi, non usa le loro immagini né i loro testi e non guadagna nulla.
about-buy = Se un gioco ti piace, compralo: niente vale la scatola vera su un tavolo vero.
about-games = I giochi
about-author = di { $author }
about-publisher = pubblicato da { $publisher }
about-icons = Icone
about-icons-who = Tutte le immagini su carte, stemmi e pulsanti vengono dalla raccolta game-icons, con licenza Creative Commons Attribuzione 3.0. Di:
about-fonts = Caratteri
about-fonts-who = Cinzel di Natanael Gama e Alegreya Sans di Juan Pablo del Peral (Huerta Tipográfica), entrambi con SIL Open Font License, forniti da Fontsource.
about-made = Come è fatto
about-made-with = Le regole sono semplice Python compilato da Numba; il server è Litestar, questa pagina Svelte, le parole Project Fluent, i codici QR uqr.

## I tasti
keys = Tasti
key-arrows = tra ciò che puoi fare
key-enter = fallo
key-actions = l’elenco di ciò che puoi fare
key-prompt = che cosa fare
key-board = il tavolo comune
key-others = gli altri
key-mine = la tua area
key-log = il diario
key-chat = le chiacchiere
key-undo = ritira
key-escape = chiudi; mostra subito le mosse in arrivo
key-help = questi tasti

## Sedersi, suggerimenti, ritmo e ripensamenti
preparing = I bot si preparano
preparing-title = Puoi già giocare; i bot si uniscono appena il gioco è compilato per questo computer, una volta sola.
preparing-bots = I bot si preparano, passo { $done } di { $steps }. Giocano appena sono pronti, e succede una volta sola.
preparing-failed = Qui non è stato possibile compilare il gioco: va più piano, con bot semplici.
play-chosen = { $count ->
    [one] 1 bot, { $level }
   *[other] { $count } bot, { $level }
  }
play-change = cambia
play-change-game = Cambia come si gioca a { $game }
new-to-it = Nuovo per te?
new-to-it-why = Una prima partita con una guida, pochi minuti
play-teach-me = Insegnami
play-against = Contro
bots = { $count ->
    [one] 1 bot
   *[other] { $count } bot
  }
play-like = Giocano come
level-name-squire = Scudiero
level-name-outlaw = Fuorilegge
level-name-sage = Saggio
level-name-legend = Leggenda
level-about-squire = sta imparando, come te
level-about-outlaw = un buon giocatore di circolo
level-about-sage = risponde subito
level-about-legend = senza pietà
character-loyal = leale
character-haggler = mercanteggia
character-loner = solitario
fared = hai vinto { $wins } volte su { $games }
fared-never = mai incontrato
play-remembered = Ricordato per la prossima volta
sit-down = Siediti
pace = Ritmo
pace-follow = Riesco a seguire
pace-brisk = Svelto
pace-step = Passo passo
pause = Pausa
go-on = Continua
next-move = Prossima mossa
since = Dal tuo ultimo turno
since-count = { $count ->
    [one] Dal tuo ultimo turno: 1 mossa
   *[other] Dal tuo ultimo turno: { $count } mosse
  }
since-at = { $at } di { $of }
since-back = La mossa prima
since-on = La mossa dopo
since-now = Torna ad adesso
hint = Suggerimento
hint-says = La Leggenda dice
hint-thinking = La Leggenda ci pensa …
hint-weighing = La sta valutando …
hint-seconds = { $seconds } s
percent = { $count }%
hint-chances = Probabilità di vincere, da ciò che puoi vedere.
hint-others = { $count ->
    [one] L’altro: { $chances }.
   *[other] Gli altri: { $chances }.
  }
# Where an unclear difference would put another choice before the one that is advised.
hint-alike = altrettanto buona
hint-point = Indica qualcos’altro per vedere perché no.
hint-why-not = Perché non …?
hint-do = Fallo
why-not-this = Perché non questo? { $action }
click-again = Clicca ancora: non si può tornare indietro.
undo-far = Ritira …
back-to = Torna a una tua decisione
back-silent = Una piccola cosa
practice-will = Ciò che è stato pescato e tirato resta uguale, e tu l’hai visto: da lì la partita è un allenamento. Resta salvata, ma non conta.
practice-is = Questa partita è un allenamento: resta salvata, ma non conta.
mark-practice = allenamento
mark-practice-why = Si è tornati indietro liberamente: la partita non conta.
mark-hints = con suggerimenti
mark-hints-why = In questa partita sono stati chiesti suggerimenti.
set-hints = Tutti possono chiedere suggerimenti
key-hint = un suggerimento
key-next = la prossima mossa, passo passo
key-pause = ferma gli altri, o falli continuare
