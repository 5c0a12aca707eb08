/** Reads and patches the bytes of a printed PDF: pages of its named destinations, and its creation date. */

/**
 * The page of each named destination. Chromium cannot print page numbers of links (it has no `target-counter`), but its
 * PDF contains them: a dictionary of link destinations, each with the object of its page, and the page tree in order.
 */
export function pagesOf(pdf: Buffer): ReadonlyMap<string, number> {
  const numbers = new Map(pageObjects(pdf).map((object, n) => [object, n + 1]));
  const dests = objectOf(pdf, /\/Dests (\d+) 0 R/.exec(catalogOf(pdf))?.[1]);
  const found = new Map<string, number>();
  for (const [, name = '', object = ''] of dests.matchAll(/\/([\w.-]+) \[(\d+) 0 R \/XYZ/g)) {
    const number = numbers.get(object);
    if (number !== undefined) found.set(name, number);
  }
  return found;
}

/** The object numbers of the pages in order: the leaves of the page tree. */
function pageObjects(pdf: Buffer): readonly string[] {
  const walk = (object: string): readonly string[] => {
    const body = objectOf(pdf, object);
    const kids = /\/Type \/Pages\b/.test(body) ? /\/Kids \[([^\]]*)\]/.exec(body)?.[1] : undefined;
    return kids === undefined ? [object] : [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => walk(kid));
  };
  const root = /\/Pages (\d+) 0 R/.exec(catalogOf(pdf))?.[1];
  return root === undefined ? [] : walk(root);
}

function catalogOf(pdf: Buffer): string {
  const start = pdf.indexOf('/Type /Catalog');
  return start < 0 ? '' : pdf.toString('latin1', start, pdf.indexOf('endobj', start));
}

/** The text between `n 0 obj` and `endobj`. */
function objectOf(pdf: Buffer, number: string | undefined): string {
  const start = number === undefined ? -1 : pdf.indexOf(`\n${number} 0 obj\n`);
  return start < 0 ? '' : pdf.toString('latin1', start, pdf.indexOf('endobj', start));
}

const HOUR = /^\(D:\d{14}/;
const ONE_HOUR = '20000101000000';
/** The browser's number of an element that cells of a table refer to. The browser counts on from book to book. */
const ELEMENT = /^\(node(\d{8})\)/;

/**
 * Makes the same book the same file at any time: dates and element numbers are overwritten with texts of the same
 * length.
 */
export function undated(pdf: Buffer): Buffer {
  for (const [at] of marked(pdf, '(D:', HOUR)) pdf.write(ONE_HOUR, at + '(D:'.length, 'latin1');
  const elements = marked(pdf, '(node', ELEMENT);
  const order = [...new Set(elements.map(([, number]) => number))].sort(); // the file has them sorted, and so they stay
  const renamed = new Map(order.map((number, i) => [number, String(i + 1).padStart(8, '0')]));
  for (const [at, number] of elements) pdf.write(renamed.get(number) ?? number, at + '(node'.length, 'latin1');
  return pdf;
}

/** The positions at which the pattern matches, each with its first capture. */
function marked(pdf: Buffer, start: string, pattern: RegExp): readonly (readonly [at: number, caught: string])[] {
  const found: [number, string][] = [];
  for (let at = pdf.indexOf(start); at >= 0; at = pdf.indexOf(start, at + start.length)) {
    const match = pattern.exec(pdf.toString('latin1', at, at + 20));
    if (match !== null) found.push([at, match[1] ?? '']);
  }
  return found;
}
