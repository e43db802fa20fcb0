"""What people and bots want to do at a table. Every function checks it and returns the next entry of the journal, or
raises Refused; none of them changes the table."""
