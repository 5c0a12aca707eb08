/**
 * Setting in the Sun's rays as a band of two years: the line in the middle is the Sun, above it the graha is an evening star, below it
 * a morning star; inside the hatched belt of its limit it is unseen. Beside it a half-round gauge from 0 to 30.
 */
import {
  CENTRE,
  circle,
  el,
  filled,
  hatch,
  line,
  type Point,
  path,
  polyline,
  pt,
  RIM,
  rect,
  ring,
  spoke,
  svg,
  text,
  title,
} from './geometry.ts';
import { Sheet, type Spot } from './labels.ts';
import { msOf, type Samples, sampledAt } from './samples.ts';
import { widthOf } from './text.ts';

export interface AstaGraha {
  readonly id: string;
  readonly sa: string;
  readonly name: string;
  readonly kalamsha: number | null;
  readonly limit: number;
  /** The limit while it goes backward, where that is another. */
  readonly limitRetrograde: number;
  readonly said: string;
  readonly periods: readonly {
    readonly old: number;
    readonly asta: number;
    readonly udaya: number;
    readonly young: number;
    readonly label: string;
    readonly short: string;
    /** Whether it sets in the west and rises in the east: then it goes backward between. */
    readonly backward: boolean;
  }[];
}

export interface GrahaAstaState {
  readonly now: number;
  readonly samples: Samples;
  readonly grahas: readonly AstaGraha[];
  readonly months: readonly { readonly at: number; readonly label: string; readonly year: string }[];
  readonly words: {
    readonly band: string;
    readonly bandDesc: string;
    readonly gauge: string;
    readonly gaugeDesc: string;
    readonly west: string;
    readonly east: string;
    readonly today: string;
    readonly none: string;
  };
}

const CLIP = 30;
/** Words stand so far from the curve, whose points are farther apart where it is steep. */
const CLEAR = 6;
/** A word that has no room goes so far aside, and again. */
const ASIDE = 8;
const SMALL = 13.3;

export function drawGrahaAsta(state: GrahaAstaState): Readonly<Record<string, string>> {
  return Object.fromEntries(
    state.grahas.flatMap((graha) => {
      const runs = runsOf(state.samples, `${graha.id}_kalamsha`);
      return [
        [`${graha.id}-gauge`, gauge(state, graha)],
        [`${graha.id}-band`, band(state, graha, runs, 1120)],
        [`${graha.id}-band-narrow`, band(state, graha, runs, 360)],
      ];
    }),
  );
}

export const saidOfAsta = ({ grahas }: GrahaAstaState): string =>
  grahas.map(({ name, said }) => `${name}: ${said}`).join('; ');

/** 0 on the left, 30 on the right. */
const turn = (kalamsha: number): number => 270 + (Math.max(0, Math.min(CLIP, kalamsha)) / CLIP) * 180;

function gauge({ words }: GrahaAstaState, { id, sa, name, kalamsha, limit, said }: AstaGraha): string {
  const ticks = [0, 5, 10, 15, 20, 25, 30].map((each) => {
    const [x, y] = pt(94, turn(each));
    return (
      spoke(62, 70, turn(each), { stroke: 'var(--soft)' }) +
      (Math.abs(each - limit) < 2
        ? ''
        : text(x, y + 4, String(each), { ...CENTRE, 'font-size': SMALL, fill: 'var(--soft)' }))
    );
  });
  const [lx, ly] = pt(96, turn(limit));
  return svg(
    {
      id: `${id}-gauge`,
      box: '-120 -112 240 158',
      title: `${words.gauge}: ${name}`,
      desc: filled(words.gaugeDesc, { name, said, limit: String(limit) }),
    },
    el('defs', {}, hatch(`${id}-none`)) +
      path(ring(66, 84, 270, turn(limit)), { fill: 'var(--bad)', opacity: 0.38 }) +
      path(ring(66, 84, turn(limit), 450), { fill: 'var(--good)', opacity: 0.38 }) +
      ticks.join('') +
      spoke(60, 88, turn(limit), { stroke: 'var(--bad)', 'stroke-width': 2.4 }) +
      text(lx, ly + 4, String(limit), { ...CENTRE, 'font-size': SMALL, 'font-weight': 600, fill: 'var(--bad)' }) +
      (kalamsha === null
        ? path(ring(20, 84, 270, 450), { fill: `url(#${id}-none)` })
        : el(
            'g',
            { class: 'hand', 'data-kalamsha': kalamsha.toFixed(3) },
            spoke(0, 78, turn(kalamsha), { stroke: 'var(--ink)', 'stroke-width': 2.6, 'stroke-linecap': 'round' }),
          )) +
      circle(0, 0, 4.5, { fill: 'var(--ink)' }) +
      text(0, 22, sa, { ...CENTRE, class: 't', 'font-size': 18, fill: 'var(--ink)' }) +
      text(0, 40, said, { ...CENTRE, 'font-size': SMALL, fill: 'var(--soft)' }),
  );
}

/** A piece of the curve: samples that follow one another, by their number and their kalamsha. */
type Run = readonly Point[];

/** Where the rule is not asked, or the graha stands beyond the scale, the line breaks. */
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
    // every third day is a pixel apart
    if (!out && (i % 3 === 0 || jumps)) run.push([i, value]);
    last = value;
  }
  return runs.filter(({ length }) => length > 1);
}

/** At either end of a line, else from the right to the left of it. */
function* alongBand(width: number, lines: readonly number[]): Generator<Spot> {
  for (const line of lines) {
    yield { at: [5, line] };
    yield { at: [width - 5, line], anchor: 'end' };
    for (let x = width; x > 0; x -= ASIDE) yield { at: [x, line] };
  }
}

function band(state: GrahaAstaState, graha: AstaGraha, runs: readonly Run[], width: number): string {
  const { samples, words } = state;
  const wide = width > 500;
  const size = wide ? 14 : SMALL;
  const [top, height] = [26, 150];
  const sheet = new Sheet(0, width);
  const middle = top + height / 2;
  const start = msOf(samples.start);
  const step = samples.step_minutes * 60_000;
  const end = start + (samples.rows.length - 1) * step;
  const x = (ms: number): number => Math.max(0, Math.min(width, ((ms - start) / (end - start)) * width));
  const y = (kalamsha: number): number => middle - (kalamsha / CLIP) * (height / 2 - 4);
  const points = runs.map((run) => run.map(([i, kalamsha]): Point => [x(start + i * step), y(kalamsha)]));
  const curve = points
    .map(polyline)
    .map((d) => path(d, { fill: 'none', stroke: 'var(--accent)', 'stroke-width': 2.4, class: 'kalamsha' }))
    .join('');
  const periods = graha.periods.map(({ old, asta, udaya, young, label, short }) => {
    const [x0, x1, x2, x3] = [x(old), x(asta), x(udaya), x(young)];
    if (x3 - x0 < 1) return '';
    const light = { fill: 'var(--bad)', opacity: 0.16 };
    const said = wide ? label : short;
    // the mark before the date is wider than a letter
    const half = (widthOf(said, size) + size) / 2;
    const cx = Math.max(half, Math.min(width - half, (x1 + x2) / 2));
    return (
      rect(x0, top, x1 - x0, height, light) +
      rect(
        x1,
        top,
        x2 - x1,
        height,
        { fill: 'var(--bad)', opacity: 0.36, 'data-start': asta, 'data-end': udaya },
        title(label),
      ) +
      rect(x2, top, x3 - x2, height, light) +
      sheet.words(
        said,
        size,
        [{ at: [cx, top - 9], anchor: 'middle' }, { at: [x2, top - 9], anchor: 'end' }, { at: [x1, top - 9] }],
        { fill: 'var(--bad)' },
      )
    );
  });
  // while it goes backward the limit, and with it the belt, is narrower
  const belt = [
    [0, width, graha.limit] as const,
    ...graha.periods
      .filter(({ backward }) => backward && graha.limitRetrograde !== graha.limit)
      .map(({ asta, udaya }) => [x(asta), x(udaya), graha.limitRetrograde] as const),
  ];
  const narrow = belt.slice(1).sort((a, b) => a[0] - b[0]);
  const edges: (readonly [number, number, number])[] = [];
  let at = 0;
  for (const [from, to, limit] of narrow) {
    edges.push([at, from, graha.limit], [from, to, limit]);
    at = to;
  }
  edges.push([at, width, graha.limit]);
  const pattern = `${graha.id}-${wide ? 'w' : 'n'}`;
  const hatched = edges
    .filter(([from, to]) => to > from)
    .map(([from, to, limit]) =>
      rect(from, y(limit), to - from, y(-limit) - y(limit), {
        fill: `url(#${pattern})`,
        stroke: 'var(--soft)',
        'stroke-opacity': 0.35,
      }),
    )
    .join('');
  // from the last to the first: a year that begins is told before one that ends
  const months = state.months.toReversed().map(({ at: when, label, year }, i) => {
    const mx = x(when);
    const told = wide || (state.months.length - 1 - i) % 4 === 0;
    const soft = { fill: 'var(--soft)' };
    return (
      line(mx, top + height, mx, top + height + 5, { stroke: 'var(--soft)' }) +
      (told ? sheet.words(label, size, [{ at: [mx + 2, top + height + 19] }], soft) : '') +
      sheet.words(year, size, [{ at: [mx + 2, top + height + 36] }], soft)
    );
  });
  const nx = x(state.now);
  const now = sampledAt(samples, `${graha.id}_kalamsha`, state.now);
  // in the field itself words keep clear of the curve and of today
  const field = new Sheet(0, width);
  for (const run of points) for (const each of run) field.take(each, CLEAR);
  const [high, low] = [top + 16, top + height - 6];
  for (let at = top; at <= top + height; at += CLEAR) field.take([nx, at], 2);
  const today = field.words(
    words.today,
    size,
    [high, low].flatMap((line): Spot[] => [{ at: [nx + 5, line] }, { at: [nx - 5, line], anchor: 'end' }]),
    { fill: 'var(--ink)', ...RIM },
  );
  // a word beside that of today does not begin where it ends
  const far = widthOf(words.today, size) + 2 * CLEAR;
  for (const line of [high, low]) for (const side of [-far, far]) field.take([nx + side, line - CLEAR], CLEAR);
  /** The name of a half: at its edge, else nearer to the belt; where there is no room at all, over the curve. */
  const half = (said: string, edge: number, inward: number, fill: string): string => {
    const attrs = { fill, ...RIM };
    const spots = alongBand(width, [edge, edge + inward]);
    return field.words(said, size, spots, attrs) || text(5, edge, said, { 'font-size': size, ...attrs });
  };
  return svg(
    {
      id: pattern,
      box: `0 0 ${width} ${top + height + 42}`,
      title: `${words.band}: ${graha.name}`,
      desc: filled(words.bandDesc, {
        name: graha.name,
        said: graha.said,
        periods: graha.periods.map(({ label }) => label).join('; ') || words.none,
      }),
    },
    el('defs', {}, hatch(pattern)) +
      rect(0, top, width, height / 2, { fill: 'var(--night)', opacity: 0.08 }) +
      rect(0, middle, width, height / 2, { fill: 'var(--day)', opacity: 0.5 }) +
      periods.join('') +
      hatched +
      line(0, middle, width, middle, { stroke: 'var(--sun)', 'stroke-width': 2 }) +
      curve +
      half(words.west, high, 18, 'var(--sky)') +
      half(words.east, low, -18, 'var(--accent)') +
      months.join('') +
      line(nx, top - 4, nx, top + height + 4, { stroke: 'var(--ink)', 'stroke-width': 2, class: 'today' }) +
      (now === null || Math.abs(now) > CLIP ? '' : circle(nx, y(now), 4.5, { fill: 'var(--ink)' })) +
      today,
  );
}
