/**
 * Words counted from the Sun's nakshatra or degree: the kalasha (pot), vatsa (bull) and dvara (door) wheels, and the
 * five banas (arrows).
 */
import { overlap, type Span } from '../../../kernel/span.ts';
import { type Spans, united } from '../../../kernel/spans.ts';
import type { MuhurtaDay } from './muhurta-day.ts';
import type { Run } from './runs.ts';
import { type HourWord, numbersIn, runsWhere, word } from './when.ts';

const COUNT_27 = 27;
const COUNT_28 = 28;

/** Counts from one nakshatra to another; both are included. */
export const countFrom = (from: number, to: number, stars: 27 | 28 = COUNT_27): number =>
  ((((to - from) % stars) + stars) % stars) + 1;

/** Returns the spans in which the count from the Sun's nakshatra to the Moon's is wanted. */
function countedFromSun(day: MuhurtaDay, stars: 27 | 28, wanted: (count: number) => boolean): Spans {
  const suns = stars === COUNT_27 ? day.sunNakshatras : day.sunStars28;
  const moons = stars === COUNT_27 ? day.transitions('nakshatra') : day.stars28;
  const found: Span[] = [];
  for (const sun of suns)
    for (const moon of moons) {
      const common = wanted(countFrom(sun.number, moon.number, stars)) ? overlap(sun, moon) : null;
      const today = common && overlap(common, day.bounds);
      if (today) found.push(today);
    }
  return united(found);
}

/** The counts that occur on a day. */
const countsIn = (day: MuhurtaDay, stars: 27 | 28): number[] => {
  const suns = stars === COUNT_27 ? day.sunNakshatras : day.sunStars28;
  const moons: readonly Run[] = stars === COUNT_27 ? day.transitions('nakshatra') : day.stars28;
  return [
    ...new Set(numbersIn(day, suns).flatMap((sun) => numbersIn(day, moons).map((moon) => countFrom(sun, moon, stars)))),
  ];
};

export const countWord = (clause: string, stars: 27 | 28, counts: readonly number[]): HourWord =>
  word(
    clause,
    { in: counts, of: stars },
    (day) => countedFromSun(day, stars, (count) => counts.includes(count)),
    (day) => ({ count: countsIn(day, stars) }),
  );

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The mouth and the bad sides of the pot: counts among the 27 (Muhurta Chintamani 13.6). */
export const KALASHA_BAD: readonly number[] = [...range(1, 5), ...range(14, 21)];
export const kalashaBad: HourWord = countWord('kalasha_chakra', COUNT_27, KALASHA_BAD);

/**
 * Of the 28 counts the first seven are bad, the next eleven good, the last ten bad (Muhurta Chintamani 12.13-12.14).
 */
export const VATSA_BAD: readonly number[] = [...range(1, 7), ...range(19, 28)];
export const vatsaBad: HourWord = countWord('vatsa_chakra', COUNT_28, VATSA_BAD);

/** The corners and the threshold of the door: bad counts among the 27 (Muhurta Chintamani 12.29). */
export const DVARA_BAD: readonly number[] = [...range(5, 12), ...range(21, 23)];
export const dvaraBad: HourWord = countWord('dvara_chakra', COUNT_27, DVARA_BAD);

/**
 * For each of the five banas, the number that is added to the Sun's degrees within the sign (Muhurta Chintamani 6.73).
 */
export const BANA_ADDS = { roga: 6, agni: 3, raja: 1, chora: 8, mrityu: 4 } as const;
export type Bana = keyof typeof BANA_ADDS;
const NINE = 9;
const BANA_REMAINDER = 5;
const DEGREES_TO_A_RASHI = 30;

/** Whether a bana applies after this many whole degrees of the sign. */
const hasBana = (bana: Bana, degreesGone: number): boolean => (degreesGone + BANA_ADDS[bana]) % NINE === BANA_REMAINDER;

const goneIn = (degree: number): number => (degree - 1) % DEGREES_TO_A_RASHI;

export const bana = (id: Bana): HourWord =>
  word(
    'bana',
    { is: id },
    (day) => runsWhere(day.sunDegrees, (n) => hasBana(id, goneIn(n))),
    (day) => ({ degrees: numbersIn(day, day.sunDegrees).map(goneIn) }),
  );
