"""JSON over HTTP, for programs."""
