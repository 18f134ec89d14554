# Les mots du navigateur.

## Partout
close = Fermer
keep = Garder
copy = Copier
copied = Copié
copy-by-hand = Le navigateur ne copie pas ici. Le lien est sélectionné : Ctrl+C, ou appui long pour copier.
yes = oui
no = non
loading = On met la table …
skip = Aller au contenu
pages = Pages
tools = Outils
games = Jeux
rules = Règles
puzzles = Énigmes
trends = Ce qui se joue
about = Crédits
settings = Réglages
language = Langue
your-name = Ton nom
name-kept = Tu t’appelles maintenant { $name }.
name-ask = Comment t’appelles-tu ?
name-ask-why = Les autres à la table voient ce nom. Tu peux en changer quand tu veux.
name-tell = C’est moi
guest-name = Invité { $number }
light = Lumière
light-auto = Comme l’appareil
light-dusk = Crépuscule
light-day = Plein jour
sound = Son
set-sound = Sons doux
set-notify = Me prévenir quand c’est à moi
notify-insecure = Les navigateurs ne préviennent qu’en https. Ici, le titre de l’onglet te le dit, et un son si tu l’actives.
notify-denied = Le navigateur ne le permet pas. Le titre de l’onglet te dit quand c’est à toi, et un son si tu l’actives.
sound-none = Ce navigateur ne joue pas de sons.
set-tap-twice = Ce qu’on ne peut pas reprendre demande un second clic ou appui
set-calm = Ne rien faire bouger
trouble-offline = Le serveur ne répond pas. Réessaie dans un instant.
trouble-unknown = Cela n’a pas marché. Réessaie.

## Accueil
home-title = Cinq jeux, une clairière
home-lead = Assieds-toi avec des amis ou avec les gens de la forêt. Sans compte.
resume = Reprendre une partie
continue = Continuer
go-there = À la table
all-mine = Les { $count } tables
watch = Regarder
join = Rejoindre
your-turn = À toi de jouer
their-turn = Les autres réfléchissent
gathering = { $free ->
    [0] Ça va commencer
    [one] Il manque encore un joueur
   *[other] Il manque encore { $free } joueurs
}
choose-game = Choisis un jeu
players = Joueurs
minutes = { $minutes } min
minutes-title = Durée
play-now = Jouer
play-now-game = { play-now }: { $game }
teach-me = Montre-moi
teach-me-game = Montre-moi { $game }
coach = Ton guide
coach-of = { $number } sur { $all }
coach-next = Suivant
coach-show = Montre-moi où
coach-leave = Continuer sans guide
coach-resume = Rappeler le guide
coach-keep = Continuer ainsi
coach-back = Reprendre ce coup
coach-squire = Jouer contre l’Écuyer
coach-look = Regarder moi-même
coach-skip = Passer
coach-again = La partie guidée suivante
coach-steps = Leçons, { $done } sur { $all } faites
coach-lead = De courtes leçons dans une vraie partie. Les autres t’attendent ; en partant, tu ne perds rien.
with-friends = Entre amis
code-ask = Une invitation ?
code-example = trois mots, p. ex. oak fox moon
code-go = S’asseoir
open-tables = Tables ouvertes
no-tables = Personne n’attend pour l’instant. Ouvre une table, les autres la verront ici.
seats-left = { $free ->
    [one] 1 place libre
   *[other] { $free } places libres
}
in-play = En cours
finished = Parties finies
no-finished = Tes parties finies t’attendent ici pour être revues.
bring = Ouvrir un fichier
replay = Revoir
unofficial = L’œuvre non officielle d’admirateurs.

## Une nouvelle table
new-table = Ouvrir une table
game = Jeu
seats = Places
seat-me = Moi
seat-beside = Quelqu’un à côté de moi, à cet écran
seat-open = Libre pour tous
seat-invite = Sur invitation
seat-bot = Bot, { $level }
their-name = Son nom
clock = Pendule
clock-none = Sans pendule
clock-live = En direct : des secondes par décision et une réserve
clock-slow = Lente : des jours par tour
clock-decision = Secondes par décision
clock-reserve = Minutes de réserve
clock-turn = Jours par tour
clock-told-live = { $seconds } s par décision, { $minutes } min de réserve
clock-told-slow = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
}
edition = Édition
set-listed = La montrer parmi les tables ouvertes
set-undo = On peut reprendre un coup
make-table = Ouvrir la table

## En attendant les joueurs
table-link = Le lien de la table
seat-here = est là
seat-away = n’est pas là
seat-host = a ouvert la table
seat-ready = peut commencer
seat-not-ready = est là, encore un instant
kept-for = Gardée pour { $name }
seat-who = Qui est à la place { $number }
lobby-full = Toutes les places sont prises. Tu peux rester et regarder ; si l’une se libère, elle s’affiche ici.
lobby-seat-free = Une place est libre : prends-la, ou reste regarder.
move-here = Venir ici
kick = Renvoyer
swap-up = { $name } une place plus haut
swap-down = { $name } une place plus bas
ready = On peut commencer
not-ready = Encore un instant
waiting-ready = On attend encore : { $names }
waiting-you = Tout le monde t’attend.
all-ready = Tout le monde peut commencer.
countdown = La partie commence dans { $seconds } …
hold = Attendre
start-level = Qui prend les places libres
get-up = Se lever de cette table
close-table = Fermer cette table
close-table-sure = Tout le monde rentre chez soi.
keep-table = La garder
closed-by-host = Cette table a été fermée.
rules-here = Comment on joue
listed-here = Parmi les tables ouvertes
change = Changer
change-why = Après un changement, les autres redisent qu’on peut commencer.
invite-table = Fais venir tes amis
invite-seat = Invitation à la place { $number }
sit-here = S’asseoir ici
invitation = Invitation
invite-code = Sur { $address }, tape
invite-link = Envoie ce lien
invite-link-or = ou envoie ce lien
invite-qr = Code QR : { $label }
start-now = Commencer
start-now-why = Des bots prennent les places encore libres.

## À la table
prompt = Que faire
board = Le plateau
mine = Ton espace
others = Les autres
rail = À côté du plateau
looked-at = De plus près
log = Journal
chat = Causette
log-and-chat = Journal et causette
log-empty = Rien ne s’est encore passé.
log-older = Plus tôt
log-round = Manche { $round }
log-undone = { $name } reprend son dernier coup.
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
standing = Si la partie s’arrêtait là
round-of = Manche { $now } sur { $of }
waiting-for = On attend { $name }
waiting-for-away = { $name } n’est pas là.
arrived = { $name } s’assied.
got-up = { $name } se lève.
came-back = { $name } est de retour.
went-away = { $name } n’est plus là.
bot-for = Un bot joue pour { $name }.
back-in-seat = { $name } rejoue.
said-by = { $name } dit : { $text }
undo = Reprendre
rule-here = La règle ici
choose = Que faire ?
actions = Ce que tu peux faire
actions-none = Rien pour l’instant : ce n’est pas à toi.
clock-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
clocks = Le temps de chacun
clock-left = { $name } : encore { $time }
clock-low = { $name } : plus que { $time }
line-lost = La liaison est coupée. On la rétablit …
line-lost-kept = La liaison est coupée. Ton coup est gardé et partira dès son retour.
sending = Envoi …
watching = Tu regardes.
watching-count = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
played-on = Un bot joue à ta place.
was-late = Ton temps était écoulé : un bot a décidé, pour cette fois. La place reste la tienne.
paused = La partie est en pause : personne n’est là. Elle reprend dès que quelqu’un vient.
nudged = { $name } te fait signe : c’est à toi.
other-device = Un autre appareil est venu à ta place, avec ton code.
question = Une question à la table
question-away-other = { $name } a laissé passer son temps deux fois. Que fait-on ?
question-away-you = Ton temps est écoulé deux fois. On demande aux autres s’ils attendent.
question-undo-other = { $name } voudrait reprendre sa dernière décision.
question-undo-you = Tu as demandé à reprendre ta dernière décision.
answer-away-wait = Attendre
answer-away-bot = Un bot joue
answer-away-end = Arrêter la partie
answer-undo-yes = D’accord
answer-undo-no = Non
here-again = Je suis là
ask-undo = Demander à reprendre
nudge = Faire signe à { $name }
phrases = Phrases toutes faites
people = Les gens à la table
people-none = Il n’y a personne d’autre.
block = Ne plus entendre
unblock = Entendre à nouveau
mute = Faire taire
unmute = Rendre la parole
report = Signaler
report-why = Qu’a fait { $name } ?
report-send = Le dire à l’hôte du serveur
reported = Signalé
my-phone = Jouer sur un autre appareil
my-phone-why = Scanne ceci avec ton téléphone, ou tape les mots là-bas : ta place te suit.
my-phone-until = Il sert une fois, pendant { $minutes } minutes. Ne le donne à personne : qui l’a joue à ta place.
come-back = Reprendre ma place
leave = Quitter la table
leave-why = Si tu te lèves, un bot joue à ta place pour que les autres puissent finir. Tu peux revenir quand tu veux. Si tu t’absentes seulement, la table t’attend.
leave-do = Me lever, un bot joue
leave-later = Revenir plus tard
curtain = Passe l’écran à { $name }
curtain-why = La table est couverte pour que personne ne voie les secrets d’un autre.
curtain-open = C’est moi, { $name }
table-closed = Cette table ne peut pas être montrée
to-home = Vers les jeux
nothing-here = Pas de clairière ici
nothing-here-why = Cette adresse ne mène nulle part. Il manque peut-être une lettre.
bot-name-0 = Marianne
bot-name-1 = Alan
bot-name-2 = Much
bot-name-3 = Meunier
bot-name-4 = Frère
bot-name-5 = Ménestrel
hand-over = Laisser jouer un bot
hand-over-in = Laisser jouer un bot dans { $seconds } s

## Soi-même
me = Mes parties
me-nobody = Dès que tu auras joué ici, tes parties seront sur cette page.
me-running = Tables en cours
me-none-running = Aucune table ne t’attend.
me-leave = quitter pour de bon
me-leave-do = Quitter pour de bon
me-stay = Rester
me-leave-gathering = La partie n’a pas commencé. Si la table est à toi, elle ferme ; sinon ta place redevient libre.
me-leave-others = Un bot prend ta place pour que les autres continuent. Tu ne pourras pas revenir.
me-leave-alone = Personne d’autre ne joue ici : la table ferme, et la partie ne pourra pas reprendre.
me-tallies = Tes résultats
me-game = Jeu
me-against = Contre
me-played = Jouées
me-won = Gagnées
me-average = Moyenne
me-best = Record
me-history = Parties terminées
me-latest = les { $shown } dernières sur { $count }
me-none = Les parties que tu termines sont listées ici, avec ton résultat.
me-more = Les { $count } parties
me-win = Gagné
me-scores = Les points de tout le monde
against-people = Des gens
against-squire = Écuyer
against-outlaw = Hors-la-loi
against-legend = Légende
milestones = Étapes
milestones-reached = { $reached } sur { $of }
milestone-open = pas encore
milestone-first-win = Première victoire
milestone-all-games = Chaque jeu gagné une fois
milestone-points = { $game } : { $points } points
milestone-legend = { $game } : victoire contre Légende
end-place = { $place ->
    [1] Tu finis en tête
   *[other] Tu finis à la { $place }e place
}
end-behind = { $points ->
    [0] À égalité de points avec { $name }.
    [one] À { $points } point de { $name }.
   *[other] À { $points } points de { $name }.
}
end-best = Ce que tu as fait de mieux : { $heading }, { $points }{ $most ->
    [yes] , plus que tous les autres
   *[no] {""}
}.
working = D’où cela vient
working-none = Rien ne rapporte encore de points ici.
end-milestone = Étape franchie : { $what }

## La fin
score-sheet = Feuille de score
end-you = Tu gagnes
end-you-by = Tu gagnes de { $points }
end-wins = { $name } gagne
end-by = { $name } gagne de { $points }
end-shared = Victoire partagée : { $names }
end-nobody = Personne ne gagne
points = points
total = Total
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
decided = Ce qui a décidé
decided-by = { $heading } : { $by } de plus que { $name }.
decided-by-you = { $heading } : { $by } de plus que toi.
decided-card = Surtout { $card }, avec { $points } points.
decided-tie = Égalité de points : le départage a tranché.
decided-shared = À égalité jusqu’au dernier point.
against = { $one } contre { $other }
rematch = Revanche
rematch-asked = { $name } veut une revanche.
rematch-made = Une revanche attend.
rematch-go = J’en suis
see-table = Voir la table

## Revoir
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-pace = Vitesse
replay-step = Étape { $step } sur { $steps }
replay-scrub = Quelle étape
replay-seen-by = Vu par
replay-outside = De l’extérieur
replay-link = Lien vers ce moment
replay-go-on = Rejouer à partir d’ici
replay-file = Enregistrer le fichier
analysis = Analyse
practice = Reprise d’une autre partie : pour s’exercer, elle ne compte pas.
practice-short = Exercice
fair-proof = Preuve
fair-commitment = Le serveur s’était engagé sur :
fair-settled = La donne et chaque dé étaient fixés avant la partie.
fair-check = Vérifier ici
fair-checking = Vérification …
fair-proven = Recalculé dans ce navigateur : la donne et { $chances ->
    [one] un tirage suivant
   *[other] { $chances } tirages suivants
} découlent du secret sur lequel le serveur s’était engagé{ $people ->
    [0] .
    [one] {" "}et de l’apport d’une personne.
   *[other] {" "}et de l’apport de { $people } personnes.
}
fair-own-in = Le tien en fait partie.
fair-own-out = Le tien est arrivé trop tard et n’a pas compté.
fair-none = Il n’y a pas de preuve pour cette partie.
fair-closed = Cette partie n’a pas été terminée : son secret reste fermé.
fair-other-commitment = Non prouvé : le serveur s’était engagé sur un autre secret quand tu as pris place.
fair-other-seals = Non prouvé : autre chose était scellé quand ton navigateur a ouvert ton apport.
fair-bad-secret = Non prouvé : ce secret n’est pas celui sur lequel le serveur s’était engagé.
fair-bad-part = Non prouvé : l’apport de la place { $seat } ne correspond pas à son sceau.
fair-bad-deal = Non prouvé : la donne ne découle pas du secret.
fair-bad-step = Non prouvé : le tirage de l’étape { $step } ne découle pas du secret.
fair-unread = La partie n’a pas pu être lue. Réessaie plus tard.

## Règles et crédits
rules-short = Comment jouer
rules-exact = Toutes les règles à la lettre
rules-numbers = Montrer les numéros des articles
rules-ours = Décidé ici, là où la règle laisse de la place.
rules-signs = Ce que disent les images
rules-search = Chercher dans les règles
rules-not-found = Rien trouvé. Essaie un autre mot.
rules-language = Les règles sont rédigées en anglais.
about-what = Ce que c’est
about-unofficial = Merrymen est l’œuvre non officielle d’admirateurs. Elle n’a aucun lien avec les auteurs et éditeurs de ces jeux, n’utilise ni leurs images ni leurs textes et ne rapporte rien.
about-buy = Si un jeu te plaît, achète-le : rien ne vaut la vraie boîte sur une vraie table.
about-games = Les jeux
about-author = de { $author }
about-publisher = édité par { $publisher }
about-icons = Icônes
about-icons-who = Toutes les images des cartes, insignes et boutons viennent de la collection game-icons, sous licence Creative Commons Attribution 3.0. Par :
about-fonts = Caractères
about-fonts-who = Cinzel de Natanael Gama et Alegreya Sans de Juan Pablo del Peral (Huerta Tipográfica), tous deux sous SIL Open Font License, fournis par Fontsource.
about-made = Comment c’est fait
about-made-with = Les règles sont du simple Python compilé par Numba ; le serveur est Litestar, cette page Svelte, les mots Project Fluent, les codes QR uqr.

## Les touches
keys = Touches
key-arrows = entre ce que tu peux faire
key-enter = le faire
key-actions = la liste de ce que tu peux faire
key-prompt = que faire
key-board = le plateau
key-others = les autres
key-mine = ton espace
key-log = le journal
key-chat = la causette
key-undo = reprendre
key-escape = fermer ; montrer tout de suite les coups à venir
key-help = ces touches

## S’asseoir, conseils, rythme et reprise
preparing = Les bots se préparent
preparing-title = Tu peux déjà jouer ; les bots te rejoignent dès que le jeu est compilé pour cet ordinateur, une fois pour toutes.
preparing-bots = Les bots se préparent, étape { $done } sur { $steps }. Ils jouent dès qu’ils sont prêts, et cela n’arrive qu’une fois.
preparing-failed = Ce jeu n’a pas pu être compilé ici : il tourne plus lentement, avec des bots simples.
play-chosen = { $count ->
    [one] 1 bot, { $level }
   *[other] { $count } bots, { $level }
  }
play-change = changer
play-change-game = Changer la façon de jouer à { $game }
new-to-it = Nouveau pour toi ?
new-to-it-why = Une première partie accompagnée, quelques minutes
play-teach-me = Apprends-moi
play-against = Contre
bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
play-like = Ils jouent comme
level-name-squire = Écuyer
level-name-outlaw = Hors-la-loi
level-name-sage = Sage
level-name-legend = Légende
level-about-squire = apprend encore, comme toi
level-about-outlaw = un bon joueur de club
level-about-sage = répond tout de suite
level-about-legend = sans pitié
character-loyal = loyal
character-haggler = marchandeur
character-loner = solitaire
fared = tu as gagné { $wins } fois sur { $games }
fared-never = jamais rencontré
play-remembered = Retenu pour la prochaine fois
sit-down = S’asseoir
pace = Rythme
pace-follow = Je peux suivre
pace-brisk = Vif
pace-step = Pas à pas
pause = Pause
go-on = Reprendre
next-move = Coup suivant
since = Depuis ton dernier tour
since-count = { $count ->
    [one] Depuis ton dernier tour : 1 coup
   *[other] Depuis ton dernier tour : { $count } coups
  }
since-at = { $at } sur { $of }
since-back = Le coup d’avant
since-on = Le coup suivant
since-now = Revenir à maintenant
hint = Conseil
hint-says = La Légende dit
hint-thinking = La Légende réfléchit …
hint-weighing = Elle pèse le pour et le contre …
hint-seconds = { $seconds } s
percent = { $count } %
hint-chances = Chance de gagner, d’après ce que tu peux voir.
hint-others = { $count ->
    [one] L’autre : { $chances }.
   *[other] Les autres : { $chances }.
  }
# Where an unclear difference would put another choice before the one that is advised.
hint-alike = aussi bon
hint-point = Montre autre chose pour voir pourquoi pas.
hint-why-not = Pourquoi pas … ?
hint-do = Fais-le
why-not-this = Pourquoi pas ceci ? { $action }
click-again = Clique encore : on ne peut pas revenir dessus.
undo-far = Reprendre …
back-to = Revenir à l’une de tes décisions
back-silent = Une petite chose
practice-will = Ce qui a été pioché et lancé reste pareil, et tu l’as vu : dès lors, la partie est un entraînement. Elle est gardée, mais ne compte pas.
practice-is = Cette partie est un entraînement : elle est gardée, mais ne compte pas.
mark-practice = entraînement
mark-practice-why = On est revenu librement en arrière : la partie ne compte pas.
mark-hints = avec conseils
mark-hints-why = Des conseils ont été demandés dans cette partie.
set-hints = Tout le monde peut demander conseil
key-hint = un conseil
key-next = le coup suivant, pas à pas
key-pause = arrêter les autres, ou les laisser continuer
