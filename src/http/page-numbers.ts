/**
 * The page on which each named place of a printed document stands. Chromium has no way to write it into the document (no `target-counter`), but its file
 * names the places that are linked to: a dictionary of destinations, each with the object of its page, and the tree of pages in order.
 */
export function pagesOf(pdf: Buffer): ReadonlyMap<string, number> {
  const text = pdf.toString('latin1');
  const numbers = new Map(pageObjects(text).map((object, n) => [object, n + 1]));
  const dests = objectOf(text, /\/Dests (\d+) 0 R/.exec(text)?.[1]);
  const found = new Map<string, number>();
  for (const [, name = '', object = ''] of dests.matchAll(/\/([\w.-]+) \[(\d+) 0 R \/XYZ/g)) {
    const number = numbers.get(object);
    if (number !== undefined) found.set(name, number);
  }
  return found;
}

/** The objects of the pages, in the order of reading: a tree whose leaves are pages. */
function pageObjects(text: string): readonly string[] {
  const walk = (object: string): readonly string[] => {
    const body = objectOf(text, object);
    const kids = /\/Type \/Pages\b/.test(body) ? /\/Kids \[([^\]]*)\]/.exec(body)?.[1] : undefined;
    return kids === undefined ? [object] : [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => walk(kid));
  };
  const root = /\/Type \/Catalog\s+\/Pages (\d+) 0 R/.exec(text)?.[1];
  return root === undefined ? [] : walk(root);
}

/** What stands between `n 0 obj` and `endobj`. */
function objectOf(text: string, number: string | undefined): string {
  if (number === undefined) return '';
  const start = text.indexOf(`\n${number} 0 obj\n`);
  return start < 0 ? '' : text.slice(start, text.indexOf('endobj', start));
}
