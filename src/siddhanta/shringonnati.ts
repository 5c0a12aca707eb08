/** X: the Moon's lit part and horns, and how long she stays up. */
import { shringonnatiAt } from '../engines/surya-siddhanta/shringonnati.ts';
import { clock, deg6, round4 } from '../text/format.ts';
import { type At, momentOf, TEXT } from './moment.ts';

export function shringonnatiOf(at: At) {
  const { dina, t, place } = momentOf(at);
  const found = shringonnatiAt(dina, t);
  return {
    text: TEXT,
    at: clock(place, t),
    elongation: deg6(found.elongation),
    paksha: found.waxing ? ('shukla' as const) : ('krishna' as const),
    lit_digits: round4(found.litDigits),
    lit_minutes: round4(found.litLipta),
    moon_disk_minutes: round4(found.moonDiskLipta),
    sun_declination: deg6(found.sunDeclination),
    moon_declination: deg6(found.moonDeclination),
    bhuja: round4(found.bhuja),
    koti: found.koti,
    karna: round4(found.karna),
    higher_horn: found.higherHorn,
    interval: {
      what: found.waxing ? ('moonset after sunset' as const) : ('moonrise after sunset' as const),
      asu: round4(found.intervalAsu),
      nadi: round4(found.intervalAsu / 360),
      verse: 'X.2-5',
    },
    verses: { visibility: 'X.1', bhuja_koti_karna: 'X.6-8', lit_part: 'X.9', drawing: 'X.10-15' },
  };
}
