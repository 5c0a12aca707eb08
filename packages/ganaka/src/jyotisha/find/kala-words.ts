/** The parts of the day in a search: those of the rules, the eighths of the weekday, and the named hours of an almanac. */

import { weekdayOf } from '../../kernel/civil.ts';
import { part, type Span } from '../../kernel/span.ts';
import { KALA_EIGHTHS } from '../../lexicon/hours/kala-eighths.ts';
import { daylightOf, KALAS, type KalaId, kalaOf, nightOf } from '../../rules/kala.ts';
import { isNone, type None } from '../../sky/engines/engine.ts';
import { amritaKala, ardhayama, pratahSandhya, sayamSandhya, varjyam, vijaya } from '../muhurta/almanac-hours.ts';
import { abhijit, brahma, godhuli } from '../muhurta/day-muhurtas.ts';
import { durmuhurtas, kulikas } from '../muhurta/spans/hours.ts';
import { varaOf } from '../panchanga/angas/vara.ts';
import type { Day } from '../panchanga/day/day.ts';
import { mahanisha } from '../panchanga/hours/kala.ts';

/** A day with its light and its night. */
interface Lit {
  readonly day: Day;
  readonly daylight: Span;
  readonly night: Span;
}

const oneOf = (found: Span | None): readonly Span[] => (isNone(found) ? [] : [found]);

/** Hours that are not in the table of the rules, under the names of the panchanga. */
const HOURS: Readonly<Record<string, (lit: Lit) => readonly Span[]>> = {
  mahanisha: ({ night }) => [mahanisha(night)],
  abhijit: ({ daylight }) => [abhijit(daylight)],
  brahma: ({ day }) => oneOf(brahma(day)),
  godhuli: ({ day }) => oneOf(godhuli(day)),
  vijaya: ({ daylight }) => [vijaya(daylight)],
  pratah_sandhya: ({ daylight }) => [pratahSandhya(daylight)],
  sayam_sandhya: ({ daylight }) => [sayamSandhya(daylight)],
  durmuhurta: ({ day, daylight, night }) => durmuhurtas(day.weekday, daylight, night),
  kulika: ({ day, daylight, night }) => kulikas(day.weekday, daylight, night),
  ardhayama: ({ day, daylight }) => [ardhayama(day.weekday, daylight)],
  varjyam: ({ day }) => varjyam(day),
  amrita_kala: ({ day }) => amritaKala(day),
};

export const KALA_VALUES: readonly string[] = [
  ...Object.keys(KALAS),
  ...KALA_EIGHTHS.map(({ id }) => id),
  ...Object.keys(HOURS),
];

const isKala = (id: string): id is KalaId => Object.hasOwn(KALAS, id);
const EIGHTHS = 8;

/** The spans of a part of the day. A day without a sunrise or a sunset has none. */
export function kalaSpans(day: Day, id: string): readonly Span[] {
  const { frame, civil } = day;
  if (isNone(frame)) return [];
  if (isKala(id)) return [kalaOf(id, frame)];
  const daylight = daylightOf(frame);
  const eighth = KALA_EIGHTHS.find((each) => each.id === id);
  if (eighth !== undefined) return [part(daylight, eighth[varaOf(weekdayOf(civil))], EIGHTHS)];
  return HOURS[id]?.({ day, daylight, night: nightOf(frame) }) ?? [];
}
