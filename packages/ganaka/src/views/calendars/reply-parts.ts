/** Parts of a calendar date in replies, and their schemas. */

import type { Calendar, LawCalendar, SolarCalendar } from '../../jyotisha/calendars/calendar.ts';
import type { MonthStart } from '../../jyotisha/calendars/solar.ts';
import { isoDate } from '../../kernel/civil.ts';
import { midnightAt } from '../../kernel/place.ts';
import { type CivilDay, civilDay, plusDays } from '../../kernel/units.ts';
import { digitsIn } from '../../lexicon/script/script-digits.ts';
import type { EngineKey, Sky } from '../../sky/engines/engine.ts';
import { clock } from '../../text/format.ts';
import { isSpoken, nameFieldOf } from '../../text/languages.ts';
import type { LocalizedField, Voice } from '../../text/voice.ts';

/** If a sankranti is less than this many minutes from a cut-off, the decision counts as close. */
export const EDGE_MINUTES = 30;

/** The engine's name in replies. */
export const engineIdOf = (key: EngineKey): string => key.replaceAll('-', '_');

type Dated = SolarCalendar | LawCalendar;

export const eraReplyOf = ({ era }: Dated, say: Voice) => ({ id: era.id, ...say.byId('calendar_era', era.id) });

/**
 * Adds the name in the calendar's own language if that language was requested and is not a spoken one. The spoken
 * languages, English and Hindi, have these names in `text/` already.
 */
export function ownName<N extends LocalizedField<'name'>>(
  { language }: Calendar,
  said: N,
  native: string,
  say: Voice,
): N {
  const own = say.languages.find((id) => id === language && !isSpoken(id));
  return own === undefined ? said : { ...said, [nameFieldOf(own)]: native };
}

export const calendarNamed = (calendar: Calendar, say: Voice): LocalizedField<'name'> =>
  ownName(calendar, say.byId('calendar', calendar.id), calendar.native, say);

export function monthReplyOf(calendar: Dated, month: number, say: Voice) {
  const rashi = calendar.kind === 'solar' ? ((calendar.firstMonthRashi + month - 2) % 12) + 1 : null;
  return {
    number: month,
    ...monthNamed(calendar, month, say),
    ...(rashi !== null && { rashi: say.named('rashi', rashi) }),
  };
}

export function monthNamed(calendar: Dated, month: number, say: Voice) {
  const [name, native] = monthNames(calendar, month);
  return { ...ownName(calendar, { name }, native, say), name_native: native };
}

export function monthNames({ months, id }: Dated, month: number): readonly [roman: string, native: string] {
  const names = months[month - 1];
  if (names === undefined) throw new Error(`the ${id} calendar has no month ${month}`);
  return names;
}

/** The date as text, such as `1 Baisakh 2050`, and the same in the calendar's own script and digits. */
export function textsOf(calendar: Dated, { year, month, day }: { year: number; month: number; day: number }) {
  const [name, native] = monthNames(calendar, month);
  const { script } = calendar;
  return {
    text: `${day} ${name} ${year}`,
    text_native: `${digitsIn(script, day)} ${native} ${digitsIn(script, year)}`,
  };
}

export function calendarPlaceReplyOf(calendar: Calendar, sky: Sky, day: CivilDay) {
  if (calendar.kind === 'law') return null;
  const { name, latDeg, lonDeg, offsetHoursAt } = sky.place;
  const tz = Math.round(offsetHoursAt(midnightAt(sky.place, day)) * 1e6) / 1e6;
  return { name, lat: latDeg, lon: lonDeg, tz };
}

/** Minutes, rounded to a tenth. */
export const minutesReplyOf = (minutes: number): number => Math.round(minutes * 10) / 10;

export function startReplyOf({ place }: Sky, start: MonthStart | null, say: Voice) {
  if (start === null) return { sankranti: null, cutoff: null, margin_minutes: null, edge: false };
  const { cutoff, marginMinutes } = start.byRule;
  return {
    sankranti: { rashi: say.named('rashi', start.rashi), at: clock(place, start.sankranti) },
    cutoff: { kind: cutoff.kind, at: clock(place, cutoff.at) },
    margin_minutes: minutesReplyOf(marginMinutes),
    edge: marginMinutes < EDGE_MINUTES,
  };
}

/** The civil date that a printed calendar gives to day `day` of the month. */
export const printedDate = (first: number, day: number): string => isoDate(plusDays(civilDay(first), day - 1));
