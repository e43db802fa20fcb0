### Messages de la table, pour tous les jeux. { $who } est le nom de quelqu’un.

## Questions et attente

table-waiting = En attente de { $seats }.
table-waiting-open = On attend que quelqu’un s’installe.
table-open-seat = place libre
table-spectating = Vous regardez la partie. Vous voyez ce que tout le monde voit ; ce qui est caché le reste.
table-digest = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $parts }
table-digest-join = { " ; " }
table-digest-about = { $seat_is ->
    [you] Vous
   *[other] { $seat }
}, { $about } : { $parts }

## Ce qui se passe à la table

table-sat-down = { $who } prend place.
table-left-seat = { $who } libère sa place.
table-new-link = La place libre a un nouveau lien.
table-resigned = { $who } abandonne. Un ordinateur joue cette place jusqu’à la fin.
table-called-off = Cette table a été annulée.
table-bot-stands-in = Un ordinateur joue pour { $who }.
table-bot-sits-down = Un ordinateur prend la place libre.
table-bot-changed = Un autre ordinateur joue désormais pour { $who }.
table-took-seat-back = { $who } est de retour.
table-renamed = { $who } s’appelle désormais { $seat }.
table-took-back = { $who } annule { $count ->
    [one] une action.
   *[other] { $count } actions.
}
table-asks-undo = { $who } demande à annuler { $count ->
    [one] une action.
   *[other] { $count } actions.
}
table-refuses-undo = { $who } n’accepte pas l’annulation.

## Annuler

table-undo-last = Annuler
table-undo-turn = Annuler tout mon tour

## Conseils

table-hint-better = Mieux que les autres pour { $better }.
table-hint-both = Mieux que les autres pour { $better }, moins bien pour { $worse }.
table-hint-later = Payant plus tard ; dans l’immédiat, moins bien que les autres pour { $worse }.
table-hint-alike = Dans l’immédiat, à peu près équivalent aux autres choix.
table-hint-rivals = votre position face aux autres
table-hint-and = { $first } et { $then }
table-hint-comma = { $first }, { $then }

## La fin

table-wins = { $seat_is ->
    [you] Vous gagnez.
   *[other] { $seat } gagne.
}
table-share-the-win = { $seats } se partagent la victoire.
table-have-resigned = { $count ->
    [one] { $seats } a abandonné ; un ordinateur a joué la suite.
   *[other] { $seats } ont abandonné ; des ordinateurs ont joué la suite.
}
table-fair-running = La graine de tout le hasard a été fixée avant la première action. Voici son empreinte ; la graine elle-même suivra à la fin.
table-fair-over = La graine correspond à l’empreinte affichée depuis le début : chacun peut rejouer la partie avec elle.

## Refus

table-why-first = D’abord : { $what }.
table-still-running = La partie est encore en cours.
table-seat-shown-later = Ce que voit cette place sera montré à la fin de la partie.
table-not-your-seat = Ce n’est pas votre place.
table-not-seated = Seuls ceux qui sont à la table peuvent le faire.
table-person-is-here = Cette personne est à la table ; elle seule peut céder sa place.
table-seat-of-another = Quelqu’un d’autre a joué à cette place : qui prend part à la partie ne peut pas la reprendre.
table-no-such-seat = Cette place n’existe pas ; la table en a { $most }.
table-no-such-position = Cette position n’existe pas ; la dernière est { $most }.
table-no-such-bot = Cet ordinateur n’existe pas ; choisissez parmi { $bots }.
table-no-bot-there = Aucun ordinateur n’est assis là.
table-no-hints = Il n’y a pas de conseils à cette table.
table-too-many-actions = Pas plus de { $most } actions à la fois.
table-stale = La partie a continué entre-temps. Regardez à nouveau.
table-link-used-up = Ce lien n’ouvre aucune place libre.
table-seat-needs-a-guest = Quelqu’un doit occuper cette place.
table-wrong-number-of-seats = Le jeu est pour { $from } à { $to } joueurs, pas pour { $count }.
table-wrong-options = Ces options ne conviennent pas au jeu.
table-wrong-setting = Ce réglage n’existe pas.
table-fixed-setting = Ce réglage est fixé à l’ouverture de la table.
table-name-empty = Indiquez un nom.
table-name-too-long = Un nom a au plus { $most } caractères, pas { $count }.
table-remark-empty = Écrivez quelque chose.
table-remark-too-long = Une remarque a au plus { $most } caractères, pas { $count }.
table-undo-needs-consent = Cela ne s’annule que si les autres sont d’accord.
table-undo-asked-already = Quelqu’un demande déjà une annulation ; elle passe d’abord.
table-undo-not-yours = On ne revient qu’à une action à soi.
table-undo-not-asked = Personne ne demande d’annulation.
table-undo-not-your-answer = Votre réponse n’est pas demandée.
table-you-resigned = Vous avez abandonné cette partie ; vous pouvez la regarder.
table-seat-resigned = La personne assise là a abandonné ; un ordinateur joue cette place jusqu’à la fin.
table-not-yours = Seule la personne qui a ouvert la table peut l’annuler.
table-has-begun = La partie a commencé ; on ne peut plus l’annuler.
