### The components of the games: kinds, and the columns of their tables

## Columns

component-column-id = Name oder Nummer

## Values

component-yes = ja
component-no = nein
