/**
 * The whole ecliptic at an instant. The lagna is on the left and the signs run counterclockwise, as an observer in the
 * north sees them facing south. The part above the horizon is light, the part below is dark. The meridian is drawn
 * where the text puts it, not always at the top.
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
} from '../kit/geometry.ts';
import { type LabelPosition, LabelSheet } from '../kit/labels.ts';

export interface AkashaGraha {
  readonly id: string;
  readonly sa: string;
  readonly name: string;
  readonly told: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly retrograde: boolean;
  /** Longitudes of the mean position, the slow apex (mandocca), the fast apex (sighrocca) and the node. */
  readonly marks: readonly (number | null)[];
}

export interface AkashaState {
  readonly now: number;
  /** The lagna, or null at the pole. */
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
    /** The label if there is room for only one word. */
    readonly lagnaShort: string;
    readonly sets: string;
    readonly meridian: string;
    readonly marks: readonly string[];
    readonly noHorizon: string;
  };
}

const SIGNS = ['○', '▲', '◆', '☊'];
const SMALL = 13.4;
const NAKSHATRA_DEG = 360 / 27;

export function drawAkasha(state: AkashaState): { readonly sky: string } {
  const { words, lagna } = state;
  const dir = (longitude: number): number => 270 - (longitude - (lagna ?? 0));
  const below = (longitude: number): boolean => lagna !== null && mod(longitude - lagna, 360) < 180;
  const picked = state.grahas.find(({ id }) => id === state.picked);
  const sheet = new LabelSheet(-138, 138);
  const places = placesOf(state, dir, sheet);
  const marks = marksOf(picked, words, dir, below, sheet);
  return {
    sky: svg(
      {
        id: 'sky',
        box: '-192 -192 384 384',
        title: words.title,
        desc: lagna === null ? words.noHorizon : filled(words.desc, { lagna: placeText(state, lagna) }),
      },
      circle(0, 0, 138, { fill: 'var(--day)' }) +
        (lagna === null ? '' : path('M-138 0A138 138 0 0 0 138 0Z', { fill: 'var(--night)', opacity: 0.9 })) +
        rings(state, dir) +
        horizon(state, dir, sheet) +
        marks +
        discs(state, places, below) +
        circle(0, 0, 3, { fill: 'var(--ink)' }),
    ),
  };
}

const placeText = ({ rashis }: AkashaState, longitude: number): string =>
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

/** Labels are below the horizon or on it, where no disc and no mark covers them. */
function horizon(state: AkashaState, dir: (longitude: number) => number, sheet: LabelSheet): string {
  const { lagna, meridian, words } = state;
  if (lagna === null || meridian === null) return '';
  const a = dir(meridian);
  const along = (xs: readonly number[], anchor: 'start' | 'end'): LabelPosition[] =>
    [17, -7].flatMap((y) => xs.map((x) => ({ at: [x, y] as const, anchor })));
  const onGround = ({ at: [, y] }: LabelPosition) => ({ fill: y > 0 ? 'var(--on-night)' : 'var(--ink)' });
  const rising = along([-98, -88, -78, -118, -66, -54, -42], 'start');
  sheet.take([-131, 0], 8);
  return (
    line(-138, 0, 138, 0, { stroke: 'var(--ink)', 'stroke-width': 1.5 }) +
    path('M-138 0l13 -7v14z', { fill: 'var(--accent)', class: 'lagna', 'data-longitude': lagna.toFixed(4) }) +
    (sheet.words(words.lagna, SMALL, rising, onGround) || sheet.words(words.lagnaShort, SMALL, rising, onGround)) +
    sheet.words(words.sets, SMALL, along([130, 122, 112, 100, 88, 76, 64], 'end'), onGround) +
    el(
      'g',
      { class: 'meridian', 'data-longitude': meridian.toFixed(4) },
      spoke(20, 138, a, { stroke: 'var(--accent)', 'stroke-dasharray': '4 3' }),
    ) +
    sheet.words(
      words.meridian,
      SMALL,
      [76, 100, 56, 30].flatMap((r): LabelPosition[] => {
        const [x, y] = pt(r, a);
        return [{ at: [x + 5, y] }, { at: [x - 5, y], anchor: 'end' }];
      }),
      { fill: 'var(--accent)', ...RIM },
    )
  );
}

/**
 * The radii at which the marks of the chosen graha may be drawn: first their own circle, then others in case that place
 * is covered.
 */
const MARKS_AT = [38, 20, 56, 74, 92];

function marksOf(
  picked: AkashaGraha | undefined,
  words: AkashaState['words'],
  dir: (longitude: number) => number,
  below: (longitude: number) => boolean,
  sheet: LabelSheet,
): string {
  if (picked === undefined) return '';
  const marks = picked.marks.map((longitude, i) => {
    if (longitude === null) return '';
    const places = MARKS_AT.map((r) => pt(r, dir(longitude)));
    const place = sheet.disc(8, places);
    // among many grahas there may be no room for a mark; the list next to the picture has its longitude
    if (place === null) return '';
    const [x, y] = place;
    const dark = below(longitude);
    const fill = dark ? 'var(--on-night)' : 'var(--ink)';
    return (
      spoke(0, Math.max(0, Math.hypot(x, y) - 6), dir(longitude), { stroke: fill, 'stroke-opacity': 0.35 }) +
      `<g data-longitude="${longitude.toFixed(4)}">${title(`${words.marks[i] ?? ''} ${dm(longitude)}`)}` +
      circle(x, y, 8.5, { fill: dark ? 'var(--night)' : 'var(--day)' }) +
      text(x, y, SIGNS[i] ?? '', { ...MIDDLE, 'font-size': 13.5, fill }) +
      '</g>'
    );
  });
  return (
    circle(0, 0, 38, { fill: 'none', stroke: 'var(--soft)', 'stroke-opacity': 0.5, 'stroke-dasharray': '2 3' }) +
    spoke(0, 138, dir(picked.longitude), { stroke: 'var(--accent)', 'stroke-width': 1.6 }) +
    marks.join('')
  );
}

interface DiscPlace {
  readonly graha: AkashaGraha;
  readonly a: number;
  readonly x: number;
  readonly y: number;
  /** The position of the retrograde sign. The nodes are always retrograde and have no sign. */
  readonly mark: Point | null;
  /** True if there was no room on its own ray. A line then leads to the disc from its true position. */
  readonly aside: boolean;
}

/**
 * Distances of a disc from the rim, in the order in which they are tried. If all three are taken, the distances in
 * `BETWEEN` are tried.
 */
const LANES = [0, 26, 52];
const BETWEEN = Array.from({ length: 36 }, (_, i) => 22 + i * 2);
/** Degrees from its ray at which a disc is placed if all distances on the ray are taken. */
const ASIDE = [12, -12, 24, -24, 36, -36];
const DISC = 12;
/** The radius that a disc keeps free. It is slightly smaller than the disc, because neighbours may overlap a little. */
const DISC_CLEAR = 11.2;

/** Positions off the ray, on the same side of the horizon. */
function beside(a: number): Point[] {
  const [, up] = pt(117, a);
  return ASIDE.flatMap((turn) => LANES.map((lane) => pt(117 - lane, a + turn))).filter(([, y]) => y * up > 0);
}

/** The positions of the discs. Neighbours are moved inward. A small shift from the rim shows the latitude. */
function placesOf({ grahas }: AkashaState, dir: (longitude: number) => number, sheet: LabelSheet): DiscPlace[] {
  const inOrder = [...grahas].sort((a, b) => a.longitude - b.longitude);
  const placed = inOrder.map((graha) => {
    const a = dir(graha.longitude);
    const shift = Math.max(-5, Math.min(5, graha.latitude)) * 1.2;
    const onRay = (lanes: readonly number[]): Point[] => lanes.map((lane) => pt(117 - lane + shift, a));
    const lanes = onRay(LANES);
    const own = sheet.disc(DISC_CLEAR, lanes) ?? sheet.disc(DISC_CLEAR, onRay(BETWEEN));
    const at = own ?? sheet.disc(DISC_CLEAR, beside(a)) ?? lanes[2] ?? [0, 0];
    return { graha, a, at, aside: own === null };
  });
  return placed.map(({ graha, a, at: [x, y], aside }) => {
    const node = graha.id === 'rahu' || graha.id === 'ketu';
    return { graha, a, x, y, aside, mark: graha.retrograde && !node ? markBeside([x, y], a, sheet) : null };
  });
}

/** A free position for the retrograde sign around a disc, first towards the centre. */
const markBeside = ([x, y]: Point, a: number, sheet: LabelSheet): Point | null =>
  sheet.disc(
    7,
    [180, 90, 270, 135, 225, 45, 315].map((turn): Point => {
      const [dx, dy] = pt(20, a + turn);
      return [x + dx, y + dy];
    }),
  );

/** Draws the discs. A tick on the rim marks the true longitude. */
function discs(state: AkashaState, places: readonly DiscPlace[], below: (longitude: number) => boolean): string {
  const inkOf = (graha: AkashaGraha): string => (below(graha.longitude) ? 'var(--on-night)' : 'var(--ink)');
  const leads = places
    .filter(({ aside }) => aside)
    .map(({ graha, a, x, y }) => line(...pt(133, a), x, y, { stroke: inkOf(graha), 'stroke-opacity': 0.6 }));
  const drawn = places.map(({ graha, a, x, y, mark }) => {
    const ink = inkOf(graha);
    const on = graha.id === state.picked;
    const light = graha.id === 'surya' ? 'var(--sun)' : graha.id === 'chandra' ? 'var(--moon)' : 'var(--panel)';
    const onLight = graha.id === 'surya' || graha.id === 'chandra';
    return (
      spoke(133, 139, a, { stroke: ink, 'stroke-width': 1.6 }) +
      `<g class="graha" data-id="${graha.id}" data-longitude="${graha.longitude.toFixed(4)}">${title(graha.told)}` +
      circle(x, y, DISC, { fill: on ? 'var(--accent)' : light, stroke: ink }) +
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
            ...(state.lagna !== null && mark[1] > 0
              ? { fill: 'var(--on-night)', ...RIM, stroke: 'var(--night)' }
              : { fill: 'var(--bad)', ...RIM, stroke: 'var(--day)' }),
          })) +
      '</g>'
    );
  });
  return [...leads, ...drawn].join('');
}
