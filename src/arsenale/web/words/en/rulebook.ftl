### The rulebooks

rulebook-rules = Rulebook
rulebook-quick = Quick reference
rulebook-rulings = Rulings
rulebook-components = Components
rulebook-search = Search the rules
rulebook-next = Next match
rulebook-previous = Previous match
rulebook-print = Print or save as PDF
rulebook-contents = Contents
rulebook-parts = Parts of the rulebook
rulebook-top = Back to the top
