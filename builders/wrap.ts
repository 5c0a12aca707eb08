/** The first line of a guide that a builder makes. */
export const madeBy = (builder: string, command = 'npm run generate'): string =>
  `<!-- Made by builders/${builder}; \`${command}\` writes it. Edit its sources, not this page. -->\n`;

/** Wraps the paragraphs and list items of a Markdown page at 118 columns. Tables, code, headings and HTML stay as they are. */
const WIDTH = 118;
const AS_IT_IS = /^\s*(?:\||#|<|```|---|$)/;
const ITEM = /^\s*(?:[-*]|\d+\.) /;

export function wrapped(markdown: string): string {
  const out: string[] = [];
  let code = false;
  let paragraph: { first: string; rest: string; words: string } | null = null;
  const flush = () => {
    if (paragraph !== null) out.push(...filled(paragraph));
    paragraph = null;
  };
  for (const line of markdown.split('\n')) {
    const fence = /^\s*```/.test(line);
    if (fence) code = !code;
    if (code || fence || AS_IT_IS.test(line) || (paragraph === null && /^ {4}/.test(line) && !ITEM.test(line))) {
      flush();
      out.push(line);
    } else if (paragraph !== null && !ITEM.test(line)) paragraph.words += ` ${line.trim()}`;
    else {
      flush();
      const [, indent = '', bullet = '', words = ''] = /^(\s*)((?:[-*]|\d+\.) +)?(.*)$/.exec(line) ?? [];
      paragraph = { first: indent + bullet, rest: indent + ' '.repeat(bullet.length), words };
    }
  }
  flush();
  return out.join('\n');
}

/** Code spans and the text of links are never broken. */
function filled({ first, rest, words }: { first: string; rest: string; words: string }): string[] {
  const lines: string[] = [];
  let line = first;
  let held = '';
  let empty = true;
  for (const word of words.split(' ')) {
    held = held === '' ? word : `${held} ${word}`;
    if (held.split('`').length % 2 === 0 || held.split('[').length > held.split(']').length) continue;
    if (!empty && line.length + 1 + held.length > WIDTH) {
      lines.push(line);
      line = rest + held;
    } else line += empty ? held : ` ${held}`;
    empty = false;
    held = '';
  }
  return [...lines, held === '' ? line : `${line} ${held}`];
}
