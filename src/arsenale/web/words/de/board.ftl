# Was die Seite zum Spielplan hinzufügt.

js-fit = Ganzer Plan
