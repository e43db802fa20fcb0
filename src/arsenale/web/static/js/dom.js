// @ts-check
// Elements and words. Text is always set as text, never as markup.

/** @import { ErrorContent } from "./types.js" */
/** @typedef {Node | string | false | null | undefined} Child */
/** @typedef {string | number | boolean | null | undefined | ((event: any) => unknown)} Attribute */
/** What a request is refused with, or `lost` where there is no line. @typedef {Pick<ErrorContent, "code"> & Partial<ErrorContent>} Refusal */

/**
 * An element that the page may lack.
 * @param {string} selector
 * @param {ParentNode} root
 * @returns {HTMLElement | null}
 */
export const maybe = (selector, root = document) => root.querySelector(selector);

/**
 * An element that the page has.
 * @param {string} selector
 * @param {ParentNode} root
 */
export function $(selector, root = document) {
  const element = maybe(selector, root);
  if (!element) throw new Error(`expected an element ${selector} in the page, found none`);
  return element;
}

/**
 * An element of one kind that the page has: `typed(HTMLInputElement, "#slider")`.
 * @template {HTMLElement} T
 * @param {new () => T} kind
 * @param {string} selector
 * @param {ParentNode} root
 * @returns {T}
 */
export function typed(kind, selector, root = document) {
  const element = $(selector, root);
  if (element instanceof kind) return element;
  throw new Error(`expected ${selector} to be a ${kind.name}, found a ${element.nodeName}`);
}

/**
 * The element that an event happened to.
 * @param {Event} event
 */
export const target = (event) => /** @type {HTMLElement} */ (event.target);

/**
 * A new element; attributes that are functions listen to events, as in `onclick`.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, Attribute>} attributes
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat()) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
  return node;
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * The medallion of a seat: colour and symbol.
 * @param {number} seat
 */
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

/**
 * What the page carries as JSON.
 * @param {string} id
 */
export function carried(id) {
  const holder = document.getElementById(id);
  return holder ? JSON.parse(holder.textContent ?? "null") : null;
}

/** @type {Record<string, string>} */
const words = carried("words") || {};

/**
 * A message of the page in the reader's language.
 * @param {string} key
 * @param {Record<string, string | number | null>} args
 */
export function say(key, args = {}) {
  const text = words[key] ?? `[${key}]`;
  return text.replace(/\{(\w+)\}/g, (hole, name) => String(args[name] ?? hole));
}

/**
 * Does the page have this message?
 * @param {string} key
 */
export const hasWords = (key) => key in words;

/**
 * What the server answers to a GET, as JSON; throws its refusal.
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function get(path) {
  const answer = await fetch(path, { headers: { Accept: "application/json" } });
  const content = await answer.json().catch(() => ({}));
  if (!answer.ok) throw content.error || { code: "bad", message: say("js-failed") };
  return content;
}

/**
 * Copies a text and says so on the button.
 * @param {string} text
 * @param {HTMLElement} button
 */
export async function copy(text, button) {
  const before = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = say("js-copied");
  } catch {
    button.textContent = say("js-copy-by-hand");
  }
  setTimeout(() => {
    button.textContent = before;
  }, 2000);
}
