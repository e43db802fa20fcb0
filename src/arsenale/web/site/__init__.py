"""Pages and forms, for people."""
