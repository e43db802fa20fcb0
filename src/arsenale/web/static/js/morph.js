// @ts-check
// Turns one drawing into the next, touching only what changed: focus and running animations stay.

/**
 * @param {ChildNode} old
 * @param {ChildNode} fresh
 */
export function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName) {
    old.replaceWith(fresh);
    return;
  }
  if (!(old instanceof Element && fresh instanceof Element)) {
    old.nodeValue = fresh.nodeValue;
    return;
  }
  morphAttributes(old, fresh);
  morphChildren(old, fresh);
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function morphAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function morphChildren(old, fresh) {
  const named = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let cursor = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const same = named.get(idOf(child));
    if (same) {
      if (same === cursor) cursor = cursor.nextSibling;
      else old.insertBefore(same, cursor);
      morph(same, child);
    } else if (cursor && !idOf(cursor) && !idOf(child) && cursor.nodeName === child.nodeName) {
      const next = cursor.nextSibling;
      morph(cursor, child);
      cursor = next;
    } else {
      old.insertBefore(child, cursor);
    }
  }
  while (cursor) {
    const next = cursor.nextSibling;
    cursor.remove();
    cursor = next;
  }
}

/** @param {ChildNode} node */
const idOf = (node) => (node instanceof Element ? node.id : "");
