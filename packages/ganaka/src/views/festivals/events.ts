/**
 * Festivals and parvas as calendar events: an all-day event with its reason for each, and optionally events for the
 * hours of the rites.
 */

import type { Occurrence } from '../../jyotisha/festivals/occurrence.ts';
import type { School } from '../../jyotisha/festivals/rule.ts';
import type { EkadashiSchool } from '../../jyotisha/festivals/schools.ts';
import type { PartSpan } from '../../jyotisha/panchanga/angas/wheels.ts';
import { isoDate } from '../../kernel/civil.ts';
import type { Place } from '../../kernel/place.ts';
import type { JdUt } from '../../kernel/units.ts';
import type { CalendarEvent } from '../../renderings/ics.ts';
import type { Rung } from '../../rules/ladder.ts';
import { type MahadvadashiNames, mahadvadashiOf } from '../../rules/tables/mahadvadashi.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import type { Tongue } from '../../text/loading/calendar-files.ts';
import { nameAt, nameOf } from '../../text/names.ts';
import type { LocalizedField, Voice } from '../../text/voice.ts';
import { clockTime, dayIn, inWords, ruledIn, summaryOf } from '../kit/calendar-file.ts';
import { marginOfFestival } from '../kit/explanation.ts';

export interface EventChoices {
  /** Also includes the hours of the rites. */
  readonly windows?: boolean;
  /** Marks the days whose decision was close. */
  readonly explain?: boolean;
  /** Includes only names and dates. */
  readonly brief?: boolean;
  /** Whose fasts of the eleventh tithi they are. The great twelfths are named for other schools than householders. */
  readonly ekadashi?: EkadashiSchool;
  readonly mahadvadashi_names?: MahadvadashiNames;
}

export function* eventsOf(
  sky: Sky,
  kept: Iterable<Occurrence>,
  say: Voice,
  { windows = false, explain = false, brief = false, ekadashi = 'smarta', mahadvadashi_names = 'padma' }: EventChoices,
): Generator<CalendarEvent, undefined> {
  const greatNames = ekadashi === 'smarta' ? null : mahadvadashi_names;
  for (const each of kept) {
    const name = say.byId('festival', each.name);
    const uid = uidOf(sky, each);
    const description = brief ? '' : descriptionOf(sky, each, say, explain, greatNames);
    yield { uid: uid(''), ...summaryOf([name], say), description, on: each.day };
    if (windows) yield* windowsOf(each, say, name, uid);
  }
  return undefined;
}

/** The reasons for the day, and the popular name. The margin is mentioned only if the decision was close. */
function descriptionOf(
  sky: Sky,
  kept: Occurrence,
  say: Voice,
  explain: boolean,
  greatNames: MahadvadashiNames | null,
): string {
  const margin = explain ? marginOfFestival(sky, kept) : 'wide';
  return inWords(say, (language) => [
    ...greatNameIn(kept, greatNames, language),
    ...reasonIn(sky, kept, language),
    ...(margin === 'wide' ? [] : [language.calendar.margins[margin]]),
    ...popularNameIn(kept, language),
  ]);
}

/** The name of the great twelfth that the day of a fast is. */
function greatNameIn({ fast }: Occurrence, greatNames: MahadvadashiNames | null, { names }: Tongue): string[] {
  if (greatNames === null || fast === null || fast.great === null) return [];
  const name = nameOf(names, 'mahadvadashi', mahadvadashiOf(fast.great, greatNames).id);
  return name === null ? [] : [`${name}.`];
}

/** The popular name, so that the search of a calendar program finds it; none if the name has it already. */
function popularNameIn({ name }: Occurrence, { calendar, names }: Tongue): string[] {
  const called = calendar.called[name];
  return called === undefined || names.festival[name]?.includes(called) ? [] : [calendar.alsoCalled(called)];
}

type Uid = (part: string) => string;

/** The UID from id, date, engine and place. It is the same in every calendar file. */
const uidOf =
  ({ engine, place }: Sky, { id, name, day }: Occurrence): Uid =>
  (part) =>
    `${[id, name === id ? '' : name, part, isoDate(day), engine.id, spotOf(place)].filter((each) => each !== '').join('.')}@ganaka`;

export const spotOf = ({ latDeg, lonDeg }: Place): string => `${latDeg.toFixed(2)}_${lonDeg.toFixed(2)}`;

function* windowsOf(
  found: Occurrence,
  say: Voice,
  name: LocalizedField<'name'>,
  uid: Uid,
): Generator<CalendarEvent, undefined> {
  for (const { id, window, source } of found.observances) {
    if (window === null) continue;
    const description = inWords(say, (language) => [ruledIn(language, source)]);
    yield { uid: uid(id), ...summaryOf([name, say.byId('observance', id)], say), description, on: window };
  }
  return undefined;
}

const reasonIn = (
  { place }: Sky,
  { anga, sankranti, verdict, alternatives }: Occurrence,
  language: Tongue,
): string[] => [
  ...(anga === null ? [] : [tithiIn(language, place, anga)]),
  ...(sankranti === null ? [] : [entryIn(language, place, sankranti.rashi, sankranti.at)]),
  ...rungIn(language, verdict.because, alternatives),
];

/** The run of a tithi as text: `Amavasya 16:18 on 28 Oct to 14:36 on 29 Oct.` */
export const tithiIn = ({ calendar, names }: Tongue, place: Place, { number, from, to }: PartSpan): string =>
  calendar.runs(nameAt(names, 'tithi', number) ?? '', clockTime(place, from), clockTime(place, to));

/** The run of a nakshatra, in the same way. */
export const starIn = ({ calendar, names }: Tongue, place: Place, { number, from, to }: PartSpan): string =>
  calendar.runs(nameAt(names, 'nakshatra', number) ?? '', clockTime(place, from), clockTime(place, to));

export const entryIn = ({ calendar, names }: Tongue, place: Place, rashi: number, at: JdUt): string =>
  calendar.enters(nameAt(names, 'rashi', rashi) ?? '', clockTime(place, at));

/** The rule that decided, with its passage, and the days of other schools; schools that agree are named once. */
export const rungIn = (language: Tongue, { source }: Rung, alternatives: readonly School[]): string[] => [
  ruledIn(language, source),
  ...new Set(
    alternatives.map(({ day, because }) =>
      language.calendar.otherDay(dayIn(language, day), ruledIn(language, because.source)),
    ),
  ),
];
