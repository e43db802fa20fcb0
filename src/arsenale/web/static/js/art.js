// @ts-check
// The pictures of great moments, drawn for 160 by 96.

/** @import { BeatView } from "./types.js" */

const SVG = "http://www.w3.org/2000/svg";
const WAVE = "M-20 0 q10 -9 20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 V60 H-20Z";
const HULL = "M34 50 H126 L116 70 H46Z";
const SKULL = "M0 -8 a8 8 0 0 1 5 14 v3 h-10 v-3 a8 8 0 0 1 5 -14Z M-3.2 -1.4 a1.8 1.8 0 1 0 .1 0Z M3.2 -1.4 a1.8 1.8 0 1 0 .1 0Z";

/** @type {Record<string, (beat: BeatView) => string>} */
const PICTURES = {
  water: () => `<path class="stone" d="M22 30 h22 v50 h-22Z M66 18 h28 v62 h-28Z M116 34 h22 v46 h-22Z"/>
    <path class="ink" d="M28 44 h10 v12 h-10Z M74 34 h12 v16 h-12Z M122 48 h10 v12 h-10Z"/>
    <g class="rise"><path class="sea" d="${WAVE}" transform="translate(0 58)"/><path class="sea-deep" d="${WAVE}" transform="translate(-10 68)"/></g>`,
  sink: () => `<g class="founder"><path class="wood" d="${HULL}"/><path class="ink-line" d="M80 50 V14"/><path class="sail" d="M82 16 q26 10 0 28Z"/></g>
    <path class="sea" d="${WAVE}" transform="translate(0 68)"/><path class="sea-deep" d="${WAVE}" transform="translate(-10 78)"/>`,
  fight: dice,
  payout: () => coins(),
  coins: () => coins(),
  bid: () => `<g class="open"><path class="paper" d="M18 26 h54 v44 h-54Z"/><path class="ink-line" d="M18 26 l27 24 27 -24"/><circle class="wax" cx="45" cy="52" r="9"/></g>
    <g class="open late"><path class="paper" d="M88 26 h54 v44 h-54Z"/><path class="ink-line" d="M88 26 l27 24 27 -24"/><circle class="wax" cx="115" cy="52" r="9"/></g>`,
  inspection: () => doge("paper"),
  doge: () => doge("gold"),
  warning: () => `<path class="gold" d="M54 12 h52 v8 h-52Z M54 76 h52 v8 h-52Z"/><path class="glass" d="M60 20 h40 q0 20 -18 28 q18 8 18 28 h-40 q0 -20 18 -28 q-18 -8 -18 -28Z"/>
    <path class="sand" d="M66 26 h28 q-4 14 -14 19 q-10 -5 -14 -19Z M64 76 q4 -12 16 -14 q12 2 16 14Z"/>`,
  "port-lost": () => `<path class="stone" d="M56 84 V36 h-6 V22 h10 v6 h8 v-6 h12 v6 h8 v-6 h10 v14 h-6 v48Z"/><path class="ink" d="M72 84 v-18 q8 -10 16 0 v18Z"/>
    <g class="fall"><path class="ink-line" d="M100 30 V4"/><path class="wax" d="M101 5 l26 8 -26 9Z"/></g>`,
  ship: () => ship(),
  build: () => ship(),
  gondola: () => `<path class="wood" d="M16 46 q64 36 128 -4 l6 -20 q6 0 4 8 q-4 34 -40 42 q-56 10 -88 -12Z"/><path class="ink-line" d="M70 60 L96 8"/><path class="sea" d="${WAVE}" transform="translate(0 76)"/>`,
  "used-up": () => `<path class="paper" d="M54 10 h52 v72 h-52Z"/><path class="ink-line" d="M66 64 V40 l14 -14 14 14 v24Z"/><path class="strike" d="M44 80 L116 16"/>`,
  loss: () => `<g class="fall"><path class="paper" d="M40 16 h40 v56 h-40Z"/></g><g class="fall late"><path class="paper" d="M82 22 h40 v56 h-40Z"/></g><path class="strike" d="M30 84 L130 12"/>`,
  end: () => laurel(),
  laurel: () => laurel(),
};

/**
 * The picture of a beat.
 * @param {BeatView} beat
 */
export function art(beat) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 160 96");
  svg.innerHTML = (PICTURES[beat.art] ?? laurel)(beat);
  for (const part of /** @type {NodeListOf<SVGElement>} */ (svg.querySelectorAll("[data-row]"))) {
    part.style.setProperty("--row", part.dataset.row ?? "0"); // the page allows no styles in markup
  }
  return svg;
}

/**
 * A roll: the dice of both sides in their colours, those with skulls first.
 * @param {BeatView} beat
 */
function dice({ seats, amounts }) {
  const rows = [
    { seat: seats[0], dice: amounts.value ?? 0, skulls: amounts.skulls ?? amounts.kills ?? 0 },
    { seat: seats[1], dice: amounts.defence ?? amounts.losses ?? 0, skulls: amounts.skulls_taken ?? amounts.losses ?? 0 },
  ];
  return rows.map((side, line) => dieRow(side, line === 0 ? 27 : 69)).join("");
}

/**
 * @param {{ seat: number | undefined, dice: number, skulls: number }} side
 * @param {number} y
 */
function dieRow({ seat, dice, skulls }, y) {
  const size = Math.min(30, 140 / Math.max(1, dice) - 4);
  const left = 80 - (dice * (size + 4)) / 2 + (size + 4) / 2;
  return Array.from({ length: dice }, (_, number) => {
    const face = number < skulls ? `<path class="on-seat-${seat}" d="${SKULL}" transform="scale(${size / 26})" fill-rule="evenodd"/>` : "";
    const box = `<rect class="seat-${seat} seat-edge" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="5"/>`;
    return `<g transform="translate(${left + number * (size + 4)} ${y})"><g class="tumble" data-row="${number}">${box}${face}</g></g>`;
  }).join("");
}

function coins() {
  const places = [[40, 66], [70, 72], [100, 66], [126, 72], [56, 50], [86, 54], [112, 50]];
  return places
    .map(([x, y], number) => `<g class="coin" data-row="${number}"><ellipse class="gold" cx="${x}" cy="${y}" rx="16" ry="10"/><ellipse class="gold-line" cx="${x}" cy="${y}" rx="10" ry="6"/></g>`)
    .join("");
}

/**
 * The Doge's cap.
 * @param {string} tone
 */
function doge(tone) {
  return `<path class="wax" d="M44 66 Q40 34 72 20 Q100 6 118 14 Q124 18 114 26 Q122 44 118 66Z"/>
    <path class="${tone}" d="M40 62 q42 -14 82 0 v16 q-42 -12 -82 0Z"/><circle class="wax" cx="81" cy="64" r="5"/>
    <path class="gold-line" d="M64 30 Q70 46 68 56 M92 20 Q98 40 96 55"/>`;
}

function ship() {
  return `<g class="launch"><path class="wood" d="${HULL}"/><path class="ink-line" d="M80 50 V10 M52 62 l-8 20 M68 62 l-8 20 M84 62 l-8 20 M100 62 l-8 20"/><path class="sail" d="M82 12 q34 14 0 34Z"/><path class="gold" d="M126 50 l14 -10 -4 14Z"/></g>
    <path class="sea" d="${WAVE}" transform="translate(0 76)"/>`;
}

function laurel() {
  const leaf = (/** @type {number} */ number, /** @type {number} */ side) => {
    const turn = side * (28 + number * 24);
    return `<g transform="rotate(${turn} 80 48)"><ellipse class="leaf" cx="80" cy="84" rx="5" ry="11" transform="rotate(${side * 50} 80 84)"/></g>`;
  };
  const leaves = [0, 1, 2, 3, 4].map((number) => leaf(number, 1) + leaf(number, -1)).join("");
  return `${leaves}<circle class="gold" cx="80" cy="84" r="5"/>`;
}
