/** Regional calendars as objects, for programs that use Ganaka as a library. */
import type { Sky } from '../../../sky/engines/engine.ts';
import { tithiNumberAt } from '../../panchanga/angas/angas.ts';
import type { CalendarId } from '../calendar.ts';
import { CALENDARS } from '../catalog/index.ts';
import { dawnOn } from '../lunar.ts';
import { reckoningOf } from '../solar.ts';
import { LandCalendar } from './land-date.ts';
import { lawMonths, lunarMonths, solarMonths } from './months.ts';

/** A calendar defined by law, which needs no Sky. */
export function calendarByLaw(id: 'bangladesh' | 'nanakshahi' | 'shaka'): LandCalendar {
  const calendar = CALENDARS[id];
  return new LandCalendar({ id, rule: null, place: null, era: calendar.era.id, line: lawMonths(calendar) });
}

/** A calendar that depends on a Sky, by the named rule or its default rule. */
export function calendarUnder(
  sky: Sky,
  id: Exclude<CalendarId, 'bangladesh' | 'nanakshahi' | 'shaka'>,
  rule?: string,
): LandCalendar {
  const { latDeg, lonDeg } = sky.place;
  const place = `${latDeg},${lonDeg}`;
  if (id === 'lunar') {
    const tithiOf = (day: Parameters<typeof dawnOn>[1]) => tithiNumberAt(sky, dawnOn(sky, day));
    return new LandCalendar({ id, rule: 'amanta', place, era: 'shaka', line: lunarMonths(sky), tithiOf });
  }
  const reckoning = reckoningOf(sky, CALENDARS[id], rule);
  const named = reckoning.byPrint ? 'printed' : reckoning.rule.id;
  return new LandCalendar({ id, rule: named, place, era: CALENDARS[id].era.id, line: solarMonths(reckoning) });
}

export type { AssignOptions, DateDuration, DateUnit, Fields, LandCalendar, LandDate, Overflow } from './land-date.ts';
export type { MonthCode } from './months.ts';
