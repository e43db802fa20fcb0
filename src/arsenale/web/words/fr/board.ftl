# Ce que la page ajoute au plateau.

js-fit = Tout le plateau
