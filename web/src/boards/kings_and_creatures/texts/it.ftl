# Il tavolo di Kings & Creatures.

kcb-you = Tu
kcb-display = Le carte scoperte
kcb-ends-you = Chiude il tuo round
kcb-ends-them = Chiude il round di { $name }
kcb-ends = chiude il round
kcb-stays-you = Resti dentro
kcb-stays-them = { $name } resta dentro
kcb-last-you = La terza carta chiude il tuo round
kcb-last-them = La terza carta chiude il round di { $name }
kcb-stack = ancora { $left }
kcb-turn-order = Ordine di turno
kcb-moves-now = muove ora
kcb-order = Ordine di turno per numero: { $order }
kcb-your-number = il tuo numero
kcb-their-number = il numero
kcb-number-is = numero { $number }
kcb-done = compiuta
kcb-short = mancano
kcb-is-short = manca qualcosa
kcb-adds = { $glory } gloria
kcb-glory = { $glory } di gloria se finisse adesso
kcb-takes = { $taken } carte su { $of } in questo round
kcb-side-left = Alla tua sinistra
kcb-side-right = Alla tua destra
kcb-side-both = Di fronte
kcb-side-across = Più in là
kcb-out = Fuori dal round
kcb-ahead = tu { $own }, avanti
kcb-behind = tu { $own } di { $needed }
kcb-type-hero = Eroi
kcb-type-treasure = Tesori
kcb-type-creature = Creature
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
kcb-sub-legend = { $done } di { $cards }
kcb-heroes-short = { $count ->
    [one] 1 eroe in più batte un vicino
   *[other] { $count } eroi in più battono un vicino
}
kcb-heroes-now = I tuoi eroi portano { $glory } di gloria dopo questo round
kcb-about-hero = Dopo ogni round, più eroi di un vicino portano tanta gloria quanto il numero del round. Più di entrambi insieme ne portano il doppio.
kcb-about-treasure = Alla fine vale la gloria che mostra.
kcb-about-creature = Alla fine ogni tua creatura vale 1 gloria per ogni specie diversa.
kcb-about-king = Alla fine le sue corone contano da ogni lato in cui hai più carte del tipo su cui regna rispetto a quel vicino.
kcb-about-legend = Alla fine conta se hai tutte le carte che mostra. Una carta può servire a più leggende.
kcb-adds-now = { $glory } gloria adesso.
kcb-adds-round = Altri { $glory } dopo questo round.
kcb-worth = Adesso vale { $glory } di gloria.
kcb-lacks = Servono ancora { $needs }.
kcb-lacks-side = Servono ancora { $needs } per superare { $name }.
kcb-leave-you = Chiude il tuo round.
kcb-leave-them = Chiude il round di { $name }.
kcb-stay-you = Resti dentro a { $number }.
kcb-stay-them = { $name } resta dentro a { $number }.
kcb-then-end = Il round finisce.
kcb-then-them = Poi muove { $name }, a { $number }.
kcb-then-you = Muovi subito di nuovo.

heading-kings_and_creatures-heroes = Eroi
heading-kings_and_creatures-treasures = Tesori
heading-kings_and_creatures-creatures = Creature
heading-kings_and_creatures-kings = Re
heading-kings_and_creatures-legends = Leggende
