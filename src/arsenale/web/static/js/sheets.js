// @ts-check
// The drawings of a table: the board and every player's mat. The server sends what changed, by key; the page lights up
// what may be chosen.

import { Board, label } from "./board.js";
import { morph } from "./morph.js";
import { animate, snapshot } from "./motion.js";
import { isMoving } from "./prefs.js";

/** @import { BoardChange, PutView, SheetView } from "./types.js" */
/** @typedef {{ legal: Set<string>, isAsked: boolean }} Offer */

const SVG = "http://www.w3.org/2000/svg";

export class Sheets {
  /**
   * `place(name)` gives the element that holds a sheet; the board itself is in `board`, with its zoom. `rules` tell
   * where pieces are explained.
   * @param {Board} board
   * @param {(name: string) => HTMLElement | null} place
   * @param {Record<string, string>} rules
   */
  constructor(board, place, rules) {
    this.board = board;
    this.place = place;
    this.rules = JSON.stringify(rules);
    /** @type {Map<string, SVGSVGElement>} */
    this.drawn = new Map();
    this.layout = "wide";
  }

  /** What the page came with. */
  adopt() {
    for (const svg of /** @type {NodeListOf<SVGSVGElement>} */ (document.querySelectorAll("svg[data-sheet]"))) {
      label(svg);
      this.drawn.set(svg.dataset.sheet ?? "", svg);
    }
  }

  /** Show nothing. */
  clear() {
    for (const svg of this.drawn.values()) svg.remove();
    this.drawn.clear();
    this.board.clear();
  }

  /**
   * What changed for everybody, then what this viewer sees otherwise.
   * @param {BoardChange} change
   * @param {PutView[]} own
   * @param {Offer} offer
   */
  show(change, own, offer) {
    const before = isMoving() && !document.hidden && !change.sheets ? this.snapshots() : null;
    if (change.sheets) this.begin(change.sheets);
    for (const key of change.gone) document.getElementById(key)?.remove();
    this.put(change.put, own);
    this.offer(offer);
    this.board.holder.classList.add("is-drawn");
    if (before) for (const [name, places] of before) animate(this.sheet(name), places);
  }

  snapshots() {
    return new Map([...this.drawn].filter(([, svg]) => svg.checkVisibility()).map(([name, svg]) => [name, snapshot(svg)]));
  }

  /** @param {string} name */
  sheet(name) {
    const svg = this.drawn.get(name);
    if (!svg) throw new Error(`expected a sheet ${name}, found ${[...this.drawn.keys()].join(", ")}`);
    return svg;
  }

  /**
   * Sheets that are as large as before keep what they show: it is changed piece by piece.
   * @param {SheetView[]} sheets
   */
  begin(sheets) {
    for (const [name, svg] of this.drawn) {
      if (sheets.some((sheet) => sheet.name === name)) continue;
      svg.remove();
      this.drawn.delete(name);
    }
    for (const { name, width, height, label } of sheets) {
      const box = `0 0 ${Math.round(width)} ${Math.round(height)}`;
      let svg = this.drawn.get(name);
      if (!svg) {
        svg = document.createElementNS(SVG, "svg");
        svg.dataset.sheet = name;
        svg.setAttribute("role", "group");
        this.drawn.set(name, svg);
      }
      const isNew = svg.getAttribute("viewBox") !== box;
      svg.setAttribute("class", `board ${this.layout}`);
      svg.setAttribute("viewBox", box);
      svg.setAttribute("aria-label", label);
      svg.dataset.rules = this.rules;
      const holder = this.place(name);
      if (holder && svg.parentNode !== holder) holder.append(svg);
      if (isNew && name === "board") this.board.zoom.fit();
    }
  }

  /**
   * @param {PutView[]} shared
   * @param {PutView[]} own
   */
  put(shared, own) {
    const otherwise = new Map(own.map((one) => [one.key, one.svg]));
    const all = [...shared, ...own.filter((one) => !shared.some(({ key }) => key === one.key))];
    const fresh = parse(all.map((one) => otherwise.get(one.key) ?? one.svg));
    for (const [number, { key, sheet, before }] of all.entries()) {
      const piece = fresh[number];
      const old = document.getElementById(key);
      if (sheet !== undefined) {
        const svg = this.sheet(sheet);
        svg.insertBefore(old ?? piece, before ? document.getElementById(before) : null);
      }
      if (old) morph(old, piece);
    }
  }

  /**
   * Light up what may be chosen, and let whoever is asked ask about the rest.
   * @param {Offer} offer
   */
  offer({ legal, isAsked }) {
    for (const svg of this.drawn.values()) {
      svg.classList.toggle("asked", isAsked);
      for (const piece of /** @type {NodeListOf<SVGElement>} */ (svg.querySelectorAll("[data-do]"))) light(piece, legal, isAsked);
    }
  }

  /** The actions that some piece in sight stands for. */
  offered() {
    const pieces = [...this.drawn.values()].flatMap((svg) => [...svg.querySelectorAll("[data-action]")]);
    return new Set(pieces.map((piece) => piece.getAttribute("data-action") ?? ""));
  }
}

/**
 * @param {SVGElement} piece
 * @param {Set<string>} legal
 * @param {boolean} isAsked
 */
function light(piece, legal, isAsked) {
  const actions = (piece.dataset.do ?? "").split("|");
  const action = isAsked ? actions.find((one) => legal.has(one)) : undefined;
  set(piece, "data-action", action ?? null);
  set(piece, "data-why", isAsked && action === undefined ? actions.join("|") : null);
  set(piece, "aria-disabled", isAsked && action === undefined ? "true" : null);
  set(piece, "role", isAsked ? "button" : "img");
  set(piece, "tabindex", isAsked ? "0" : null);
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
function set(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Fragments as elements.
 * @param {string[]} texts
 */
function parse(texts) {
  const template = document.createElement("template");
  template.innerHTML = `<svg xmlns="${SVG}">${texts.join("")}</svg>`;
  const svg = /** @type {SVGSVGElement} */ (template.content.firstElementChild);
  label(svg);
  return /** @type {SVGElement[]} */ ([...svg.children]);
}
