// The peer's server with a game whose state is as large as what our pages are shown: a board of cells, four players
// with counters, a short log. Every move changes a few values and ends the turn.

const { Server, Origins } = require("boardgame.io/server");

const CELLS = 90;
const PLAYERS = 4;

const game = {
  name: "cells",
  setup: () => ({
    cells: Array.from({ length: CELLS }, (_, number) => ({ id: `cell-${number}`, owner: null, value: number % 7, price: 2 })),
    players: Array.from({ length: PLAYERS }, () => ({ ducats: 20, points: 0, tiles: [] })),
    log: [],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, number) => {
      const cell = G.cells[number % CELLS];
      const player = G.players[Number(playerID)];
      cell.owner = playerID;
      cell.value += 1;
      player.points += cell.value;
      player.tiles = [...player.tiles, cell.id].slice(-8);
      G.log = [...G.log, `${playerID} takes ${cell.id}`].slice(-10);
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST], authenticateCredentials: () => true });
server.run({ port: Number(process.argv[2]) }).then(() => console.log("ready"));
