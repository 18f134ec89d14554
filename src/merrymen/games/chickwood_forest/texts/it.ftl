# Chickwood Forest

cf-kind-chest-gold = forziere d’oro
cf-kind-chest-silver = forziere d’argento
cf-kind-chest-emerald = forziere di smeraldi
cf-kind-chest-ruby = forziere di rubini
cf-kind-armour = armatura d’argento
cf-kind-jerkin = farsetto blu
cf-kind-gown = abito verde
cf-kind-cape = mantello rosso
cf-kind-bracelet = bracciale di bronzo
cf-kind-pendant = ciondolo turchese
cf-kind-ring = anello viola
cf-kind-bust = patacca
cf-kind-maid = damigella Marihen
cf-kind-henchman = sgherro
cf-kind-benefactor-1 = benefattore (1 elemosina)
cf-kind-benefactor-2 = benefattore (2 elemosine)
cf-kind-benefactor-3 = benefattore (3 elemosine)
cf-kind-spy-glass = cannocchiale
cf-kind-key = chiave
cf-kind-entertainers = saltimbanchi
cf-kind-golden-arrow = freccia d’oro
cf-kind-fake-beard = barba finta
cf-and = { $first }, { $rest }
cf-nothing = niente
cf-some = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

cf-pick = { $face ->
    [down] Gioca a faccia in giù: { $card }
   *[up] Gioca a faccia in su: { $card }
}
cf-place = Giocala davanti al castello { $castle }
cf-spy = { $count ->
    [one] Guarda la carta coperta del castello { $castle }
   *[other] Guarda le { $count } carte coperte del castello { $castle }
}
cf-no-spy = Non guardare
cf-raid = { $count ->
    [0] Saccheggia il castello { $castle }, senza bottino
    [one] Saccheggia il castello { $castle }: una carta
   *[other] Saccheggia il castello { $castle }: { $count } carte
}
cf-lock = Usa la chiave: il castello { $castle } è vietato a { $seat }
cf-no-lock = Tieni la chiave
cf-alms = Fai l’elemosina a { $village }
cf-cube = Scambia il cubo di { $seat } nello spazio { $space } di { $village }
cf-cube-with = Scambia con il cubo di { $seat } nello spazio { $space } di { $village }
cf-no-cubes = Non scambiare cubi
cf-give = Dai via: { $card }
cf-no-give = Non scambiare tesori
cf-take = Prendi da { $seat }: { $card }
cf-beard = Dai uno sgherro a { $seat }
cf-no-beard = Tieni tutti gli sgherri

cf-prompt-pick = { $face ->
    [down] Carta { $number } di { $of }, coperta: { $glass ->
        [yes] la conosci solo tu, a meno che { $spy } non guardi con il cannocchiale.
       *[no] la conoscerai solo tu.
    }
   *[up] Carta { $number } di { $of }, scoperta: la vedranno tutti.
}
    .title = { $face ->
        [down] Scegli una carta da giocare coperta
       *[up] Scegli una carta da giocare scoperta
    }
cf-prompt-place = { $face ->
    [down] { $card }: gioca la carta a faccia in giù davanti a un castello. { $glass ->
        [yes] La conosci solo tu, a meno che { $spy } non guardi con il cannocchiale.
       *[no] Lo saprai solo tu.
    }
   *[up] { $card }: gioca la carta a faccia in su davanti a un castello.
}
    .title = Davanti a quale castello?
cf-prompt-spy = Cannocchiale: prima dei saccheggi puoi guardare le carte coperte di un castello.
    .title = Guardare in un castello?
cf-prompt-raid = Round { $round }: saccheggia un castello e prendi tutto il bottino che ha davanti.
    .title = Saccheggia un castello
cf-prompt-raid-again = Il castello { $castle } ti è vietato: saccheggiane un altro.
    .title = Saccheggia un altro castello
cf-prompt-lock = { $seat } vuole saccheggiare il castello { $castle }. Usi la chiave per imporre un’altra scelta?
    .title = Usare la chiave?
cf-prompt-alms-start = { $alms ->
    [one] Hai un’elemosina da fare: scegli un villaggio.
   *[other] Hai { $alms } elemosine da fare: scegli il villaggio da cui parte la linea.
}
    .title = { $alms ->
        [one] Dove va la tua elemosina?
       *[other] Da dove parte la linea?
    }
cf-prompt-alms-next = { $alms ->
    [one] Ancora un’elemosina: scegli il prossimo villaggio accanto a { $village }.
   *[other] Ancora { $alms } elemosine: scegli il prossimo villaggio accanto a { $village }.
}
    .title = Dove continua la linea?
cf-prompt-first-cube = Saltimbanchi: puoi scambiare due cubi nei villaggi. Scegli il primo.
    .title = Scambiare due cubi?
cf-prompt-second-cube = Scegli un cubo di un altro colore con cui scambiarlo di posto.
    .title = Con quale cubo?
cf-prompt-give = Freccia d’oro: puoi scambiare un tuo tesoro con quello di un avversario. Scegli il tuo.
    .title = Scambiare un tesoro?
cf-prompt-take = Dai via: { $card }. Quale tesoro prendi in cambio?
    .title = Quale tesoro prendi?
cf-prompt-beard = Barba finta: puoi rifilare un tuo sgherro a un avversario.
    .title = Dare via uno sgherro?

cf-waiting-scout = { $face ->
    [down] Round { $round }: { $seat } gioca una carta coperta.
   *[up] Round { $round }: { $seat } gioca una carta scoperta.
}
cf-waiting-spy = { $seat } ha il cannocchiale e può guardare le carte coperte di un castello.
cf-waiting-raid = Round { $round }: { $seat } sceglie un castello da saccheggiare.
cf-waiting-raid-again = Il castello { $castle } è vietato a { $seat }, che ne sceglie un altro da saccheggiare.
cf-waiting-lock = { $raider } vuole saccheggiare il castello { $castle }: { $seat } ha la chiave e può opporsi.
cf-waiting-alms = { $alms ->
    [one] { $seat } ha un’elemosina da fare.
   *[other] { $seat } ha { $alms } elemosine da fare.
}
cf-waiting-cubes = { $seat } ha i saltimbanchi e può scambiare due cubi.
cf-waiting-arrow = { $seat } ha la freccia d’oro e può scambiare un tesoro.
cf-waiting-beard = { $seat } ha la barba finta e può dare via uno sgherro.
cf-over = La partita è finita.
    .title = La partita è finita

cf-refused-pick = Scegli prima una carta della tua mano.
cf-refused-place = La carta è scelta: giocala davanti a un castello che ha posto (2 carte al castello 1, 3 al castello 2).
cf-refused-spy = Scegli un castello con carte coperte che non conosci, oppure passa.
cf-refused-raid = Scegli un castello che nessuno ha saccheggiato in questo round.
cf-refused-raid-again = Scegli un castello che nessuno ha saccheggiato in questo round, ma non il castello { $castle }: ti è vietato.
cf-refused-lock = Usa la chiave o tienila.
cf-refused-alms-start = La linea parte da un villaggio con uno spazio libero.
cf-refused-alms-next = La linea continua in un villaggio accanto a { $village }, con uno spazio libero e non ancora usato; non in diagonale e non attraverso le foreste.
cf-refused-first-cube = Scegli un cubo che sta in un villaggio, oppure non scambiare niente.
cf-refused-second-cube = Scegli un cubo di un colore diverso dal primo.
cf-refused-give = Offri uno dei tuoi tesori, oppure non scambiare niente.
cf-refused-take = Prendi il tesoro di un avversario, di un tipo diverso dal tuo.
cf-refused-beard = Dai uno sgherro a un avversario, oppure tienilo.

cf-played-up = { $seat } gioca davanti al castello { $castle }: { $card }.
cf-played-down = { $seat } gioca a faccia in giù davanti al castello { $castle }: { $card }.
cf-played-unknown = { $seat } gioca una carta coperta davanti al castello { $castle }.
cf-spied = { $seat } guarda le carte coperte del castello { $castle }.
cf-not-spied = { $seat } non usa il cannocchiale.
cf-named = { $seat } vuole saccheggiare il castello { $castle }.
cf-locked = { $seat } usa la chiave: il castello { $castle } è vietato a { $raider }.
cf-not-locked = { $seat } tiene la chiave.
cf-raided = { $seat } saccheggia il castello { $castle }. Bottino: { $loot }.
cf-gave = { $seat } fa l’elemosina a { $villages }.
cf-few-cubes = { $left ->
    [0] { $seat } non ha più cubi e non fa nessuna delle { $alms } elemosine.
    [one] { $seat } ha solo un cubo per { $alms } elemosine.
   *[other] { $seat } ha solo { $left } cubi per { $alms } elemosine.
}
cf-kept = { $count ->
    [one] { $seat } non può piazzare un’elemosina.
   *[other] { $seat } non può piazzare { $count } elemosine.
}
cf-set-aside = { $count ->
    [one] Una carta rimasta davanti al castello { $castle } viene messa da parte.
   *[other] { $count } carte rimaste davanti al castello { $castle } vengono messe da parte.
}
cf-round-ends = Il round { $round } è finito.
cf-swapped = { $seat } scambia il cubo di { $first } a { $village } con quello di { $second } a { $other }.
cf-not-swapped = { $seat } non scambia cubi.
cf-exchanged = { $seat } fa uno scambio con { $other }: { $given } contro { $taken }.
cf-not-exchanged = { $seat } non scambia tesori.
cf-beard-used = { $seat } rifila uno sgherro a { $other }.
cf-beard-unused = { $seat } tiene tutti gli sgherri.

# Da dove viene una cifra.
cf-how-chests = { $most } × { $most } per il tipo più frequente, { $others } altri costano 1 ciascuno{ $busts ->
    [0] {""}
    [one] ; una patacca ha tolto un forziere
   *[other] ; { $busts } patacche hanno tolto forzieri
}
cf-how-garment = { $count ->
    [one] Esattamente uno del suo tipo: 5
   *[other] { $count } dello stesso tipo non valgono nulla
}
cf-how-each = { $count } × { $each }
cf-how-maid = { $kinds } tipi di tesori, 1 ciascuno
cf-how-castle = Castello { $castle }
cf-how-place = { $village }
cf-how-village = { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubi
}, posto { $place } qui
cf-how-raided = Chi saccheggia un castello ne riceve il valore
cf-how-alms = { $alms } elemosine da dare
cf-how-added = { $count ->
    [one] La prima del suo tipo nella tua collezione
   *[other] Numero { $count } del suo tipo nella tua collezione
}
cf-how-unknown = { $count ->
    [one] Una carta coperta
   *[other] { $count } carte coperte
}
cf-how-unseen = Non sai che cosa sia

# The headings of the score sheet
heading-chickwood_forest-chests = Forzieri
heading-chickwood_forest-garments = Vesti
heading-chickwood_forest-jewels = Gioielli
heading-chickwood_forest-maid = Marihen
heading-chickwood_forest-henchmen = Sgherri
heading-chickwood_forest-castles = Castelli
heading-chickwood_forest-villages = Villaggi
