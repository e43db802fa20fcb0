// The board: a drawing by the server, brought up to date piece by piece; what glows can be clicked.

import { $ } from "./dom.js";
import { morph } from "./morph.js";
import { animate, snapshot } from "./motion.js";
import { isMoving } from "./prefs.js";
import { Zoom } from "./zoom.js";

export class Board {
  constructor(holder, scenery, choose = null) {
    this.holder = holder;
    this.scenery = scenery;
    this.latest = 0;
    this.zoom = new Zoom(holder);
    if (!choose) return;
    holder.addEventListener("click", (event) => {
      const piece = event.target.closest("[data-action]") ?? beneath(event, holder);
      if (!piece) return;
      event.preventDefault(); // so that nobody else takes the click for something else
      choose(piece.dataset.action, event.pointerType === "touch");
    });
    holder.addEventListener("keydown", (event) => {
      const piece = event.target.closest("[data-action]");
      if (!piece || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      choose(piece.dataset.action);
    });
  }

  /** Show a drawing; its scenery comes first. Only the newest of several is shown: false if this one was not. */
  async show(drawing, scenery) {
    const number = ++this.latest;
    await this.set(scenery);
    if (number !== this.latest) return false;
    const template = document.createElement("template");
    template.innerHTML = drawing;
    const fresh = template.content.firstElementChild;
    name(fresh);
    this.replace(fresh);
    this.holder.classList.add("is-drawn");
    return true;
  }

  /** Show nothing, not even what is still on its way. */
  clear() {
    this.latest += 1;
    this.holder.replaceChildren();
  }

  replace(fresh) {
    const old = this.holder.firstElementChild;
    if (!old || old.nodeName !== fresh.nodeName || !isSameSheet(old, fresh)) {
      this.holder.replaceChildren(fresh);
      this.zoom.fit();
      return;
    }
    const before = isMoving() && old.getCTM ? snapshot(old) : null;
    const keep = keepInSight(old);
    morph(old, fresh);
    keep();
    if (before && !document.hidden) animate(this.holder.firstElementChild, before);
  }

  async set(address) {
    if (!address || this.scenery.dataset.address === address) return;
    const answer = await fetch(address);
    if (!answer.ok) return;
    const content = await answer.text();
    this.scenery.dataset.address = address;
    this.scenery.innerHTML = content;
    $(".marks")?.remove(); // the scenery brings the same symbols
  }

  /** Light up the piece of a choice. */
  hint(action) {
    for (const lit of this.holder.querySelectorAll(".hint")) lit.classList.remove("hint");
    if (action !== null) this.piece(action)?.classList.add("hint");
  }

  piece(action) {
    return this.holder.querySelector(`[data-action="${CSS.escape(action)}"]`);
  }
}

/** What one looks at stays where it is on the screen, whatever grows or shrinks above it: when the drawing has changed,
 * call the answer. Single pieces move by the rules; if most of those in sight have moved alike, the sheet has. */
function keepInSight(drawing) {
  const places = new Map();
  for (const piece of drawing.querySelectorAll("g[id]")) {
    const { top, bottom } = piece.getBoundingClientRect();
    const side = top >= 0 ? "top" : "bottom"; // the one that is in sight
    if (bottom > 0 && top < window.innerHeight) places.set(piece, [side, side === "top" ? top : bottom]);
  }
  return () => {
    const there = [...places].filter(([piece]) => piece.isConnected);
    const moves = there.map(([piece, [side, before]]) => piece.getBoundingClientRect()[side] - before);
    const moved = moves.sort((a, b) => a - b)[moves.length >> 1] ?? 0;
    // At the top of the page nobody has scrolled yet: there nothing is to be kept.
    if (Math.abs(moved) > 1 && window.scrollY > 0) window.scrollBy({ top: moved, behavior: "instant" });
  };
}

/** What can be chosen under something that lies over it, such as a ship over its sea. */
function beneath(event, holder) {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const piece = element.closest("[data-action]");
    if (piece && holder.contains(piece)) return piece;
  }
  return null;
}

function isSameSheet(old, fresh) {
  const kind = (drawing) => (drawing.classList.contains("phone") ? "phone" : "wide");
  return kind(old) === kind(fresh);
}

/** Titles become labels: the page shows them itself, also for fingers and keys. */
function name(drawing) {
  for (const title of drawing.querySelectorAll("title")) {
    const piece = title.parentNode;
    piece.dataset.title = title.textContent;
    title.remove();
    if (piece.hasAttribute("role")) piece.setAttribute("aria-label", piece.dataset.title);
    else if (!piece.querySelector("[tabindex]")) {
      piece.setAttribute("role", "img");
      piece.setAttribute("aria-label", piece.dataset.title);
    }
  }
}
