/**
 * The Sun's diurnal circle with noon at the top, cut by the horizon. The horizon is below or above the six o'clock line
 * by the kshitijya. Further pictures are the sum that gives the sunrise, and the gnomon with the path of its shadow's
 * end.
 */
import {
  arc,
  CENTRE,
  circle,
  END,
  el,
  filled,
  hatch,
  line,
  mod,
  n1,
  type Point,
  path,
  polyline,
  pt,
  RIM,
  spoke,
  sun,
  svg,
  text,
} from '../kit/geometry.ts';
import { type LabelPosition, LabelSheet } from '../kit/labels.ts';
import { clockAt, type Samples, sampledAt, seriesOf } from '../kit/samples.ts';
import { type LadderState, ladder } from './udaya-ladder.ts';

export interface UdayaState {
  readonly now: number;
  readonly offsetMs: number;
  readonly samples: Samples;
  /** Kshitijya over the radius of the diurnal circle. Beyond ±1 the horizon does not cut the circle. */
  readonly cut: number | null;
  readonly sunrise: string | null;
  readonly noon: string;
  readonly sunset: string | null;
  readonly terms: LadderState['terms'];
  /** The words for sunrise, noon and sunset in Devanagari. */
  readonly points: Readonly<Record<'sunrise' | 'noon' | 'sunset', string>>;
  readonly words: {
    readonly circle: string;
    readonly circleDesc: string;
    readonly up: string;
    readonly down: string;
    readonly ladder: string;
    readonly ladderDesc: string;
    readonly shanku: string;
    readonly shankuDesc: string;
    readonly noShadow: string;
    readonly sunrise: string;
    readonly noon: string;
    readonly sunset: string;
    readonly east: string;
    readonly west: string;
    readonly north: string;
    readonly eastShort: string;
    readonly westShort: string;
    readonly kshitijya: string;
    readonly dashed: string;
    readonly solid: string;
    readonly angula: string;
    readonly gnomon: string;
    readonly minute: string;
    readonly hour: string;
  };
}

const SMALL = 13.4;
const R = 122;

/** The pictures, each drawn only when it is read, because a browser shows only one of the two layouts. */
export function drawUdaya(
  state: UdayaState,
): Readonly<Record<'circle' | 'shanku' | 'ladder' | 'ladderNarrow', string>> {
  return {
    circle: dailyCircle(state),
    shanku: gnomon(state),
    get ladder() {
      return ladder(state, 720);
    },
    get ladderNarrow() {
      return ladder(state, 350);
    },
  };
}

/** The clock time, and whether the Sun is above the horizon. */
export function udayaText({ now, offsetMs, samples, words }: UdayaState): string {
  const up = (sampledAt(samples, 'altitude', now) ?? 0) > 0;
  return `${clockAt(now, offsetMs)}, ${up ? words.up : words.down}`;
}

function dailyCircle(state: UdayaState): string {
  const { words, points, samples, now } = state;
  const cut = Math.max(-1, Math.min(1, state.cut ?? (sampledAt(samples, 'altitude', now) ?? 0) * 10));
  const y = n1(cut * R);
  const half = (Math.acos(-cut) * 180) / Math.PI;
  const w = n1(Math.sqrt(Math.max(0, R * R - y * y)));
  const crosses = Math.abs(cut) < 1;
  const big = half > 90 ? 1 : 0;
  const hour = sampledAt(samples, 'hour_angle', now, 360) ?? 0;
  const [sx, sy] = pt(R, hour);
  const ticks = Array.from({ length: 60 }, (_, i) => {
    const light = Math.abs(mod(i * 6 + 180, 360) - 180) < half;
    return spoke(R - (i % 5 ? 4 : 8), R, i * 6, {
      stroke: light ? 'var(--ink)' : 'var(--on-night)',
      'stroke-opacity': 0.45,
    });
  });
  const [lo, hi] = [Math.min(half, 90), Math.max(half, 90)];
  const cara = { fill: 'none', stroke: 'var(--accent)', 'stroke-width': 7 };
  const rim = `M${-w} ${y}A${R} ${R} 0 ${big} 1 ${w} ${y}`;
  const day = crosses
    ? path(`${rim}Z`, { fill: 'var(--day)', class: 'light' }) +
      path(rim, { fill: 'none', stroke: 'var(--sun)', 'stroke-width': 3 }) +
      path(arc(R, lo, hi), cara) +
      path(arc(R, 360 - hi, 360 - lo), cara)
    : cut >= 1
      ? circle(0, 0, R, { fill: 'var(--day)', stroke: 'var(--sun)', 'stroke-width': 3 })
      : circle(0, 0, R, { fill: 'url(#no-light)' });
  // below the horizon, or near the bottom of a circle that the horizon does not cut
  const foot = Math.min(Math.max(y, 0), R - 62);
  const onGround = {
    ...CENTRE,
    'font-size': SMALL,
    ...RIM,
    ...(foot < y ? { fill: 'var(--ink)', stroke: 'var(--day)' } : { fill: 'var(--on-night)', stroke: 'var(--night)' }),
  };
  const beside = Math.min(y + 17, R + 12);
  const said = filled(words.circleDesc, {
    clock: udayaText(state),
    sunrise: state.sunrise ?? '–',
    noon: state.noon,
    sunset: state.sunset ?? '–',
  });
  return svg(
    { id: 'circle', box: '-190 -198 380 338', title: words.circle, desc: said },
    el('defs', {}, hatch('no-light')) +
      circle(0, 0, R, { fill: 'var(--night)', opacity: 0.88 }) +
      day +
      line(-158, 0, 158, 0, { stroke: 'var(--soft)', 'stroke-opacity': 0.7, 'stroke-dasharray': '4 4' }) +
      line(-172, y, 172, y, { stroke: 'var(--ink)', 'stroke-width': 1.8, class: 'horizon' }) +
      line(0, 0, 0, y, { stroke: 'var(--accent)', 'stroke-width': 4 }) +
      line(0, -R, 0, R, { stroke: 'var(--soft)', 'stroke-opacity': 0.35 }) +
      ticks.join('') +
      el(
        'g',
        { class: 'hand', 'data-hour-angle': hour.toFixed(3) },
        spoke(0, R - 12, hour, { stroke: 'var(--sun)', 'stroke-width': 1.4, 'stroke-dasharray': '3 4' }) +
          sun(sx, sy, 10),
      ) +
      (Math.abs(y) > 12
        ? text(sx > 0 ? -7 : 7, y / 2 + 4, words.kshitijya, {
            // on the side away from the hand
            ...(sx > 0 && END),
            'font-size': SMALL,
            fill: y < 0 ? 'var(--on-night)' : 'var(--ink)',
          })
        : '') +
      text(0, foot + 34, words.dashed, onGround) +
      text(0, foot + 52, words.solid, onGround) +
      label(-186, y - 52, {}, points.sunrise, words.sunrise, state.sunrise) +
      label(186, y - 52, END, points.sunset, words.sunset, state.sunset) +
      label(0, -R - 58, CENTRE, points.noon, words.noon, state.noon) +
      text(-186, beside, words.east, { 'font-size': SMALL, fill: 'var(--soft)' }) +
      text(186, beside, words.west, { ...END, 'font-size': SMALL, fill: 'var(--soft)' }),
  );
}

function label(
  x: number,
  y: number,
  anchor: Readonly<Record<string, string>>,
  sa: string,
  word: string,
  clock: string | null,
): string {
  const second = sa === word ? '' : text(x, y + 16, word, { ...anchor, 'font-size': SMALL, fill: 'var(--soft)' });
  return (
    text(x, y, sa, { ...anchor, class: 't', 'font-size': 17, fill: 'var(--ink)' }) +
    second +
    text(x, y + 35, clock ?? '–', { ...anchor, 'font-size': 17, 'font-weight': 600, fill: 'var(--accent)' })
  );
}

/** Units of the view box per angula. The box has room for shadows of 36 angulas. */
const PER_ANGULA = 3.3;
const LONGEST = 38;

/** The gnomon seen from above, with north at the top. The shadow falls away from the Sun. */
function gnomon({ samples, now, words }: UdayaState): string {
  const at = (length: number, azimuth: number): Point => pt(length * PER_ANGULA, azimuth + 180);
  const azimuths = seriesOf(samples, 'azimuth');
  const runs: Point[][] = [[]];
  for (const [i, { value }] of seriesOf(samples, 'shadow').entries()) {
    const azimuth = azimuths[i]?.value ?? null;
    if (value === null || azimuth === null || value > LONGEST) runs.push([]);
    else runs.at(-1)?.push(at(value, azimuth));
  }
  const track = runs
    .filter((run) => run.length > 1)
    .map((run) =>
      path(polyline(run), { fill: 'none', stroke: 'var(--soft)', 'stroke-width': 1.6, 'stroke-dasharray': '4 3' }),
    )
    .join('');
  const shadow = (sampledAt(samples, 'altitude', now) ?? -1) > 0 ? sampledAt(samples, 'shadow', now) : null;
  const azimuth = sampledAt(samples, 'azimuth', now, 360) ?? 0;
  const [x, y] = at(Math.min(shadow ?? 0, LONGEST), azimuth);
  const said = shadow === null ? words.noShadow : `${shadow.toFixed(1)} ${words.angula}`;
  // above the end of the shadow, or below it where the dashed path would cross the label
  const sheet = new LabelSheet(-150, 150);
  for (const point of runs.flat()) sheet.take(point, 4);
  const atFoot = [22, 38, -14].map((height): LabelPosition => ({ at: [8, height] }));
  const gnomonSaid = sheet.words(words.gnomon, SMALL, atFoot, { fill: 'var(--accent)' });
  const over = Math.max(y - 10, -112);
  const spots = [over, y + 17, over - 14].map(
    (height): LabelPosition => (x > 20 ? { at: [x - 8, height], anchor: 'end' } : { at: [x + 12, height] }),
  );
  const shadowSaid = { fill: 'var(--ink)', ...RIM };
  const soft = { 'font-size': SMALL, fill: 'var(--soft)' };
  return svg(
    { id: 'shanku', box: '-150 -150 300 240', title: words.shanku, desc: filled(words.shankuDesc, { shadow: said }) },
    circle(0, 0, 20 * PER_ANGULA, { fill: 'none', stroke: 'var(--line)', 'stroke-width': 1.5 }) +
      line(-124, 0, 124, 0, { stroke: 'var(--line)' }) +
      line(0, -128, 0, 78, { stroke: 'var(--line)' }) +
      track +
      (shadow === null
        ? ''
        : line(0, 0, x, y, {
            stroke: 'var(--ink)',
            'stroke-width': 5,
            'stroke-linecap': 'round',
            opacity: 0.55,
            class: 'shadow',
          })) +
      (sheet.words(said, SMALL, spots, shadowSaid) || new LabelSheet(-150, 150).words(said, SMALL, spots, shadowSaid)) +
      circle(0, 0, 5, { fill: 'var(--accent)' }) +
      text(0, -134, words.north, { ...CENTRE, ...soft }) +
      text(128, 5, words.eastShort, soft) +
      text(-128, 5, words.westShort, { ...END, ...soft }) +
      gnomonSaid,
  );
}
