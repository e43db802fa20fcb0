// @ts-check
// The log in words, grouped by turn; each line leads to its position. What happened since my last move is marked in it,
// and told again beside the choices where the log is out of sight.

import { $, h, mark } from "./dom.js";

/** @import { LogGroup, LogLine } from "./types.js" */

export class Log {
  /**
   * @param {HTMLElement} holder
   * @param {string} table
   */
  constructor(holder, table) {
    this.holder = holder;
    this.table = table;
    /** @type {number | null} */
    this.seat = null;
    this.height = -1; // until it is laid out
    this.follows = true; // unless the reader has scrolled up
    this.rest = 0; // where the log was scrolled to for who follows
    this.news = ""; // what is marked
    this.isFresh = false; // nothing was added or read on since
    holder.addEventListener("scroll", () => {
      if (holder.clientHeight !== this.height) return;
      if (!this.isAtRest()) this.isFresh = false;
      this.follows = this.isAtEnd() || this.isAtRest();
    });
    new ResizeObserver(() => {
      this.height = holder.clientHeight;
      if (this.follows) this.toEnd();
    }).observe(holder);
  }

  clear() {
    this.holder.replaceChildren();
  }

  isAtEnd() {
    return this.holder.scrollHeight - this.holder.scrollTop - this.holder.clientHeight < 40;
  }

  isAtRest() {
    return Math.abs(this.holder.scrollTop - this.rest) < 2;
  }

  /**
   * What came after a position takes the place of all that was there after it.
   * @param {LogGroup[]} groups
   * @param {number} after
   * @param {number | null} seat
   */
  add(groups, after, seat) {
    this.seat = seat;
    if (groups.length) this.isFresh = false;
    this.dropAfter(after);
    for (const group of groups) this.addGroup(group);
    if (this.follows) this.toEnd();
  }

  /**
   * Mark these lines as what happened since my last move.
   * @param {LogLine[]} news
   */
  markNews(news) {
    const positions = new Set(news.map((line) => line.position));
    let first = true;
    for (const line of this.lines()) {
      const isNews = positions.has(Number(line.dataset.position));
      line.classList.toggle("is-news", isNews);
      if (isNews && first) line.dataset.caption = this.holder.dataset.news;
      else delete line.dataset.caption;
      if (isNews) first = false;
    }
    const told = JSON.stringify(news);
    if (told !== this.news) this.isFresh = news.length > 0;
    this.news = told;
    if (this.follows) this.toEnd();
  }

  /** To the last line; but if there is more news than room, to its beginning. */
  toEnd() {
    this.holder.scrollTop = this.holder.scrollHeight;
    const news = this.isFresh ? this.holder.querySelector(".is-news") : null;
    const above = news ? this.holder.getBoundingClientRect().top - news.getBoundingClientRect().top : 0;
    if (above > 0) this.holder.scrollTop -= above;
    this.rest = this.holder.scrollTop;
  }

  /** @returns {HTMLLIElement[]} */
  lines() {
    return [...this.holder.querySelectorAll("li")].filter((line) => line.dataset.position);
  }

  /** @param {number} position */
  dropAfter(position) {
    for (const line of this.lines())
      if (Number(line.dataset.position) > position) line.remove();
    for (const group of [...this.holder.children]) if (!group.querySelector("li[data-position]")) group.remove();
  }

  /** @param {LogGroup} group */
  addGroup(group) {
    if (!group.lines.length) return;
    let box = this.holder.lastElementChild;
    if (!(box instanceof HTMLElement) || box.dataset.turn !== String(group.turn)) {
      const head = h("h3", {}, group.seat === null ? "" : mark(group.seat), group.title);
      box = h("section", { "data-turn": group.turn }, head, h("ol"));
      this.holder.append(box);
    }
    $("ol", box).append(...group.lines.map((line) => this.line(line)));
  }

  /** @param {LogLine} line */
  line(line) {
    const seat = this.seat === null ? "none" : this.seat;
    const address = `/t/${this.table}/replay?at=${line.position}&seat=${seat}`;
    return h("li", { "data-position": line.position }, h("a", { href: address }, line.text));
  }
}

/**
 * @param {HTMLElement} box
 * @param {LogLine[]} lines
 */
export function showNews(box, lines) {
  const list = $("ul", box);
  const key = JSON.stringify(lines);
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  box.hidden = lines.length === 0;
  list.replaceChildren(...lines.map((line) => h("li", {}, line.text)));
  list.scrollTop = 0;
}
