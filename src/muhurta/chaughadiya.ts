/**
 * Chaughadiya: eight watches of daylight and eight of the night. The seven names belong to the weekday lords and by day
 * follow like the horas (Jyotirnibandha, vara-prakarana 27). By night the count starts with the fifth weekday's and
 * steps two back; that order, the eighths and the qualities are practice.
 */
import { type Span, split } from '../kernel/span.ts';
import { CHAUGHADIYA } from '../lexicon/chaughadiya.ts';
import type { Source } from '../rules/source.ts';
import { varaLord } from './vara.ts';

export const WATCHES = 8;
const NAMES = CHAUGHADIYA.length;
const NIGHT_STEP = NAMES - 2;

export interface Chaughadiya extends Span {
  /** Place among the eight watches. */
  readonly number: number;
  /** Number in the list of names, 1–7. */
  readonly name: number;
  readonly quality: (typeof CHAUGHADIYA)[number]['quality'];
}

const indexOfLord = (weekday: number): number => CHAUGHADIYA.findIndex((each) => each.lord === varaLord(weekday));

function watches(whole: Span, first: number, step: number): Chaughadiya[] {
  return split(whole, WATCHES).map(({ from, to }, i) => {
    const named = CHAUGHADIYA[(first + i * step) % NAMES];
    if (named === undefined) throw new Error('chaughadiya out of its list');
    return { number: i + 1, name: named.number, quality: named.quality, from, to };
  });
}

export const dayWatches = (weekday: number, daylight: Span): Chaughadiya[] =>
  watches(daylight, indexOfLord(weekday), 1);
export const nightWatches = (weekday: number, night: Span): Chaughadiya[] =>
  watches(night, indexOfLord(((weekday + 3) % 7) + 1), NIGHT_STEP);

export const CHAUGHADIYA_SOURCE = {
  confidence: 'read-in-text',
  work: 'JN',
  at: 'vara-prakarana 27',
  gist: 'Udvega, amrita, roga, labha, shubha, chala, kali are the velas of the weekday lords from the Sun, in order like the horas.',
} as const satisfies Source;
