/**
 * A chart as an SVG text, in any of the three styles. It can be used alone (with its own colours, light and dark) or
 * inside a page (with the page's colours). It contains its own description in words.
 */

import { n1, quoted } from '../kit/geometry.ts';
import { arranged, type LabelRoom, roomOf } from '../kit/layout.ts';
import { type ChartCell, cellsOf, type Polygon, STYLES, type Style } from './cells.ts';

export type { Style } from './cells.ts';

/** Something that is drawn in a rashi: a graha or the lagna. */
export interface Mark {
  readonly rashi: number;
  /** The short label: `Su`, or a syllable in another language. */
  readonly label: string;
  /** A small note next to the label: degrees, a retrograde sign. */
  readonly note: string;
  /** The mark in words, for the description. */
  readonly words: string;
  readonly lagna?: true;
}

/** What a chart shows, and how. */
export interface Picture {
  readonly style: Style;
  readonly title: string;
  readonly subtitle: string;
  /** Rashi of the lagna, 1–12. */
  readonly lagna: number;
  /** The names of the twelve rashis, beginning with Mesha. */
  readonly rashis: readonly string[];
  readonly marks: readonly Mark[];
  readonly language: string;
  /** Light, dark, or (by default) the theme of the reader's screen. */
  readonly theme?: 'light' | 'dark' | 'auto';
  /** Width in pixels. Without it the picture fills its container. */
  readonly width?: number;
  /** A style sheet with its fonts, for a picture outside a page. A page has its own fonts. */
  readonly letters?: string;
  /** True if the page already has the style sheet (`CHART_LOOK`) for all its charts. */
  readonly bare?: true;
}

const SIDE = 380;
const MARGIN = 10;
const SIZE = SIDE + 2 * MARGIN;
const CAPTION = 40;
const LETTER = 17;
const NOTE = 10;

const DAY =
  '.k{--i:var(--ink,#211c18);--s:var(--soft,#6d6258);--l:var(--k-line,#b9a98f);--a:var(--accent,#b8460e);--p:var(--panel,#fffdf9)}';
const NIGHT =
  '.k{--i:var(--ink,#ece6da);--s:var(--soft,#a29a8d);--l:var(--k-line,#4a527c);--a:var(--accent,#f0955a);--p:var(--panel,#151a30)}';
const COLOURS = { light: DAY, dark: NIGHT, auto: `${DAY}@media(prefers-color-scheme:dark){${NIGHT}}` };
const STYLE_SHEET =
  '.k text{font-family:"Noto Sans","Noto Sans Devanagari",NotoDeva,system-ui,sans-serif;fill:var(--i);text-anchor:middle;dominant-baseline:central;font-variant-numeric:tabular-nums}' +
  '.k .n,.k .c{fill:var(--s)}.k .t{font-family:Tiro,"Tiro Devanagari Sanskrit",Georgia,serif}.k .a{fill:var(--a)}' +
  '.k path{fill:none;stroke:var(--l);stroke-width:1.2;stroke-linejoin:round}.k .g{stroke:var(--a);stroke-width:1.8}.k .f{fill:var(--p)}';

/** The style sheet for a page with many charts, in light colours as on paper. */
export const CHART_LOOK: string = DAY + STYLE_SHEET;

/** A birth chart as an SVG text. */
export function drawChart(picture: Picture): string {
  const cells = cellsOf(picture.style, picture.lagna);
  const middle = picture.style !== 'north';
  const height = middle ? SIZE : SIZE + CAPTION;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="k" lang="${picture.language}" viewBox="0 0 ${SIZE} ${height}"${sizeOf(picture, height)} role="img" aria-label="${quoted(`${picture.title}, ${picture.subtitle}`)}">` +
    `<title>${quoted(`${picture.title}, ${picture.subtitle}`)}</title><desc>${quoted(inWords(picture, cells))}</desc>` +
    (picture.bare ? '' : styleOf(picture)) +
    `<rect class="f" width="${SIZE}" height="${height}" rx="10"/>` +
    OUTLINES[picture.style] +
    (picture.style === 'north' ? '' : lagnaFrame(cells)) +
    cells.map((cell) => nameOf(picture, cell)).join('') +
    cells.map((cell) => marksIn(picture, cell)).join('') +
    caption(picture, middle) +
    '</svg>'
  );
}

const styleOf = ({ theme = 'auto', letters = '' }: Picture): string =>
  `<style>${COLOURS[theme]}${STYLE_SHEET}${letters}</style>`;

/** The attributes for a requested width, with the matching height. */
const sizeOf = ({ width }: Picture, height: number): string =>
  width === undefined ? '' : ` width="${width}" height="${Math.round((width * height) / SIZE)}"`;

const px = (unit: number): string => String(Math.round((MARGIN + unit * SIDE) * 10) / 10);
const pathOf = (polygon: Polygon): string => `M${polygon.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`;

/** The outlines of the twelve cells, which do not depend on the lagna. */
const outlineOf = (style: Style): string =>
  cellsOf(style, 1)
    .map(({ outline }) => `<path d="${pathOf(outline)}"/>`)
    .join('');
const OUTLINES: Readonly<Record<Style, string>> = {
  north: outlineOf('north'),
  south: outlineOf('south'),
  east: outlineOf('east'),
};

/**
 * The label of a cell. The north style shows the number of the rashi, because its houses are fixed. The others show its
 * name.
 */
function nameOf({ style, rashis }: Picture, { rashi, name: [x, y] }: ChartCell): string {
  const text = style === 'north' ? String(rashi) : (rashis[rashi - 1] ?? '');
  return `<text class="n" x="${px(x)}" y="${px(y)}" font-size="${style === 'north' ? 13 : 10.5}">${quoted(text)}</text>`;
}

/** A frame around the cell of the lagna, for styles with fixed rashis. */
function lagnaFrame(cells: readonly ChartCell[]): string {
  const outline = cells.find(({ house }) => house === 1)?.outline;
  if (outline === undefined) return '';
  const inner: Polygon = outline.map(([x, y]) => {
    const [cx, cy] = outline.reduce(
      ([sx, sy], [ox, oy]) => [sx + ox / outline.length, sy + oy / outline.length],
      [0, 0],
    );
    return [x + (cx - x) * 0.06, y + (cy - y) * 0.06];
  });
  return `<path d="${pathOf(inner)}" class="g"/>`;
}

function marksIn({ marks }: Picture, { rashi, room }: ChartCell): string {
  const here = marks.filter((mark) => mark.rashi === rashi);
  const full = setting(here, room);
  // if many grahas are in one cell, their degrees are left out, so that the labels can be read
  const { scale, at, set } =
    full.scale < CROWDED
      ? setting(
          here.map((mark) => ({ ...mark, note: mark.note.replace(/\d+°/, '') })),
          room,
        )
      : full;
  return set
    .map(({ label, note, lagna }, i) => {
      const [x = 0, y = 0] = at[i] ?? [];
      const small =
        note === '' ? '' : `<tspan dx="1.5" dy="-0.35em" font-size="${n1(NOTE * scale)}">${quoted(note)}</tspan>`;
      return `<text${lagna === true ? ' class="a"' : ''} x="${px(x)}" y="${px(y)}" font-size="${n1(LETTER * scale)}">${quoted(label)}${small}</text>`;
    })
    .join('');
}

const CROWDED = 0.75;

const LINE = (LETTER * 1.3) / SIDE;
/** The rooms of all styles, computed with the first chart. */
let rooms: ReadonlyMap<Polygon, LabelRoom> | undefined;
const allRooms = (): ReadonlyMap<Polygon, LabelRoom> =>
  new Map(STYLES.flatMap((style) => cellsOf(style, 1).map(({ room }) => [room, roomOf(room, LINE)])));

function setting(set: readonly Mark[], room: Polygon) {
  const widest = Math.max(0, ...set.map(widthOf));
  rooms ??= allRooms();
  return { set, ...arranged(rooms.get(room) ?? roomOf(room, LINE), set.length, widest / SIDE) };
}

/**
 * Latin letters are about 0.62 of their size wide, Devanagari syllables about 0.8. A little space between labels is
 * added.
 */
function widthOf({ label, note }: Mark): number {
  const letters = [...label].filter((letter) => !/\p{M}/u.test(letter)).length;
  const perLetter = /\p{Script=Devanagari}/u.test(label) ? 0.8 : 0.62;
  return letters * perLetter * LETTER + [...note].length * 0.56 * NOTE + 9;
}

function caption({ title, subtitle }: Picture, inTheMiddle: boolean): string {
  const [y, gap] = inTheMiddle ? [SIZE / 2 - 11, 24] : [SIZE + 6, 19];
  return (
    `<text class="t" x="${SIZE / 2}" y="${y}" font-size="19">${quoted(title)}</text>` +
    `<text class="c" x="${SIZE / 2}" y="${y + gap}" font-size="12">${quoted(subtitle)}</text>`
  );
}

const inWords = ({ marks, rashis }: Picture, cells: readonly ChartCell[]): string =>
  [...cells]
    .sort((a, b) => a.house - b.house)
    .map(({ house, rashi }) => {
      const here = marks.filter((mark) => mark.rashi === rashi).map(({ words }) => words);
      return `${house} ${rashis[rashi - 1] ?? ''}: ${here.length === 0 ? '–' : here.join(', ')}`;
    })
    .join('; ');
