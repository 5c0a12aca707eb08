/**
 * Eight directions as on a map, with north at the top: the marks in each, the verdicts of the four main directions, and
 * the direction of travel.
 */
import { circle, el, MIDDLE, n1, pt, quoted, ring, spoke, text, title } from '../kit/geometry.ts';

export const EIGHT = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;
export type CompassPoint = (typeof EIGHT)[number];

/** The bearing of a direction in degrees, clockwise from north. */
export const bearingOf = (side: CompassPoint): number => EIGHT.indexOf(side) * 45;

/** A mark in a direction, as one letter on a disc. */
export interface CompassSeat {
  readonly side: CompassPoint;
  readonly letter: string;
  /** Whether the mark is against the direction of travel. */
  readonly against: boolean;
  readonly words: string;
}

/** What a compass shows. */
export interface Compass {
  readonly language: string;
  readonly title: string;
  readonly words: string;
  /** Names in the reader's language and in Devanagari. On a Hindi page the second is empty. */
  readonly names: Readonly<Record<CompassPoint, readonly [name: string, devanagari: string]>>;
  /** The verdicts. Only some directions have one. */
  readonly grades: Partial<Readonly<Record<CompassPoint, 'good' | 'part' | 'bad'>>>;
  readonly seats: readonly CompassSeat[];
  /** The parigha (a bar from north-west to south-east) in words, at times when it applies. */
  readonly bar?: { readonly words: string; readonly against: boolean };
  readonly going: CompassPoint;
}

const HALF = 215;
const RIM = 132;
const HUB = 36;
const NAMES = 168;
const DISC = 14.5;

/** A compass of eight directions as an SVG text, with north at the top. */
export function drawCompass(compass: Compass): string {
  const { language, title: name, words, names, grades, going } = compass;
  const sectors = EIGHT.map((side) => {
    const at = bearingOf(side);
    const grade = grades[side];
    return `<path class="sector ${grade ?? 'unasked'}${side === going ? ' going' : ''}" data-side="${side}" d="${ring(HUB + 8, RIM, at - 21.6, at + 21.6)}"/>`;
  });
  const labels = EIGHT.map((side) => {
    const [x, y] = pt(NAMES, bearingOf(side));
    const [text, devanagari] = names[side];
    const style = side === going ? 'name going' : 'name';
    return devanagari === ''
      ? `<text class="${style}" x="${x}" y="${y + 6}">${quoted(text)}</text>`
      : `<text class="${style}" x="${x}" y="${n1(y - 3)}">${quoted(devanagari)}</text><text class="small" x="${x}" y="${n1(y + 15)}">${quoted(text)}</text>`;
  });
  return (
    `<svg class="compass" lang="${language}" viewBox="${-HALF} ${-HALF + 15} ${HALF * 2} ${HALF * 2 - 30}" role="img" aria-label="${quoted(name)}">` +
    `${title(name)}<desc>${quoted(words)}</desc>${sectors.join('')}${labels.join('')}` +
    barOf(compass) +
    arrow(bearingOf(going)) +
    seatsOf(compass) +
    '</svg>'
  );
}

const arrow = (bearing: number): string =>
  el(
    'g',
    { class: 'arrow', transform: `rotate(${bearing})`, 'data-bearing': bearing },
    `<circle r="${HUB}"/><path d="M0 -30L9 6H-9Z"/><circle class="pin" r="7"/>`,
  );

const barOf = ({ bar }: Compass): string =>
  bar === undefined
    ? ''
    : el(
        'g',
        { class: bar.against ? 'bar against' : 'bar', 'data-side': 'northwest' },
        `${title(bar.words)}${spoke(HUB + 4, RIM + 8, bearingOf('northwest'), {})}${spoke(HUB + 4, RIM + 8, bearingOf('southeast'), {})}`,
      );

/** The positions for one, two … marks in a direction: distance from the centre, and degrees from the bearing. */
const PLACES: readonly (readonly (readonly [r: number, beside: number])[])[] = [
  [[92, 0]],
  [
    [100, -10],
    [100, 10],
  ],
  [
    [110, -9],
    [110, 9],
    [76, 0],
  ],
  [
    [114, -9],
    [114, 9],
    [78, -13],
    [78, 13],
  ],
];
/** The positions for five or six marks. There are never more in one direction. */
const MANY: readonly (readonly [number, number])[] = [
  [118, -15],
  [118, 0],
  [118, 15],
  [84, -10.5],
  [84, 10.5],
  [52, 0],
];

function seatsOf({ seats }: Compass): string {
  return EIGHT.flatMap((side) => {
    const mine = seats.filter((seat) => seat.side === side);
    const places = PLACES[mine.length - 1] ?? MANY;
    return mine.map(({ letter, against, words }, i) => {
      const [r, beside] = places[i] ?? [92, 0];
      const [x, y] = pt(r, bearingOf(side) + beside);
      return el(
        'g',
        { class: against ? 'seat against' : 'seat', 'data-side': side },
        `${title(words)}${circle(x, y, DISC)}${text(x, y + 0.5, letter, MIDDLE)}`,
      );
    });
  }).join('');
}
