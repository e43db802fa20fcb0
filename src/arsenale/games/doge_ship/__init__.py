"""The Doge Ship, by Marco Canetta and Stefania Niccolini: 2 to 5 shipyards build one ship for the Doge."""
