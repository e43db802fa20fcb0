### Messages of the platform.

## Refusals that every game shares

why-match-over = La partie est terminée.
why-not-your-decision = Ce n’est pas à vous de décider ; c’est à { $seats }.
why-no-such-action = Cette action n’existe pas.
why-something-else-is-asked = Autre chose est demandé en ce moment.

## Small parts of sentences

asks = { $seat } : { $question }
edition-standard = Édition standard
either = { $a } ou { $b }
both = { $a } + { $b }
ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}

## What a choice brings, in a game that does not say more

effect-score = { $points } points
effect-ends = termine la partie
effect-happens = { $what }

## Command line

cli-guest = Invité
cli-player = Joueur { $number }
cli-welcome = { $name }, vous jouez contre { $others }.
cli-commitment = SHA-256 de la graine, révélée à la fin : { $commitment }
cli-hint = Choisissez par numéro ou par forme écrite ; ? montre toutes les commandes.
cli-prompt = >
cli-help =
    numéro     faire ce choix
    forme      le même en toutes lettres, par exemple « skip »
    u          reprendre votre dernier choix
    w TEXTE    pourquoi ne puis-je pas jouer TEXTE ?
    b          montrer de nouveau le plateau
    q          partir ; l’enregistrement peut être sauvegardé
    ?          cette aide
cli-only-choice = Votre seul choix a été joué pour vous : { $choice }
cli-no-such-number = Il n’y a pas de choix { $number } ; choisissez de 1 à { $last }.
cli-unknown = Je ne comprends pas « { $text } ». Tapez un numéro, une forme écrite comme « { $example } », ou ? pour l’aide.
cli-is-legal = C’est permis.
cli-undone = Repris.
cli-undo-nothing = Il n’y a aucun choix à reprendre.
cli-undo-chance = Impossible de reprendre : le hasard est intervenu depuis.
cli-undo-secret = Impossible de reprendre : quelqu’un a appris un secret depuis.
cli-score = { $name } : { $score }
cli-winner = { $names } gagne !
cli-winners = { $names } se partagent la victoire !
cli-seed = La graine était { $seed } ; son SHA-256 est { $commitment }.
cli-save = Sauvegarder l’enregistrement ? Entrée pour { $file }, un autre nom de fichier, ou n pour non :
cli-saved = L’enregistrement est dans { $file }.
cli-not-saved = L’enregistrement n’a pas pu être écrit dans { $file } : { $reason }.
cli-bye = Au revoir !
cli-position = après { $at } actions sur { $count }
cli-serve-address = Arsenale est prêt : { $address }
cli-serve-tables = Les tables sont gardées dans { $place }
cli-serve-stop = Ctrl-C arrête le serveur
