// @ts-check
// Search in the page and one click to print. Without script the book is complete; only these two are missing.

import { $, maybe, typed } from "./dom.js";

const book = $("#book");
const form = $("#search");
const words = typed(HTMLInputElement, "#search-words");
const count = $("#search-count");
const MOST = 500;

/** @type {HTMLElement[]} */
let found = [];
let current = -1;

/** The text nodes of the book; a match lies within one of them. */
function texts() {
  const walker = document.createTreeWalker(book, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const nodes = [];
  while (walker.nextNode()) nodes.push(/** @type {Text} */ (walker.currentNode));
  return nodes;
}

function clear() {
  for (const mark of book.querySelectorAll("mark.found")) mark.replaceWith(mark.textContent ?? "");
  book.normalize();
  found = [];
  current = -1;
}

/**
 * Small letters without accents, of the same length, so that places agree.
 * @param {string} text
 */
function plain(text) {
  return [...text].map((letter) => {
    const bare = letter.normalize("NFD")[0].toLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join("");
}

function search() {
  clear();
  const wanted = plain(words.value.trim());
  if (wanted.length > 1) {
    for (const node of texts()) mark(node, wanted);
  }
  count.textContent = wanted.length > 1 ? String(found.length) : "";
}

/**
 * @param {Text} node
 * @param {string} wanted
 */
function mark(node, wanted) {
  let rest = node;
  let place = plain(rest.data).indexOf(wanted);
  while (place >= 0 && found.length < MOST) {
    const hit = rest.splitText(place);
    rest = hit.splitText(wanted.length);
    const element = document.createElement("mark");
    element.className = "found";
    hit.replaceWith(element);
    element.append(hit);
    found.push(element);
    place = plain(rest.data).indexOf(wanted);
  }
}

/** @param {1 | -1} step */
function go(step) {
  if (found.length === 0) return;
  found[current]?.classList.remove("current");
  current = current < 0 && step < 0 ? found.length - 1 : (current + step + found.length) % found.length;
  const here = found[current];
  here.classList.add("current");
  here.scrollIntoView({ block: "center" });
  count.textContent = `${current + 1} / ${found.length}`;
}

form.hidden = false;
words.addEventListener("input", search);
words.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    words.value = "";
    search();
  }
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  go(1);
});
$("#search-previous").addEventListener("click", () => go(-1));

// Pictures further down are loaded late, but paper has no later.
const button = $("#print");
button.hidden = false;
button.addEventListener("click", async () => {
  const pictures = [...book.querySelectorAll("img")];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  window.print();
});

// Another language opens at the same rule.
maybe("form.languages")?.addEventListener("submit", () => {
  typed(HTMLInputElement, "form.languages [name=next]").value = location.pathname + location.hash;
});

// On a phone the table of contents makes way for the book.
if (matchMedia("(max-width: 899px)").matches) {
  /** @type {NodeListOf<HTMLDetailsElement>} */
  const lists = document.querySelectorAll(".book-contents details");
  for (const contents of lists) contents.open = false;
}
