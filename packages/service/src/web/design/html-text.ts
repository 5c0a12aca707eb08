/**
 * Renders a page to HTML text. Our pages are elements and functions of their properties, without state, context or
 * effects. This renderer supports only that, and takes a third of the time of a general one. `html-text.test.tsx`
 * compares the two.
 */
import { type ComponentChildren, isValidElement } from 'preact';

type Properties = Readonly<Record<string, unknown>>;

interface Element {
  readonly type: string | ((properties: Properties) => unknown);
  readonly props: Properties;
}

export const htmlText = (page: ComponentChildren): string => textOf(page, undefined);

/** A part of a page that is already HTML text, so that it can be rendered once and used on many pages. */
export class Html {
  readonly text: string;
  /** `text` is HTML and is not escaped again. */
  constructor(text: string) {
    this.text = text;
  }

  static of(part: ComponentChildren): Html {
    return new Html(htmlText(part));
  }
}

/** A character that no page contains. */
const GAP = '\u0000';

/**
 * A part that is the same on many pages except for one text, such as the town at the end of its links. It is rendered
 * once, with gaps for that text.
 */
export class HtmlWithGaps {
  readonly #pieces: readonly string[];
  constructor(part: (gap: string) => ComponentChildren) {
    this.#pieces = htmlText(part(GAP)).split(GAP);
  }

  /** Returns the part as HTML text, with `text` in the gaps. */
  with(text: string): Html {
    return new Html(this.#pieces.join(escaped(text)));
  }
}

/** `chosen`: the value of the surrounding `<select>`. */
function textOf(node: unknown, chosen: unknown): string {
  if (typeof node === 'string') return escaped(node);
  if (typeof node === 'number') return String(node);
  if (Array.isArray(node)) {
    let text = '';
    for (const each of node) text += textOf(each, chosen);
    return text;
  }
  if (node instanceof Html) return node.text;
  if (!isElement(node)) return '';
  const { type, props } = node;
  return typeof type === 'string' ? elementText(type, props, chosen) : textOf(type(props), chosen);
}

const isElement = (node: unknown): node is Element => isValidElement(node);

function elementText(type: string, properties: Properties, chosen: unknown): string {
  let head = `<${type}`;
  let { children } = properties;
  let inner: string | undefined;
  let within = chosen;
  for (const name in properties) {
    const value = properties[name];
    if (name === 'children' || value === undefined || value === null || typeof value === 'function') continue;
    if (name === 'dangerouslySetInnerHTML') inner = rawOf(value);
    else if (name === 'value' && type === 'textarea') children = value;
    else if (name === 'value' && type === 'select') within = value;
    else {
      if (name === 'value' && type === 'option' && value === chosen) head += ' selected';
      head += attributeText(name, value);
    }
  }
  inner ??= typeof children === 'string' ? escaped(children) : textOf(children, within);
  return inner === '' && VOID.has(type) ? `${head}/>` : `${head}>${inner}</${type}>`;
}

const rawOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && '__html' in value ? String(value.__html) : '';

/** The attributes of our pages whose name in the DOM differs from that in HTML. */
const SPELT: ReadonlyMap<string, string> = new Map(
  ['maxLength', 'tabIndex', 'dateTime', 'inputMode', 'hrefLang', 'colSpan', 'rowSpan', 'autoComplete', 'readOnly'].map(
    (name) => [name, name.toLowerCase()],
  ),
);

function attributeText(name: string, value: unknown): string {
  const spelt = SPELT.get(name) ?? name;
  // `aria-` and `data-` attributes can have the value false
  if (name[4] !== '-') {
    if (value === false) return '';
    if (value === true) return ` ${spelt}`;
  }
  return value === '' ? ` ${spelt}` : ` ${spelt}="${escaped(String(value))}"`;
}

const ESCAPED: Readonly<Record<string, string>> = { '"': '&quot;', '&': '&amp;', '<': '&lt;' };
const TO_ESCAPE = /["&<]/;
/** Returns a text with the signs of HTML escaped, for parts that are written as HTML text. */
export const escaped = (text: string): string =>
  TO_ESCAPE.test(text) ? text.replace(/["&<]/g, (sign) => ESCAPED[sign] ?? sign) : text;

/** Elements without content. */
const VOID: ReadonlySet<string> = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param', 'source', 'track', 'wbr'],
]);
