/** The days of a tithi for a phone: as columns, with time running down, each from its own sunrise. */
import { CENTRE, circle, END, line, n1, rect, svg, text } from '../kit/geometry.ts';
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
import { SMALL, type TithiState } from './tithi-state.ts';

const [WIDTH, TOP, PER_HOUR] = [358, 44, 24];
/** The names of the kalas are to the left of the days. */
const NAMES_WIDTH = 122;
const GAP = 8;

export function daysTall(state: TithiState): string {
  const { words, days } = state;
  const scaleOf = scalesFrom(state, TOP, PER_HOUR);
  const width = (WIDTH - NAMES_WIDTH) / days.length - GAP;
  const columns = days.map((day, i) =>
    dayColumn(state, day, scaleOf(day), { x: NAMES_WIDTH + i * (width + GAP), width }),
  );
  return svg(
    { id: 'days-n', box: `0 0 ${WIDTH} ${n1(TOP + HOURS * PER_HOUR + 8)}`, title: words.days, desc: daysText(state) },
    kalaWindows(state, scaleOf).map(kalaName).join('') + columns.join(''),
  );
}

/** The name of a kala at its hours. The chosen kala extends across all days. */
function kalaName(window: KalaWindow): string {
  const { kala, isChosen, from, to } = window;
  const middle = (from + to) / 2;
  return (
    (isChosen ? rect(0, from, WIDTH, to - from, { rx: 6, fill: 'var(--accent)', opacity: 0.09 }) : '') +
    rect(104, from + 1, 6, to - from - 2, kalaBar(window)) +
    text(2, middle - 2, kala.sa, { class: 't', 'font-size': 16, fill: isChosen ? 'var(--accent)' : 'var(--ink)' }) +
    (kala.name === kala.sa
      ? ''
      : text(2, middle + 14, kala.name, { 'font-size': SMALL, fill: isChosen ? 'var(--accent)' : 'var(--soft)' }))
  );
}

interface Column {
  readonly x: number;
  readonly width: number;
}

/** A day: its date and sunrise, daylight and night, its tithis, the covered part and the present time. */
function dayColumn(state: TithiState, day: TithiStateDay, scale: Scale, column: Column): string {
  const { x, width } = column;
  const { from, at } = scale;
  const end = day.next === null ? TOP + 24 * PER_HOUR : at(msOf(day.next));
  const sunset = day.sunset === null ? end : at(msOf(day.sunset));
  const isNow = state.now >= from && day.next !== null && state.now < msOf(day.next);
  return (
    text(x + width / 2, 15, day.label, { ...CENTRE, 'font-size': 14, fill: 'var(--ink)' }) +
    text(x + width / 2, 33, day.sunrise === null ? '–' : `☀ ${clockAt(msOf(day.sunrise), state.offsetMs)}`, {
      ...CENTRE,
      'font-size': SMALL,
      fill: 'var(--soft)',
    }) +
    rect(x, TOP, width, sunset - TOP, { rx: 6, fill: 'var(--day)', opacity: 0.55 }) +
    rect(x, sunset, width, Math.max(end - sunset, 0), { rx: 6, fill: 'var(--night)', opacity: 0.16 }) +
    day.spans.map((span) => tithiInColumn(state, span, scale, column, end)).join('') +
    coveredPart(state, day, scale, (y0, y1) => [x + 4, y0, width - 8, y1 - y0]) +
    (isNow ? nowMark(at(state.now), column) : '')
  );
}

function tithiInColumn(state: TithiState, span: TithiSpan, scale: Scale, { x, width }: Column, end: number): string {
  const [y0, y1] = [scale.at(msOf(span.start)), Math.min(scale.at(msOf(span.end)), end)];
  const begins = beginsWithin(span, scale);
  return (
    rect(x + 4, y0 + 1, width - 8, Math.max(y1 - y0 - 2, 1), tithiBar(state, span)) +
    (y1 - y0 > 46
      ? text(x + width / 2, begins ? y1 - 14 : y0 + 24, span.sa, {
          ...CENTRE,
          class: 't',
          'font-size': 15,
          fill: 'var(--ink)',
        })
      : '') +
    (begins
      ? line(x, y0, x + width, y0, { stroke: 'var(--ink)' }) +
        text(x + width - 4, y0 - 5, clockAt(msOf(span.start), state.offsetMs), {
          ...END,
          'font-size': SMALL,
          fill: 'var(--ink)',
        })
      : '')
  );
}

const nowMark = (y: number, { x, width }: Column): string =>
  line(x - 4, y, x + width, y, { stroke: 'var(--ink)', 'stroke-width': 2 }) +
  circle(x - 4, y, 4, { fill: 'var(--ink)' });
