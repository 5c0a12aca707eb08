/** The days of a tithi for a wide screen: as rows, with time running to the right, each from its own sunrise. */
import { CENTRE, circle, END, el, line, rect, svg, text, title } from '../kit/geometry.ts';
import { LabelSheet } from '../kit/labels.ts';
import { clockAt, msOf } from '../kit/samples.ts';
import {
  beginsWithin,
  coveredPart,
  daysText,
  HOURS,
  type KalaWindow,
  kalaBar,
  kalaWindows,
  type Scale,
  scalesFrom,
  type TithiSpan,
  type TithiStateDay,
  tithiBar,
} from './tithi-days.ts';
import type { TithiState } from './tithi-state.ts';

const [WIDTH, LEFT, TOP, ROW] = [1120, 118, 64, 92];
const RIGHT = WIDTH - 12;

export function daysWide(state: TithiState): string {
  const { words, days } = state;
  const scaleOf = scalesFrom(state, LEFT, (RIGHT - LEFT) / HOURS);
  const height = TOP + days.length * ROW;
  const kalas = kalaWindows(state, scaleOf).map((window) => kalaHeading(window, height));
  const rows = days.map((day, i) => dayRow(state, day, scaleOf(day), TOP + i * ROW + 14));
  return svg(
    { id: 'days', box: `0 0 ${WIDTH} ${height + 20}`, title: words.days, desc: daysText(state) },
    kalas.join('') + rows.join(''),
  );
}

/** The name of a kala above its hours. The chosen kala extends down through all days. */
function kalaHeading(window: KalaWindow, height: number): string {
  const { kala, isChosen, from, to } = window;
  const isLast = kala.id === 'arunodaya';
  const x = isLast ? to : (from + to) / 2;
  const anchor = isLast ? END : CENTRE;
  return (
    (isChosen ? rect(from, 18, to - from, height + 4, { rx: 6, fill: 'var(--accent)', opacity: 0.1 }) : '') +
    rect(from + 1, 50, to - from - 2, 6, kalaBar(window)) +
    text(x, 30, kala.sa, {
      ...anchor,
      class: 't',
      'font-size': 16,
      fill: isChosen ? 'var(--accent)' : 'var(--ink)',
    }) +
    (kala.name === kala.sa
      ? ''
      : text(x, 45, kala.name, {
          ...anchor,
          'font-size': 12.5,
          fill: isChosen ? 'var(--accent)' : 'var(--soft)',
        }))
  );
}

/** A day: its date, daylight and night, its tithis, the covered part, its sunrise and sunset, and the present time. */
function dayRow(state: TithiState, day: TithiStateDay, scale: Scale, y: number): string {
  const { from, at } = scale;
  const sunset = at(msOf(day.sunset ?? day.next ?? state.samples.start));
  const end = day.next === null ? RIGHT : at(msOf(day.next));
  const clocks = new LabelSheet(LEFT, WIDTH);
  const isNow = state.now >= from && state.now < msOf(day.next ?? state.samples.start);
  return (
    text(0, y + 18, day.label, { 'font-size': 15, fill: 'var(--ink)' }) +
    text(0, y + 36, day.weekday, { 'font-size': 14, fill: 'var(--soft)' }) +
    rect(LEFT, y - 6, sunset - LEFT, 56, { rx: 6, fill: 'var(--day)', opacity: 0.55 }) +
    rect(sunset, y - 6, end - sunset, 56, { rx: 6, fill: 'var(--night)', opacity: 0.16 }) +
    day.spans.map((span) => tithiInRow(state, span, scale, { y, end, clocks })).join('') +
    coveredPart(state, day, scale, (x0, x1) => [x0, y + 6, x1 - x0, 28]) +
    sunClocks(state, day, y, sunset, end) +
    (isNow ? nowMark(at(state.now), y) : '')
  );
}

interface Row {
  readonly y: number;
  /** The x position at which the day ends. */
  readonly end: number;
  /** The clock times placed so far, so that no two overlap. */
  readonly clocks: LabelSheet;
}

function tithiInRow(state: TithiState, span: TithiSpan, scale: Scale, { y, end, clocks }: Row): string {
  const [x0, x1] = [scale.at(msOf(span.start)), Math.min(scale.at(msOf(span.end)), end)];
  const begins = beginsWithin(span, scale);
  const clock = (instant: string): string => clockAt(msOf(instant), state.offsetMs);
  const label = span.name === span.sa ? span.sa : `${span.sa} · ${span.name}`;
  return (
    rect(
      x0 + 1,
      y + 6,
      x1 - x0 - 2,
      28,
      tithiBar(state, span),
      title(`${span.name} ${clock(span.start)}–${clock(span.end)}`),
    ) +
    (x1 - x0 > 150
      ? text(begins ? x1 - 10 : x0 + 10, y + 25, label, {
          ...(begins ? END : {}),
          'font-size': 13.5,
          fill: 'var(--ink)',
        })
      : '') +
    (begins
      ? line(x0, y, x0, y + 50, { stroke: 'var(--ink)' }) +
        clocks.words(clock(span.start), 13, [{ at: [x0 + 5, y + 47] }, { at: [x0 - 5, y + 47], anchor: 'end' }], {
          fill: 'var(--ink)',
        })
      : '')
  );
}

/** Sunrise, sunset and the next sunrise, below the day. */
function sunClocks(state: TithiState, day: TithiStateDay, y: number, sunset: number, end: number): string {
  const soft = { 'font-size': 13, fill: 'var(--soft)' };
  const clock = (instant: string | null): string => (instant === null ? '–' : clockAt(msOf(instant), state.offsetMs));
  return (
    text(LEFT, y + 63, `☀ ${clock(day.sunrise)}`, soft) +
    (day.sunset === null
      ? ''
      : text(sunset, y + 63, `${state.words.sunset} ${clock(day.sunset)}`, { ...CENTRE, ...soft })) +
    text(end, y + 63, `${clock(day.next)} ☀`, { ...END, ...soft })
  );
}

const nowMark = (x: number, y: number): string =>
  el(
    'g',
    { class: 'now' },
    line(x, y - 8, x, y + 50, { stroke: 'var(--ink)', 'stroke-width': 2 }) +
      circle(x, y - 9, 4, { fill: 'var(--ink)' }),
  );
