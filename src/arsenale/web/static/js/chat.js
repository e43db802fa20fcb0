// @ts-check
// What people say to each other, and what happens at the table.

import { $, h, mark, typed } from "./dom.js";

/** @import { ChatLine } from "./types.js" */

export class Chat {
  /**
   * `say(text)` sends it; what it promises is empty after a refusal.
   * @param {HTMLElement} panel
   * @param {(text: string) => Promise<unknown>} say
   */
  constructor(panel, say) {
    this.list = $("ol", panel);
    this.field = typed(HTMLInputElement, "input", panel);
    $("form", panel).addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = this.field.value.trim();
      if (!text) return;
      if (await say(text)) this.field.value = "";
    });
  }

  /**
   * Something that happened now and is not kept.
   * @param {string} text
   * @param {number} seq
   */
  note(text, seq) {
    this.list.append(notice(text, seq));
    this.list.scrollTop = this.list.scrollHeight;
  }

  /**
   * Returns how many remarks are new.
   * @param {ChatLine[]} remarks
   * @param {number} after
   */
  add(remarks, after) {
    for (const row of [...this.list.querySelectorAll("li")]) if (Number(row.dataset.seq) > after) row.remove();
    this.list.append(...remarks.map(row));
    this.list.scrollTop = this.list.scrollHeight;
    return remarks.filter((remark) => remark.kind === "chat").length;
  }
}

/** @param {ChatLine} remark */
function row(remark) {
  if (remark.kind === "notice") return notice(remark.text, remark.seq);
  const who = remark.seat === null ? "" : mark(remark.seat);
  return h("li", { "data-seq": remark.seq }, h("b", {}, who, remark.name), " ", remark.text);
}

/**
 * @param {string} text
 * @param {number} seq
 */
function notice(text, seq) {
  return h("li", { "data-seq": seq, class: "notice" }, text);
}
