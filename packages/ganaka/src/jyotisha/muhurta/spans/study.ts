/** What stops the study of the Veda (anadhyaya), and with it upanayana (the giving of the sacred thread). */
import { part, type Span } from '../../../kernel/span.ts';
import { united } from '../../../kernel/spans.ts';
import type { Saw } from '../../../rules/clause.ts';
import { inPaksha } from '../../panchanga/angas/tithi.ts';
import type { Lunation } from '../../panchanga/year/lunar-months.ts';
import { within } from '../windows.ts';
import { type HourWord, numbersIn, word, wordOfDay } from './when.ts';

/**
 * The night has eight half praharas. For tithi 3, 6 and 12, WATCHED gives how many of them must have passed before the
 * next tithi begins.
 */
const HALF_PRAHARAS = 8;
const WATCHED: Readonly<Record<number, number>> = { 3: 2, 6: 3, 12: 4 };

/**
 * Pradosha (Muhurta Chintamani 5.55, Dharmasindhu 04/05). It applies to the third, sixth or twelfth tithi if the next
 * tithi begins before a limit in the night: one, one and a half, or two praharas. It spoils that third, sixth or
 * twelfth tithi for the day on which it ends.
 */
export const pradosha: HourWord = word('pradosha', {}, (day) =>
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

/**
 * Makes a word about tithis of the day. Each tithi counts in the month that contains it: after a new moon, the next
 * month.
 */
const tithisInMonths = (clause: string, args: Saw, wanted: (month: Lunation, tithi: number) => boolean): HourWord =>
  word(
    clause,
    args,
    (day) => united(day.transitions('tithi').filter((run) => wanted(day.monthHolding(run), run.number))),
    (day) => ({ tithi: numbersIn(day, day.transitions('tithi')), masa: [day.month.masa] }),
  );

/** Named tithis of bright halves that are to be avoided, each given with its month. */
export const namedTithis = (pairs: readonly (readonly [month: number, tithi: number])[]): HourWord =>
  tithisInMonths('named_tithi', { in: pairs.map(([month, tithi]) => `${month}/${tithi}`) }, ({ masa }, number) =>
    pairs.some(([month, tithi]) => month === masa && tithi === number),
  );

/** The tithis without study: the first, eighth, fourteenth and last of each paksha. */
const STUDYLESS: readonly number[] = [1, 8, 14, 15, 16, 23, 29, 30];
const MUHURTAS = 15;

/**
 * Holds if a tithi without study, or a named one, lasts for three muhurtas after sunrise or before sunset. Such a tithi
 * makes the whole day one without study (Dharmasindhu 04/05).
 */
export const studylessDay = (named: readonly (readonly [month: number, tithi: number])[]): HourWord =>
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
 * Vishnu sleeps from the eleventh tithi of the bright half of Ashadha until the end of a tithi in the bright half of
 * Kartika. Neither is in an added month (Dharmasindhu 02/18): he is awake in an added Ashadha, asleep in an added
 * Kartika.
 */
export const vishnuSleeps = (until: number): HourWord =>
  tithisInMonths(
    'vishnu_sleeps',
    { until },
    ({ masa, adhika }, tithi) =>
      (masa === ASHADHA && !adhika && tithi >= EKADASHI) ||
      (masa > ASHADHA && masa < KARTIKA) ||
      (masa === KARTIKA && (adhika || tithi <= until)),
  );
