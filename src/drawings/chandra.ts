/**
 * The horns of the Moon as in the tenth chapter: the Sun under the horizon, the koti of twelve upright from his level,
 * the bhuja level, the karna between them; the lit part turned along the karna, bounded by a circle through the two
 * horns and the end of the lit digits. Facing west south is on the left, facing east north is. Below, the thirty tithis
 * as small moons.
 */
import {
  atan2D,
  CENTRE,
  circle,
  cosD,
  END,
  el,
  filled,
  line,
  moon,
  RIM_AT_NIGHT,
  rect,
  said1,
  sinD,
  sun,
  svg,
  text,
  title,
} from './geometry.ts';

export interface ChandraState {
  readonly now: number;
  readonly facing: 'west' | 'east';
  readonly digits: number;
  /** Angula; north of the Sun positive. Null at the pole. */
  readonly bhuja: number | null;
  readonly higher: 'north' | 'south' | 'level' | null;
  readonly seen: boolean | null;
  readonly up: boolean;
  /** Running tithi, 1–30, at the present. */
  readonly tithi: number;
  readonly phases: readonly { readonly name: string; readonly day: string; readonly start: number }[];
  readonly words: {
    readonly scene: string;
    readonly sceneDesc: string;
    readonly strip: string;
    readonly stripDesc: string;
    readonly sun: string;
    readonly bhuja: string;
    readonly koti: string;
    readonly karna: string;
    readonly north: string;
    readonly south: string;
    readonly higher: string;
    readonly level: string;
    readonly facing: string;
    readonly left: string;
    readonly right: string;
    readonly unseen: string;
    readonly below: string;
    readonly digits: string;
  };
}

const SMALL = 13.5;
/** Moon's centre, her radius, the horizon and the Sun's level. */
const [MX, MY, R, HORIZON, SUN_Y] = [190, 126, 66, 300, 338];
/** Units to an angula: the koti of twelve reaches from the Sun's level to the Moon. */
const PER = (SUN_Y - MY) / 12;
/** A long bhuja is drawn shorter, so that the Sun stays in the picture; its number is printed. */
const WIDEST = 8;

export function drawChandra(state: ChandraState): Readonly<Record<'scene' | 'strip' | 'stripNarrow', string>> {
  return { scene: scene(state), strip: strip(state, 30), stripNarrow: strip(state, 15) };
}

export const saidOfChandra = ({ digits, words }: ChandraState): string =>
  filled(words.digits, { digits: digits.toFixed(2) });

/** The lit part toward the foot: half rim below, inner edge the circle through both horns and the digit's end. */
export function crescent(r: number, digits: number): string {
  const q = r - (2 * r * digits) / 12;
  if (Math.abs(q) < 0.01) return `M${-r} 0A${r} ${r} 0 0 0 ${r} 0Z`;
  // of a thin crescent a tenth of a unit more or less would be half its width
  const edge = Number(((r * r + q * q) / (2 * Math.abs(q))).toFixed(4));
  return `M${-r} 0A${r} ${r} 0 0 0 ${r} 0A${edge} ${edge} 0 0 ${q > 0 ? 1 : 0} ${-r} 0Z`;
}

function scene(state: ChandraState): string {
  const { words, digits, facing } = state;
  const bhuja = state.bhuja ?? 0;
  // facing west north is on the right: a Moon north of the Sun is to his right
  const toRight = facing === 'west' ? bhuja : -bhuja;
  const drawn = Math.max(-WIDEST, Math.min(WIDEST, toRight));
  const sx = MX - drawn * PER;
  const tilt = atan2D(drawn, 12);
  const karna = Math.hypot(12, bhuja).toFixed(1);
  const stars = [
    [40, 40],
    [330, 60],
    [300, 190],
    [70, 150],
    [120, 70],
    [350, 130],
    [30, 220],
  ].map(([x = 0, y = 0]) => circle(x, y, 1.1, { fill: 'var(--on-night)', opacity: 0.7 }));
  const marks = Array.from({ length: 13 }, (_, i) => {
    const y = R - (i * R) / 6;
    return line(-3, y, 3, y, {
      stroke: i <= digits ? 'var(--night)' : 'var(--on-night)',
      'stroke-opacity': i % 3 ? 0.5 : 1,
    });
  });
  const seen = state.seen !== false;
  const disc = seen
    ? el('path', { class: 'lit', d: crescent(R, digits), fill: 'var(--moon)', 'data-digits': digits.toFixed(4) })
    : el('path', {
        class: 'lit',
        d: crescent(R, digits),
        fill: 'none',
        stroke: 'var(--moon)',
        'stroke-dasharray': '3 3',
        'data-digits': digits.toFixed(4),
      });
  // a star behind a word is not part of it
  const onNight = { 'font-size': SMALL, ...RIM_AT_NIGHT };
  const [hx, hy] = [cosD(tilt) * (R + 16), sinD(tilt) * (R + 16)];
  const leftHigher = tilt > 0;
  const [leftName, rightName] = facing === 'west' ? [words.south, words.north] : [words.north, words.south];
  const horns =
    state.higher === null
      ? ''
      : text(MX - hx, MY - hy + 4, leftName, { ...END, ...onNight }) +
        text(MX + hx, MY + hy + 4, rightName, onNight) +
        (state.higher === 'level'
          ? text(MX, MY - R - 12, words.level, { ...CENTRE, ...onNight })
          : leftHigher
            ? text(MX - hx, MY - hy - 13, words.higher, { ...END, ...onNight, 'font-weight': 600 })
            : text(MX + hx, MY + hy - 13, words.higher, { ...onNight, 'font-weight': 600 }));
  const triangle =
    state.bhuja === null
      ? ''
      : `<g fill="none" stroke-width="1.6">${line(sx, SUN_Y, MX, SUN_Y, { stroke: 'var(--good)' })}${line(MX, HORIZON, MX, MY, { stroke: 'var(--on-night)', 'stroke-dasharray': '4 4' })}${line(MX, SUN_Y, MX, HORIZON, { stroke: 'var(--ink)', 'stroke-dasharray': '4 4' })}${line(sx, SUN_Y, MX, MY, { stroke: 'var(--sun)' })}</g>` +
        text((sx + MX) / 2, SUN_Y + 21, `${words.bhuja} ${Math.abs(bhuja).toFixed(1)}`, {
          ...CENTRE,
          'font-size': SMALL,
          fill: 'var(--good)',
        }) +
        text(MX + (drawn >= 0 ? 8 : -8), HORIZON - 84, `${words.koti} 12`, { ...(drawn >= 0 ? {} : END), ...onNight }) +
        text(MX - drawn * PER * 0.52 + (drawn >= 0 ? -12 : 12), HORIZON - 64, `${words.karna} ${karna}`, {
          ...(drawn >= 0 ? END : {}),
          ...onNight,
        });
  const state_ = !seen ? words.unseen : state.up ? '' : words.below;
  return svg(
    {
      id: 'scene',
      box: '0 0 380 372',
      title: words.scene,
      desc: filled(words.sceneDesc, { digits: digits.toFixed(2), horn: hornSaid(state), seen: state_ }),
    },
    `<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--night)"/><stop offset=".84" stop-color="var(--night)"/><stop offset="1" stop-color="var(--sun)"/></linearGradient></defs>` +
      rect(0, 0, 380, HORIZON, { fill: 'url(#dusk)' }) +
      rect(0, HORIZON, 380, 72, { fill: 'var(--day)' }) +
      line(0, HORIZON, 380, HORIZON, { stroke: 'var(--ink)', 'stroke-width': 1.5 }) +
      stars.join('') +
      triangle +
      sun(sx, SUN_Y, 9) +
      text(sx + (drawn >= 0 ? -20 : 20), SUN_Y + 5, words.sun, {
        ...(drawn >= 0 ? END : {}),
        'font-size': SMALL,
        fill: 'var(--ink)',
      }) +
      `<g transform="translate(${MX} ${MY}) rotate(${said1(tilt)})" opacity="${state.up ? 1 : 0.55}">` +
      circle(0, 0, R, { fill: 'var(--night)' }) +
      circle(0, 0, R, { fill: 'var(--on-night)', opacity: 0.12 }) +
      disc +
      line(-R - 12, 0, R + 12, 0, { stroke: 'var(--on-night)', 'stroke-opacity': 0.55, 'stroke-dasharray': '3 4' }) +
      marks.join('') +
      '</g>' +
      horns +
      (state_ === '' ? '' : text(MX, 34, state_, { ...CENTRE, ...onNight, 'font-weight': 600 })) +
      text(8, HORIZON + 20, words.left, { 'font-size': SMALL, fill: 'var(--ink)' }) +
      text(372, HORIZON + 20, words.right, { ...END, 'font-size': SMALL, fill: 'var(--ink)' }) +
      text(drawn < 0 ? 8 : 372, HORIZON + 64, words.facing, {
        ...(drawn < 0 ? {} : END),
        'font-size': SMALL,
        fill: 'var(--ink)',
      }),
  );
}

const hornSaid = ({ higher, words }: ChandraState): string =>
  higher === null ? '–' : higher === 'level' ? words.level : higher === 'north' ? words.north : words.south;

function strip({ phases, tithi, words }: ChandraState, perRow: number): string {
  const wide = perRow === 30;
  const width = wide ? 1120 : 358;
  const cell = width / perRow;
  const moons = phases.map(({ name, day }, i) => {
    const [x, y] = [(i % perRow) * cell + cell / 2, 22 + Math.floor(i / perRow) * 56];
    const current = i + 1 === tithi;
    const frame = current
      ? rect(x - cell / 2 + 1, y - 19, cell - 2, 52, {
          rx: 6,
          fill: 'none',
          stroke: 'var(--accent)',
          'stroke-width': 2,
        })
      : '';
    return (
      `<g data-tithi="${i + 1}">${title(`${name}, ${day}`)}${frame}${moon(x, y, wide ? 13 : 9.5, i * 12 + 6)}` +
      `${text(x, y + 27, String(i === 29 ? 30 : (i % 15) + 1), { ...CENTRE, 'font-size': wide ? 14 : 13.3, fill: current ? 'var(--accent)' : 'var(--soft)' })}</g>`
    );
  });
  return svg(
    {
      id: wide ? 'strip' : 'strip-n',
      box: `0 0 ${width} ${(30 / perRow) * 56 + 2}`,
      title: words.strip,
      desc: filled(words.stripDesc, { tithi: phases[tithi - 1]?.name ?? '' }),
    },
    moons.join(''),
  );
}
