/**
 * The earth as a globe that can be turned: the meridian of Lanka, Ujjain and Meru, the circles of the zones with their yojanas, the
 * four cities, the place, the night. Beside it the orbits unrolled as roads: on each a bead has run the same way since yesterday.
 */
import {
  circle,
  cosD,
  END,
  el,
  filled,
  line,
  mod,
  n1,
  outline,
  type Point,
  path,
  pt,
  RIM,
  sinD,
  svg,
  text,
  title,
} from './geometry.ts';
import { coast } from './land.ts';

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

const R = 150;
/** Seen from a little north of the equator. */
const TILT = 18;
const SMALL = 14.2;

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Above nought on the side that faces us. */
  readonly z: number;
}

function project(turn: number, lon: number, lat: number): Spot {
  const l = lon - turn;
  return {
    x: R * cosD(lat) * sinD(l),
    y: -R * (cosD(TILT) * sinD(lat) - sinD(TILT) * cosD(lat) * cosD(l)),
    z: sinD(TILT) * sinD(lat) + cosD(TILT) * cosD(lat) * cosD(l),
  };
}

export function drawBhugola(state: BhugolaState): Readonly<Record<'globe' | 'roads' | 'roadsNarrow', string>> {
  return { globe: globe(state), roads: roads(state, 512), roadsNarrow: roads(state, 350) };
}

export const saidOfBhugola = ({ turn }: BhugolaState): string => `${Math.round(mod(turn + 180, 360) - 180)}°`;

/** The visible runs of a line on the globe. */
function seen(turn: number, points: readonly Point[]): string {
  let d = '';
  let pen = false;
  for (const [lon, lat] of points) {
    const { x, y, z } = project(turn, lon, lat);
    if (z < 0) {
      pen = false;
      continue;
    }
    d += `${pen ? 'L' : 'M'}${n1(x)} ${n1(y)}`;
    pen = true;
  }
  return d;
}

/** A land: points behind the limb are drawn out to it, so that the shape closes along the rim. */
function landPath(turn: number, ring: readonly Point[]): string {
  const spots = ring.map(([lon, lat]) => project(turn, lon, lat));
  if (spots.every(({ z }) => z < 0)) return '';
  const drawn: Point[] = [];
  for (const { x, y, z } of spots) {
    const k = z < 0 ? R / (Math.hypot(x, y) || 1) : 1;
    const [px, py] = [Math.round(x * k), Math.round(y * k)];
    const last = drawn.at(-1);
    // nearer than two units no eye tells them apart
    if (last === undefined || Math.abs(px - last[0]) + Math.abs(py - last[1]) > 1) drawn.push([px, py]);
  }
  return drawn.length > 3 ? outline(drawn) : '';
}

const parallel = (lat: number): Point[] => Array.from({ length: 91 }, (_, i) => [i * 4 - 180, lat]);

/** Drawn out to the rim of the globe. */
function limb({ x, y, z }: Spot = { x: R, y: 0, z: 0 }): Spot {
  const k = R / (Math.hypot(x, y) || 1);
  return { x: x * k, y: y * k, z };
}

/** The dark side: the circle ninety degrees from the Sun, closed along the limb on the side away from him. */
function night(turn: number, { latitude, longitude }: BhugolaState['subsolar']): string {
  const steps = 120;
  const spots = Array.from({ length: steps }, (_, i) => {
    const a = (i * 360) / steps;
    const lat = (Math.asin(Math.max(-1, Math.min(1, cosD(latitude) * cosD(a)))) * 180) / Math.PI;
    const lon = longitude + (Math.atan2(sinD(a), -sinD(latitude) * cosD(a)) * 180) / Math.PI;
    return project(turn, lon, lat);
  });
  const away = project(turn, longitude + 180, -latitude);
  const first = spots.findIndex(({ z }, i) => z >= 0 && (spots[(i + steps - 1) % steps]?.z ?? 0) < 0);
  if (first < 0) return away.z > 0 ? `M${-R} 0A${R} ${R} 0 1 0 ${R} 0A${R} ${R} 0 1 0 ${-R} 0Z` : '';
  const run: Spot[] = [];
  for (let i = 0; i < steps; i++) {
    const spot = spots[(first + i) % steps];
    if (spot === undefined || spot.z < 0) break;
    run.push(spot);
  }
  if (run.length === 0) return '';
  // the arc along the limb must begin and end on it: a little inside, a half circle of the same radius bulges elsewhere
  const [head, tail] = [limb(run[0]), limb(run.at(-1))];
  const angle = ({ x, y }: Spot): number => (Math.atan2(y, x) * 180) / Math.PI;
  const whole = mod(angle(head) - angle(tail), 360);
  const sweep = mod(angle(away) - angle(tail), 360) > whole ? 0 : 1;
  const big = (sweep === 1 ? whole : 360 - whole) > 180 ? 1 : 0;
  const edge = [head, ...run, tail].map(({ x, y }) => `${n1(x)} ${n1(y)}`);
  return `M${edge.join('L')}A${R} ${R} 0 ${big} ${sweep} ${n1(head.x)} ${n1(head.y)}Z`;
}

function globe(state: BhugolaState): string {
  const { turn, words, meridian } = state;
  const circles = state.zones.flatMap(({ latitude, label }, i) =>
    (latitude === 0 ? [0] : [latitude, -latitude]).map((lat) => {
      const far = latitude > 50;
      const stroke = latitude === 0 ? 'var(--ink)' : far ? 'var(--sky)' : 'var(--accent)';
      const d = seen(turn, parallel(lat));
      if (d === '') return '';
      const edge = parallel(lat)
        .map(([lon, at]) => project(turn, lon, at))
        .filter(({ z }) => z >= 0)
        .sort((a, b) => b.x - a.x)[0];
      const told = edge !== undefined && (!far || lat > 0) && !(far && i > 2);
      return (
        path(d, {
          fill: 'none',
          stroke,
          'stroke-width': latitude === 0 ? 1.8 : 1.2,
          ...(latitude !== 0 && { 'stroke-dasharray': '4 3' }),
        }) +
        (told
          ? text(Math.max(edge.x, far ? 92 : 0) + 7, edge.y + (far ? -8 : 4), label, {
              'font-size': SMALL,
              fill: stroke,
            })
          : '')
      );
    }),
  );
  const marks = state.marks.map(({ name, lon, lat, place }) => {
    const { x, y, z } = project(turn, lon, lat);
    if (z < -0.01) return '';
    const left = !place && lat < 60;
    return (
      circle(x, y, place ? 4.6 : 4, {
        fill: place ? 'var(--sky)' : 'var(--accent)',
        stroke: 'var(--panel)',
        'stroke-width': 1.5,
      }) +
      text(x + (left ? -8 : 8), y + (lat > 80 ? -7 : 4), name, {
        ...(left ? END : {}),
        'font-size': SMALL,
        fill: 'var(--ink)',
        ...RIM,
        stroke: 'var(--day)',
      })
    );
  });
  const meridianLine = Array.from({ length: 46 }, (_, i): Point => [meridian, i * 4 - 90]);
  return svg(
    {
      id: 'globe',
      box: '-160 -172 404 330',
      title: words.globe,
      desc: filled(words.globeDesc, {
        names: state.marks.map(({ name }) => name).join(', '),
        turn: saidOfBhugola(state),
      }),
    },
    circle(0, 0, R, { fill: 'var(--day)' }) +
      path(
        coast()
          .map((ring) => landPath(turn, ring))
          .join(''),
        { fill: 'var(--soft)', opacity: 0.36 },
      ) +
      path(night(turn, state.subsolar), { class: 'night', fill: 'var(--night)', opacity: 0.6 }) +
      circles.join('') +
      path(seen(turn, meridianLine), { fill: 'none', stroke: 'var(--accent)', 'stroke-width': 2 }) +
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
