/** Pieces of a document as text: everything that is not a tag goes through `esc`. */
import type { Citation } from '../rules/source.ts';

export const esc = (text: string | number): string => String(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What is already made of tags. */
export type Html = string;

export const cell = (content: Html, kind = ''): Html => `<td${kind === '' ? '' : ` class="${kind}"`}>${content}</td>`;
export const num = (value: string | number | null): Html => cell(value === null ? '–' : esc(value), 'n');

export const table = (heads: readonly Html[], rows: readonly (readonly Html[])[], kind = ''): Html =>
  `<table${kind === '' ? '' : ` class="${kind}"`}>${
    heads.length === 0 ? '' : `<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>`
  }<tbody>${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</tbody></table>`;

/** Two columns: what it is, and what it is here. */
export const pairs = (rows: readonly (readonly [Html, Html])[]): Html =>
  `<table class="pairs"><tbody>${rows
    .map(([head, value]) => `<tr><th scope="row">${head}</th><td>${value}</td></tr>`)
    .join('')}</tbody></table>`;

/** Where a rule stands, briefly; the sentence of it is at the end of the book. */
export const locusOf = ({ work, locus }: Pick<Citation, 'work' | 'locus'>): Html =>
  `<span class="cite">${esc(locus === undefined ? work : `${work} ${locus}`)}</span>`;

/** The day of an instant as replies print it; the clock too where it matters. */
export const dayOf = (instant: string): Html =>
  `<time datetime="${esc(instant)}">${esc(instant.split('T')[0] ?? '')}</time>`;
export const clockOf = (instant: string | null): Html =>
  instant === null ? '–' : `<time datetime="${esc(instant)}">${esc(instant.replace('T', ' ').slice(0, -6))}</time>`;

/** A bar as long as its share of the longest. */
export const bar = (share: number): Html =>
  `<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.max(0, Math.min(100, Math.round(share * 100)))}" height="6"/></svg>`;
