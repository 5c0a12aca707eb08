/**
 * Turns a drawing into the next one by changing only what differs. If only the hand of a wheel moves, the browser
 * parses and lays out nothing else. Both drawings are our own markup: well formed, no ">" in an attribute value, and
 * each element contains either text or elements.
 */

/** Splits a piece of markup into its top-level elements. */
export function elementsOf(markup: string): string[] {
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = markup.indexOf('<'); at >= 0; at = markup.indexOf('<', at)) {
    const closes = markup[at + 1] === '/';
    at = markup.indexOf('>', at) + 1;
    depth += closes ? -1 : markup[at - 2] === '/' ? 0 : 1;
    if (depth === 0) {
      found.push(markup.slice(start, at));
      start = at;
    }
  }
  return found;
}

/** Changes `place`, which shows `old`, so that it shows `next`. */
export function patch(place: Element, old: string, next: string): void {
  const [had, has] = [elementsOf(old), elementsOf(next)];
  const all = [...place.children];
  if (had.length !== has.length || all.length !== had.length) {
    place.innerHTML = next;
    return;
  }
  const gone: Element[] = [];
  let come = '';
  for (const [i, shown] of all.entries()) {
    const [before = '', element = ''] = [had[i], has[i]];
    if (element === before || changed(shown, before, element)) continue;
    gone.push(shown);
    come += element;
  }
  if (gone.length === 0) return;
  // parsed together, in an element of the same kind
  const made = place.cloneNode() as Element;
  made.innerHTML = come;
  for (const [i, element] of [...made.children].entries()) gone[i]?.replaceWith(element);
}

const TAG = /^<(\w+)([^>]*?)\/?>/;
const ATTRIBUTES = / [\w-]+="[^"]*"/g;
const insideOf = (element: string, tag: string): string => element.slice(tag.length, element.lastIndexOf('</'));

/** Changes an element in place if possible. Returns false if it must be replaced. */
function changed(shown: Element, old: string, next: string): boolean {
  const [oldTag = '', oldName, oldAttributes = ''] = TAG.exec(old) ?? [];
  const [tag = '', name, attributes = ''] = TAG.exec(next) ?? [];
  if (name !== oldName || !assigned(shown, oldAttributes, attributes)) return false;
  const [before, inside] = [insideOf(old, oldTag), insideOf(next, tag)];
  if (inside === before) return true;
  if (inside.startsWith('<') && before.startsWith('<')) patch(shown, before, inside);
  else if (/[<&]/.test(before + inside)) return false;
  else shown.textContent = inside;
  return true;
}

/**
 * Sets the attributes whose value has changed. Returns false if the attributes are different ones, or if a value would
 * have to be unescaped.
 */
function assigned(shown: Element, old: string, next: string): boolean {
  if (next === old) return true;
  const [had, has] = [old.match(ATTRIBUTES) ?? [], next.match(ATTRIBUTES) ?? []];
  if (had.length !== has.length || next.includes('&')) return false;
  for (const [i, attribute] of has.entries()) {
    if (attribute === had[i]) continue;
    const end = attribute.indexOf('=');
    if (!had[i]?.startsWith(attribute.slice(0, end + 1))) return false;
    shown.setAttribute(attribute.slice(1, end), attribute.slice(end + 2, -1));
  }
  return true;
}
