### Ce qui figure sur les pages.

## Toutes les pages

page-skip = Aller au contenu
page-nav = Vous et votre langue
page-language = Langue
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-settings = Réglages
page-foot = Trois jeux vénitiens, en libre accès. Tout ce qui est sur les plateaux est dessiné ici.
page-home = Vers l’accueil
page-back-to-table = Retour à la table
page-back-to-replay = Retour à la rediffusion
page-back-to-invitation = Retour à l’invitation
page-error-unknown = Perdu en mer
page-error-cancelled = Table annulée
page-error-other = Cela n’a pas marché

## Accueil

page-hero = Bâtir, commercer et naviguer dans l’ancienne Venise
page-hero-more = Trois jeux de plateau contre l’ordinateur ou des amis. Sans compte, sans installation : un clic et vous êtes à table.
page-games = Jeux
page-picture = Une position de { $game }
page-players = { $fewest } à { $most } joueurs
page-play-now = Jouer
page-play-now-hint = contre l’ordinateur
page-new-table = Nouvelle table
page-rules = Règles
page-components = Matériel
page-my-tables = Vos tables
page-public-tables = Tables publiques
page-finished-tables = Parties terminées
page-waits-for-you = À vous de décider
page-others-decide = Aux autres de décider
page-finished = Terminée
page-watch = Regarder
page-seat-open = place libre

## Nouvelle table

page-game = Jeu
page-number-of-players = Joueurs
page-seats = Places
page-seat = Place { $number }
page-seat-me = Moi
page-seat-link = Une personne, par lien
page-seat-screen = Une personne à cet écran
page-bot-greedy = Ordinateur, expérimenté
page-bot-random = Ordinateur, pour s’exercer
page-bot-apprentice = Ordinateur : Apprenti
page-bot-journeyman = Ordinateur : Compagnon
page-bot-master = Ordinateur : Maître
page-bot-doge = Ordinateur : Doge
page-bot-other = Ordinateur : { $name }
page-name = Nom
page-options = Options
page-edition = Édition
page-bot-speed = Vitesse de l’ordinateur
page-bot-speed-new = Vitesse de l’ordinateur aux nouvelles tables
page-speed-slow = lente
page-speed-normal = normale
page-speed-fast = rapide
page-speed-instant = immédiate
page-speed-unset = celle de la table
page-doge-seconds = Temps de réflexion d’un Doge
page-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } secondes
}
page-hints = Conseils
page-hints-on = autorisés
page-hints-off = aucun à cette table
page-hints-usual = comme d’habitude
page-hints-usual-more = D’habitude, il y a des conseils quand vous jouez seul contre des ordinateurs, et aucun dès que plusieurs personnes jouent. Toute la table voit ce qui est choisi.
page-public = Publique : affichée à l’accueil pour être regardée
page-open-table = Ouvrir la table

## Prendre place

page-invited = Invitation à { $game }
page-who-is-there = À la table
page-seat-resigned = a abandonné ; un ordinateur joue la suite
page-how-it-is-played = Comment on joue ici
page-your-seat = votre place
page-sit-down = Prendre place
page-look-on = Regarder la partie
page-table-full = Toutes les places de cette table sont prises. Vous pouvez regarder.
page-table-over = La partie à cette table est terminée. Vous pouvez la regarder.

## Table

page-connecting = connexion…
page-needs-script = Cette page a besoin de JavaScript.
page-skip-act = Aller à la décision
page-skip-board = Aller au plateau
page-players-title = Joueurs
page-scores = Décompte
page-board = Plateau
page-question = Ce qui est demandé
page-hint = Conseil
page-choices = Choix
page-find-choice = Chercher un choix
page-no-choices = Rien à décider pour vous en ce moment.
page-panels = Récit, discussion et table
page-log = Journal
page-story = Récit
page-result = Résultat
page-to-newest = Au plus récent
page-curve = Les points au fil de la partie
page-on-board = Ce que vous pouvez choisir est éclairé.
page-own-mat = Ce qui est à vous
page-close = Fermer
page-chat = Discussion
page-chat-say = Dire quelque chose
page-send = Envoyer
page-table = Table
page-warn = Demander une fois confirmation avant un choix qui fait perdre quelque chose ou termine la partie
page-confirm = Demander confirmation avant un choix qui ne pourra plus être annulé
page-tell = Sur un écran tactile, dire d’abord ce qu’apporterait un appui sur le plateau ; un second appui le joue
page-animation = Pièces animées
page-sounds = Sons
page-watch-link = Copier le lien pour regarder
page-keys = Touches : u annule, h demande un conseil, c mène aux choix en toutes lettres, / en cherche un. Tab mène aux boutons puis au plateau, les flèches d’une pièce à l’autre, Entrée choisit, Échap ferme. + et - agrandissent et réduisent le plateau, 0 le montre en entier.
page-invite = Il reste des places libres
page-invite-more = Envoyez un lien à chaque personne. La partie continue dès qu’elles prennent place ; un bot peut aussi la prendre (sous « Table »).
page-rematch = Revanche
page-to-rematch = Vers la revanche
page-record = Télécharger la partie
page-seed = Graine :
page-verify = Vérifier la partie

## Revoir, enregistrement et vérification

page-replay = Revoir
page-to-first = Au début
page-back = Un pas en arrière
page-run = Lecture
page-forward = Un pas en avant
page-to-last = À la fin
page-position = Position
page-perspective = Vu par
page-public-view = tous
page-permalink = Copier le lien de cette position
page-holds = L’enregistrement est juste : { $actions ->
    [one] son unique action est permise
   *[other] les { $actions } actions sont permises
}, et la graine correspond à l’empreinte.
page-holds-not = L’enregistrement n’est pas juste : { $reason }
page-commitment = Empreinte de la graine (SHA-256)
page-verify-yourself = Vous pouvez vérifier vous-même : téléchargez la partie et lancez « arsenale verify record.json ».
page-records = Enregistrements
page-records-more = Ouvrez l’enregistrement d’une partie terminée pour la revoir ici.
page-record-file = Enregistrement (un fichier JSON)
page-record-open = Ouvrir

## Réglages

page-save = Enregistrer
page-this-device = Sur cet appareil
page-theme = Couleurs
page-theme-auto = comme le système
page-theme-light = jour
page-theme-night = nuit
page-kept-here = Ces réglages restent dans ce navigateur et agissent aussitôt.
page-move = Un autre appareil
page-move-more = Un lien privé fait de vous la même personne sur un autre appareil. Il est valable peu de temps ; ne le donnez à personne.
page-move-make = Créer un lien privé
page-move-link = Lien privé
page-move-accept = Être { $name } sur cet appareil
page-move-accept-more = Vous avez ouvert le lien privé de { $name }. Sur cet appareil vous serez { $name }, avec les mêmes tables.
page-copy = Copier

## Matériel

page-components-more = Chaque valeur du jeu et son origine. Qui possède la boîte peut écrire ses vraies valeurs dans un fichier d’édition et jouer avec.
page-origin-source = imprimé dans la règle
page-origin-source-more = figure dans la règle publiée
page-origin-published = rapporté ailleurs
page-origin-published-more = tiré d’une critique, d’une image ou d’un entretien publiés
page-origin-reconstructed = reconstitué
page-origin-reconstructed-more = de nous, réglé pour que le jeu soit bon

## Ce que dit le script de la page

js-failed = Cela n’a pas marché. Veuillez réessayer.
js-copied = Copié
js-copy-by-hand = À copier à la main
js-copy = Copier
js-rule = Règle { $rule }
js-confirm = Confirmer
js-cancel = Annuler
js-anyway = Le faire quand même
js-more = { $count } autres …
js-mat-of = Ce qui est à { $name }
js-curve = Les points au fil de la partie. À la fin : { $scores }
js-score = Points :
js-to-decide = décide
js-seat-you = vous
js-seat-this-screen = cet écran
js-seat-here = présent
js-seat-away = absent
js-seat-away-since = absent, vu { $ago }
js-seat-resigned = a abandonné ({ $level })
js-resigned = (a abandonné)
js-resign = Abandonner
js-resign-more = Un ordinateur jouera alors cette place jusqu’à la fin. Vous ne pourrez pas y revenir, mais regarder.
js-resign-sure = Oui, j’abandonne
js-call-off = Annuler cette table
js-call-off-more = Personne n’a encore commencé. La table disparaît de toutes les listes, et ses liens ne mènent plus nulle part.
js-call-off-sure = Oui, annuler
js-keep-on = Non
js-thinking = réfléchit…
js-level-of = Niveau de { $name }
js-level-random = Débutant
js-level-greedy = Compagnon
js-level-apprentice = Apprenti
js-level-journeyman = Compagnon
js-level-master = Maître
js-level-doge = Doge
js-level-none = ordinateur
js-link-of = Lien pour la place { $seat }
js-take-back = Rejouer moi-même
js-bot-sits = Un bot prend la place
js-stand-in = Laisser jouer un bot
js-hint-wait = Recherche d’un conseil…
js-hint-chance = { $percent } % de gagner
js-no-match = Aucun choix ne contient ces mots.
js-undo-far = Annuler votre dernier coup et tout ce qui a suivi, les coups des autres aussi ?
js-undo-turn = Tout annuler
js-hint-asked = { $name } demande un conseil.
js-ask-undo = Demander aux autres : { $what }
js-agree = D’accord
js-disagree = Pas d’accord
js-handover = À { $name } de jouer
js-handover-why = Veuillez passer l’écran. Personne d’autre ne devrait regarder maintenant.
js-handover-go = Je suis { $name }
js-handover-back = Retour à { $name }
js-verifying = La partie est rejouée…
js-holds = ✓ L’enregistrement est juste : les { $actions } actions sont permises, et la graine correspond à l’empreinte.
js-holds-not = ✗ L’enregistrement n’est pas juste : { $reason }
js-total = Total
js-line-live = connecté
js-line-lost = connexion perdue, nouvel essai…
js-line-gone = Cette table n’existe plus.
js-not-sent = Pas de connexion : cela n’a pas été envoyé. Veuillez réessayer dans un instant.
js-spectators = Spectateurs : { $count }
js-position = { $at } sur { $last }
js-start = La partie commence.
js-play = Lecture
js-pause = Pause

## What happened

page-pace = Montrer ce qui se passe
page-pace-slow = lentement
page-pace-normal = normalement
page-pace-fast = vite
page-pace-off = d’un coup, sans scènes
js-skip-beats = Passer à mon tour
js-since = Depuis votre dernier coup
js-film = Revoir en film
js-beat-bid = Les mises sont révélées
js-beat-water = Montée des eaux
js-beat-payout = Les ports rapportent
js-beat-laurel = Inspection finale
js-beat-fight = Un combat
js-beat-sink = Perdu en mer
js-beat-port-lost = Ports perdus
js-beat-doge = Un nouveau Doge
js-beat-loss = Perdu
js-beat-ship = Le navire
js-beat-gondola = La gondole
