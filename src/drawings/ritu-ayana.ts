/**
 * The Sun's way north and south as a wave between the lines of 24 degrees, the seasons behind it; two rulers beneath, the signs of
 * the stars and the degrees from the equinox, shifted by the ayanamsa. Then the swing of the ayanamsa, a zigzag of 7200 years.
 */
import {
  CENTRE,
  circle,
  dm,
  END,
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
} from './geometry.ts';
import { type Samples, sampledAt, seriesOf } from './samples.ts';
import { widthOf } from './text.ts';

export interface RituAyanaState {
  readonly now: number;
  readonly samples: Samples;
  readonly ayanamsa: number;
  /** Year with its part, astronomical. */
  readonly year: number;
  /** From Vasanta. */
  readonly ritus: readonly string[];
  /** From Mina, where Vasanta begins. */
  readonly rashis: readonly { readonly sa: string; readonly name: string }[];
  /** The spring equinox, the summer solstice, and so on. */
  readonly points: readonly string[];
  readonly swing: {
    readonly years: readonly number[];
    readonly degrees: readonly number[];
    readonly labels: readonly string[];
  };
  readonly words: {
    readonly wave: string;
    readonly waveDesc: string;
    readonly north: string;
    readonly south: string;
    readonly equator: string;
    readonly ayanamsa: string;
    readonly swing: string;
    readonly swingDesc: string;
    readonly now: string;
  };
}

const GREATEST = 24;
/** Above the crest and below the trough: for the names of the solstices, which the curve would cross anywhere else. */
const ROOM = 26;

/** Of two layouts of one picture a browser shows one: each is drawn on demand. */
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
      return swing(state, 1120);
    },
    get swingNarrow() {
      return swing(state, 360);
    },
  };
}

export function saidOfRituAyana({ samples, now, words }: RituAyanaState): string {
  const declination = sampledAt(samples, 'declination', now) ?? 0;
  return `${dm(Math.abs(declination))} ${declination < 0 ? words.south : words.north}`;
}

function wave(state: RituAyanaState, width: number): string {
  const { samples, now, words, ayanamsa } = state;
  const wide = width > 500;
  const size = wide ? 14 : 13;
  const [top, height] = wide ? [10, 286] : [10, 226];
  /** By the Sun's sidereal place, from Mina: so the signs are equal and their borders exact. */
  const x = (longitude: number): number => (mod(longitude - 330, 360) / 360) * width;
  const y = (declination: number): number => top + height / 2 - (declination / GREATEST) * (height / 2 - ROOM);
  const longitudes = seriesOf(samples, 'longitude');
  const curve = seriesOf(samples, 'declination').map(
    ({ value }, i): Point => [i === 0 ? 0 : x(longitudes[i]?.value ?? 0), y(value ?? 0)],
  );
  const here = sampledAt(samples, 'longitude', now, 360) ?? 0;
  const declination = sampledAt(samples, 'declination', now) ?? 0;
  const band = width / 6;
  const foot = top + height;
  const bands = state.ritus.map(
    (label, i) =>
      rect(
        i * band,
        top,
        band,
        height + 24,
        { fill: i % 2 ? 'var(--day)' : 'var(--line)', opacity: i % 2 ? 0.5 : 0.35 },
        title(label),
      ) +
      text(i * band + band / 2, foot + 17, wide ? label : (label.split(' · ')[0] ?? ''), {
        ...CENTRE,
        'font-size': size,
        fill: 'var(--ink)',
      }),
  );
  const cell = width / 12;
  const current = Math.floor(mod(here - 330, 360) / 30);
  const ruler = state.rashis.map(
    ({ sa, name }, i) =>
      rect(i * cell, foot + 26, cell - 1, 23, { fill: i === current ? 'var(--accent)' : 'var(--day)' }, title(name)) +
      text(i * cell + cell / 2, foot + 43, wide ? sa : firstOf(sa), {
        ...CENTRE,
        class: 't',
        'font-size': wide ? 15 : 13,
        fill: i === current ? 'var(--paper)' : 'var(--ink)',
      }),
  );
  const shift = (ayanamsa / 30) * cell;
  const degrees = Array.from({ length: 13 }, (_, i) => {
    const left = i * cell - shift;
    const label = mod(330 + i * 30, 360);
    const inside = left > -2 && left < width - 30;
    // a narrow ruler has room for every other mark
    return wide || i % 2 === 1
      ? line(left, foot + 51, left, foot + 71, { stroke: 'var(--panel)', 'stroke-width': 2 }) +
          (inside ? text(left + 4, foot + 66, `${label}°`, { 'font-size': size, fill: 'var(--sky)' }) : '')
      : '';
  });
  const makara = 10 * cell;
  const points = state.points.map((label, i) => {
    const px = x(i * 90 - ayanamsa);
    const py = y([0, GREATEST, 0, -GREATEST][i] ?? 0);
    const solstice = i % 2 === 1;
    const half = widthOf(label, size) / 2;
    const away = px > width * 0.78 ? -1 : 1;
    // a rising curve leaves room to the right below it, a falling one above
    const ly = py + ([20, -11, -9, 20][i] ?? 0);
    const own = solstice ? px : px + away * (8 + half);
    // no word is in the way of the hand
    const aside = solstice ? Math.sign(own - x(here)) || 1 : away;
    const clear = Math.abs(own - x(here)) < half + 4 ? x(here) + aside * (half + 5) : own;
    const lx = Math.max(half, Math.min(clear, width - half));
    return (
      circle(px, py, 4.6, { fill: 'var(--panel)', stroke: 'var(--sky)', 'stroke-width': 1.8 }, title(label)) +
      text(lx, ly, label, { ...CENTRE, 'font-size': size, fill: 'var(--sky)', ...RIM })
    );
  });
  const soft = { 'font-size': size, fill: 'var(--soft)' };
  return svg(
    {
      id: wide ? 'wave' : 'wave-n',
      box: `0 0 ${width} ${foot + 118}`,
      title: words.wave,
      desc: filled(words.waveDesc, { declination: saidOfRituAyana(state), ayanamsa: dm(ayanamsa) }),
    },
    bands.join('') +
      [GREATEST, -GREATEST]
        .map((each) => line(0, y(each), width, y(each), { stroke: 'var(--soft)', 'stroke-dasharray': '2 4' }))
        .join('') +
      line(0, y(0), width, y(0), { stroke: 'var(--soft)', 'stroke-opacity': 0.6 }) +
      path(polyline(curve), { fill: 'none', stroke: 'var(--sun)', 'stroke-width': 3, class: 'wave' }) +
      (wide
        ? text(6, y(GREATEST) + 17, `24° ${words.north}`, soft) +
          text(width * 0.36, y(0) - 5, words.equator, soft) +
          text(6, y(-GREATEST) - 5, `24° ${words.south}`, soft)
        : '') +
      points.join('') +
      ruler.join('') +
      rect(0, foot + 51, width, 20, { fill: 'var(--sky)', opacity: 0.18 }) +
      degrees.join('') +
      line(makara, foot + 84, makara - shift, foot + 84, { stroke: 'var(--accent)', 'stroke-width': 2 }) +
      path(`M${makara - shift} ${foot + 84}l${ayanamsa < 0 ? -8 : 8} -4v8z`, { fill: 'var(--accent)' }) +
      text(makara - shift / 2, foot + 104, `${words.ayanamsa} ${dm(ayanamsa)}`, {
        ...CENTRE,
        'font-size': size,
        fill: 'var(--accent)',
      }) +
      el(
        'g',
        { class: 'hand', 'data-longitude': here.toFixed(4), 'data-declination': declination.toFixed(4) },
        line(x(here), top, x(here), foot + 24, { stroke: 'var(--accent)', 'stroke-width': 2 }) +
          sun(x(here), y(declination), wide ? 10 : 8),
      ),
  );
}

/** The first syllable with its signs, if there is no room for the name. */
const firstOf = (word: string): string =>
  (/^[\u0904-\u0939](?:\u094d[\u0904-\u0939])?[\u093e-\u094c\u0902\u0903]*/u.exec(word) ?? [word])[0];

function swing({ swing: { years, degrees, labels }, ayanamsa, year, words }: RituAyanaState, width: number): string {
  const wide = width > 500;
  const size = wide ? 14 : 13;
  const [first = 0, last = 1] = [years[0], years.at(-1)];
  const x = (each: number): number => 10 + ((each - first) / (last - first)) * (width - 20);
  const y = (each: number): number => 62 - (each / 27) * 38;
  const vertices = years.map((each, i): Point => [x(each), y(degrees[i] ?? 0)]);
  const nx = x(Math.max(first, Math.min(last, year)));
  const marks = vertices.map(([vx, vy], i) => {
    const degree = degrees[i] ?? 0;
    const last = i === vertices.length - 1;
    // each label on the side away from which the line turns
    const [anchor, lx, ly] = last
      ? [END, width - 4, vy + 18]
      : i === 0
        ? [{}, 4, vy - 9]
        : degree < 0
          ? [CENTRE, vx, vy + 18]
          : [{}, vx + (degree > 0 ? 2 : 7), vy + (degree > 0 ? -9 : 17)];
    return (
      circle(vx, vy, 3.6, { fill: 'var(--panel)', stroke: 'var(--sky)', 'stroke-width': 1.8 }) +
      text(lx, ly, labels[i] ?? '', {
        ...anchor,
        'font-size': size,
        fill: 'var(--ink)',
      })
    );
  });
  return svg(
    {
      id: wide ? 'swing' : 'swing-n',
      box: `0 0 ${width} 128`,
      title: words.swing,
      desc: filled(words.swingDesc, { ayanamsa: dm(ayanamsa) }),
    },
    [27, -27]
      .map((each) =>
        line(0, y(each), width, y(each), { stroke: 'var(--soft)', 'stroke-dasharray': '2 4', 'stroke-opacity': 0.6 }),
      )
      .join('') +
      line(0, y(0), width, y(0), { stroke: 'var(--soft)', 'stroke-opacity': 0.6 }) +
      path(polyline(vertices), { fill: 'none', stroke: 'var(--sky)', 'stroke-width': 2.4 }) +
      marks.join('') +
      circle(nx, y(ayanamsa), 5.5, { fill: 'var(--accent)', 'data-ayanamsa': ayanamsa.toFixed(4) }) +
      text(nx - 8, y(ayanamsa) - 8, `${words.now} ${dm(ayanamsa)}`, {
        ...END,
        'font-size': size,
        'font-weight': 600,
        fill: 'var(--accent)',
        ...RIM,
      }),
  );
}
