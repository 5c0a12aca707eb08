/**
 * The lunar month as a wheel, with new moon at the bottom and full moon at the top. The arc from sunrise to sunrise is
 * also drawn straight as a ruler, and the days of the tithi are drawn by `tithi-days.ts`.
 */
import {
  arc,
  CENTRE,
  circle,
  dm,
  el,
  filled,
  line,
  MIDDLE,
  mod,
  moon,
  moonPath,
  path,
  pt,
  RIM,
  rect,
  ring,
  spoke,
  sun,
  svg,
  text,
  title,
} from '../kit/geometry.ts';
import { type LabelPosition, LabelSheet } from '../kit/labels.ts';
import { clockAt, sampledAt } from '../kit/samples.ts';
import { widthOf } from '../kit/text.ts';
import { daysTall } from './tithi-days-tall.ts';
import { daysWide } from './tithi-days-wide.ts';
import { SMALL, type TithiState } from './tithi-state.ts';

const dir = (elongation: number): number => 180 + elongation;
const elongationAt = ({ samples }: TithiState, ms: number): number => sampledAt(samples, 'elongation', ms, 360) ?? 0;

/** The pictures, each drawn only when it is read, because a browser shows only one of the two layouts. */
export function drawTithiNirnaya(
  state: TithiState,
): Readonly<Record<'wheel' | 'ruler' | 'days' | 'daysNarrow', string>> {
  return {
    wheel: wheel(state),
    ruler: ruler(state),
    get days() {
      return daysWide(state);
    },
    get daysNarrow() {
      return daysTall(state);
    },
  };
}

export function tithiText(state: TithiState): string {
  const elongation = elongationAt(state, state.now);
  return `${clockAt(state.now, state.offsetMs)}, ${state.names[Math.floor(elongation / 12)] ?? ''} ${dm(elongation)}`;
}

/** The constant parts of the thirty tithis: the sector, the position of its number, its moon. */
const SECTORS = Array.from({ length: 30 }, (_, i) => {
  const a = dir(i * 12 + 6);
  const [x, y] = pt(143, a);
  return {
    d: ring(156, 178, dir(i * 12) + 0.4, dir(i * 12 + 12) - 0.4),
    at: pt(167, a),
    number: String(i === 29 ? 30 : (i % 15) + 1),
    moon: `<g transform="translate(${x} ${y})" data-tithi="${i + 1}"><circle r="8.4" fill="var(--on-night)" opacity=".13"/><path d="${moonPath(8.4, i * 12 + 6)}" fill="var(--moon)"/></g>`,
  };
});

const sectorsOf = (names: readonly string[], isOn: boolean): readonly string[] =>
  SECTORS.map(
    ({ d, at: [x, y], number, moon: disc }, i) =>
      path(
        d,
        { fill: isOn ? 'var(--accent)' : i < 15 ? 'var(--day)' : 'var(--line)' },
        title(`${names[i] ?? ''}: ${i * 12}°–${i * 12 + 12}°`),
      ) +
      text(x, y, number, { ...MIDDLE, 'font-size': 13.4, fill: isOn ? 'var(--paper)' : 'var(--ink)' }) +
      disc,
  );

/**
 * The drawings of the thirty tithis, each as current (`on`) and not current (`off`). They are cached by the list of
 * names, which is the same for every picture in one language.
 */
interface Thirty {
  readonly on: readonly string[];
  readonly off: readonly string[];
}
const drawnThirty = new WeakMap<readonly string[], Thirty>();
function thirtyOf(names: readonly string[]): Thirty {
  let thirty = drawnThirty.get(names);
  if (thirty === undefined)
    drawnThirty.set(names, (thirty = { on: sectorsOf(names, true), off: sectorsOf(names, false) }));
  return thirty;
}

function wheel(state: TithiState): string {
  const { words, names } = state;
  const elongation = elongationAt(state, state.now);
  const running = Math.floor(elongation / 12);
  const { on, off } = thirtyOf(names);
  const sectors = off.map((each, i) => (i === running ? (on[i] ?? '') : each));
  const [rise, next] = [state.moments[0]?.at, state.moments.at(-1)?.at];
  const [e0, e1] = [elongationAt(state, rise ?? state.now), elongationAt(state, next ?? state.now)];
  const [sx, sy] = pt(86, 180);
  const [mx, my] = pt(92, dir(elongation));
  const clear = elongation > 90 && elongation < 270;
  const alone = state.tithi.name === state.tithi.sa;
  const tick = { stroke: 'var(--sky)', 'stroke-width': 2 };
  return svg(
    {
      id: 'wheel',
      box: '-192 -200 384 404',
      title: words.wheel,
      desc: filled(words.wheelDesc, { tithi: names[running] ?? '', elongation: dm(elongation) }),
    },
    circle(0, 0, 143, { fill: 'none', stroke: 'var(--night)', 'stroke-width': 24 }) +
      sectors.join('') +
      path(ring(131, 178, dir(running * 12), dir(running * 12 + 12)), {
        fill: 'none',
        stroke: 'var(--accent)',
        'stroke-width': 2,
      }) +
      path(arc(124, dir(e0), dir(e1)), { fill: 'none', stroke: 'var(--sky)', 'stroke-width': 5 }) +
      spoke(118, 130, dir(e0), tick) +
      spoke(118, 130, dir(e1), tick) +
      sun(sx, sy, 9) +
      text(0, sy + 28, words.sun, { ...CENTRE, 'font-size': SMALL, fill: 'var(--soft)' }) +
      el(
        'g',
        { class: 'hand', 'data-elongation': elongation.toFixed(4), 'data-tithi': running + 1 },
        spoke(0, 130, dir(elongation), { stroke: 'var(--accent)', 'stroke-width': 2 }),
      ) +
      moon(mx, my, 13, elongation) +
      spoke(0, 70, 180, { stroke: 'var(--sun)', 'stroke-width': 1.6, 'stroke-dasharray': '3 4' }) +
      path(arc(34, 180, dir(elongation)), { fill: 'none', stroke: 'var(--accent)', 'stroke-width': 2 }) +
      circle(0, 0, 3.5, { fill: 'var(--ink)' }) +
      // below the middle there is less room: the Sun is at 77 and under
      text(0, clear ? (alone ? 58 : 48) : -56, state.tithi.sa, {
        ...CENTRE,
        class: 't',
        'font-size': clear && !alone ? 26 : 32,
        fill: 'var(--ink)',
        ...RIM,
      }) +
      (alone
        ? ''
        : text(0, clear ? 66 : -33, state.tithi.name, { ...CENTRE, 'font-size': 14, fill: 'var(--soft)', ...RIM })) +
      text(14, clear ? 4 : 10, dm(elongation), { class: 't', 'font-size': 23, fill: 'var(--accent)' }) +
      text(14, clear ? 20 : 27, words.ahead, { 'font-size': SMALL, fill: 'var(--soft)' }) +
      text(0, -185, words.full, { ...CENTRE, 'font-size': SMALL, fill: 'var(--soft)' }) +
      text(0, 197, words.dark, { ...CENTRE, 'font-size': SMALL, fill: 'var(--soft)' }),
  );
}

/** The Moon's path of a day and a half around the present, drawn straight, with the moments of the day. */
function ruler(state: TithiState): string {
  const { words, names, moments } = state;
  const width = 358;
  const sheet = new LabelSheet(0, width);
  const first = Math.floor(elongationAt(state, moments[0]?.at ?? state.now) / 12) * 12;
  const x = (elongation: number): number => 8 + (mod(elongation - first + 60, 360) - 60) * ((width - 16) / 24);
  const e = elongationAt(state, state.now);
  const nx = x(e);
  /** Positions above the given x, or as near to it as the picture allows. */
  const near = (at: number, y: number): LabelPosition[] => [
    { at: [at, y], anchor: 'middle' },
    { at: [Math.min(at + 4, width), y], anchor: 'end' },
    { at: [Math.max(at - 4, 0), y] },
    { at: [width - 2, y], anchor: 'end' },
    { at: [2, y] },
  ];
  const half = widthOf(words.now, SMALL) / 2;
  sheet.take([nx, 50], 9);
  const now = sheet.words(words.now, SMALL, near(nx, 79), { 'font-weight': 600, fill: 'var(--accent)' });
  const cells = [0, 1].map((i) => {
    const number = (first / 12 + i) % 30;
    const mine = number + 1 === state.tithi.number;
    const [from, to] = [8 + (i * (width - 16)) / 2, 8 + ((i + 1) * (width - 16)) / 2];
    // the Moon is drawn in this cell; the name goes to the larger part that remains
    const [free, end] = nx < from || nx > to ? [from, to] : nx - from > to - nx ? [from, nx - 10] : [nx + 10, to];
    return (
      rect(from, 42, to - from, 17, {
        fill: mine ? 'var(--accent)' : 'var(--sky)',
        opacity: mine ? 0.3 : 0.18,
      }) +
      sheet.words(names[number] ?? '', SMALL, [{ at: [(free + end) / 2, 55.5], anchor: 'middle' }], {
        fill: 'var(--ink)',
      })
    );
  });
  const ends = [0, 12, 24].map((gone, i) => {
    const ex = 8 + (gone / 24) * (width - 16);
    const own: LabelPosition = { at: [ex, 79], anchor: i === 0 ? 'start' : i === 2 ? 'end' : 'middle' };
    // next to the label of the present, with a gap
    const aside: LabelPosition =
      nx < ex
        ? { at: [Math.max(ex - 4, nx + half + 7), 79] }
        : { at: [Math.min(ex + 4, nx - half - 7), 79], anchor: 'end' };
    const isNear = Math.abs(nx - ex) < half + 24;
    return (
      line(ex, 38, ex, 64, { stroke: 'var(--ink)' }) +
      sheet.words(`${mod(first + gone, 360)}°`, SMALL, [i === 1 && isNear ? aside : own], {
        fill: 'var(--soft)',
      })
    );
  });
  const marks = moments.map(({ word, at, high }) => {
    const mx = x(elongationAt(state, at));
    const heights = high ? [13, 28] : [28, 13];
    return (
      line(mx, high ? 17 : 32, mx, 42, { stroke: 'var(--sky)', 'stroke-width': 1.6 }) +
      sheet.words(
        word,
        SMALL,
        heights.flatMap((y) => near(mx, y)),
        { fill: 'var(--sky)' },
      )
    );
  });
  return svg(
    { id: 'ruler', box: `0 -8 ${width} 92`, title: words.ruler, desc: filled(words.rulerDesc, { elongation: dm(e) }) },
    cells.join('') +
      ends.join('') +
      marks.join('') +
      line(nx, 60, nx, 68, { stroke: 'var(--accent)', 'stroke-width': 1.6 }) +
      moon(nx, 50, 8.5, e) +
      now,
  );
}
