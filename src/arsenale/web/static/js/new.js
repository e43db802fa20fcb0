// @ts-check
// The form for a new table: as many seats as chosen, the options of the chosen game.

import { $, carried, typed } from "./dom.js";

/** @import { GameFacts } from "./types.js" */

const form = typed(HTMLFormElement, "#new");
/** @type {GameFacts[]} */
const games = carried("games");

/** @param {string} name */
const chosen = (name) => /** @type {RadioNodeList} */ (form.elements.namedItem(name)).value;

function fit() {
  const game = games.find((one) => one.name === chosen("game")) ?? games[0];
  fitPlayers(game.players);
  const count = Number(chosen("players"));
  for (const row of parts("[data-seat]")) {
    show(row, Number(row.dataset.seat) < count);
    const kind = typed(HTMLSelectElement, "select", row).value;
    $(".name-field", row).hidden = !["me", "screen"].includes(kind);
  }
  for (const part of parts("[data-game]")) show(part, part.dataset.game === game.name);
  /** @type {NodeListOf<HTMLElement>} */
  const notes = form.querySelectorAll("[data-noted-game]");
  for (const note of notes) {
    note.hidden = note.dataset.notedGame !== game.name || Number(note.dataset.notedPlayers) !== count;
  }
  fitBots(game.name);
}

/**
 * Bots from other packages are offered for the games that they play.
 * @param {string} game
 */
function fitBots(game) {
  /** @type {NodeListOf<HTMLOptionElement>} */
  const options = form.querySelectorAll("option[data-games]");
  for (const option of options) {
    const plays = (option.dataset.games ?? "").split(" ").includes(game);
    option.hidden = option.disabled = !plays;
    const select = option.closest("select");
    if (select && option.selected && !plays) select.value = `bot:${form.dataset.bot}`;
  }
}

/**
 * Only as many players as the game takes can be chosen.
 * @param {number[]} players the fewest and the most
 */
function fitPlayers([fewest, most]) {
  /** @type {NodeListOf<HTMLInputElement>} */
  const choices = form.querySelectorAll("[name=players]");
  for (const choice of choices) {
    const count = Number(choice.value);
    choice.disabled = count < fewest || count > most;
    const label = choice.closest("label");
    if (label) label.hidden = choice.disabled;
  }
  if ([...choices].some((choice) => choice.checked && !choice.disabled)) return;
  const usual = Math.max(fewest, Math.min(3, most));
  typed(HTMLInputElement, `[name=players][value="${usual}"]`, form).checked = true;
}

/**
 * @param {string} selector
 * @returns {NodeListOf<HTMLFieldSetElement>}
 */
const parts = (selector) => form.querySelectorAll(selector);

/**
 * What is hidden is not sent either.
 * @param {HTMLFieldSetElement} part
 * @param {boolean} isThere
 */
function show(part, isThere) {
  part.hidden = !isThere;
  part.disabled = !isThere;
}

form.addEventListener("change", fit);
fit();
