// Four people at each of so many tables of the peer, one action a second at every table: prints as JSON the time from
// sending an action to the update of it at each of them, after a warm-up.

const { io } = require("socket.io-client");

const [port, tables, seconds, warmUp] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const delays = [];
let actions = 0;
let countsFrom = Infinity;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function sit(match, seat, table) {
  const socket = io(`${address}/cells`, { transports: ["websocket"], forceNew: true });
  const hear = (state) => {
    const now = performance.now();
    if (state._stateID > table.state) Object.assign(table, { state: state._stateID, turn: state.ctx.currentPlayer });
    const sent = table.sent.get(state._stateID);
    if (sent > countsFrom) delays.push(now - sent);
  };
  socket.on("update", (_, state) => hear(state));
  const synced = new Promise((resolve) =>
    socket.on("sync", (_, { state }) => {
      hear(state);
      resolve();
    }),
  );
  await new Promise((resolve) => socket.on("connect", resolve));
  socket.emit("sync", match, String(seat), "none", 4);
  await synced;
  return socket;
}

async function play(match, start, ends) {
  const table = { state: -1, turn: "0", sent: new Map() };
  const sockets = [];
  for (let seat = 0; seat < 4; seat++) sockets.push(await sit(match, seat, table));
  await pause(Math.max(0, start - performance.now()));
  for (let turn = 0; performance.now() < ends; turn++) {
    const { state, turn: player } = table;
    const now = performance.now();
    table.sent.set(state + 1, now);
    if (now > countsFrom) actions += 1;
    const payload = { type: "place", args: [turn * 7], playerID: player, credentials: "none" };
    sockets[Number(player)].emit("update", { type: "MAKE_MOVE", payload }, state, match, player);
    await pause(Math.max(0, start + (turn + 1) * 1000 - performance.now()));
  }
  for (const socket of sockets) socket.close();
}

async function main() {
  const matches = Array.from({ length: tables }, (_, number) => `match-${tables}-${number}`); // made when first asked for
  const start = performance.now() + 2000 + tables * 4 * 6;
  countsFrom = start + warmUp * 1000;
  const ends = countsFrom + seconds * 1000;
  setTimeout(() => console.log("counting"), countsFrom - performance.now());
  await Promise.all(matches.map((match, number) => play(match, start + (number * 1000) / tables, ends)));
  // A pipe takes 64 kB at a time: whoever leaves at once leaves the rest behind.
  process.stdout.write(`${JSON.stringify({ actions, delays })}\n`, () => process.exit(0));
}

main();
