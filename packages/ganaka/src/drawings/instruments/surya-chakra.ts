/**
 * The Sun's year as a wheel. Mesha is on the left and the signs run clockwise, so that up is north: the Sun climbs on
 * the left and descends on the right. The rings are sidereal, the curve of daylight is tropical. The angle between them
 * is the ayanamsa.
 */
import {
  arc,
  around,
  CENTRE,
  circle,
  dm,
  END,
  el,
  filled,
  hatch,
  mod,
  type Point,
  path,
  polyline,
  pt,
  RIM,
  ring,
  spoke,
  sun,
  svg,
  text,
  title,
} from '../kit/geometry.ts';
import { type Samples, sampledAt, seriesOf } from '../kit/samples.ts';

export interface SuryaChakraState {
  readonly now: number;
  readonly latitude: number;
  readonly ayanamsa: number;
  readonly samples: Samples;
  /**
   * The rashis beginning with Mesha: name in Devanagari, name in the reader's language, civil day of the sankranti, and
   * tooltip.
   */
  readonly rashis: readonly {
    readonly sa: string;
    readonly name: string;
    readonly day: string;
    readonly told: string;
  }[];
  /** The seasons beginning with Shishira, which begins with Makara. */
  readonly ritus: readonly { readonly label: string; readonly told: string }[];
  /** Equinox, longest day, equinox, shortest day: label and civil day. */
  readonly points: readonly { readonly word: string; readonly day: string }[];
  /** The longitude of the sankranti whose punya-kala includes the present, or null. */
  readonly holy: number | null;
  readonly words: {
    readonly title: string;
    /** The description, with the placeholders `{place}` and `{daylight}`. */
    readonly desc: string;
    readonly uttarayana: string;
    readonly dakshinayana: string;
    readonly daylight: string;
    readonly ghati: string;
    readonly curve: string;
    readonly noDay: string;
    readonly holy: string;
  };
}

/** The direction of a longitude, with Mesha on the left. */
const dir = (longitude: number): number => 270 + longitude;
const [LEAST, MOST] = [24, 36];
/**
 * The radius for a length of daylight: 52 for 24 ghatis, 104 for 36. The scale is compressed beyond these, so that 0
 * and 60 are still on the wheel.
 */
const out = (ghati: number): number =>
  ghati < LEAST
    ? 48 + (ghati / LEAST) * 4
    : ghati > MOST
      ? 104 + ((ghati - MOST) / LEAST) * 6
      : 52 + ((ghati - LEAST) / (MOST - LEAST)) * 52;
const SMALL = 13.3;

export function drawSuryaChakra(state: SuryaChakraState): { readonly wheel: string } {
  const longitude = sampledAt(state.samples, 'longitude', state.now, 360) ?? 0;
  const ghati = sampledAt(state.samples, 'dinamana_ghati', state.now);
  const here = state.rashis[Math.floor(longitude / 30)];
  const said = ghati === null ? state.words.noDay : `${ghati.toFixed(1)} ${state.words.ghati}`;
  const parts = [
    el('defs', {}, hatch('none')),
    rings(state, Math.floor(longitude / 30)),
    daylight(state),
    turningPoints(state),
    hand(longitude, ghati),
    centre(state, longitude, ghati),
  ];
  const place = `${dm(longitude % 30)} ${here?.name ?? ''}`;
  return {
    wheel: svg(
      {
        id: 'wheel',
        box: '-190 -190 380 380',
        title: state.words.title,
        desc: filled(state.words.desc, { place, daylight: said }),
      },
      parts.join(''),
    ),
  };
}

/** The text of the slider's value: the position of the Sun. */
export function suryaText(state: SuryaChakraState): string {
  const longitude = sampledAt(state.samples, 'longitude', state.now, 360) ?? 0;
  return `${state.rashis[Math.floor(longitude / 30)]?.name ?? ''} ${dm(longitude % 30)}`;
}

function rings(state: SuryaChakraState, current: number): string {
  const signs = state.rashis.map(({ sa, day, told }, i) => {
    const on = i === current;
    const a = dir(i * 30);
    const glow = state.holy === i * 30;
    return (
      path(
        ring(140, 168, a + 0.4, a + 29.6),
        { fill: on ? 'var(--accent)' : 'var(--day)', opacity: on ? 1 : 0.8 },
        title(told),
      ) +
      around(154, a + 15, sa, { class: 't', 'font-size': 14.5, fill: on ? 'var(--paper)' : 'var(--ink)' }) +
      spoke(
        glow ? 138 : 168,
        173,
        a,
        glow ? { stroke: 'var(--sun)', 'stroke-width': 4, class: 'holy' } : { stroke: 'var(--soft)' },
      ) +
      around(180, a, day, { 'font-size': SMALL, fill: 'var(--soft)' })
    );
  });
  const seasons = state.ritus.map(({ label, told }, j) => {
    const a = dir(270 + j * 60);
    return (
      path(ring(121, 137, a + 0.4, a + 59.6), { fill: 'var(--line)', opacity: j % 2 ? 0.9 : 0.6 }, title(told)) +
      around(129, a + 30, label, { 'font-size': SMALL, fill: 'var(--ink)' })
    );
  });
  const half = (from: number, to: number, stroke: string, told: string): string =>
    path(arc(116, from, to), { fill: 'none', stroke, 'stroke-width': 4 }, title(told));
  return (
    signs.join('') +
    seasons.join('') +
    half(180.8, 359.2, 'var(--accent)', state.words.uttarayana) +
    half(0.8, 179.2, 'var(--sky)', state.words.dakshinayana)
  );
}

/**
 * The curve of the length of daylight. Where the Sun does not rise or set, the curve is at 0 or 60 ghatis and hatched.
 */
function daylight({ samples, latitude, words }: SuryaChakraState): string {
  const days = seriesOf(samples, 'dinamana_ghati');
  const longitudes = seriesOf(samples, 'longitude').map(({ value }) => value ?? 0);
  const declinations = seriesOf(samples, 'declination').map(({ value }) => value ?? 0);
  const at = days.map(({ value }, i): Point => {
    const full = (declinations[i] ?? 0) * latitude > 0 ? 60 : 0;
    return pt(out(value ?? full), dir(longitudes[i] ?? 0));
  });
  const gaps = days
    .flatMap(({ value }, i) =>
      value === null
        ? [
            path(
              ring(48, 110, dir((longitudes[i] ?? 0) - 2.6), dir((longitudes[i] ?? 0) + 2.6)),
              { fill: 'url(#none)' },
              title(words.noDay),
            ),
          ]
        : [],
    )
    .join('');
  return (
    circle(0, 0, out(LEAST), { fill: 'none', stroke: 'var(--line)' }) +
    circle(0, 0, out(30), { fill: 'none', stroke: 'var(--soft)', 'stroke-dasharray': '2 4' }) +
    circle(0, 0, out(MOST), { fill: 'none', stroke: 'var(--line)' }) +
    path(
      `${polyline(at)}Z`,
      { class: 'daylight', fill: 'var(--sun)', 'fill-opacity': 0.22, stroke: 'var(--sun)', 'stroke-width': 1.8 },
      title(words.curve),
    ) +
    gaps
  );
}

function turningPoints({ ayanamsa, points }: SuryaChakraState): string {
  return points
    .map(({ word, day }, i) => {
      const a = dir(i * 90 - ayanamsa);
      const [x, y] = pt(107, a);
      // the label is next to the spoke, on the side with room
      const [lx, ly] = pt(82, a + (i % 2 === 0 ? 9 : 0));
      const right = mod(a, 360) < 180;
      const anchor = i % 2 === 0 ? (right ? END : {}) : CENTRE;
      const dx = i % 2 === 0 ? (right ? 16 : -16) : 0;
      const look = { ...anchor, 'font-size': SMALL, fill: 'var(--sky)', ...RIM };
      return (
        spoke(out(LEAST), 112, a, {
          stroke: 'var(--sky)',
          'stroke-width': 1.4,
          'stroke-dasharray': '5 3',
          'data-sayana': i * 90,
        }) +
        circle(
          x,
          y,
          3.4,
          { fill: 'var(--panel)', stroke: 'var(--sky)', 'stroke-width': 1.6 },
          title(`${word}, ${day}`),
        ) +
        text(lx + dx, ly - 3, word, look) +
        text(lx + dx, ly + 11, day, look)
      );
    })
    .join('');
}

function hand(longitude: number, ghati: number | null): string {
  const a = dir(longitude);
  const [x, y] = pt(92, a);
  const [cx, cy] = pt(out(ghati ?? 30), a);
  return (
    el(
      'g',
      { class: 'hand', 'data-longitude': longitude.toFixed(4) },
      spoke(44, 168, a, { stroke: 'var(--accent)', 'stroke-width': 2 }) +
        (ghati === null ? '' : circle(cx, cy, 3.5, { fill: 'var(--accent)' })),
    ) +
    circle(x, y, 16, { fill: 'var(--panel)' }) +
    sun(x, y, 8.5)
  );
}

function centre({ rashis, words }: SuryaChakraState, longitude: number, ghati: number | null): string {
  const soft = { ...CENTRE, 'font-size': SMALL, fill: 'var(--soft)' };
  return (
    circle(0, 0, 46, { fill: 'var(--panel)', stroke: 'var(--line)' }) +
    text(0, -13, rashis[Math.floor(longitude / 30)]?.sa ?? '', {
      ...CENTRE,
      class: 't',
      'font-size': 22,
      fill: 'var(--ink)',
    }) +
    text(0, 5, dm(longitude % 30), { ...CENTRE, 'font-size': 14, fill: 'var(--ink)' }) +
    text(0, 21, ghati === null ? '–' : `${ghati.toFixed(1)} ${words.ghati}`, soft) +
    text(0, 35, words.daylight, soft)
  );
}
