/**
 * Festivals and parvas as events of a calendar: an all-day event each with its reason, and the hours of its rites if
 * wanted.
 */
import type { Sky } from '../../engines/engine.ts';
import type { Occurrence } from '../../festivals/occurrence.ts';
import type { School } from '../../festivals/rule.ts';
import { isoDate } from '../../kernel/civil.ts';
import type { Place } from '../../kernel/place.ts';
import type { PartSpan } from '../../panchanga/wheels.ts';
import type { CalendarEvent } from '../../renderings/ics.ts';
import { wordOf } from '../../rules/clause.ts';
import type { Rung } from '../../rules/ladder.ts';
import { clock } from '../../text/format.ts';
import { isSpoken } from '../../text/languages.ts';
import { nameIn, type Said, type Voice } from '../../text/voice.ts';
import { marginOfFestival } from '../explanation.ts';

/** A calendar writes years with four digits. */
export const FIRST_CALENDAR_YEAR = 1;

export function* eventsOf(
  sky: Sky,
  kept: Iterable<Occurrence>,
  say: Voice,
  windows: boolean,
  margins = false,
): Generator<CalendarEvent, undefined> {
  for (const each of kept) {
    const name = say.byId('festival', each.name);
    const uid = uidOf(sky, each);
    const description = [reasonOf(sky, each, say), ...(margins ? marginTold(sky, each) : [])].join('\n');
    yield { uid: uid(''), ...summaryOf([name], say), description, on: each.day };
    if (windows) yield* windowsOf(each, say, name, uid);
  }
  return undefined;
}

/** Only what was near is marked. */
function marginTold(sky: Sky, kept: Occurrence): string[] {
  const margin = marginOfFestival(sky, kept);
  return margin === 'wide' ? [] : [`margin: ${margin.replace('_', ' ')}`];
}

type Uid = (part: string) => string;

/** By its id, date, engine and place: the same in every calendar. */
const uidOf =
  ({ engine, place }: Sky, { id, name, day }: Occurrence): Uid =>
  (part) =>
    `${[id, name === id ? '' : name, part, isoDate(day), engine.id, spotOf(place)].filter((each) => each !== '').join('.')}@ganaka`;

export const spotOf = ({ latDeg, lonDeg }: Place): string => `${latDeg.toFixed(2)}_${lonDeg.toFixed(2)}`;

function* windowsOf(found: Occurrence, say: Voice, name: Said<'name'>, uid: Uid): Generator<CalendarEvent, undefined> {
  for (const { id, window, source } of found.observances) {
    if (window === null) continue;
    const { work, gist } = say.cite(source);
    const summary = summaryOf([name, say.byId('observance', id)], say);
    yield { uid: uid(id), ...summary, description: `${work}: ${gist}`, on: window };
  }
  return undefined;
}

/**
 * A language that has only names is not mixed with another: the summary is in it, or in English if it lacks a name.
 * Otherwise the caller's languages are combined.
 */
export function summaryOf(
  names: readonly Said<'name'>[],
  { alone }: Voice,
): Pick<CalendarEvent, 'summary' | 'language'> {
  if (alone === null || isSpoken(alone)) return { summary: names.map(said).join(': ') };
  const own = names.map((name) => nameIn(name, alone));
  if (own.every((name) => name !== undefined)) return { summary: own.join(': '), language: alone };
  return { summary: names.map(({ name }) => name).join(': ') };
}

/** The caller's languages side by side. */
const said = ({ number: _, ...name }: Said<'name'> & { readonly number?: number }): string =>
  Object.values(name).join(' · ');

function reasonOf({ place }: Sky, { anga, sankranti, verdict, alternatives }: Occurrence, say: Voice): string {
  return [
    ...(anga === null ? [] : [tithiTold(place, anga, say)]),
    ...(sankranti === null ? [] : [clock(place, sankranti.at)]),
    ...rungTold(verdict.because, alternatives, say),
  ].join('\n');
}

export const tithiTold = (place: Place, { number, from, to }: PartSpan, say: Voice): string =>
  `${said(say.named('tithi', number))}: ${clock(place, from)} – ${clock(place, to)}`;

/** What decided, by which passage, and the days of other schools. */
export function rungTold({ when, source }: Rung, alternatives: readonly School[], say: Voice): string[] {
  const { work, locus, gist } = say.cite(source);
  return [
    `${wordOf(when).replaceAll('_', ' ')} — ${work}${locus === undefined ? '' : ` ${locus}`}: ${gist}`,
    ...alternatives.map(({ tradition, day }) => `${tradition}: ${isoDate(day)}`),
  ];
}
