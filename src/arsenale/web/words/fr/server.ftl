### Ce que le serveur répond.

server-guest = Invité
server-bad = J’attendais { $expected }, mais j’ai reçu { $got }.
server-bad-record = Cet enregistrement n’est pas valable : { $fault }
server-busy = Le serveur n’a pas pu enregistrer cela. Veuillez réessayer.
server-broken-table = Impossible d’ouvrir cette table.
server-csrf = Cette page est trop ancienne, ou votre navigateur ne garde pas les cookies. Veuillez la recharger.
server-edition-not-here = L’édition { $edition } de cette partie n’existe pas sur ce serveur.
server-fault = Une erreur s’est produite ici. Elle a été notée.
server-http-bad = Cette demande est illisible.
server-http-method = Cette adresse n’accepte pas ce genre de demande.
server-http-seat = Vous n’avez pas le droit de voir cela.
server-http-size = C’est trop grand.
server-http-token = Veuillez vous identifier.
server-http-unknown = Il n’y a rien à cette adresse.
server-move-link = Ce lien a expiré. Veuillez en créer un nouveau sur votre autre appareil.
server-no-hint = Aucun conseil n’a été trouvé à temps. Réessayez dans un instant.
server-no-such-edition = Cette édition n’existe pas ici. Il y a : { $editions }.
server-no-such-game = Ce jeu n’existe pas ici. Il y a : { $games }.
server-no-such-table = Cette table n’existe pas.
server-not-seated = Ce n’est pas votre place.
server-rate = Trop de demandes à la fois. Veuillez attendre { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
}
server-size = C’est trop grand ; { $bytes } octets au plus.
server-token = Votre jeton manque, est faux ou trop ancien.
server-token-for-one-seat = Votre jeton ne vaut que pour une place.
