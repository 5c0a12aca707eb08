/**
 * The first line of the Hindi page: the years of the eras, the name of the year, ayana (half-year) and ritu (season).
 */

import { inAlmanac, MOST_KEPT } from '../../jyotisha/panchanga/angas/almanac.ts';
import { erasOf, monthBy, monthOf, otherJupiterYear, samvatsaraBy } from '../../jyotisha/panchanga/day/calendar.ts';
import { type Custom, ERAS, JUPITER_SCHOOLS } from '../../jyotisha/panchanga/day/custom.ts';
import type { Moment } from '../../jyotisha/panchanga/day/moment.ts';
import { ayanaOf, lunarRituOf } from '../../jyotisha/panchanga/sankranti/sankranti.ts';
import { yearOf } from '../../jyotisha/panchanga/year/eras.ts';
import { chandraOf } from '../../jyotisha/panchanga/year/samvatsara.ts';
import { BoundedCache } from '../../kernel/caches.ts';
import { rashiOf } from '../../kernel/zodiac.ts';
import type { DayLines } from '../../text/sentences/day-lines.ts';

const MASAS = 12;

/** Year lines, cached by the new moon that begins the month, and then by custom, ayana and named month. */
const yearLines = inAlmanac(() => new BoundedCache<Map<number, string>>(MOST_KEPT));

export function yearLineOf(words: DayLines, moment: Moment, custom: Custom): string {
  const { from, masa } = monthOf(moment);
  const known = yearLines(moment.sky).at(from, () => new Map<number, string>());
  const ayana = ayanaOf(rashiOf(moment.longitude('surya')));
  const named = monthBy(moment, custom).masa;
  // the key is a number, because a string would have to be joined and hashed for every page
  const style = (ERAS.indexOf(custom.era) * 2 + Number(custom.kartikadi)) * 2 + JUPITER_SCHOOLS.indexOf(custom.jupiter);
  const key = (style * 2 + ayana - 1) * MASAS + named - 1;
  const line = known.get(key);
  if (line !== undefined) return line;
  const eras = erasOf(moment);
  const chandra = chandraOf(eras.shaka);
  const ritu = lunarRituOf(masa);
  const made = words.yearLine({
    era: custom.era,
    vikram: yearOf(eras, 'vikram', custom.kartikadi),
    kartikadi: custom.kartikadi,
    shaka: eras.shaka,
    kali: yearOf(eras, 'kali', false),
    samvatsara: samvatsaraBy(moment, custom),
    otherSchool: otherJupiterYear(moment, custom),
    ofText: custom.jupiter === 'text',
    chandra,
    ayana,
    ritu,
    rituOf: lunarRituOf(named) === ritu ? null : masa,
  });
  known.set(key, made);
  return made;
}
