/** What stops the study of the Veda, and with it the giving of the thread. */
import { part, type Span } from '../../kernel/span.ts';
import { united } from '../../kernel/spans.ts';
import type { Lunation } from '../../panchanga/lunar-months.ts';
import { inPaksha } from '../../panchanga/tithi.ts';
import type { Saw } from '../../rules/clause.ts';
import { within } from '../windows.ts';
import { numbersIn, type Word, word, wordOfDay } from './when.ts';

/** Half praharas of the night: the fourth may not begin in the first two, the seventh in three, the thirteenth in four. */
const HALF_PRAHARAS = 8;
const WATCHED: Readonly<Record<number, number>> = { 3: 2, 6: 3, 12: 4 };

/**
 * Pradosha (Muhurta Chintamani 5.55, Dharmasindhu 04/05): a third, sixth or twelfth on whose night the next tithi has begun
 * before the end of the first prahara, of one and a half, or of two. It spoils that tithi for the day on which it ends.
 */
export const pradosha: Word = word('pradosha', {}, (day) =>
  within(
    united(
      day.transitions('tithi').filter((run) => {
        const watched = WATCHED[inPaksha(run.number)];
        return watched !== undefined && run.to <= endOfWatch(day.night, watched);
      }),
    ),
    day.bounds,
  ),
);

const endOfWatch = (night: Span, halves: number): Span['to'] => part(night, halves, HALF_PRAHARAS).to;

/** The tithis of a day, each in the month that holds it: after a new moon that of the next month. */
const tithisInMonths = (clause: string, args: Saw, wanted: (month: Lunation, tithi: number) => boolean): Word =>
  word(
    clause,
    args,
    (day) => united(day.transitions('tithi').filter((run) => wanted(day.monthHolding(run), run.number))),
    (day) => ({ tithi: numbersIn(day, day.transitions('tithi')), masa: [day.month.masa] }),
  );

/** Tithis of bright halves that have a name of their own and are left: by month. */
export const namedTithis = (pairs: readonly (readonly [month: number, tithi: number])[]): Word =>
  tithisInMonths('named_tithi', { in: pairs.map(([month, tithi]) => `${month}/${tithi}`) }, ({ masa }, number) =>
    pairs.some(([month, tithi]) => month === masa && tithi === number),
  );

/** Tithis without study: the first, eighth, fourteenth and last of each half month. */
const STUDYLESS: readonly number[] = [1, 8, 14, 15, 16, 23, 29, 30];
const MUHURTAS = 15;

/**
 * A tithi without study, or a named one, lasts for three muhurtas after sunrise or before sunset: it closes the whole
 * day (Dharmasindhu 04/05).
 */
export const studylessDay = (named: readonly (readonly [month: number, tithi: number])[]): Word =>
  wordOfDay('studyless_day', { in: named.map(([month, tithi]) => `${month}/${tithi}`) }, (day) => {
    const { from: rise, to: set } = day.daylight;
    const three = (3 * (set - rise)) / MUHURTAS;
    return day.transitions('tithi').some((run) => {
      const { number, from, to } = run;
      const isNamed = (): boolean =>
        named.some(([month, tithi]) => tithi === number && day.monthHolding(run).masa === month);
      if (!STUDYLESS.includes(number) && !isNamed()) return false;
      return (from <= rise && to - rise >= three) || (set - from >= three && to >= set);
    });
  });

const ASHADHA = 4;
const KARTIKA = 8;
const EKADASHI = 11;

/**
 * Vishnu sleeps from the eleventh of bright Ashadha until a tithi of bright Kartika is over. Neither is in an added month
 * (Dharmasindhu 02/18): he is awake in an added Ashadha and asleep in an added Kartika.
 */
export const vishnuSleeps = (until: number): Word =>
  tithisInMonths(
    'vishnu_sleeps',
    { until },
    ({ masa, adhika }, tithi) =>
      (masa === ASHADHA && !adhika && tithi >= EKADASHI) ||
      (masa > ASHADHA && masa < KARTIKA) ||
      (masa === KARTIKA && (adhika || tithi <= until)),
  );
