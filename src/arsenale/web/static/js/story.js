// @ts-check
// What happened, one line a turn; a line unfolds to its details, and each detail leads to its position. What came after
// my last decision is marked.

import { h, mark, say } from "./dom.js";
import { rich } from "./rich.js";

/** @import { StoryEntry, StoryLine } from "./types.js" */

export class Story {
  /**
   * @param {HTMLElement} holder
   * @param {string} table
   */
  constructor(holder, table) {
    this.holder = holder;
    this.table = table;
    /** @type {number | null} */
    this.seat = null;
    this.follows = true; // unless the reader has scrolled up
    let top = 0;
    holder.addEventListener("scroll", () => {
      // Room that grows or shrinks scrolls too, but never up to a place before the end.
      if (this.isAtEnd()) this.follows = true;
      else if (holder.scrollTop < top) this.follows = false;
      top = holder.scrollTop;
    });
    new ResizeObserver(() => this.follows && this.toEnd()).observe(holder);
  }

  clear() {
    this.holder.replaceChildren();
  }

  isAtEnd() {
    return this.holder.scrollHeight - this.holder.scrollTop - this.holder.clientHeight < 40;
  }

  toEnd() {
    this.holder.scrollTop = this.holder.scrollHeight;
  }

  /**
   * Whole turns take the place of what was told of them and of all later ones; what came after `since` is news.
   * @param {StoryEntry[]} entries
   * @param {number} after
   * @param {number | null} seat
   * @param {number} since
   */
  add(entries, after, seat, since) {
    this.seat = seat;
    const open = new Set(this.entries().filter((entry) => entry.open).map((entry) => entry.dataset.id ?? ""));
    const turn = entries[0]?.turn ?? Infinity;
    for (const entry of this.entries()) {
      if (Number(entry.dataset.turn) >= turn || Number(entry.dataset.position) > after) entry.remove();
    }
    for (const entry of entries) this.holder.append(this.entry(entry, open.has(entry.id)));
    this.markNews(since);
    if (this.follows) this.toEnd();
  }

  /** @returns {HTMLDetailsElement[]} */
  entries() {
    return [...this.holder.querySelectorAll("details")];
  }

  /** @param {number} since */
  markNews(since) {
    let isFirst = true;
    for (const entry of this.entries()) {
      const isNews = this.seat !== null && Number(entry.dataset.position) > since;
      entry.classList.toggle("is-news", isNews);
      const film = entry.querySelector(".film");
      if (isNews && isFirst && !film) entry.before(this.newsHead(since));
      if (isNews) isFirst = false;
    }
    const heads = [...this.holder.querySelectorAll(".news-head")];
    for (const head of heads) {
      const next = head.nextElementSibling;
      if (heads.indexOf(head) < heads.length - 1 || !next?.classList.contains("is-news")) head.remove();
    }
  }

  /**
   * "Since your last move", with the film of it.
   * @param {number} since
   */
  newsHead(since) {
    const address = `/t/${this.table}/replay?at=${since}&seat=${this.seat}&play=1`;
    return h("p", { class: "news-head" }, h("span", {}, say("js-since")), h("a", { class: "film", href: address }, say("js-film")));
  }

  /**
   * @param {StoryEntry} entry
   * @param {boolean} isOpen
   */
  entry(entry, isOpen) {
    const own = entry.seat !== null && entry.seat === this.seat;
    const head = h("summary", {}, own && mark(this.seat ?? 0), rich({ text: entry.digest, rich: entry.rich }));
    const details = h("ol", {}, entry.lines.map((line) => this.line(line)));
    const facts = { "data-id": entry.id, "data-turn": entry.turn, "data-position": entry.position, open: isOpen };
    const kind = `entry${entry.seat === null ? " is-apart" : ""}${entry.lines.some((line) => line.weight === 3) ? " is-great" : ""}`;
    return h("details", { class: kind, ...facts }, head, details);
  }

  /** @param {StoryLine} line */
  line(line) {
    const seat = this.seat === null ? "none" : this.seat;
    const address = `/t/${this.table}/replay?at=${line.position}&seat=${seat}`;
    return h("li", { "data-position": line.position, class: `weight-${line.weight}` }, h("a", { href: address }, rich(line)));
  }
}
