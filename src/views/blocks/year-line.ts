/**
 * The first line of the Hindi page: the years of the eras, the name of the year, ayana (half-year) and ritu (season).
 */
import { Table } from '../../kernel/kept.ts';
import { rashiOf } from '../../kernel/zodiac.ts';
import { inAlmanac, MOST_KEPT } from '../../panchanga/almanac.ts';
import { erasOf, monthBy, monthOf, samvatsaraBy } from '../../panchanga/calendar.ts';
import { type Custom, ERAS } from '../../panchanga/custom.ts';
import { yearOf } from '../../panchanga/eras.ts';
import type { Moment } from '../../panchanga/moment.ts';
import { chandraOf } from '../../panchanga/samvatsara.ts';
import { ayanaOf, lunarRituOf } from '../../panchanga/sankranti.ts';
import type { DayLines } from '../../text/day-lines.ts';

const MASAS = 12;

/** Year lines, cached by the new moon that begins the month, and then by custom, ayana and named month. */
const yearLines = inAlmanac(() => new Table<Map<number, string>>(MOST_KEPT));

export function yearLineOf(words: DayLines, moment: Moment, custom: Custom): string {
  const { from, masa } = monthOf(moment);
  const known = yearLines(moment.sky).at(from, () => new Map<number, string>());
  const ayana = ayanaOf(rashiOf(moment.longitude('surya')));
  const named = monthBy(moment, custom).masa;
  // the key is a number, because a string would have to be joined and hashed for every page
  const key = ((ERAS.indexOf(custom.era) * 2 + Number(custom.kartikadi)) * 2 + ayana - 1) * MASAS + named - 1;
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
    chandra,
    ayana,
    ritu,
    rituOf: lunarRituOf(named) === ritu ? null : masa,
  });
  known.set(key, made);
  return made;
}
