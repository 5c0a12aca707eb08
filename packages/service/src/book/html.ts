/** Parts of a document as strings. Everything that is not markup goes through `esc`. */
export const esc = (text: string | number): string => {
  const said = String(text);
  return SIGN.test(said) ? said.replace(SIGNS, (sign) => ESCAPES[sign] ?? sign) : said;
};
const SIGN = /[&<>"']/;
const SIGNS = /[&<>"']/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A string that is markup already. */
export type Markup = string;

export const cell = (content: Markup, kind = ''): Markup =>
  `<td${kind === '' ? '' : ` class="${kind}"`}>${content}</td>`;
export const num = (value: string | number | null): Markup => cell(value === null ? '–' : esc(value), 'n');

/** A figure of a reply within text, with its exact value in the `value` attribute. */
export const figure = (value: number): Markup => `<data value="${value}">${esc(value)}</data>`;

/** A rounded figure within text. The exact value is in the `value` attribute and in the appendix. */
export const rounded = (value: number, decimals: number): Markup =>
  `<data value="${value}">${value.toFixed(decimals)}</data>`;

/** A cell with a rounded figure. */
export const amount = (value: number, decimals = 1): Markup => cell(rounded(value, decimals), 'n');

/** An arc in degrees, minutes and seconds; seconds are truncated. */
export function arc(deg: number): Markup {
  const seconds = Math.floor(Math.abs(deg) * 3600 + 1e-6);
  const two = (n: number): string => String(n).padStart(2, '0');
  const said = `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
  return `<data value="${deg}">${deg < 0 ? '−' : ''}${said}</data>`;
}

/** A table. A heading is right-aligned if the cells of its column are. */
export function table(heads: readonly Markup[], rows: readonly (readonly Markup[])[], kind = ''): Markup {
  const first = rows[0] ?? [];
  const head = (said: Markup, n: number): Markup =>
    `<th scope="col"${first[n]?.startsWith('<td class="n"') ? ' class="n"' : ''}>${said}</th>`;
  return `<table${kind === '' ? '' : ` class="${kind}"`}>${
    heads.length === 0 ? '' : `<thead><tr>${heads.map(head).join('')}</tr></thead>`
  }<tbody>${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</tbody></table>`;
}

/** A table with two columns: name and value. */
export const pairs = (rows: readonly (readonly [Markup, Markup])[]): Markup =>
  `<table class="pairs"><tbody>${rows
    .map(([head, value]) => `<tr><th scope="row">${head}</th><td>${value}</td></tr>`)
    .join('')}</tbody></table>`;

/** A long and narrow table as two halves next to each other. */
export function beside<T>(rows: readonly T[], set: (half: readonly T[]) => Markup): Markup {
  const half = Math.ceil(rows.length / 2);
  return `<div class="beside">${set(rows.slice(0, half))}${set(rows.slice(half))}</div>`;
}

/** A bar whose length is its share of the longest bar. */
export const bar = (share: number): Markup =>
  `<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.max(0, Math.min(100, Math.round(share * 100)))}" height="6"/></svg>`;
