# Il tavolo di Chickwood Forest.

cfb-coop = Il tuo pollaio
cfb-hand = La tua mano
cfb-benefactor = Benefattore
cfb-legends = Leggende
cfb-up = scoperta
cfb-down = coperta
cfb-back = Carta coperta
cfb-full = pieno
cfb-pass = No
cfb-use-key = Usa la chiave
cfb-scout = Spia
cfb-raid = Saccheggia
cfb-order = Ordine di questo round
cfb-holds = { $name } tiene il castello { $castle }
cfb-castle = Castello { $castle }
cfb-banner = Stendardo: { $faces }
cfb-room = { $count } posti occupati su { $limit }
cfb-locked = Vietato dalla chiave
cfb-named = { $name } vuole saccheggiarlo
cfb-raided = ha saccheggiato il castello { $castle }
cfb-raided-by = Saccheggiato da { $name }
cfb-in-hand = { $count ->
    [0] mano vuota
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
cfb-lies = { $how ->
    [up] { $card }, carta giocata da { $name }
    [known] { $card }, carta coperta giocata da { $name }; tu la conosci
   *[down] Carta coperta, giocata da { $name }
}
cfb-brings = Saccheggiarlo ti porta { $glory } di gloria{ $alms ->
    [0] {""}
    [one] {" "}e un’elemosina
   *[other] {" "}e { $alms } elemosine
}{ $unknown ->
    [0] {""}
    [one] {" "}e una carta che non conosci
   *[other] {" "}e { $unknown } carte che non conosci
}.
cfb-places = { $all ->
    [yes] { $left ->
        [one] {""}
       *[other] tutte e { $left }
    }
   *[no] solo { $places }
}
cfb-given = { $given } elemosine fatte su { $all }
cfb-stands = { $name } { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubi
}, { $glory } di gloria
cfb-own-glory = La tua gloria qui, per ora
cfb-unlocked = { $glory } di gloria, sbloccata
cfb-locked-row = { $glory } di gloria, bloccata finché in questa riga non c’è un cubo
cfb-forest-of = { $name }, una foresta
cfb-kinds = { $count ->
    [one] 1 tipo
   *[other] { $count } tipi
}
cfb-present = in { $count } su { $of }
cfb-glory = { $glory } di gloria se la partita finisse ora
cfb-supply = { $count ->
    [one] 1 cubo rimasto
   *[other] { $count } cubi rimasti
}
cfb-deck = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
}
cfb-worth = Nella tua collezione ora cambierebbe la tua gloria di { $glory }.
cfb-picked = in gioco
cfb-plays = Le tue carte sul tavolo
cfb-plays-them = Le sue carte sul tavolo
cfb-plays-none = Davanti ai castelli non ce n’è più.
cfb-played-by = Carta giocata da { $name }.
cfb-known-to = La conoscono: { $names }.
cfb-only-you = La conosci solo tu.
cfb-unseen = { $count ->
    [one] Una carta che non hai visto
   *[other] { $count } carte che non hai visto
}
cfb-unseen-where = { $when ->
    [over] { $count ->
        [one] È stata messa da parte coperta, o nessuno l’ha ricevuta.
       *[other] Sono state messe da parte coperte, o nessuno le ha ricevute.
    }
    [dealt] { $count ->
        [one] È in un’altra mano o coperta sul tavolo.
       *[other] Sono nelle altre mani o coperte sul tavolo.
    }
   *[dealing] { $count ->
        [one] È nel mazzo ({ $deck }), in un’altra mano o coperta sul tavolo.
       *[other] Sono nel mazzo ({ $deck }), nelle altre mani o coperte sul tavolo.
    }
}
cfb-unseen-kind = { $count ->
    [0] Di questo tipo le hai viste tutte.
    [one] Di questo tipo ne resta una che non hai visto.
   *[other] Di questo tipo ne restano { $count } che non hai visto.
}
cfb-buried = Messe da parte, e tu le conosci:
cfb-pile = { $count ->
    [one] Resta un castello di questo valore.
   *[other] Restano { $count } castelli di questo valore.
}
cfb-cubes = { $count ->
    [one] un cubo
   *[other] { $count } cubi
}
cfb-nobody = Qui nessuno ha ancora fatto l’elemosina.
cfb-lead = Per il primo posto
cfb-lead-gone = Qui il primo posto non è più raggiungibile.
cfb-of = { $reached } su { $needed }
cfb-about-chest = Il tipo più numeroso vale al quadrato. Ogni altro forziere ti costa 1.
cfb-about-garment = 5 di gloria se ne hai esattamente uno di questo tipo; una coppia non vale nulla.
cfb-about-jewel = Vale la gloria indicata.
cfb-about-bust = Alla fine ti toglie un forziere del tipo più numeroso.
cfb-about-maid = 1 di gloria per ogni tipo di tesoro che hai, fino a 11. Una seconda non aggiunge nulla.
cfb-about-henchman = Ti costa 3 di gloria.
cfb-about-benefactor = Chi lo saccheggia fa subito l’elemosina: altrettanti cubi, di villaggio in villaggio.
cfb-about-spy-glass = A ogni round, prima dei saccheggi, puoi guardare le carte coperte di un castello.
cfb-about-key = Una volta a partita: quando un altro nomina un castello, deve saccheggiarne uno diverso.
cfb-about-entertainers = Alla fine puoi scambiare due cubi nei villaggi.
cfb-about-golden-arrow = Alla fine puoi scambiare un tuo tesoro con quello di un avversario.
cfb-about-fake-beard = Alla fine puoi rifilare un tuo sgherro a un avversario.
cfb-about-unknown = La conosce solo chi l’ha vista. Si scopre quando il castello viene saccheggiato.
cfb-about-castle = Chi lo saccheggia prende { $castle } di gloria. Al prossimo round i castelli più bassi giocano prima, i più alti dopo.
cfb-about-banner = Il suo stendardo per il prossimo round: { $faces }.
cfb-about-forest = Qui non si fa elemosina, e nessuna linea ci passa.
cfb-about-village = Chi ha più cubi prende la gloria sbloccata più alta, il secondo quella dopo. In parità conta il cubo posato più tardi.

option-legendary = Carte leggendarie

cfb-sign-glory = gloria
cfb-sign-locked = una fila con la gloria bloccata finché non c’è un cubo
cfb-sign-deck = carte rimaste nel mazzo
cfb-sign-chest = forzieri, di quattro tipi
cfb-sign-village = un villaggio: qui si mettono cubi
cfb-sign-forest = una foresta: non si passa
cfb-sign-back = una carta coperta
