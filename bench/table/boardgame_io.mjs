// boardgame.io's own server with its in-memory store and a trivial game, and a closed loop of
// clients over it. `node boardgame_io.mjs server PORT` and `node boardgame_io.mjs load PORT
// FIRST TABLES SECONDS`, run in a folder where npm has installed boardgame.io.
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.cwd(), "here.js"));
const [, , role, port, first, tables, seconds] = process.argv;

const counting = {
  name: "counting",
  setup: () => ({ steps: 0, sums: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G, playerID }, number) => {
      G.steps += 1;
      G.sums[Number(playerID)] += number;
    },
  },
};

async function serve() {
  const { Server, Origins } = require("boardgame.io/server");
  const server = Server({ games: [counting], origins: [Origins.LOCALHOST] });
  await server.run({ port: Number(port) });
}

// As cheap as a client can be: boardgame.io's messages over socket.io, without its client's own
// copy of the game. Each player answers as soon as an update says that it is their turn.
function player(io, matchID, playerID, moved) {
  const socket = io(`http://127.0.0.1:${port}/counting`, { transports: ["websocket"] });
  const go = (state) => {
    if (state.ctx.currentPlayer !== playerID) return;
    moved();
    const payload = { type: "add", args: [1 + (state.G.steps % 9)], playerID };
    socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
  };
  socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
  socket.on("sync", (_, info) => go(info.state));
  socket.on("update", (_, state) => go(state));
}

async function load() {
  const { io } = require("socket.io-client");
  let moves = 0;
  for (let table = Number(first); table < Number(first) + Number(tables); table += 1) {
    for (const playerID of ["0", "1"]) player(io, `bench-${table}`, playerID, () => (moves += 1));
  }
  await new Promise((done) => setTimeout(done, 2000));
  const before = moves;
  const begun = process.hrtime.bigint();
  await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
  const passed = Number(process.hrtime.bigint() - begun) / 1e9;
  console.log(JSON.stringify({ moves_per_s: (moves - before) / passed }));
  process.exit(0);
}

await (role === "server" ? serve() : load());
