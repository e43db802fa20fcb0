"""The tables that are being played: in memory, over the websocket, with their bots and hints."""
