/**
 * The Earth as a globe that can be turned. It shows the meridian of Lanka, Ujjain and Meru, the circles of the zones
 * with their yojanas, the four cities, the place and the night. Next to it the orbits are unrolled as straight roads.
 * On each a bead has moved the same distance since yesterday.
 */
import {
  circle,
  cosD,
  el,
  filled,
  line,
  mod,
  oneDecimal,
  path,
  pt,
  RIM,
  RIM_AT_NIGHT,
  sinD,
  svg,
  text,
  title,
} from '../kit/geometry.ts';
import { type GlobePoint, type GlobeView, R, type UnitVector, unitOf, viewOf } from '../kit/globe.ts';
import { LabelSheet, type LabelPosition as LabelSpot } from '../kit/labels.ts';

export interface BhugolaState {
  readonly now: number;
  /** The meridian that faces the reader. */
  readonly turn: number;
  readonly meridian: number;
  readonly subsolar: { readonly latitude: number; readonly longitude: number };
  readonly marks: readonly {
    readonly name: string;
    readonly lon: number;
    readonly lat: number;
    readonly place: boolean;
  }[];
  readonly zones: readonly { readonly latitude: number; readonly label: string }[];
  readonly orbits: readonly {
    readonly sa: string;
    readonly name: string;
    readonly degrees: number;
    readonly days: string;
    readonly shortDays: string;
  }[];
  readonly words: {
    readonly globe: string;
    readonly globeDesc: string;
    readonly roads: string;
    readonly roadsDesc: string;
  };
}

const SMALL = 14.2;

/** Draws both pictures. `land` is the path of the land as seen from the state's `turn`. */
export function drawBhugola(
  state: BhugolaState,
  land: string,
): Readonly<Record<'globe' | 'roads' | 'roadsNarrow', string>> {
  return { globe: globe(state, land), roads: roads(state, 512), roadsNarrow: roads(state, 350) };
}

export const bhugolaText = ({ turn }: BhugolaState): string => `${Math.round(mod(turn + 180, 360) - 180)}°`;

/** The visible parts of a line on the globe. */
function seen(spots: readonly GlobePoint[]): string {
  let d = '';
  let pen = false;
  for (const { x, y, z } of spots) {
    if (z < 0) {
      pen = false;
      continue;
    }
    d += `${pen ? 'L' : 'M'}${oneDecimal(x)} ${oneDecimal(y)}`;
    pen = true;
  }
  return d;
}

/** The circles of latitude, cached because the text has only a few zones, which are the same in every picture. */
const parallels = new Map<number, readonly UnitVector[]>();
function parallel(lat: number): readonly UnitVector[] {
  let units = parallels.get(lat);
  if (units === undefined)
    parallels.set(lat, (units = Array.from({ length: 91 }, (_, i) => unitOf([i * 4 - 180, lat]))));
  return units;
}

/** Moves a point outward to the rim of the globe. */
function limb({ x, y, z }: GlobePoint = { x: R, y: 0, z: 0 }): GlobePoint {
  const k = R / (Math.hypot(x, y) || 1);
  return { x: x * k, y: y * k, z };
}

/** The night side: the great circle 90 degrees from the Sun, closed along the rim on the side away from the Sun. */
function night(view: GlobeView, { latitude, longitude }: BhugolaState['subsolar']): string {
  const steps = 120;
  const spots = Array.from({ length: steps }, (_, i) => {
    const a = (i * 360) / steps;
    const lat = (Math.asin(Math.max(-1, Math.min(1, cosD(latitude) * cosD(a)))) * 180) / Math.PI;
    const lon = longitude + (Math.atan2(sinD(a), -sinD(latitude) * cosD(a)) * 180) / Math.PI;
    return view(unitOf([lon, lat]));
  });
  const away = view(unitOf([longitude + 180, -latitude]));
  const first = spots.findIndex(({ z }, i) => z >= 0 && (spots[(i + steps - 1) % steps]?.z ?? 0) < 0);
  if (first < 0) return away.z > 0 ? `M${-R} 0A${R} ${R} 0 1 0 ${R} 0A${R} ${R} 0 1 0 ${-R} 0Z` : '';
  const run: GlobePoint[] = [];
  for (let i = 0; i < steps; i++) {
    const spot = spots[(first + i) % steps];
    if (spot === undefined || spot.z < 0) break;
    run.push(spot);
  }
  if (run.length === 0) return '';
  // the arc along the rim must begin and end exactly on it; otherwise the browser draws an arc with another centre
  const [head, tail] = [limb(run[0]), limb(run.at(-1))];
  const angle = ({ x, y }: GlobePoint): number => (Math.atan2(y, x) * 180) / Math.PI;
  const whole = mod(angle(head) - angle(tail), 360);
  const sweep = mod(angle(away) - angle(tail), 360) > whole ? 0 : 1;
  const big = (sweep === 1 ? whole : 360 - whole) > 180 ? 1 : 0;
  const edge = [head, ...run, tail].map(({ x, y }) => `${oneDecimal(x)} ${oneDecimal(y)}`);
  return `M${edge.join('L')}A${R} ${R} 0 ${big} ${sweep} ${oneDecimal(head.x)} ${oneDecimal(head.y)}Z`;
}

export function globe(state: BhugolaState, land: string): string {
  const { turn, words, meridian } = state;
  const view = viewOf(turn);
  const sheet = new LabelSheet(-160, 244);
  const lit = unitOf([state.subsolar.longitude, state.subsolar.latitude]);
  const marks = state.marks.map(({ name, lon, lat, place }) => {
    const unit = unitOf([lon, lat]);
    const { x, y, z } = view(unit);
    if (z < -0.01) return '';
    const dark = unit[0] * lit[0] + unit[1] * lit[1] + unit[2] * lit[2] < 0;
    const line = y + (lat > 80 ? -7 : 4);
    const [left, right]: [LabelSpot, LabelSpot] = [{ at: [x - 8, line], anchor: 'end' }, { at: [x + 8, line] }];
    const lower = ({ at: [at, height], anchor = 'start' }: LabelSpot): LabelSpot => ({ at: [at, height + 16], anchor });
    const spots = place || lat >= 60 ? [right, left] : [left, right];
    return (
      circle(x, y, place ? 4.6 : 4, {
        fill: place ? 'var(--sky)' : 'var(--accent)',
        stroke: 'var(--panel)',
        'stroke-width': 1.5,
      }) +
      sheet.words(name, SMALL, [...spots, ...spots.map(lower)], ({ at: [, height] }) => {
        // the name of the pole is outside the globe, on the paper
        const ground = height - SMALL / 2 < -R ? 'var(--panel)' : 'var(--day)';
        return dark && ground === 'var(--day)' ? RIM_AT_NIGHT : { fill: 'var(--ink)', ...RIM, stroke: ground };
      })
    );
  });
  const circles = state.zones.flatMap(({ latitude, label }, i) =>
    (latitude === 0 ? [0] : [latitude, -latitude]).map((lat) => {
      const far = latitude > 50;
      const stroke = latitude === 0 ? 'var(--ink)' : far ? 'var(--sky)' : 'var(--accent)';
      const spots = parallel(lat).map(view);
      const d = seen(spots);
      if (d === '') return '';
      let edge: GlobePoint | undefined;
      for (const spot of spots) if (spot.z >= 0 && (edge === undefined || spot.x > edge.x)) edge = spot;
      const told = edge !== undefined && (!far || lat > 0) && !(far && i > 2);
      return (
        path(d, {
          fill: 'none',
          stroke,
          'stroke-width': latitude === 0 ? 1.8 : 1.2,
          ...(latitude !== 0 && { 'stroke-dasharray': '4 3' }),
        }) +
        (told && edge !== undefined
          ? sheet.words(label, SMALL, [{ at: [Math.max(edge.x, far ? 92 : 0) + 7, edge.y + (far ? -8 : 4)] }], {
              fill: stroke,
            })
          : '')
      );
    }),
  );
  const meridianLine = Array.from({ length: 46 }, (_, i) => view(unitOf([meridian, i * 4 - 90])));
  return svg(
    {
      id: 'globe',
      box: '-160 -172 404 330',
      title: words.globe,
      desc: filled(words.globeDesc, {
        names: state.marks.map(({ name }) => name).join(', '),
        turn: bhugolaText(state),
      }),
    },
    circle(0, 0, R, { fill: 'var(--day)' }) +
      path(land, { fill: 'var(--soft)', opacity: 0.36 }) +
      path(night(view, state.subsolar), { class: 'night', fill: 'var(--night)', opacity: 0.6 }) +
      circles.join('') +
      path(seen(meridianLine), { fill: 'none', stroke: 'var(--accent)', 'stroke-width': 2 }) +
      circle(0, 0, R, { fill: 'none', stroke: 'var(--ink)', 'stroke-width': 1.4 }) +
      marks.join(''),
  );
}

function roads({ orbits, words }: BhugolaState, width: number): string {
  const wide = width > 500;
  const [row, left, long] = wide ? [54, 118, 180] : [52, 104, 104];
  const size = wide ? 14 : 13.2;
  const rows = orbits.map(({ sa, name, degrees, days, shortDays }, i) => {
    const y = 30 + i * row;
    const cx = left + long + (wide ? 50 : 38);
    const [px, py] = pt(19, Math.max(degrees, 0.4));
    return (
      text(2, name === sa ? y + 5 : y - 2, sa, { class: 't', 'font-size': 16, fill: 'var(--ink)' }) +
      (name === sa ? '' : text(2, y + 15, name, { 'font-size': size, fill: 'var(--soft)' })) +
      line(left, y, left + long, y, { stroke: 'var(--sun)', 'stroke-width': 5, 'stroke-linecap': 'round' }) +
      circle(left, y, 4, { fill: 'var(--panel)', stroke: 'var(--ink)' }) +
      circle(left + long, y, 7, { class: 'bead', fill: 'var(--accent)' }) +
      `<g transform="translate(${cx} ${y})" data-degrees="${degrees}">${title(`${name}: ${degrees}°`)}` +
      circle(0, 0, 19, { fill: 'none', stroke: 'var(--line)', 'stroke-width': 2 }) +
      el('path', { d: `M0 0L0 -19A19 19 0 0 1 ${px} ${py}Z`, fill: 'var(--accent)' }) +
      line(0, 0, 0, -19, { stroke: 'var(--accent)', 'stroke-width': 1.4 }) +
      '</g>' +
      text(cx + 27, y - 1, `${degrees >= 1 ? degrees.toFixed(2) : degrees.toFixed(3)}°`, {
        'font-size': 14,
        fill: 'var(--ink)',
      }) +
      text(cx + 27, y + 15, wide ? days : shortDays, { 'font-size': size, fill: 'var(--soft)' })
    );
  });
  return svg(
    {
      id: wide ? 'roads' : 'roads-n',
      box: `0 0 ${width} ${orbits.length * row + 8}`,
      title: words.roads,
      desc: words.roadsDesc,
    },
    rows.join(''),
  );
}
