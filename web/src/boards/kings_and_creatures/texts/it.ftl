# Il tavolo di Kings & Creatures.

kcb-you = Tu
kcb-display = Le carte scoperte
kcb-ends-you = Esci dal giro
kcb-ends-them = { $name } esce dal giro
kcb-ends = si esce dal giro
kcb-stays-you = Resti dentro
kcb-stays-them = { $name } resta dentro
kcb-last-you = Con la terza carta esci dal giro
kcb-last-them = Con la terza carta { $name } esce dal giro
kcb-stack = ancora { $left } nel mazzetto
kcb-pile = ancora { $left }
kcb-ends-short = Uscita
kcb-stays-short = Restare
kcb-last-short = Uscita
kcb-turn-order = Ordine di turno
kcb-moves-now = è di mano
kcb-order = Ordine di turno per numero: { $order }
kcb-your-number = il tuo numero
kcb-their-number = il numero
kcb-number-is = numero { $number }
kcb-done = completa
kcb-short = mancano
kcb-is-short = manca qualcosa
kcb-adds = Punti onore: { $glory }
kcb-glory = { $glory ->
    [one] { $glory } punto onore se finisse adesso
   *[other] { $glory } punti onore se finisse adesso
}
kcb-takes = { $taken } carte su { $of } in questo giro
kcb-side-left = Alla tua sinistra
kcb-side-right = Alla tua destra
kcb-side-both = Di fronte
kcb-side-across = Più in là
kcb-out = Fuori dal giro
kcb-ahead = tu { $own }, avanti
kcb-behind = tu { $own } di { $needed }
kcb-type-hero = Eroi
kcb-type-treasure = Tesori
kcb-type-creature = Creature favolose
kcb-type-king = Re
kcb-type-legend = Leggende
kcb-name-hero = { $heroes ->
    [one] Eroe
   *[other] { $heroes } eroi
}
kcb-name-treasure = Tesoro
kcb-name-legend = Leggenda
kcb-name-castle = Castello
kcb-name-king = Re { $rules }
kcb-sub-hero = { $count ->
    [one] 1 eroe
   *[other] { $count } eroi
}
kcb-sub-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
kcb-sub-creature = { $kinds ->
    [one] { $cards } × 1 specie
   *[other] { $cards } × { $kinds } specie
}
kcb-sub-legend = { $done } su { $cards } complete
kcb-heroes-short = { $count ->
    [one] 1 eroe in più batte un vicino
   *[other] { $count } eroi in più battono un vicino
}
kcb-heroes-now = Con i tuoi eroi guadagni { $glory ->
    [one] { $glory } punto onore
   *[other] { $glory } punti onore
} dopo questo giro
kcb-about-hero = { $players ->
    [2] Dopo ogni giro, più eroi del tuo vicino portano tanti punti onore quanto il numero del giro.
   *[other] Dopo ogni giro, più eroi di un vicino portano tanti punti onore quanto il numero del giro. Più della somma di entrambi ne portano il doppio.
}
kcb-about-treasure = Alla fine vale i punti onore che mostra.
kcb-about-creature = Alla fine ogni tua creatura favolosa vale 1 punto onore per ogni specie diversa.
kcb-about-king = Alla fine le sue corone contano da ogni lato in cui hai più carte del tipo su cui regna rispetto a quel vicino.
kcb-about-legend = Alla fine conta se è completa: se hai tutte le carte che mostra. Una carta può servire a più leggende.
kcb-adds-now = Punti onore: { $glory } adesso.
kcb-adds-round = Altri { $glory } dopo questo giro.
kcb-worth = Adesso vale { $glory ->
    [one] { $glory } punto onore
   *[other] { $glory } punti onore
}.
kcb-lacks = Servono ancora { $needs }.
kcb-lacks-side = Servono ancora { $needs } per superare { $name }.
kcb-leave-you = Con questa esci dal giro.
kcb-leave-them = Con questa { $name } esce dal giro.
kcb-stay-you = Resti dentro a { $number }.
kcb-stay-them = { $name } resta dentro a { $number }.
kcb-then-end = Il giro finisce.
kcb-then-them = Poi è di mano { $name }, a { $number }.
kcb-then-you = Sei subito di nuovo di mano.
kcb-heroes-now-them = Con gli eroi { $name } guadagna { $glory ->
    [one] { $glory } punto onore
   *[other] { $glory } punti onore
} dopo questo giro
kcb-heroes-over = I tuoi eroi hanno portato { $glory ->
    [one] { $glory } punto onore
   *[other] { $glory } punti onore
}
kcb-heroes-over-them = Gli eroi di { $name } hanno portato { $glory ->
    [one] { $glory } punto onore
   *[other] { $glory } punti onore
}
kcb-about-castle = È il tuo punto di partenza: il castello 1 comincia la partita. Non conta per niente.
kcb-out-you = Sei fuori dal giro e non prendi altre carte.
kcb-out-them = { $name } è fuori dal giro e non prende altre carte.
kcb-mark = In gioco da { $mark } giocatori in su.
kcb-row-raised = { $raised ->
    [0] Nell’ordine di presa
    [one] Nell’ordine di presa; la carta rialzata è di questo giro
   *[other] Nell’ordine di presa; le { $raised } carte rialzate sono di questo giro
}
kcb-by-round = Onore degli eroi, giro per giro
kcb-round = Giro { $round }
kcb-in-all = In tutto
kcb-band-hero = degli eroi
kcb-band-treasure = dei tesori
kcb-band-legend = delle leggende
kcb-band-king = dei re
kcb-band-creature = delle creature

kcb-sign-glory = onore
kcb-sign-leave = con questa carta esci dal giro
kcb-sign-hero = eroi sulla carta
kcb-sign-kinds = creature: ognuna porta quante specie hai
kcb-sign-crowns = corone per il vicino di sinistra e di destra
kcb-sign-legend = una leggenda: onore per le carte mostrate
