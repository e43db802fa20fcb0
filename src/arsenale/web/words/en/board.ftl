# What the page adds to the board.

js-fit = Whole board
