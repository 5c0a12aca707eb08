/**
 * Two years of a graha relative to the Sun. The line in the middle is the Sun. Above it the graha is an evening star,
 * below it a morning star. Inside the hatched belt of its visibility limit it is invisible.
 */

import {
  circle,
  el,
  filled,
  hatch,
  line,
  type Point,
  path,
  polyline,
  RIM,
  rect,
  svg,
  text,
  title,
} from '../kit/geometry.ts';
import { type LabelPosition, LabelSheet } from '../kit/labels.ts';
import { msOf, type Samples, sampledAt } from '../kit/samples.ts';
import { widthOf } from '../kit/text.ts';
import { type AstaGrahaState, CLIP, type GrahaAstaState, SMALL } from './asta-state.ts';

/** Labels keep this distance from the points of the curve, which are farther apart where the curve is steep. */
const CLEAR = 6;
/** The step by which a label is moved until it finds room. */
const ASIDE = 8;

/** The curve of one graha in a band of this width: its points, and its SVG paths. */
interface Curve {
  readonly places: readonly Point[];
  readonly lines: string;
}

/** The curves, cached with their samples. Two years of samples stay the same for a whole day. */
const curves = new WeakMap<Samples, Map<string, Curve>>();
function curveOf(samples: Samples, id: string, width: number): Curve {
  let kept = curves.get(samples);
  if (kept === undefined) curves.set(samples, (kept = new Map()));
  const key = `${id} ${width}`;
  let curve = kept.get(key);
  if (curve === undefined) kept.set(key, (curve = drawnCurve(samples, id, width)));
  return curve;
}

function drawnCurve(samples: Samples, id: string, width: number): Curve {
  const last = samples.rows.length - 1;
  const runs = runsOf(samples, `${id}_kalamsha`).map((run) =>
    run.map(([i, value]): Point => [(i / last) * width, heightOf(value)]),
  );
  const attrs = { fill: 'none', stroke: 'var(--accent)', 'stroke-width': 2.4, class: 'kalamsha' };
  return { places: runs.flat(), lines: runs.map((run) => path(polyline(run), attrs)).join('') };
}

/** A piece of the curve: consecutive samples as their index and their kalamsha. */
type Run = readonly Point[];

/** The pieces of the curve. The curve is interrupted where the rule does not apply or the graha is beyond the scale. */
function runsOf({ fields, rows }: Samples, field: string): readonly Run[] {
  const column = fields.indexOf(field);
  let run: Point[] = [];
  const runs = [run];
  let last: number | null = null;
  for (let i = 0; i < rows.length; i++) {
    const value = rows[i]?.[column] ?? null;
    const out = value === null || Math.abs(value) > CLIP;
    const jumps = last !== null && value !== null && Math.abs(value - last) > 20;
    if (out || jumps) runs.push((run = []));
    // three days are about a pixel wide
    if (!out && (i % 3 === 0 || jumps)) run.push([i, value]);
    last = value;
  }
  return runs.filter(({ length }) => length > 1);
}

/** The area of a band, above and below the Sun's line. */
const [TOP, HEIGHT] = [26, 150];
const BOTTOM = TOP + HEIGHT;
const SUN_LINE = TOP + HEIGHT / 2;
const heightOf = (kalamsha: number): number => SUN_LINE - (kalamsha / CLIP) * (HEIGHT / 2 - 4);

/** A band: its width, the x position of an instant, the size of its letters. */
interface Band {
  readonly width: number;
  readonly wide: boolean;
  readonly size: number;
  readonly pattern: string;
  readonly x: (ms: number) => number;
}

export function band(state: GrahaAstaState, graha: AstaGrahaState, width: number): string {
  const { samples, words } = state;
  const wide = width > 500;
  const start = msOf(samples.start);
  const long = (samples.rows.length - 1) * samples.step_minutes * 60_000;
  const self: Band = {
    width,
    wide,
    size: wide ? 14 : SMALL,
    pattern: `${graha.id}-${wide ? 'w' : 'n'}`,
    x: (ms) => Math.max(0, Math.min(width, ((ms - start) / long) * width)),
  };
  const curve = curveOf(samples, graha.id, width);
  const sheet = new LabelSheet(0, width);
  const periods = graha.periods.map((period) => periodIn(self, sheet, period)).join('');
  const nx = self.x(state.now);
  const now = sampledAt(samples, `${graha.id}_kalamsha`, state.now);
  const { halves, today } = namesIn(self, curve.places, graha.periods, nx, words);
  return svg(
    {
      id: self.pattern,
      box: `0 0 ${width} ${BOTTOM + 42}`,
      title: `${words.band}: ${graha.name}`,
      desc: filled(words.bandDesc, {
        name: graha.name,
        said: graha.said,
        periods: graha.periods.map(({ label }) => label).join('; ') || words.none,
      }),
    },
    el('defs', {}, hatch(self.pattern)) +
      rect(0, TOP, width, HEIGHT / 2, { fill: 'var(--night)', opacity: 0.08 }) +
      rect(0, SUN_LINE, width, HEIGHT / 2, { fill: 'var(--day)', opacity: 0.5 }) +
      periods +
      beltOf(self, graha) +
      line(0, SUN_LINE, width, SUN_LINE, { stroke: 'var(--sun)', 'stroke-width': 2 }) +
      curve.lines +
      halves +
      monthsIn(self, sheet, state.months) +
      line(nx, TOP - 4, nx, BOTTOM + 4, { stroke: 'var(--ink)', 'stroke-width': 2, class: 'today' }) +
      (now === null || Math.abs(now) > CLIP ? '' : circle(nx, heightOf(now), 4.5, { fill: 'var(--ink)' })) +
      today,
  );
}

const LIGHT = { fill: 'var(--bad)', opacity: 0.16 };

/** A period from vardhakya (old age) to the end of balya (infancy), with its dates above. */
function periodIn(
  { width, wide, size, x }: Band,
  sheet: LabelSheet,
  period: AstaGrahaState['periods'][number],
): string {
  const { old, asta, udaya, young, label, short } = period;
  const [x0, x1, x2, x3] = [x(old), x(asta), x(udaya), x(young)];
  if (x3 - x0 < 1) return '';
  const said = wide ? label : short;
  // the symbol before the date is wider than a letter
  const half = (widthOf(said, size) + size) / 2;
  const cx = Math.max(half, Math.min(width - half, (x1 + x2) / 2));
  const over = TOP - 9;
  return (
    rect(x0, TOP, x1 - x0, HEIGHT, LIGHT) +
    rect(
      x1,
      TOP,
      x2 - x1,
      HEIGHT,
      { fill: 'var(--bad)', opacity: 0.36, 'data-start': asta, 'data-end': udaya },
      title(label),
    ) +
    rect(x2, TOP, x3 - x2, HEIGHT, LIGHT) +
    sheet.words(
      said,
      size,
      [{ at: [cx, over], anchor: 'middle' }, { at: [x2, over], anchor: 'end' }, { at: [x1, over] }],
      { fill: 'var(--bad)' },
    )
  );
}

/**
 * The belt in which the graha is invisible. It is narrower while the graha is retrograde, because the limit is smaller.
 */
function beltOf({ width, pattern, x }: Band, { limit, limitRetrograde, periods }: AstaGrahaState): string {
  const attrs = { fill: `url(#${pattern})`, stroke: 'var(--soft)', 'stroke-opacity': 0.35 };
  const piece = (from: number, to: number, high: number): string =>
    to > from ? rect(from, heightOf(high), to - from, heightOf(-high) - heightOf(high), attrs) : '';
  const narrow = periods
    .filter(({ backward }) => backward && limitRetrograde !== limit)
    .map(({ asta, udaya }) => [x(asta), x(udaya)] as const)
    .sort((a, b) => a[0] - b[0]);
  let pieces = '';
  let at = 0;
  for (const [from, to] of narrow) {
    pieces += piece(at, from, limit) + piece(from, to, limitRetrograde);
    at = to;
  }
  return pieces + piece(at, width, limit);
}

/**
 * The labels of the months. They are placed from the last to the first, so that the start of a year has priority over
 * the end of the previous one.
 */
function monthsIn({ wide, size, x }: Band, sheet: LabelSheet, months: GrahaAstaState['months']): string {
  const soft = { fill: 'var(--soft)' };
  let said = '';
  for (let i = months.length - 1; i >= 0; i--) {
    const { at, label, year } = months[i] ?? { at: 0, label: '', year: '' };
    const mx = x(at);
    said += line(mx, BOTTOM, mx, BOTTOM + 5, { stroke: 'var(--soft)' });
    if (wide || i % 4 === 0) said += sheet.words(label, size, [{ at: [mx + 2, BOTTOM + 19] }], soft);
    said += sheet.words(year, size, [{ at: [mx + 2, BOTTOM + 36] }], soft);
  }
  return said;
}

/** Positions along a line: at either end first, then from right to left. */
function* alongBand(width: number, lines: readonly number[]): Generator<LabelPosition> {
  for (const line of lines) {
    yield { at: [5, line] };
    yield { at: [width - 5, line], anchor: 'end' };
    for (let x = width; x > 0; x -= ASIDE) yield { at: [x, line] };
  }
}

/** In the field itself words stay clear of the curve, of today and, if there is room, of the periods. */
function namesIn(
  { width, size, x }: Band,
  places: readonly Point[],
  periods: AstaGrahaState['periods'],
  nx: number,
  words: GrahaAstaState['words'],
) {
  const field = new LabelSheet(0, width);
  const unseen = new LabelSheet(0, width);
  for (const { old, young } of periods) unseen.box(x(young) - x(old), HEIGHT, [[(x(old) + x(young)) / 2, SUN_LINE]]);
  for (const each of places) field.take(each, CLEAR);
  const [high, low] = [TOP + 16, BOTTOM - 6];
  for (let at = TOP; at <= BOTTOM; at += CLEAR) field.take([nx, at], 2);
  const today = field.words(
    words.today,
    size,
    [high, low].flatMap((line): LabelPosition[] => [{ at: [nx + 5, line] }, { at: [nx - 5, line], anchor: 'end' }]),
    { fill: 'var(--ink)', ...RIM },
  );
  // other labels keep a distance from the word for today
  const far = widthOf(words.today, size) + 2 * CLEAR;
  for (const line of [high, low]) for (const side of [-far, far]) field.take([nx + side, line - CLEAR], CLEAR);
  /**
   * The name of one half of the band: at the edge, or nearer to the belt. If there is no room at all, it is drawn over
   * the curve.
   */
  const half = (said: string, edge: number, inward: number, fill: string): string => {
    const attrs = { fill, ...RIM };
    const lines = [edge, edge + inward];
    const besides = [...alongBand(width, lines)].filter((spot) => unseen.isFreeFor(said, size, spot));
    return (
      field.words(said, size, besides, attrs) ||
      field.words(said, size, alongBand(width, lines), attrs) ||
      text(5, edge, said, { 'font-size': size, ...attrs })
    );
  };
  return { halves: half(words.west, high, 18, 'var(--sky)') + half(words.east, low, -18, 'var(--accent)'), today };
}
