// @ts-check
// What happened, one line a turn; a line unfolds to its details, and each detail leads to its position. What came after
// my last decision is marked; where the story itself is a sheet, the last of it stands with the question in brief.

import { $, h, mark, maybe, say } from "./dom.js";
import { rich } from "./rich.js";

/** @import { StoryEntry, StoryLine } from "./types.js" */

const BRIEF = 2; // entries

export class Story {
  /**
   * @param {HTMLElement} holder
   * @param {HTMLElement} brief
   * @param {string} table
   */
  constructor(holder, brief, table) {
    this.holder = holder;
    this.brief = brief;
    this.table = table;
    /** @type {number | null} */
    this.seat = null;
    this.follows = true; // unless the reader has scrolled up
    this.isAsked = false; // the reader must decide
    this.top = 0; // where we have scrolled to
    let top = 0;
    holder.addEventListener("scroll", () => {
      // Room that grows or shrinks scrolls too, but never up to a place before the end.
      if (this.isAtEnd() || Math.abs(holder.scrollTop - this.top) < 1) this.follows = true;
      else if (holder.scrollTop < top) this.follows = false;
      top = holder.scrollTop;
    });
    new ResizeObserver(() => this.follows && this.toNews()).observe(holder);
  }

  clear() {
    this.holder.replaceChildren();
    this.brief.replaceChildren();
  }

  /** The reader goes on with the match, whatever they have looked up. */
  follow() {
    this.follows = true;
    this.toNews();
  }

  /**
   * What was played is over: perhaps the reader must decide now.
   * @param {boolean} isAsked
   */
  settle(isAsked) {
    this.isAsked = isAsked;
    if (this.follows) this.toNews();
  }

  isAtEnd() {
    return this.holder.scrollHeight - this.holder.scrollTop - this.holder.clientHeight < 40;
  }

  /** To the end; for whoever must decide, no further than to where the news begins. */
  toNews() {
    const head = this.isAsked ? maybe(".news-head", this.holder) : null;
    const end = this.holder.scrollHeight - this.holder.clientHeight;
    this.top = Math.max(0, head ? Math.min(end, head.offsetTop - this.holder.offsetTop) : end);
    this.holder.scrollTop = this.top;
    this.top = this.holder.scrollTop;
  }

  /**
   * Whole turns take the place of what was told of them and of all later ones; what came after `since` is news.
   * @param {StoryEntry[]} entries
   * @param {number} after
   * @param {{ seat: number | null, since: number, isAsked: boolean }} reader
   */
  add(entries, after, { seat, since, isAsked }) {
    this.seat = seat;
    this.isAsked = isAsked;
    const open = new Set(this.entries().filter((entry) => entry.open).map((entry) => entry.dataset.id ?? ""));
    const turn = entries[0]?.turn ?? Infinity;
    for (const entry of this.entries()) {
      if (Number(entry.dataset.turn) >= turn || Number(entry.dataset.position) > after) entry.remove();
    }
    for (const entry of entries) this.holder.append(this.entry(entry, open.has(entry.id)));
    this.markNews(since);
    this.tellInBrief();
    if (this.follows) this.toNews();
  }

  /** What the others did last, great things before small ones; else what came of one's own last choice. */
  tellInBrief() {
    const news = this.entries().filter((entry) => entry.matches(".is-news:not(.is-own)"));
    const isGreat = (/** @type {HTMLElement} */ entry) => Number(entry.matches(".is-great"));
    const first = [...news].reverse().sort((one, other) => isGreat(other) - isGreat(one)).slice(0, BRIEF);
    const lines = news.filter((entry) => first.includes(entry)).map((entry) => $("summary", entry));
    const own = this.entries().at(-1);
    if (!lines.length && own?.matches(".is-own")) lines.push(...[...own.querySelectorAll("li")].slice(-1).map((line) => $("a", line)));
    this.brief.replaceChildren(...lines.map((line) => h("li", {}, [...line.cloneNode(true).childNodes])));
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
    const kind = `entry${own ? " is-own" : ""}${entry.seat === null ? " is-apart" : ""}${entry.lines.some((line) => line.weight === 3) ? " is-great" : ""}`;
    return h("details", { class: kind, ...facts }, head, details);
  }

  /** @param {StoryLine} line */
  line(line) {
    const seat = this.seat === null ? "none" : this.seat;
    const address = `/t/${this.table}/replay?at=${line.position}&seat=${seat}`;
    return h("li", { "data-position": line.position, class: `weight-${line.weight}` }, h("a", { href: address }, rich(line)));
  }
}
