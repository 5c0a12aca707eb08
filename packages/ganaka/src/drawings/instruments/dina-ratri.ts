/**
 * One Sun and four cities. The Earth is seen from above Meru, with the north pole in the middle and the equator as the
 * rim. East is counterclockwise, and the Sun moves clockwise. Below is the diurnal circle of each city and of the
 * place, cut by its horizon.
 */
import { dayPartAt, type PartOfDay } from '../day/day-parts.ts';
import {
  arc,
  CENTRE,
  circle,
  cosD,
  END,
  el,
  filled,
  hatch,
  line,
  mod,
  n1,
  oneDecimal,
  path,
  pt,
  RIM,
  RIM_AT_NIGHT,
  sinD,
  spoke,
  sun,
  svg,
  text,
  title,
} from '../kit/geometry.ts';
import { nightPath } from '../kit/night.ts';
import { clockAt, type Samples, sampledAt } from '../kit/samples.ts';

export interface DinaRatriState {
  readonly now: number;
  readonly declination: number;
  readonly samples: Samples;
  readonly cities: readonly { readonly sa: string; readonly name: string; readonly east: number }[];
  readonly place: {
    readonly name: string;
    readonly east: number;
    readonly latitude: number;
    /** Kshitijya (Rsine of the horizon's offset) over the radius of the diurnal circle. */
    readonly cut: number | null;
  };
  readonly parts: Readonly<Record<PartOfDay, string>>;
  readonly words: {
    readonly globe: string;
    readonly globeDesc: string;
    readonly dialDesc: string;
    readonly meru: string;
    readonly ujjain: string;
    readonly east: string;
    readonly west: string;
    readonly up: string;
    readonly down: string;
  };
}

/** Radius of the Earth as seen from above Meru. */
export const R = 114;
const UJJAIN_LAT = 23.2;
const SMALL = 14.4;
/** Size of a dial's letters, so that three dials fit in a row on a phone. */
const DIAL = 15.8;
/** The direction of a longitude. Lanka's meridian points down. */
const dir = (eastOfLanka: number): number => 180 - eastOfLanka;

const sunEast = ({ samples, now }: DinaRatriState): number => sampledAt(samples, 'subsolar_lon', now, 360) ?? 0;
/** Local solar time at a meridian, in hours. */
const hourAt = (state: DinaRatriState, east: number): number => mod(12 + (east - sunEast(state)) / 15, 24);
/** The clock time of an hour. A minute that is almost complete is rounded up. */
const clockOf = (hour: number): string => clockAt(hour * 3_600_000 + 0.06, 0);
const partAt = (hour: number): PartOfDay => dayPartAt((hour - 12) * 15);

/** Draws both pictures. `land` is the path of `meruLand` for the radius of this Earth. */
export function drawDinaRatri(state: DinaRatriState, land: string): Readonly<Record<'globe' | 'dials', string>> {
  return { globe: globe(state, land), dials: dials(state) };
}

/** Time and part of the day at Lanka. */
export function dinaRatriText(state: DinaRatriState): string {
  const hour = hourAt(state, 0);
  return `${state.cities[0]?.name ?? ''} ${clockOf(hour)}, ${state.parts[partAt(hour)]}`;
}

function globe(state: DinaRatriState, land: string): string {
  const { declination, words } = state;
  const lon = mod(sunEast(state), 360);
  const a = dir(lon);
  const [sx, sy] = pt(R + 25, a);
  const [ax, ay] = pt(R + 25, a + 25);
  const grid = [30, 60].map((lat) =>
    circle(0, 0, R * (1 - lat / 90), {
      fill: 'none',
      stroke: 'var(--soft)',
      'stroke-opacity': 0.35,
      'stroke-dasharray': '2 4',
    }),
  );
  const meridians = Array.from({ length: 12 }, (_, i) =>
    spoke(6, R, i * 30, { stroke: 'var(--soft)', 'stroke-opacity': 0.22 }),
  );
  const dial = Array.from({ length: 60 }, (_, i) =>
    spoke(R + 3, R + (i % 5 ? 6 : 10), a + i * 6, { stroke: 'var(--soft)', 'stroke-opacity': i % 5 ? 0.6 : 1 }),
  );
  const [ux, uy] = pt(R * (1 - UJJAIN_LAT / 90), dir(0));
  const [px, py] = pt(R * (1 - Math.max(state.place.latitude, 0) / 90), dir(state.place.east));
  const north = state.place.latitude >= 0;
  /** The text style for day or night, by the Sun's height at a latitude on Lanka's meridian. */
  const wordsAt = (lat: number) =>
    sinD(lat) * sinD(declination) + cosD(lat) * cosD(declination) * cosD(lon) < 0
      ? RIM_AT_NIGHT
      : { fill: 'var(--ink)', ...RIM };
  return svg(
    {
      id: 'globe',
      box: '-204 -224 408 450',
      title: words.globe,
      desc: filled(words.globeDesc, {
        cities: state.cities.map((city) => `${city.name} ${clockOf(hourAt(state, city.east))}`).join(', '),
      }),
    },
    circle(0, 0, R, { fill: 'var(--day)' }) +
      path(land, { fill: 'var(--soft)', opacity: 0.34 }) +
      grid.join('') +
      meridians.join('') +
      path(
        nightPath(R, declination, (hour) => dir(lon + hour)),
        {
          class: 'night',
          'fill-rule': 'evenodd',
          fill: 'var(--night)',
          opacity: 0.78,
        },
      ) +
      circle(0, 0, R, { fill: 'none', stroke: 'var(--ink)', 'stroke-width': 1.4 }) +
      dial.join('') +
      circle(0, 0, 4, { fill: 'var(--panel)', stroke: 'var(--ink)' }) +
      text(8, -6, words.meru, { 'font-size': SMALL, ...wordsAt(90) }) +
      circle(ux, uy, 2.6, { fill: 'var(--accent)', stroke: 'var(--panel)' }) +
      text(ux - 6, uy + 4, words.ujjain, { ...END, 'font-size': SMALL, ...wordsAt(UJJAIN_LAT) }) +
      (north
        ? circle(
            px,
            py,
            3.4,
            { fill: 'var(--sky)', stroke: 'var(--panel)', 'stroke-width': 1.2, class: 'here' },
            title(state.place.name),
          )
        : '') +
      el(
        'g',
        { class: 'hand', 'data-longitude': lon.toFixed(3) },
        spoke(0, R + 14, a, { stroke: 'var(--sun)', 'stroke-width': 1.2, 'stroke-dasharray': '3 4' }) + sun(sx, sy, 9),
      ) +
      path(arc(R + 25, a + 9, a + 25), { fill: 'none', stroke: 'var(--sun)', 'stroke-width': 1.6 }) +
      path('M-1 -4L5 0L-1 4Z', {
        transform: `translate(${ax} ${ay}) rotate(${oneDecimal(a + 25)})`,
        fill: 'var(--sun)',
      }) +
      state.cities.map((city) => cityMark(state, city)).join(''),
  );
}

function cityMark(state: DinaRatriState, { sa, name, east }: DinaRatriState['cities'][number]): string {
  const hour = hourAt(state, east);
  const lit = hour >= 6 && hour < 18;
  const [x, y] = pt(R, dir(east));
  const turn = mod(east, 360);
  const side = turn === 90 || turn === 270;
  const lx = turn === 90 ? R + 14 : turn === 270 ? -R - 14 : 0;
  const alone = name === sa;
  // one line less if the name is only in one script
  const ly = side ? (alone ? -14 : -22) : turn === 0 ? R + 56 : -R - (alone ? 76 : 92);
  const below = alone ? ly + 20 : ly + 33;
  const anchor = turn === 90 ? {} : turn === 270 ? END : CENTRE;
  return (
    circle(x, y, 6.5, { fill: lit ? 'var(--sun)' : 'var(--night)', stroke: 'var(--panel)', 'stroke-width': 2 }) +
    circle(x, y, 7.5, { fill: 'none', stroke: 'var(--ink)' }) +
    text(lx, ly, sa, { ...anchor, class: 't', 'font-size': 17, fill: 'var(--ink)', ...RIM }) +
    (alone ? '' : text(lx, ly + 16, name, { ...anchor, 'font-size': SMALL, fill: 'var(--soft)', ...RIM })) +
    text(lx, below, clockOf(hour), {
      ...anchor,
      'font-size': 14.5,
      'font-weight': 600,
      fill: 'var(--accent)',
      ...RIM,
      'data-city': name,
    }) +
    text(lx, below + 16, state.parts[partAt(hour)], { ...anchor, 'font-size': SMALL, fill: 'var(--ink)', ...RIM })
  );
}

function dials(state: DinaRatriState): string {
  const { place } = state;
  // all dials have the same height, so if one of them has its name above it, all reserve the room
  const tall = state.cities.some(({ sa, name }) => sa !== name);
  const all = [
    ...state.cities.map((city) => dial(state, city, city.east, 0, tall)),
    dial(
      state,
      { sa: '', name: place.name },
      place.east,
      place.cut ?? (place.latitude * state.declination > 0 ? 1 : -1),
      tall,
    ),
  ];
  return all.join('');
}

/** One dial. The part above the line is day; the kshitijya moves the horizon up or down from the centre. */
function dial(
  state: DinaRatriState,
  { sa, name }: { readonly sa: string; readonly name: string },
  east: number,
  k: number,
  tall: boolean,
): string {
  const { words } = state;
  const r = 44;
  const cut = Math.max(-1, Math.min(1, k));
  const y = n1(cut * r);
  const half = (Math.acos(-cut) * 180) / Math.PI;
  const w = n1(Math.sqrt(Math.max(0, r * r - y * y)));
  const hour = hourAt(state, east);
  const a = (hour - 12) * 15;
  const up = Math.abs(mod(a + 180, 360) - 180) < half;
  const [x, sy] = pt(r, a);
  const rim = `M${-w} ${y}A${r} ${r} 0 ${half > 90 ? 1 : 0} 1 ${w} ${y}`;
  // above the horizon, or below it if the Sun is there; `Sheet` is not used, because it would make the script too large
  const clear = (edge: number): number => (Math.hypot(edge - x, y - 10 - sy) > 16 ? y - 5 : y + 16);
  const soft = { 'font-size': DIAL, fill: 'var(--soft)' };
  const id = `dial-${mod(Math.round(east * 100), 36_000)}`;
  const light =
    w > 1
      ? path(`${rim}Z`, { fill: 'var(--day)' }) + path(rim, { fill: 'none', stroke: 'var(--sun)', 'stroke-width': 2.4 })
      : cut >= 1
        ? circle(0, 0, r, { fill: 'var(--day)', stroke: 'var(--sun)', 'stroke-width': 2.4 })
        : circle(0, 0, r, { fill: `url(#${id}-h)` });
  return svg(
    {
      id,
      box: tall ? '-64 -82 128 172' : '-64 -64 128 154',
      title: name,
      desc: filled(words.dialDesc, { name, clock: clockOf(hour), sun: up ? words.up : words.down }),
      class: 'dial',
    },
    (w > 1 || cut >= 1 ? '' : el('defs', {}, hatch(`${id}-h`))) +
      circle(0, 0, r, { fill: 'var(--night)', opacity: 0.85 }) +
      light +
      line(-60, y, 60, y, { stroke: 'var(--ink)', 'stroke-width': 1.3 }) +
      (Math.abs(y) > 2
        ? line(0, 0, 0, y, { stroke: 'var(--accent)', 'stroke-width': 2.5 }) +
          circle(0, 0, 2, { fill: 'var(--accent)' })
        : '') +
      (up ? sun(x, sy, 6) : circle(x, sy, 5.5, { fill: 'none', stroke: 'var(--sun)', 'stroke-width': 2 })) +
      text(-60, clear(-55), words.east, soft) +
      text(60, clear(55), words.west, { ...END, ...soft }) +
      (sa === '' || sa === name
        ? ''
        : text(0, -62, sa, { ...CENTRE, class: 't', 'font-size': 16, fill: 'var(--ink)' })) +
      text(0, 66, name, { ...CENTRE, 'font-size': DIAL, fill: 'var(--ink)' }) +
      text(0, 84, clockOf(hour), { ...CENTRE, 'font-size': DIAL, fill: 'var(--soft)' }),
  );
}
