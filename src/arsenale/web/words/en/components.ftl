### The components of the games: kinds, and the columns of their tables

## Columns

component-column-id = name or number

## Values

component-yes = yes
component-no = no
