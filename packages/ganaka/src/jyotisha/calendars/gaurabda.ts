/**
 * The calendar of the Gaudiya Vaishnavas: lunar months that end with the full moon, named after Vishnu, and years from
 * the birth of Chaitanya (Gaurabda), which begin on the day after the full moon of Phalguna. An adhika month is that of
 * Purushottama. The names and the count are those that VCAL 4.01 prints; no text on file has them.
 */
import type { CivilDay } from '../../kernel/units.ts';
import type { MonthName } from '../../lexicon/year/calendar-months.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { type LunarDate, type LunarNaming, lunarDateOf, lunarDay, type NoLunarDate } from './lunar.ts';

/** Names of the months from the one of Chaitra. */
export const GAURABDA_MONTHS: readonly MonthName[] = [
  ['Vishnu', 'विष्णु'],
  ['Madhusudana', 'मधुसूदन'],
  ['Trivikrama', 'त्रिविक्रम'],
  ['Vamana', 'वामन'],
  ['Shridhara', 'श्रीधर'],
  ['Hrishikesha', 'हृषीकेश'],
  ['Padmanabha', 'पद्मनाभ'],
  ['Damodara', 'दामोदर'],
  ['Keshava', 'केशव'],
  ['Narayana', 'नारायण'],
  ['Madhava', 'माधव'],
  ['Govinda', 'गोविन्द'],
];
/** The era's own name. */
export const GAURABDA_NATIVE = 'गौराब्द';
export const PURUSHOTTAMA: MonthName = ['Purushottama', 'पुरुषोत्तम'];

/** The Gregorian year in which a Gaurabda begins, less its number. */
export const GAURABDA_MINUS_AD = 1486;
/** The Shaka year of the same spring, less the Gaurabda. */
const SHAKA_MINUS_GAURABDA = 1408;

const NAMING: LunarNaming = { months: 'purnimanta', yearStart: 'chaitradi' };

type Half = Pick<LunarDate, 'masa' | 'paksha' | 'adhika'>;
export type GaurabdaQuery = Half & Pick<LunarDate, 'tithi'> & { readonly year: number };

/** The first half of the first month is before the new Shaka year. */
const isBeforeShaka = ({ masa, paksha, adhika }: Half): boolean => masa === 1 && paksha === 'krishna' && !adhika;

export const gaurabdaOf = (date: Half & Pick<LunarDate, 'shaka'>): number =>
  date.shaka - SHAKA_MINUS_GAURABDA + (isBeforeShaka(date) ? 1 : 0);

/** The date of a civil day: the tithi at its sunrise. */
export const gaurabdaDateOf = (sky: Sky, day: CivilDay): LunarDate => lunarDateOf(sky, day, NAMING);

/** The requested date, or why the year does not have it. */
export function gaurabdaDay(sky: Sky, { year, ...asked }: GaurabdaQuery): LunarDate | NoLunarDate {
  const shaka = year + SHAKA_MINUS_GAURABDA - (isBeforeShaka(asked) ? 1 : 0);
  return lunarDay(sky, { ...asked, shaka }, NAMING);
}
