/** X: the Moon's lit part and horns, and how long she stays up. */
import { isNone } from '../engines/engine.ts';
import { shringonnatiAt } from '../engines/surya-siddhanta/shringonnati.ts';
import { jdUt } from '../kernel/units.ts';
import { clock, deg6, round4 } from '../text/format.ts';
import { type At, type Moment, momentOf, TEXT } from './moment.ts';
import { poleNotes, unlessAtPole } from './triprashna.ts';

export function shringonnatiOf(at: At) {
  const moment = momentOf(at);
  const { dina, t, place } = moment;
  const found = shringonnatiAt(dina, t);
  const repeated = repeatedOf(moment, found.waxing);
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
    bhuja: unlessAtPole(moment, found.bhuja),
    koti: found.koti,
    karna: unlessAtPole(moment, found.karna),
    higher_horn: found.higherHorn,
    interval: {
      what: found.waxing ? ('moonset after sunset' as const) : ('moonrise after sunset' as const),
      asu: round4(found.intervalAsu),
      nadi: round4(found.intervalAsu / 360),
      verse: 'X.2-5',
    },
    repeated,
    notes: [...(repeated === null ? [NOT_REPEATED] : []), ...poleNotes(moment)],
    verses: { visibility: 'X.1', bhuja_koti_karna: 'X.6-8', lit_part: 'X.9', drawing: 'X.10-15' },
  };
}

const NOT_REPEATED = 'the Sun does not set on this day, or the Moon does not cross the horizon within a day of sunset';

/** X.2-5 with both motions in the interval, repeated until it stays: the Moon's setting or rising after the day's sunset. */
function repeatedOf({ dina, sky, day, place }: Moment, waxing: boolean) {
  const sunset = sky.sunset(day);
  if (isNone(sunset)) return null;
  const until = jdUt(sunset + 1);
  const at = waxing ? dina.moonset(sunset, until) : dina.moonrise(sunset, until);
  if (isNone(at)) return null;
  return { sunset: clock(place, sunset), at: clock(place, at), nadi: round4((at - sunset) * 60), verse: 'X.2-5' };
}
