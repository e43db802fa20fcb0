// @ts-check
// Sentences with small pictures in them: `[[g-wine]]wine` shows the symbol g-wine of the scenery before the word.

const SVG = "http://www.w3.org/2000/svg";
const PICTURE = /\[\[([a-z0-9-]+)\]\]/;

/**
 * A sentence as nodes; where the page has no such picture the words stand alone.
 * @param {{ text: string, rich: string }} sentence
 * @returns {(Node | string)[]}
 */
export function rich({ text, rich: marked }) {
  if (!marked) return [text];
  /** @type {(Node | string)[]} */
  const nodes = [];
  for (const [number, part] of marked.split(PICTURE).entries()) {
    if (number % 2 === 0) nodes.push(part);
    else if (document.getElementById(part)) nodes.push(picture(part));
  }
  return nodes;
}

/**
 * A symbol of the scenery, as high as a line.
 * @param {string} symbol
 * @param {string} kind
 */
export function picture(symbol, kind = "picture") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", kind);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol}`);
  use.setAttribute("width", "100%");
  use.setAttribute("height", "100%");
  svg.append(use);
  return svg;
}
