/** Calendar files (iCalendar): descriptions in the caller's spoken languages, with times on the clock of the place. */
import { dateOf, dayAt, midnight } from '../../kernel/civil.ts';
import type { Place } from '../../kernel/place.ts';
import type { CivilDay, JdUt } from '../../kernel/units.ts';
import { type CalendarEvent, icsOf } from '../../renderings/ics.ts';
import type { Source } from '../../rules/source.ts';
import { RULES_VERSION } from '../../rules/version.ts';
import { citation, gistIn } from '../../text/citation.ts';
import type { CalendarWords, ClockTime } from '../../text/contracts/calendar-words.ts';
import { clock, minuteOf } from '../../text/format.ts';
import { isSpoken, type SpokenId } from '../../text/languages.ts';
import { type Tongue, tongueOf } from '../../text/loading/calendar-files.ts';
import { namesIn } from '../../text/loading/loaded.ts';
import { type LocalizedField, nameIn, type Voice } from '../../text/voice.ts';
import type { ViewInput } from '../view.ts';

/** The first year of a calendar file, because iCalendar writes years with four digits and no sign. */
export const FIRST_CALENDAR_YEAR = 1;

interface File {
  readonly name: string;
  readonly zone: string | null;
  readonly events: Iterable<CalendarEvent>;
}
/** The time at which the file is made. */
type Made = Pick<ViewInput, 'now' | 'today'>;

/** The calendar file. Its sequence number is the version of the rules. */
export const calendarFile = ({ now, today }: Made, file: File): string =>
  icsOf({ ...file, made: now ?? midnight(today, 0), sequence: RULES_VERSION });

/**
 * The spoken languages (those with sentences) that the caller gets; English if the caller asked only for a language
 * that has names but no sentences.
 */
function tonguesOf({ alone, languages }: Voice): readonly SpokenId[] {
  if (alone === null) return languages.filter(isSpoken);
  return isSpoken(alone) ? [alone] : ['en'];
}

/** Lines in each of the caller's spoken languages, one language after the other. */
export const inWords = (say: Voice, of: (language: Tongue) => readonly string[]): string =>
  tonguesOf(say)
    .map((id) => of(tongueOf(id)).join('\n'))
    .join('\n\n');

/** The words of the first of these languages. */
export const firstWords = (say: Voice): Tongue => tongueOf(tonguesOf(say)[0] ?? 'en');

/**
 * The title of a calendar: in the language that the caller asked for alone if that has only names and a label for it,
 * otherwise in the first spoken language.
 */
export function titleOf(say: Voice, title: keyof CalendarWords['titles']): string {
  const { alone } = say;
  const label = title === 'festivals' && alone !== null && !isSpoken(alone) ? namesIn(alone).labels.festival : null;
  return label ?? firstWords(say).calendar.titles[title];
}

export function clockTime(place: Place, t: JdUt): ClockTime {
  const { month, day } = dateOf(dayAt(t, place.offsetHoursAt(t)));
  return { time: minuteOf(clock(place, t)), month, day };
}

export function dayIn({ calendar }: Tongue, civil: CivilDay): string {
  const { day, month } = dateOf(civil);
  return calendar.dayMonth(day, month);
}

/** The sentence of a rule, and its passage. */
export function ruledIn(language: Tongue, source: Source): string {
  const { work, locus, gist } = citation(source, gistIn(language, source.gist));
  return language.calendar.ruled(gist, language.calendar.passage(work, locus));
}

/**
 * The summary of an event. If the caller asked for one language only, the summary is in that language, or in English if
 * it has only names and lacks one of them. Otherwise the names in all the caller's languages are joined.
 */
export function summaryOf(
  names: readonly LocalizedField<'name'>[],
  { alone }: Voice,
  between = ': ',
): Pick<CalendarEvent, 'summary' | 'language'> {
  if (alone !== null) {
    const own = names.map((name) => nameIn(name, alone));
    if (own.every((name) => name !== undefined)) return { summary: own.join(between), language: alone };
    if (!isSpoken(alone)) return { summary: names.map(({ name }) => name).join(between) };
  }
  return { summary: names.map(namesJoined).join(between) };
}

/** The name in each of the caller's languages, separated by dots. */
const namesJoined = ({ number: _, ...name }: LocalizedField<'name'> & { readonly number?: number }): string =>
  Object.values(name).join(' · ');
