/**
 * The Sun's declination through the year as a wave between the lines of 24 degrees, with the seasons behind it. Below
 * are two rulers: the sidereal rashis, and the degrees from the equinox, shifted by the ayanamsa. The second picture is
 * the libration of the ayanamsa (`ayanamsa-swing.ts`).
 */

import {
  type Attrs,
  CENTRE,
  circle,
  dm,
  el,
  filled,
  line,
  mod,
  type Point,
  path,
  polyline,
  RIM,
  rect,
  sun,
  svg,
  text,
  title,
} from '../kit/geometry.ts';
import { type Samples, sampledAt, seriesOf } from '../kit/samples.ts';
import { widthOf } from '../kit/text.ts';
import { ayanamsaSwing, type SwingState } from './ayanamsa-swing.ts';

export interface RituAyanaState extends SwingState {
  readonly now: number;
  readonly samples: Samples;
  /** The names of the seasons, beginning with Vasanta. */
  readonly ritus: readonly string[];
  /** The names of the rashis, beginning with Mina, where Vasanta begins. */
  readonly rashis: readonly { readonly sa: string; readonly name: string }[];
  /** The names of the equinoxes and solstices, beginning with the spring equinox. */
  readonly points: readonly string[];
  readonly words: SwingState['words'] & {
    readonly wave: string;
    readonly waveDesc: string;
    readonly north: string;
    readonly south: string;
    readonly equator: string;
  };
}

const GREATEST = 24;
/** Space above and below the wave for the names of the solstices, which the curve would cross anywhere else. */
const ROOM = 26;

/** The pictures, each drawn only when it is read, because a browser shows only one of the two layouts. */
export function drawRituAyana(
  state: RituAyanaState,
): Readonly<Record<'wave' | 'waveNarrow' | 'swing' | 'swingNarrow', string>> {
  return {
    get wave() {
      return wave(state, 1120);
    },
    get waveNarrow() {
      return wave(state, 360);
    },
    get swing() {
      return ayanamsaSwing(state, 1120);
    },
    get swingNarrow() {
      return ayanamsaSwing(state, 360);
    },
  };
}

export function rituAyanaText({ samples, now, words }: RituAyanaState): string {
  const declination = sampledAt(samples, 'declination', now) ?? 0;
  return `${dm(Math.abs(declination))} ${declination < 0 ? words.south : words.north}`;
}

/** The measures of the wave at a given width. */
interface Plot {
  readonly width: number;
  readonly isWide: boolean;
  readonly fontSize: number;
  readonly top: number;
  /** The lower edge of the wave. The rulers are below it. */
  readonly foot: number;
  /** Width of a rashi. */
  readonly cell: number;
  /** The x position of a sidereal longitude, counted from Mina. All rashis have the same width. */
  readonly x: (longitude: number) => number;
  readonly y: (declination: number) => number;
}

function plotOf(width: number): Plot {
  const isWide = width > 500;
  const [top, height] = isWide ? [10, 286] : [10, 226];
  return {
    width,
    isWide,
    fontSize: isWide ? 14 : 13,
    top,
    foot: top + height,
    cell: width / 12,
    x: (longitude) => (mod(longitude - 330, 360) / 360) * width,
    y: (declination) => top + height / 2 - (declination / GREATEST) * (height / 2 - ROOM),
  };
}

function wave(state: RituAyanaState, width: number): string {
  const { samples, now, words, ayanamsa } = state;
  const plot = plotOf(width);
  const sunLongitude = sampledAt(samples, 'longitude', now, 360) ?? 0;
  return svg(
    {
      id: plot.isWide ? 'wave' : 'wave-n',
      box: `0 0 ${width} ${plot.foot + 118}`,
      title: words.wave,
      desc: filled(words.waveDesc, { declination: rituAyanaText(state), ayanamsa: dm(ayanamsa) }),
    },
    seasonBands(plot, state) +
      declinationCurve(plot, state) +
      equinoxesAndSolstices(plot, state, plot.x(sunLongitude)) +
      rashiRuler(plot, state, Math.floor(mod(sunLongitude - 330, 360) / 30)) +
      sayanaRuler(plot, state) +
      ayanamsaArrow(plot, state) +
      hand(plot, sunLongitude, sampledAt(samples, 'declination', now) ?? 0),
  );
}

function seasonBands({ width, isWide, fontSize, top, foot }: Plot, { ritus }: RituAyanaState): string {
  const band = width / 6;
  const bands = ritus.map(
    (label, i) =>
      rect(
        i * band,
        top,
        band,
        foot - top + 24,
        { fill: i % 2 ? 'var(--day)' : 'var(--line)', opacity: i % 2 ? 0.5 : 0.35 },
        title(label),
      ) +
      text(i * band + band / 2, foot + 17, isWide ? label : (label.split(' · ')[0] ?? ''), {
        ...CENTRE,
        'font-size': fontSize,
        fill: 'var(--ink)',
      }),
  );
  return bands.join('');
}

/** The wave between the lines of 24° north and south. */
function declinationCurve({ width, isWide, fontSize, x, y }: Plot, { samples, words }: RituAyanaState): string {
  const longitudes = seriesOf(samples, 'longitude');
  const curve = seriesOf(samples, 'declination').map(
    ({ value }, i): Point => [i === 0 ? 0 : x(longitudes[i]?.value ?? 0), y(value ?? 0)],
  );
  const level = (declination: number, look: Attrs): string =>
    line(0, y(declination), width, y(declination), { stroke: 'var(--soft)', ...look });
  const soft = { 'font-size': fontSize, fill: 'var(--soft)' };
  const labels =
    text(6, y(GREATEST) + 17, `24° ${words.north}`, soft) +
    text(width * 0.36, y(0) - 5, words.equator, soft) +
    text(6, y(-GREATEST) - 5, `24° ${words.south}`, soft);
  return (
    level(GREATEST, { 'stroke-dasharray': '2 4' }) +
    level(-GREATEST, { 'stroke-dasharray': '2 4' }) +
    level(0, { 'stroke-opacity': 0.6 }) +
    path(polyline(curve), { fill: 'none', stroke: 'var(--sun)', 'stroke-width': 3, class: 'wave' }) +
    (isWide ? labels : '')
  );
}

/** The two equinoxes and the two solstices on the wave. Their names keep clear of the hand at `handX`. */
function equinoxesAndSolstices(
  { width, fontSize, x, y }: Plot,
  { points, ayanamsa }: RituAyanaState,
  handX: number,
): string {
  const marks = points.map((label, i) => {
    const px = x(i * 90 - ayanamsa);
    const py = y([0, GREATEST, 0, -GREATEST][i] ?? 0);
    const isSolstice = i % 2 === 1;
    const half = widthOf(label, fontSize) / 2;
    const away = px > width * 0.78 ? -1 : 1;
    const own = isSolstice ? px : px + away * (8 + half);
    const aside = isSolstice ? Math.sign(own - handX) || 1 : away;
    const clear = Math.abs(own - handX) < half + 4 ? handX + aside * (half + 5) : own;
    const lx = Math.max(half, Math.min(clear, width - half));
    // next to a rising curve there is room on the right below it, next to a falling curve above it
    const ly = py + ([20, -11, -9, 20][i] ?? 0);
    return (
      circle(px, py, 4.6, { fill: 'var(--panel)', stroke: 'var(--sky)', 'stroke-width': 1.8 }, title(label)) +
      text(lx, ly, label, { ...CENTRE, 'font-size': fontSize, fill: 'var(--sky)', ...RIM })
    );
  });
  return marks.join('');
}

/** The rashis beginning with Mina. The rashi of the Sun is marked. */
function rashiRuler({ cell, foot, isWide }: Plot, { rashis }: RituAyanaState, current: number): string {
  const cells = rashis.map(
    ({ sa, name }, i) =>
      rect(i * cell, foot + 26, cell - 1, 23, { fill: i === current ? 'var(--accent)' : 'var(--day)' }, title(name)) +
      text(i * cell + cell / 2, foot + 43, isWide ? sa : firstSyllable(sa), {
        ...CENTRE,
        class: 't',
        'font-size': isWide ? 15 : 13,
        fill: i === current ? 'var(--paper)' : 'var(--ink)',
      }),
  );
  return cells.join('');
}

/** The distance by which the ruler of tropical degrees is shifted to the left. */
const shiftOf = ({ cell }: Plot, { ayanamsa }: RituAyanaState): number => (ayanamsa / 30) * cell;

/** The degrees from the equinox, below the rashis and shifted by the ayanamsa. */
function sayanaRuler(plot: Plot, state: RituAyanaState): string {
  const { width, isWide, fontSize, cell, foot } = plot;
  const marks = Array.from({ length: 13 }, (_, i) => {
    // a narrow ruler has room for every other mark
    if (!isWide && i % 2 === 0) return '';
    const left = i * cell - shiftOf(plot, state);
    const isInside = left > -2 && left < width - 30;
    return (
      line(left, foot + 51, left, foot + 71, { stroke: 'var(--panel)', 'stroke-width': 2 }) +
      (isInside
        ? text(left + 4, foot + 66, `${mod(330 + i * 30, 360)}°`, { 'font-size': fontSize, fill: 'var(--sky)' })
        : '')
    );
  });
  return rect(0, foot + 51, width, 20, { fill: 'var(--sky)', opacity: 0.18 }) + marks.join('');
}

/** An arrow as long as the ayanamsa, beginning at the start of Makara. */
function ayanamsaArrow(plot: Plot, state: RituAyanaState): string {
  const { cell, foot, fontSize } = plot;
  const shift = shiftOf(plot, state);
  const makara = 10 * cell;
  return (
    line(makara, foot + 84, makara - shift, foot + 84, { stroke: 'var(--accent)', 'stroke-width': 2 }) +
    path(`M${makara - shift} ${foot + 84}l${state.ayanamsa < 0 ? -8 : 8} -4v8z`, { fill: 'var(--accent)' }) +
    text(makara - shift / 2, foot + 104, `${state.words.ayanamsa} ${dm(state.ayanamsa)}`, {
      ...CENTRE,
      'font-size': fontSize,
      fill: 'var(--accent)',
    })
  );
}

const hand = ({ x, y, top, foot, isWide }: Plot, longitude: number, declination: number): string =>
  el(
    'g',
    { class: 'hand', 'data-longitude': longitude.toFixed(4), 'data-declination': declination.toFixed(4) },
    line(x(longitude), top, x(longitude), foot + 24, { stroke: 'var(--accent)', 'stroke-width': 2 }) +
      sun(x(longitude), y(declination), isWide ? 10 : 8),
  );

/** The first syllable with its vowel signs, for rulers too narrow for the name. */
const firstSyllable = (word: string): string =>
  (/^[\u0904-\u0939](?:\u094d[\u0904-\u0939])?[\u093e-\u094c\u0902\u0903]*/u.exec(word) ?? [word])[0];
