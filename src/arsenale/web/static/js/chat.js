// What people say to each other, and what happens at the table.

import { $, h, mark } from "./dom.js";

export class Chat {
  constructor(panel, say) {
    this.list = $("ol", panel);
    this.field = $("input", panel);
    this.unread = 0;
    $("form", panel).addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = this.field.value.trim();
      if (!text) return;
      if (await say(text)) this.field.value = "";
    });
  }

  clear() {
    this.list.replaceChildren();
  }

  /** Something that happened now and is not kept. */
  note(text, seq) {
    this.list.append(row({ kind: "notice", seq, text }));
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** Returns how many remarks are new. */
  add(remarks, after) {
    for (const row of [...this.list.children]) if (Number(row.dataset.seq) > after) row.remove();
    this.list.append(...remarks.map(row));
    this.list.scrollTop = this.list.scrollHeight;
    return remarks.filter((remark) => remark.kind === "chat").length;
  }
}

function row(remark) {
  if (remark.kind === "notice") return h("li", { "data-seq": remark.seq, class: "notice" }, remark.text);
  const who = remark.seat === null ? "" : mark(remark.seat);
  return h("li", { "data-seq": remark.seq }, h("b", {}, who, remark.name), " ", remark.text);
}
