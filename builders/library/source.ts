/**
 * Reads declarations out of source text: their comments, parameters and members. It relies on the formatter: top-level
 * declarations begin in the first column, members two columns further in, and a body opens at the end of a line.
 */

const OPENING = '([{<';
const CLOSING = ')]}>';

/** Where the first of `stops` is, from `at` on, outside all brackets and strings. */
export function indexOutside(text: string, at: number, stops: string): number {
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    const letter = text[i] ?? '';
    if (depth === 0 && stops.includes(letter)) return i;
    if (letter === "'" || letter === '`') i = text.indexOf(letter, i + 1);
    else if (text.startsWith('=>', i)) i++;
    else if (text.startsWith('/*', i)) i = text.indexOf('*/', i) + 1;
    else if (OPENING.includes(letter)) depth++;
    else if (CLOSING.includes(letter)) depth--;
    if (i < at || depth < 0) break;
  }
  throw new Error(`there is no ${stops} in ${JSON.stringify(text.slice(at, at + 80))}`);
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The comment that ends directly before `at`, as one line; empty if there is none. */
export function commentBefore(text: string, at: number): string {
  const before = text.slice(0, at).trimEnd();
  return before.endsWith('*/') ? commentText(before.slice(before.lastIndexOf('/**'))) : '';
}

/** The comment at the head of a file. */
export const headComment = (text: string): string =>
  text.startsWith('/**') ? commentText(text.slice(0, text.indexOf('*/') + 2)) : '';

const commentText = (comment: string): string => oneLine(comment.slice(3, -2).replaceAll(/^\s*\* ?/gm, ' '));

/** The parameters that open at `at`, and where they close. */
export function parametersAt(text: string, at: number): { readonly params: readonly string[]; readonly close: number } {
  const params: string[] = [];
  let from = at + 1;
  for (;;) {
    const to = indexOutside(text, from, ',)');
    const written = text.slice(from, to).trim();
    if (written !== '') params.push(parameter(written));
    if (text[to] === ')') return { params, close: to };
    from = to + 1;
  }
}

/** A parameter as a caller sees it: one with a default value is optional, and one without a name is called by its type. */
function parameter(written: string): string {
  const bare = written.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim();
  const nameEnd = bare.startsWith('{') ? closing(bare) : (/^[.\w]+/.exec(bare)?.[0].length ?? 0);
  const [, mark = '', typed, value] = /^(\??)(?:: ([\s\S]*?))?(?: = ([\s\S]*))?$/.exec(bare.slice(nameEnd)) ?? [];
  const type = typed ?? (value !== undefined && /^\d+$/.test(value) ? 'number' : undefined);
  if (type === undefined) throw new Error(`the parameter ${bare} has no type`);
  const unnamed = value === undefined ? type.slice(0, 1).toLowerCase() + type.slice(1) : 'options';
  const name = bare.startsWith('{') ? unnamed : bare.slice(0, nameEnd);
  return `${name}${value === undefined ? mark : '?'}: ${oneLine(type)}`;
}

const closing = (text: string): number => indexOutside(text, 1, '}') + 1;

/** What follows parameters: `: T {`, `: T =>`, `: T;` or, in a type, `=> T;`. */
export function returned(text: string, close: number): string {
  const [, type] = /^(?::| =>) ([\s\S]*?)(?: \{\n| =>|;\n)/.exec(text.slice(close + 1)) ?? [];
  if (type === undefined) throw new Error(`no type is returned in ${JSON.stringify(text.slice(close, close + 60))}`);
  return oneLine(type);
}

/** A function, from its name on: `name(first: T, options?: O): R`. */
export function callAt(text: string, name: string, at: number): string {
  const open = text.indexOf('(', at);
  const generic = text[at] === '<' ? oneLine(text.slice(at, open)) : '';
  const { params, close } = parametersAt(text, open);
  return `${name}${generic}(${params.join(', ')}): ${returned(text, close)}`;
}

export interface Member {
  readonly shown: string;
  readonly comment: string;
}

const PROPERTY = /^(?:override )?readonly (\w+\??): /;
const GETTER = /^get (\w+)\(\): (.+) \{\n/;
const METHOD = /^(\w+)(?=[<(])/;

/** The public members of an interface or a class whose declaration begins at `at`. */
export function membersAt(text: string, at: number): readonly Member[] {
  const to = text.indexOf('\n}', at);
  const members: Member[] = [];
  for (const { index } of text.slice(at, to).matchAll(/^ {2}(?=[a-z])/gm)) {
    const start = at + index + 2;
    const rest = text.slice(start);
    const comment = commentBefore(text, start);
    if (rest.startsWith('constructor(') || comment.includes('@internal')) continue;
    const [property, name = ''] = PROPERTY.exec(rest) ?? [];
    const [, got = '', type = ''] = GETTER.exec(rest) ?? [];
    const method = METHOD.exec(rest)?.[1] ?? '';
    if (property !== undefined)
      members.push({
        shown: `${name}: ${oneLine(rest.slice(property.length, indexOutside(rest, property.length, ';')))}`,
        comment,
      });
    else if (got !== '') members.push({ shown: `${got}: ${type}`, comment });
    else if (method !== '') members.push({ shown: callAt(rest, method, method.length), comment });
  }
  return members;
}
