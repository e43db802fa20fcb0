// @ts-check
// The board, larger: by two fingers, double tap, ctrl and wheel, or the keys + - 0. It then moves in a window of its own.

import { h, say, target } from "./dom.js";
import { isTyping } from "./undo.js";

/** A point of the screen. @typedef {[number, number]} Point */

const MOST = 4;
const CLOSE = 2.5; // by double tap: on a phone even a hex is then as wide as a finger
const STEP = 1.25;
const ALMOST_WHOLE = 1.08; // below this two fingers meant the whole board
const TAP_MS = 320;
const TAP_NEAR = 30;
const DRAG_FROM = 5;
const EDGE = 4;

export class Zoom {
  /** @param {HTMLElement} board */
  constructor(board) {
    this.board = board;
    this.level = 1;
    this.button = h("button", { type: "button", class: "fit", hidden: true, onclick: () => this.fit() }, say("js-fit"));
    this.frame = h("div", { class: "board-frame" });
    board.replaceWith(this.frame);
    this.frame.append(h("div", { class: "zoom-bar" }, this.button), board);
    this.listenToFingers();
    this.listenToTaps();
    this.listenToMouse();
    document.addEventListener("keydown", (event) => this.press(event));
  }

  fit() {
    this.to(1, ...this.middle());
  }

  /**
   * Show the board so many times as large; what is at this point of the screen stays there.
   * @param {number} wanted
   * @param {number} x
   * @param {number} y
   */
  to(wanted, x, y) {
    const level = Math.min(MOST, Math.max(1, wanted));
    if (level === this.level) return;
    const before = this.board.getBoundingClientRect();
    const across = (x - before.x) / before.width;
    const down = (y - before.y) / before.height;
    this.level = level;
    const isLarge = level > 1;
    this.frame.classList.toggle("is-zoomed", isLarge);
    if (isLarge) this.frame.setAttribute("tabindex", "0"); // a window that scrolls can be reached by keys
    else this.frame.removeAttribute("tabindex");
    this.button.hidden = !isLarge;
    this.board.style.setProperty("--zoom", String(level));
    this.keep(across, down, x, y);
  }

  /**
   * Scroll the window, then the page, until this part of the board is at that point of the screen.
   * @param {number} across
   * @param {number} down
   * @param {number} x
   * @param {number} y
   */
  keep(across, down, x, y) {
    const top = this.frame.getBoundingClientRect().y;
    if (this.level > 1 && top < EDGE) scrollPage(top - EDGE);
    const now = this.board.getBoundingClientRect();
    this.frame.scrollLeft += now.x + across * now.width - x;
    this.frame.scrollTop += now.y + down * now.height - y;
    const after = this.board.getBoundingClientRect();
    scrollPage(after.y + down * after.height - y);
  }

  /**
   * The middle of what one sees of the board.
   * @returns {Point}
   */
  middle() {
    const { left, right, top, bottom } = this.frame.getBoundingClientRect();
    return [(left + right) / 2, (Math.max(0, top) + Math.min(window.innerHeight, bottom)) / 2];
  }

  listenToFingers() {
    let span = 0; // between the fingers, for the whole board
    /** @type {Point | null} */
    let last = null;
    /** @param {TouchEvent} event */
    const begin = ({ touches }) => {
      last = touches.length === 2 ? centre(touches) : null;
      span = last ? distance(touches) / this.level : 0;
    };
    this.frame.addEventListener("touchstart", begin, { passive: true });
    this.frame.addEventListener("touchmove", (event) => {
      if (!last) return;
      event.preventDefault();
      const now = centre(event.touches);
      this.frame.scrollBy(last[0] - now[0], last[1] - now[1]);
      this.to(distance(event.touches) / span, ...now);
      last = now;
    });
    /** @param {TouchEvent} event */
    const end = (event) => {
      if (last && this.level < ALMOST_WHOLE) this.fit();
      begin(event);
    };
    this.frame.addEventListener("touchend", end);
    this.frame.addEventListener("touchcancel", end);
  }

  /** Twice where nothing can be chosen: near, or back to the whole. */
  listenToTaps() {
    let last = { at: 0, x: 0, y: 0 };
    this.frame.addEventListener("click", (event) => {
      const { timeStamp: at, clientX: x, clientY: y } = event;
      if (event.defaultPrevented || target(event).closest("[data-action], button")) return;
      const isSecond = at - last.at < TAP_MS && Math.hypot(x - last.x, y - last.y) < TAP_NEAR;
      last = { at: isSecond ? 0 : at, x, y };
      if (isSecond) this.to(this.level > 1 ? 1 : CLOSE, x, y);
    });
  }

  listenToMouse() {
    /** @type {PointerEvent | null} */
    let from = null;
    let isDragging = false;
    this.frame.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.to(this.level * (event.deltaY < 0 ? STEP : 1 / STEP), event.clientX, event.clientY);
    });
    this.frame.addEventListener("pointerdown", (event) => {
      isDragging = false;
      if (event.pointerType === "mouse" && event.button === 0 && this.level > 1) from = event;
    });
    window.addEventListener("pointermove", (event) => {
      if (!from) return;
      const [dx, dy] = [from.clientX - event.clientX, from.clientY - event.clientY];
      if (!isDragging && Math.hypot(dx, dy) < DRAG_FROM) return;
      isDragging = true;
      this.frame.scrollBy(dx, dy);
      from = event;
    });
    window.addEventListener("pointerup", () => {
      from = null;
    });
    // What was dragged was not meant to be chosen.
    this.frame.addEventListener("click", (event) => isDragging && event.stopPropagation(), { capture: true });
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === "+" || event.key === "=") this.to(this.level * STEP, ...this.middle());
    else if (event.key === "-") this.to(this.level / STEP, ...this.middle());
    else if (event.key === "0") this.fit();
  }
}

/** @param {number} by */
function scrollPage(by) {
  if (Math.abs(by) >= 1) window.scrollBy({ top: by, behavior: "instant" });
}

/** @param {TouchList} touches */
const distance = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/**
 * @param {TouchList} touches
 * @returns {Point}
 */
const centre = ([one, other]) => [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
