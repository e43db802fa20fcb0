### The components of the games: kinds, and the columns of their tables

## Columns

component-column-id = nom ou numéro

## Values

component-yes = oui
component-no = non
