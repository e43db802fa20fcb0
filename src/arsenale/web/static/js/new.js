// The form for a new table: as many seats as chosen, the options of the chosen game.

import { $ } from "./dom.js";

const form = $("#new");
const games = JSON.parse($("#games").textContent);

function fit() {
  const game = games.find((one) => one.name === form.elements.game.value);
  const [fewest, most] = game.players;
  const players = form.elements.players;
  for (const choice of players) {
    const count = Number(choice.value);
    choice.disabled = count < fewest || count > most;
    choice.closest("label").hidden = choice.disabled;
  }
  if (form.querySelector("[name=players]:checked")?.disabled !== false) form.querySelector(`[name=players][value="${Math.max(fewest, Math.min(3, most))}"]`).checked = true;
  const count = Number(players.value);
  for (const row of form.querySelectorAll("[data-seat]")) {
    const isThere = Number(row.dataset.seat) < count;
    row.hidden = !isThere;
    row.disabled = !isThere;
    const kind = row.querySelector("select").value;
    row.querySelector(".name-field").hidden = !["me", "screen"].includes(kind);
  }
  for (const part of form.querySelectorAll("[data-game]")) {
    part.hidden = part.dataset.game !== game.name;
    part.disabled = part.hidden;
  }
}

form.addEventListener("change", fit);
fit();
