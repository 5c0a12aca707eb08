/** Calendar files in words: descriptions in the caller's spoken languages, with times on the clock of the place. */
import { dateOf, dayAt, midnight } from '../kernel/civil.ts';
import type { Place } from '../kernel/place.ts';
import type { CivilDay, JdUt } from '../kernel/units.ts';
import { type CalendarEvent, icsOf } from '../renderings/ics.ts';
import type { Source } from '../rules/source.ts';
import { RULES_VERSION } from '../rules/version.ts';
import { type Tongue, tongueOf } from '../text/calendar-files.ts';
import type { ClockTime } from '../text/calendar-words.ts';
import { citation, gistIn } from '../text/citation.ts';
import { clock, minuteOf } from '../text/format.ts';
import { isSpoken, type SpokenId } from '../text/languages.ts';
import { nameIn, type Said, type Voice } from '../text/voice.ts';
import type { Asked } from './view.ts';

/** A calendar writes years with four digits. */
export const FIRST_CALENDAR_YEAR = 1;

interface File {
  readonly name: string;
  readonly zone: string | null;
  readonly events: Iterable<CalendarEvent>;
}
/** When it is made. */
type Made = Pick<Asked, 'now' | 'today'>;

/** Numbered by the version of the rules. */
export const calendarFile = ({ now, today }: Made, file: File): string =>
  icsOf({ ...file, made: now ?? midnight(today, 0), sequence: RULES_VERSION });

/** The spoken languages that the caller reads; English if it asked only for names in another. */
function tonguesOf({ alone, languages }: Voice): readonly SpokenId[] {
  if (alone === null) return languages.filter(isSpoken);
  return isSpoken(alone) ? [alone] : ['en'];
}

/** Lines in each of the caller's spoken languages, one language after the other. */
export const inWords = (say: Voice, of: (language: Tongue) => readonly string[]): string =>
  tonguesOf(say)
    .map((id) => of(tongueOf(id)).join('\n'))
    .join('\n\n');

/** A word of the calendar files, in the first of those languages. */
export const firstWords = (say: Voice): Tongue => tongueOf(tonguesOf(say)[0] ?? 'en');

export function clockTime(place: Place, t: JdUt): ClockTime {
  const { month, day } = dateOf(dayAt(t, place.offsetHoursAt(t)));
  return { time: minuteOf(clock(place, t)), month, day };
}

export function dayIn({ calendar }: Tongue, civil: CivilDay): string {
  const { day, month } = dateOf(civil);
  return calendar.dayMonth(day, month);
}

/** What a rule says, and where it is written. */
export function ruledIn(language: Tongue, source: Source): string {
  const { work, locus, gist } = citation(source, gistIn(language, source.gist));
  return language.calendar.ruled(gist, language.calendar.passage(work, locus));
}

/**
 * A language that has only names is not mixed with another: the summary is in it, or in English if it lacks a name.
 * Otherwise the caller's languages are combined.
 */
export function summaryOf(
  names: readonly Said<'name'>[],
  { alone }: Voice,
  between = ': ',
): Pick<CalendarEvent, 'summary' | 'language'> {
  if (alone !== null) {
    const own = names.map((name) => nameIn(name, alone));
    if (own.every((name) => name !== undefined)) return { summary: own.join(between), language: alone };
    if (!isSpoken(alone)) return { summary: names.map(({ name }) => name).join(between) };
  }
  return { summary: names.map(said).join(between) };
}

/** The caller's languages side by side. */
const said = ({ number: _, ...name }: Said<'name'> & { readonly number?: number }): string =>
  Object.values(name).join(' · ');
