/**
 * Formats a reply for reading: short parts on one line, only the first entries of a list, and the number of entries
 * left out.
 */

const LINE_CHARS = 88;
const MOST_ITEMS = 2;
const MOST_LINES = 160;
const MOST_CHARS = 300;

export interface ReplyText {
  readonly text: string;
  /** Whether anything was left out. */
  readonly cut: boolean;
}

export function replyText(media: string, body: string): ReplyText {
  if (!media.startsWith('application/json')) return lines(body.split('\n').map((line) => shortened(line)));
  const whole: unknown = JSON.parse(body);
  const made = lines(printed(whole, '').split('\n'));
  return { ...made, cut: made.cut || made.text.includes('…') };
}

function lines(all: readonly string[]): ReplyText {
  const kept = all.slice(0, MOST_LINES);
  const cut = kept.length < all.length;
  return { text: [...kept, ...(cut ? ['…'] : [])].join('\n'), cut };
}

function printed(value: unknown, indent: string): string {
  if (typeof value === 'string') return JSON.stringify(shortened(value));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const shown = isList ? entries.slice(0, MOST_ITEMS) : entries;
  const parts = shown.map(([key, each]) => `${isList ? '' : `${JSON.stringify(key)}: `}${printed(each, inner)}`);
  const rest = entries.length - shown.length;
  if (rest > 0) parts.push(`… ${rest} more`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const flat = parts.join(', ');
  const pad = isList || parts.length === 0 ? '' : ' ';
  if (!flat.includes('\n') && indent.length + flat.length <= LINE_CHARS) return `${open}${pad}${flat}${pad}${close}`;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

function shortened(text: string): string {
  const chars = [...text];
  return chars.length > MOST_CHARS ? `${chars.slice(0, MOST_CHARS).join('')}…` : text;
}
