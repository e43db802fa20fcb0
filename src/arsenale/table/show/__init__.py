"""What viewers are shown of a table, in their language and only as far as they may know it. Plain JSON values."""
