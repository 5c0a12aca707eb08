/**
 * The whole ecliptic at an instant: the lagna on the left, the signs against the clock as in the sky seen from the north facing
 * south; paper above the horizon, night below. The meridian stands where the text puts it and is not forced to the top.
 */
import {
  around,
  circle,
  dm,
  el,
  filled,
  line,
  MIDDLE,
  mod,
  type Point,
  path,
  pt,
  RIM,
  ring,
  spoke,
  svg,
  text,
  title,
} from './geometry.ts';
import { widthOf } from './text.ts';

export interface AkashaGraha {
  readonly id: string;
  readonly sa: string;
  readonly name: string;
  readonly told: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly retrograde: boolean;
  /** Mean place, slow apex, fast apex, node. */
  readonly marks: readonly (number | null)[];
}

export interface AkashaState {
  readonly now: number;
  /** Null at the pole. */
  readonly lagna: number | null;
  readonly meridian: number | null;
  readonly picked: string;
  readonly grahas: readonly AkashaGraha[];
  readonly rashis: readonly { readonly sa: string; readonly name: string }[];
  readonly nakshatras: readonly { readonly sa: string; readonly name: string }[];
  readonly words: {
    readonly title: string;
    readonly desc: string;
    readonly lagna: string;
    readonly sets: string;
    readonly meridian: string;
    readonly marks: readonly string[];
    readonly noHorizon: string;
  };
}

const SIGNS = ['○', '▲', '◆', '☊'];
const SMALL = 13.4;
/** How far from the middle the marks of the chosen graha stand. */
const MARKS_AT = 38;
/** Nearer than this two discs would overlap. */
const NEAR_DEG = 11;
const NAKSHATRA_DEG = 360 / 27;

export function drawAkasha(state: AkashaState): { readonly sky: string } {
  const { words, lagna } = state;
  const dir = (longitude: number): number => 270 - (longitude - (lagna ?? 0));
  const below = (longitude: number): boolean => lagna !== null && mod(longitude - lagna, 360) < 180;
  const picked = state.grahas.find(({ id }) => id === state.picked);
  return {
    sky: svg(
      {
        id: 'sky',
        box: '-192 -192 384 384',
        title: words.title,
        desc: lagna === null ? words.noHorizon : filled(words.desc, { lagna: placeSaid(state, lagna) }),
      },
      circle(0, 0, 138, { fill: 'var(--day)' }) +
        (lagna === null ? '' : path('M-138 0A138 138 0 0 0 138 0Z', { fill: 'var(--night)', opacity: 0.9 })) +
        rings(state, dir) +
        horizon(state, dir) +
        marksOf(picked, words, dir, below) +
        discs(state, dir, below) +
        circle(0, 0, 3, { fill: 'var(--ink)' }),
    ),
  };
}

const placeSaid = ({ rashis }: AkashaState, longitude: number): string =>
  `${rashis[Math.floor(longitude / 30)]?.name ?? ''} ${dm(longitude % 30)}`;

function rings({ nakshatras, rashis, lagna, grahas }: AkashaState, dir: (longitude: number) => number): string {
  const moon = grahas.find(({ id }) => id === 'chandra')?.longitude ?? 0;
  const stars = nakshatras.map(({ sa, name }, i) => {
    const on = i === Math.floor(moon / NAKSHATRA_DEG);
    const [from, to] = [dir((i + 1) * NAKSHATRA_DEG), dir(i * NAKSHATRA_DEG)];
    return (
      path(
        ring(165, 188, from + 0.3, to - 0.3),
        { fill: on ? 'var(--sky)' : 'var(--line)', opacity: on ? 1 : 0.8 },
        title(name),
      ) +
      around(176.5, dir((i + 0.5) * NAKSHATRA_DEG), sa, { 'font-size': 13.4, fill: on ? 'var(--paper)' : 'var(--ink)' })
    );
  });
  const rising = lagna === null ? -1 : Math.floor(lagna / 30);
  const signs = rashis.map(({ sa, name }, i) => {
    const on = i === rising;
    const [from, to] = [dir(i * 30 + 30), dir(i * 30)];
    return (
      path(
        ring(140, 163, from + 0.3, to - 0.3),
        { fill: on ? 'var(--accent)' : 'var(--panel)', stroke: 'var(--line)' },
        title(name),
      ) +
      around(151.5, dir(i * 30 + 15), sa, { class: 't', 'font-size': 14.5, fill: on ? 'var(--paper)' : 'var(--ink)' }) +
      spoke(0, 138, to, { stroke: 'var(--soft)', 'stroke-opacity': 0.28 })
    );
  });
  return stars.join('') + signs.join('');
}

function horizon(state: AkashaState, dir: (longitude: number) => number): string {
  const { lagna, meridian, words } = state;
  if (lagna === null || meridian === null) return '';
  const a = dir(meridian);
  const discsAt = placesOf(state, dir).flatMap(({ x, y, mark }) => [[x, y] as const, ...(mark === null ? [] : [mark])]);
  const marks = state.grahas.find(({ id }) => id === state.picked)?.marks ?? [];
  const taken = [
    ...discsAt,
    ...marks.flatMap((longitude) => (longitude === null ? [] : [pt(MARKS_AT, dir(longitude))])),
  ];
  /** The first place of the word, under the horizon or on it, that no disc and no mark covers. */
  const free = (width: number, starts: readonly number[]): Point => {
    const places = [17, -7].flatMap((y) => starts.map((x): Point => [x, y]));
    const clear = ([left, y]: Point): boolean =>
      taken.every(([x, at]) => x < left - 14 || x > left + width + 14 || Math.abs(at - (y - 5)) > 19);
    return places.find(clear) ?? places[0] ?? [0, 0];
  };
  const wide = (word: string): number => widthOf(word, SMALL) * 0.92;
  const [lx, ly] = free(wide(words.lagna), [-98, -88, -78, -122, -66, -54, -42]);
  const [tx, ty] = free(
    wide(words.sets),
    [132, 122, 112, 100, 88, 76, 64].map((right) => right - wide(words.sets)),
  );
  const [mx, my] =
    [76, 100, 56, 30]
      .map((r) => pt(r, a))
      .find(([x, y]) =>
        taken.every(([dx, dy]) => dx < x - 10 || dx > x + wide(words.meridian) + 18 || Math.abs(dy - (y - 5)) > 19),
      ) ?? pt(76, a);
  return (
    line(-138, 0, 138, 0, { stroke: 'var(--ink)', 'stroke-width': 1.5 }) +
    path('M-138 0l13 -7v14z', { fill: 'var(--accent)', class: 'lagna', 'data-longitude': lagna.toFixed(4) }) +
    text(lx, ly, words.lagna, { 'font-size': SMALL, fill: ly > 0 ? 'var(--on-night)' : 'var(--ink)' }) +
    text(tx, ty, words.sets, { 'font-size': SMALL, fill: ty > 0 ? 'var(--on-night)' : 'var(--ink)' }) +
    el(
      'g',
      { class: 'meridian', 'data-longitude': meridian.toFixed(4) },
      spoke(20, 138, a, { stroke: 'var(--accent)', 'stroke-dasharray': '4 3' }),
    ) +
    text(mx + 5, my, words.meridian, { 'font-size': SMALL, fill: 'var(--accent)', ...RIM })
  );
}

function marksOf(
  picked: AkashaGraha | undefined,
  words: AkashaState['words'],
  dir: (longitude: number) => number,
  below: (longitude: number) => boolean,
): string {
  if (picked === undefined) return '';
  const marks = picked.marks.map((longitude, i) => {
    if (longitude === null) return '';
    const dark = below(longitude);
    const fill = dark ? 'var(--on-night)' : 'var(--ink)';
    const [x, y] = pt(MARKS_AT, dir(longitude));
    return (
      spoke(0, 32, dir(longitude), { stroke: fill, 'stroke-opacity': 0.35 }) +
      `<g data-longitude="${longitude.toFixed(4)}">${title(`${words.marks[i] ?? ''} ${dm(longitude)}`)}` +
      circle(x, y, 8.5, { fill: dark ? 'var(--night)' : 'var(--day)' }) +
      text(x, y, SIGNS[i] ?? '', { ...MIDDLE, 'font-size': 13.5, fill }) +
      '</g>'
    );
  });
  return (
    circle(0, 0, MARKS_AT, { fill: 'none', stroke: 'var(--soft)', 'stroke-opacity': 0.5, 'stroke-dasharray': '2 3' }) +
    marks.join('') +
    spoke(0, 138, dir(picked.longitude), { stroke: 'var(--accent)', 'stroke-width': 1.6 })
  );
}

interface DiscPlace {
  readonly graha: AkashaGraha;
  readonly a: number;
  readonly x: number;
  readonly y: number;
  /** Where the sign of going backward stands; the nodes always do and bear none. */
  readonly mark: Point | null;
}

/** Neighbours step inward by lanes. Distance from the rim shows the latitude. */
function placesOf(state: AkashaState, dir: (longitude: number) => number): DiscPlace[] {
  const inOrder = [...state.grahas].sort((a, b) => a.longitude - b.longitude);
  let last = Number.NEGATIVE_INFINITY;
  let lane = 0;
  return inOrder.map((graha) => {
    lane = graha.longitude - last < NEAR_DEG ? (lane + 1) % 3 : 0;
    last = graha.longitude;
    const a = dir(graha.longitude);
    const r = 117 - lane * 26 + Math.max(-5, Math.min(5, graha.latitude)) * 1.2;
    const [x, y] = pt(r, a);
    const node = graha.id === 'rahu' || graha.id === 'ketu';
    return { graha, a, x, y, mark: graha.retrograde && !node ? pt(r - 20, a) : null };
  });
}

/** A tick on the rim keeps the true place. */
function discs(state: AkashaState, dir: (longitude: number) => number, below: (longitude: number) => boolean): string {
  return placesOf(state, dir)
    .map(({ graha, a, x, y, mark }) => {
      const dark = below(graha.longitude);
      const on = graha.id === state.picked;
      const light = graha.id === 'surya' ? 'var(--sun)' : graha.id === 'chandra' ? 'var(--moon)' : 'var(--panel)';
      const onLight = graha.id === 'surya' || graha.id === 'chandra';
      return (
        spoke(133, 139, a, { stroke: dark ? 'var(--on-night)' : 'var(--ink)', 'stroke-width': 1.6 }) +
        `<g class="graha" data-id="${graha.id}" data-longitude="${graha.longitude.toFixed(4)}">${title(graha.told)}` +
        circle(x, y, 12, { fill: on ? 'var(--accent)' : light, stroke: dark ? 'var(--on-night)' : 'var(--ink)' }) +
        text(x, y + 0.5, graha.sa, {
          ...MIDDLE,
          'font-size': 13.5,
          fill: on ? 'var(--paper)' : onLight ? 'var(--night)' : 'var(--ink)',
        }) +
        (mark === null
          ? ''
          : text(mark[0], mark[1] + 1, '℞', {
              ...MIDDLE,
              'font-size': 13.5,
              fill: dark ? 'var(--on-night)' : 'var(--bad)',
            })) +
        '</g>'
      );
    })
    .join('');
}
