/**
 * The horns of the Moon, drawn as in chapter X of the Surya-siddhanta. The Sun is below the horizon. The koti of twelve
 * angulas goes up from the Sun's level, the bhuja is horizontal, and the karna is the hypotenuse. The illuminated part
 * is turned along the karna. Its inner edge is a circle through the two horns and the end of the illuminated digits.
 * Facing west, south is on the left; facing east, north is on the left. Below are the thirty tithis as small moons.
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
  oneDecimal,
  type Point,
  RIM_AT_NIGHT,
  rect,
  sinD,
  sun,
  svg,
  text,
  title,
} from '../kit/geometry.ts';

export interface ChandraState {
  readonly now: number;
  readonly facing: 'west' | 'east';
  readonly digits: number;
  /** The bhuja in angulas, positive if the Moon is north of the Sun. Null at the pole. */
  readonly bhuja: number | null;
  readonly higher: 'north' | 'south' | 'level' | null;
  readonly seen: boolean | null;
  readonly up: boolean;
  /** The current tithi, 1–30, at the present time. */
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
/** The Moon's centre and radius, and the heights of the horizon and of the Sun. */
const [MX, MY, R, HORIZON, SUN_Y] = [190, 126, 66, 300, 338];
/** Units per angula, so that the koti of twelve reaches from the Sun's level to the Moon. */
const PER = (SUN_Y - MY) / 12;
/**
 * The longest bhuja that is drawn, in angulas. With a longer one the Sun would be outside the picture. The written
 * number is not limited.
 */
const WIDEST = 8;

export function drawChandra(state: ChandraState): Readonly<Record<'scene' | 'strip' | 'stripNarrow', string>> {
  return { scene: scene(state), strip: strip(state, 30), stripNarrow: strip(state, 15) };
}

export const chandraText = ({ digits, words }: ChandraState): string =>
  filled(words.digits, { digits: digits.toFixed(2) });

/**
 * The illuminated part, on the lower side: half of the rim, and the circle through both horns and the end of the
 * illuminated digits.
 */
export function crescent(r: number, digits: number): string {
  const q = r - (2 * r * digits) / 12;
  if (Math.abs(q) < 0.01) return `M${-r} 0A${r} ${r} 0 0 0 ${r} 0Z`;
  // four decimals, because a tenth of a unit would be half the width of a thin crescent
  const edge = Number(((r * r + q * q) / (2 * Math.abs(q))).toFixed(4));
  return `M${-r} 0A${r} ${r} 0 0 0 ${r} 0A${edge} ${edge} 0 0 ${q > 0 ? 1 : 0} ${-r} 0Z`;
}

/** The positions of the Sun and of the illuminated part. */
interface Placement {
  /** The Moon's distance to the right of the Sun in angulas, as drawn: at most `WIDEST` either way. */
  readonly toRight: number;
  readonly sunX: number;
  /** Rotation of the Moon's illuminated part, in degrees clockwise. */
  readonly tilt: number;
}

function placementOf({ facing, bhuja }: ChandraState): Placement {
  const north = bhuja ?? 0;
  // facing west, north is on the right, so a Moon north of the Sun is to the right of the Sun
  const toRight = Math.max(-WIDEST, Math.min(WIDEST, facing === 'west' ? north : -north));
  return { toRight, sunX: MX - toRight * PER, tilt: atan2D(toRight, 12) };
}

/** Labels on the night sky. Their outline keeps a star behind a word from looking like a part of it. */
const ON_NIGHT = { 'font-size': SMALL, ...RIM_AT_NIGHT };
const ON_GROUND = { 'font-size': SMALL, fill: 'var(--ink)' };

function scene(state: ChandraState): string {
  const { words, digits } = state;
  const placed = placementOf(state);
  const visibility = state.seen === false ? words.unseen : state.up ? '' : words.below;
  return svg(
    {
      id: 'scene',
      box: '0 0 380 372',
      title: words.scene,
      desc: filled(words.sceneDesc, { digits: digits.toFixed(2), horn: hornText(state), seen: visibility }),
    },
    background() +
      (state.bhuja === null ? '' : triangle(words, state.bhuja, placed)) +
      sunBelowHorizon(words, placed) +
      moonDisc(state, placed) +
      (state.higher === null ? '' : hornNames(state, placed)) +
      (visibility === '' ? '' : text(MX, 34, visibility, { ...CENTRE, ...ON_NIGHT, 'font-weight': 600 })) +
      directions(words, placed),
  );
}

const STARS: readonly Point[] = [
  [40, 40],
  [330, 60],
  [300, 190],
  [70, 150],
  [120, 70],
  [350, 130],
  [30, 220],
];

/** The sky at dusk with stars, the horizon and the ground. */
const background = (): string =>
  `<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--night)"/><stop offset=".84" stop-color="var(--night)"/><stop offset="1" stop-color="var(--sun)"/></linearGradient></defs>` +
  rect(0, 0, 380, HORIZON, { fill: 'url(#dusk)' }) +
  rect(0, HORIZON, 380, 72, { fill: 'var(--day)' }) +
  line(0, HORIZON, 380, HORIZON, { stroke: 'var(--ink)', 'stroke-width': 1.5 }) +
  STARS.map(([x, y]) => circle(x, y, 1.1, { fill: 'var(--on-night)', opacity: 0.7 })).join('');

/** Bhuja, koti and karna, with their lengths in angulas. */
function triangle(words: ChandraState['words'], bhuja: number, { toRight, sunX }: Placement): string {
  const karna = Math.hypot(12, bhuja).toFixed(1);
  const dashed = { 'stroke-dasharray': '4 4' };
  const sides =
    line(sunX, SUN_Y, MX, SUN_Y, { stroke: 'var(--good)' }) +
    line(MX, HORIZON, MX, MY, { stroke: 'var(--on-night)', ...dashed }) +
    line(MX, SUN_Y, MX, HORIZON, { stroke: 'var(--ink)', ...dashed }) +
    line(sunX, SUN_Y, MX, MY, { stroke: 'var(--sun)' });
  const isSunLeft = toRight >= 0;
  return (
    `<g fill="none" stroke-width="1.6">${sides}</g>` +
    text((sunX + MX) / 2, SUN_Y + 21, `${words.bhuja} ${Math.abs(bhuja).toFixed(1)}`, {
      ...CENTRE,
      'font-size': SMALL,
      fill: 'var(--good)',
    }) +
    text(MX + (isSunLeft ? 8 : -8), HORIZON - 84, `${words.koti} 12`, { ...(isSunLeft ? {} : END), ...ON_NIGHT }) +
    text(MX - toRight * PER * 0.52 + (isSunLeft ? -12 : 12), HORIZON - 64, `${words.karna} ${karna}`, {
      ...(isSunLeft ? END : {}),
      ...ON_NIGHT,
    })
  );
}

const sunBelowHorizon = (words: ChandraState['words'], { toRight, sunX }: Placement): string =>
  sun(sunX, SUN_Y, 9) +
  text(sunX + (toRight >= 0 ? -20 : 20), SUN_Y + 5, words.sun, { ...(toRight >= 0 ? END : {}), ...ON_GROUND });

/** The Moon, rotated along the karna: the illuminated part, the line of the horns, and a scale of twelve digits. */
function moonDisc({ digits, seen, up }: ChandraState, { tilt }: Placement): string {
  const lit =
    seen === false ? { fill: 'none', stroke: 'var(--moon)', 'stroke-dasharray': '3 3' } : { fill: 'var(--moon)' };
  const scale = Array.from({ length: 13 }, (_, i) => {
    const y = R - (i * R) / 6;
    return line(-3, y, 3, y, {
      stroke: i <= digits ? 'var(--night)' : 'var(--on-night)',
      'stroke-opacity': i % 3 ? 0.5 : 1,
    });
  });
  return (
    `<g transform="translate(${MX} ${MY}) rotate(${oneDecimal(tilt)})" opacity="${up ? 1 : 0.55}">` +
    circle(0, 0, R, { fill: 'var(--night)' }) +
    circle(0, 0, R, { fill: 'var(--on-night)', opacity: 0.12 }) +
    el('path', { class: 'lit', d: crescent(R, digits), ...lit, 'data-digits': digits.toFixed(4) }) +
    line(-R - 12, 0, R + 12, 0, { stroke: 'var(--on-night)', 'stroke-opacity': 0.55, 'stroke-dasharray': '3 4' }) +
    scale.join('') +
    '</g>'
  );
}

/** The words `north` and `south` at the horns, and which horn is higher. */
function hornNames({ facing, higher, words }: ChandraState, { tilt }: Placement): string {
  const [dx, dy] = [cosD(tilt) * (R + 16), sinD(tilt) * (R + 16)];
  const [left, right] = facing === 'west' ? [words.south, words.north] : [words.north, words.south];
  return (
    text(MX - dx, MY - dy + 4, left, { ...END, ...ON_NIGHT }) +
    text(MX + dx, MY + dy + 4, right, ON_NIGHT) +
    (higher === 'level'
      ? text(MX, MY - R - 12, words.level, { ...CENTRE, ...ON_NIGHT })
      : tilt > 0
        ? text(MX - dx, MY - dy - 13, words.higher, { ...END, ...ON_NIGHT, 'font-weight': 600 })
        : text(MX + dx, MY + dy - 13, words.higher, { ...ON_NIGHT, 'font-weight': 600 }))
  );
}

/** The directions at the left and right ends of the horizon, and the direction of view. */
const directions = (words: ChandraState['words'], { toRight }: Placement): string =>
  text(8, HORIZON + 20, words.left, ON_GROUND) +
  text(372, HORIZON + 20, words.right, { ...END, ...ON_GROUND }) +
  text(toRight < 0 ? 8 : 372, HORIZON + 64, words.facing, { ...(toRight < 0 ? {} : END), ...ON_GROUND });

const hornText = ({ higher, words }: ChandraState): string =>
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
