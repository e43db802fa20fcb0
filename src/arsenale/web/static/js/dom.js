// Elements and words. Text is always set as text, never as markup.

export const $ = (selector, root = document) => root.querySelector(selector);

export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

const SVG = "http://www.w3.org/2000/svg";

/** The medallion of a seat: colour and symbol. */
export function mark(seat) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "mark");
  svg.setAttribute("viewBox", "0 0 32 32");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#mark-${seat}`);
  svg.append(use);
  return svg;
}

/** What the page carries as JSON. */
export function carried(id) {
  const holder = document.getElementById(id);
  return holder ? JSON.parse(holder.textContent) : null;
}

const words = carried("words") || {};

export function say(key, args = {}) {
  const text = words[key] ?? `[${key}]`;
  return text.replace(/\{(\w+)\}/g, (hole, name) => args[name] ?? hole);
}

export const csrf = () => $('meta[name="csrf-token"]').content;

export async function post(path, body = {}) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-CSRF-Token": csrf() },
    body: JSON.stringify(body),
  });
  return told(answer);
}

export async function get(path) {
  return told(await fetch(path, { headers: { Accept: "application/json" } }));
}

async function told(answer) {
  const content = await answer.json().catch(() => ({}));
  if (!answer.ok) throw content.error || { code: "bad", message: say("js-failed") };
  return content;
}

/** Copies a text and says so on the button. */
export async function copy(text, button) {
  const before = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = say("js-copied");
  } catch {
    button.textContent = say("js-copy-by-hand");
  }
  setTimeout(() => (button.textContent = before), 2000);
}
