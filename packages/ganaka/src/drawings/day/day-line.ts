/**
 * A day as a line from sunrise to sunrise. `across` is horizontal. `down` is vertical for a phone, with the rows as
 * columns. Both are drawn from the same state, and the page shows one of them.
 */

import { n1, quoted } from '../kit/geometry.ts';
import { partsOf, widthOf } from '../kit/text.ts';
import type { DayLine, Edge, LineRow, LineSpan, Tone } from './day-line-state.ts';

export type { DayLine, Edge, LineRow, LineSpan, Tone } from './day-line-state.ts';

/** A day as a line, as an SVG text: horizontal (`across`), or vertical for a phone (`down`). */
export const drawDayLine = (line: DayLine, lie: 'across' | 'down'): string =>
  lie === 'across' ? across(line) : down(line);

/** An instant as a fraction of the day, 0 to 1. */
const partAt = ({ from, to }: DayLine, at: number): number => Math.min(1, Math.max(0, (at - from) / (to - from)));

// ── across ─────────────────────────────────────────────────────────────────────────────────
const WIDE = 920;
const BAR = 32;
const LETTER = 15;
const HEAD = 26;
const STEP = 62;

function across(line: DayLine): string {
  const foot = HEAD + line.rows.length * STEP;
  const x = (at: number): number => n1(partAt(line, at) * WIDE);
  const sunset = x(line.sunset.at);
  /** Labels next to the bars. The hand is drawn behind them. */
  const words: string[] = [];
  const tongue = tongueIn(line);
  const bars = line.rows.flatMap(({ label, language, spans, none = '', dense }, i) => {
    const top = HEAD + i * STEP + 20;
    words.push(`<text class="row"${tongue(language)} x="0" y="${top - 6}">${quoted(label)}</text>`);
    if (spans.length === 0 && none !== '')
      words.push(`<text class="none" x="8" y="${top + 22}">${quoted(none)}</text>`);
    return spans.map((span) => {
      const own = tongue(span.language);
      if (dense === true) return spanDense(span, x(span.from), x(span.to), top, own);
      const later = spans.filter(({ from }) => from > span.from).map(({ from }) => x(from));
      const gone = spans.filter(({ from }) => from < span.from).map(({ to }) => x(to));
      const free = [Math.max(0, ...gone), Math.min(WIDE, ...later)] as const;
      const { bar, beside } = spanAcross(span, x(span.from), x(span.to), free, top, own);
      words.push(beside);
      return bar;
    });
  });
  const edge = ({ word, clock, language }: Edge, at: number, anchor: string) =>
    `<text${tongue(language)} x="${at}" y="${foot + 18}" text-anchor="${anchor}">${quoted(word)} <tspan class="clock">${quoted(clock)}</tspan></text>`;
  return opened(line, 'across', WIDE, foot + 26, 0, WIDE)
    .concat(
      `<rect class="night" x="${sunset}" y="8" width="${n1(WIDE - sunset)}" height="${foot - 8}" rx="6"/>`,
      ...bars,
      `<path class="edge" d="M${sunset} 8V${foot}"/>`,
      hand(line, `translate(${line.now === undefined ? 0 : x(line.now)} 0)`, `M0 4V${foot}`, 'M-6 0H6L0 9Z'),
      ...words,
      edge(line.begins, 0, 'start'),
      edge(line.sunset, Math.min(Math.max(sunset, 300), 620), 'middle'),
      edge(line.ends, WIDE, 'end'),
      '</svg>',
    )
    .join('');
}

/**
 * A span. A label that does not fit into its span is placed after or before it, if the row is free there. `free` is the
 * part of the row without other spans.
 */
function spanAcross(
  span: LineSpan,
  from: number,
  to: number,
  free: readonly [number, number],
  top: number,
  tongue: string,
) {
  const { label, note = '', tone, later, words } = span;
  const wide = n1(Math.max(3, to - from - 2));
  const noted = note === '' ? label : `${label}  ${note}`;
  const fits = (text: string, room: number): boolean => widthOf(text, LETTER) <= room;
  const place = [
    { room: wide - 16, style: 'class="on"', at: from + 8, isOn: true },
    { room: free[1] - to - 8, style: 'class="beside"', at: to + 6, isOn: false },
    { room: from - free[0] - 12, style: 'class="beside" text-anchor="end"', at: from - 6, isOn: false },
  ].find(({ room }) => fits(label, room));
  const both = note !== '' && place !== undefined && fits(noted, place.room);
  const text =
    place === undefined
      ? ''
      : `<text ${place.style}${tongue} x="${n1(place.at)}" y="${top + 22}">${quoted(label)}${both ? ` <tspan class="note" dx="4">${quoted(note)}</tspan>` : ''}</text>`;
  const isOn = place?.isOn ?? false;
  return {
    bar: `<g class="${toneOf(tone, later)}"${tongue}><title>${quoted(words)}</title><rect x="${from}" y="${top}" width="${wide}" height="${BAR}" rx="5"/>${isOn ? text : ''}</g>`,
    beside: isOn ? '' : text,
  };
}

const DENSE_BAR = 40;
const DENSE_LETTER = 15;

function spanDense(span: LineSpan, from: number, to: number, top: number, tongue: string): string {
  const { label, note = '', mark = '', tone, later, words } = span;
  const wide = n1(Math.max(3, to - from - 2));
  const fitting = (texts: readonly string[]): string =>
    texts.find((each) => widthOf(each, DENSE_LETTER) <= wide - 2) ?? '';
  const middle = n1(from + wide / 2);
  const text = [fitting([label]), fitting([`${mark} ${note}`.trim(), mark])]
    .map((each, i) => `<text class="on dense" x="${middle}" y="${top + 16 + i * 18}">${quoted(each)}</text>`)
    .join('');
  return `<g class="${toneOf(tone, later)}"${tongue}><title>${quoted(words)}</title><rect x="${from}" y="${top}" width="${wide}" height="${DENSE_BAR}" rx="5"/>${text}</g>`;
}

// ── down ───────────────────────────────────────────────────────────────────────────────────
const NARROW = 310;
const TALL = 470;
const CLOCKS = 52;
const TOP = 34;
const SMALL = 12.5;
const LINE = 15;
/** Size of the words at sunrise and sunset. */
const TINY = 12;
/** The hand begins next to the clocks. */
const STROKE = `M${CLOCKS} 0H${NARROW}`;
const HEAD_OF_STROKE = `M${CLOCKS - 7} -5V5L${CLOCKS} 0Z`;

function down(line: DayLine): string {
  const y = (at: number): number => n1(TOP + partAt(line, at) * TALL);
  const columns = columnsOf(line.rows);
  const sunset = y(line.sunset.at);
  const tongue = tongueIn(line);
  /** Words next to the bars: the hand passes behind them. */
  const words: string[] = [];
  const bars = line.rows.flatMap(({ label, short = label, language, spans }, i) => {
    const { from, wide } = columns[i] ?? { from: CLOCKS, wide: NARROW - CLOCKS };
    const left = n1(from + 3);
    words.push(`<text class="row"${tongue(language)} x="${left}" y="${TOP - 10}">${quoted(short)}</text>`);
    return spans.map((span) => {
      const later = spans.filter(({ from }) => from > span.from).map((each) => y(each.from));
      const gone = spans.filter(({ from }) => from < span.from).map((each) => y(each.to));
      const free = [Math.max(TOP, ...gone), Math.min(TOP + TALL, ...later)] as const;
      const run = [y(span.from), y(span.to)] as const;
      const { bar, beside } = spanDown(span, left, n1(wide - 5), run, free, tongue(span.language));
      words.push(beside);
      return bar;
    });
  });
  const edge = ({ word, clock, language }: Edge, at: number, room = CLOCKS - 2) => {
    const lines = broken(word, room, TINY);
    const said = lines.map(
      (each, i) => `<text class="tiny"${tongue(language)} x="0" y="${at + 14 * (i + 1)}">${quoted(each)}</text>`,
    );
    return `<text class="clock" x="0" y="${at}">${quoted(clock)}</text>${said.join('')}`;
  };
  return opened(line, 'down', NARROW, TOP + TALL + 34, TOP, TALL)
    .concat(
      `<rect class="night" x="0" y="${sunset}" width="${NARROW}" height="${n1(TOP + TALL - sunset)}" rx="6"/>`,
      ...bars,
      `<path class="edge" d="M0 ${sunset}H${NARROW}"/>`,
      hand(line, `translate(0 ${line.now === undefined ? 0 : y(line.now)})`, STROKE, HEAD_OF_STROKE),
      ...words,
      edge(line.begins, TOP + 11),
      edge(line.sunset, sunset + 15),
      edge(line.ends, TOP + TALL + 14, NARROW),
      '</svg>',
    )
    .join('');
}

/** The width of a column with a short label, relative to the others. */
const SHORT_SHARE = 0.78;
function columnsOf(rows: readonly LineRow[]): { readonly from: number; readonly wide: number }[] {
  const shares = rows.map(({ short }) => (short === undefined ? 1 : SHORT_SHARE));
  const unit = (NARROW - CLOCKS) / shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, i) => ({
    from: CLOCKS + shares.slice(0, i).reduce((sum, each) => sum + each, 0) * unit,
    wide: share * unit,
  }));
}

/**
 * A span. A label that does not fit into its span is placed below or above it, if the column is free there. `free` is
 * the part of the column without other spans.
 */
function spanDown(
  span: LineSpan,
  left: number,
  wide: number,
  [from, to]: readonly [number, number],
  free: readonly [number, number],
  tongue: string,
) {
  const { note = '', mark, tone, later, words } = span;
  const label = mark === undefined ? span.label : `${mark} ${span.label}`;
  const tall = n1(Math.max(3, to - from - 2));
  const named = broken(label, wide - 8);
  const linesIn = (room: number): number => Math.floor((room - 4) / LINE);
  const high = named.length * LINE;
  const place = [
    { room: tall, at: from, style: 'on' },
    { room: free[1] - to, at: to, style: 'beside' },
    { room: from - free[0], at: from - high - 3, style: 'beside' },
  ].find(({ room }) => linesIn(room) >= named.length);
  const isOn = place?.style === 'on';
  const shown = place === undefined ? [] : isOn && note !== '' ? [...named, note] : named;
  const text = shown
    .slice(0, isOn ? linesIn(tall) : named.length)
    .map((each, i) => {
      const style = i >= named.length ? 'on note' : (place?.style ?? 'on');
      return `<text class="${style}"${isOn ? '' : tongue} x="${n1(left + 5)}" y="${n1((place?.at ?? 0) + 14 + i * LINE)}">${quoted(each)}</text>`;
    })
    .join('');
  return {
    bar: `<g class="${toneOf(tone, later)}"${tongue}><title>${quoted(words)}</title><rect x="${left}" y="${from}" width="${wide}" height="${tall}" rx="5"/>${isOn ? text : ''}</g>`,
    beside: isOn ? '' : text,
  };
}

/** A label in one line, or one line per word if it does not fit. A word that is too long is split. */
const broken = (label: string, room: number, size = SMALL): string[] =>
  widthOf(label, size) <= room ? [label] : label.split(' ').flatMap((word) => partsOf(word, room, size));

// ── both ───────────────────────────────────────────────────────────────────────────────────
/** The `lang` attribute of a text that is not in the language of the line. */
const tongueIn =
  ({ language: own }: DayLine) =>
  (language: string | undefined): string =>
    language === undefined || language === own ? '' : ` lang="${language}"`;

const toneOf = (tone: Tone, later = false): string => `span ${tone}${later ? ' later' : ''}`;

/** The opening tag. `data-first` and `data-run`: the start and length of the path on which a script moves the hand. */
const opened = (
  { language, title, words, from, to }: DayLine,
  lie: string,
  wide: number,
  tall: number,
  first: number,
  run: number,
): string[] => [
  `<svg class="dayline ${lie}" lang="${language}" viewBox="0 0 ${wide} ${tall}" role="img" aria-label="${quoted(title)}" data-from="${from}" data-to="${to}" data-first="${first}" data-run="${run}">`,
  `<title>${quoted(title)}</title><desc>${quoted(words)}</desc>`,
];

/** The hand at the present time: a line over all rows, which the page's script moves. */
const hand = ({ now }: DayLine, where: string, stroke: string, head: string): string =>
  `<g class="hand${now === undefined ? ' away' : ''}" transform="${where}"><path class="stroke" d="${stroke}"/><path d="${head}"/></g>`;
