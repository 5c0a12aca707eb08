/** The wedding days of a year as a calendar file: an event for each day, with its best hours first. */

import type { KaryaClause } from '../../jyotisha/muhurta/karya/clause.ts';
import { type WeddingHours, weddingHours } from '../../jyotisha/muhurta/vivaha/hours.ts';
import type { FitDay } from '../../jyotisha/muhurta/vivaha/year.ts';
import { dateOf, isoDate } from '../../kernel/civil.ts';
import type { CalendarEvent } from '../../renderings/ics.ts';
import type { Tongue } from '../../text/loading/calendar-files.ts';
import { nameAt } from '../../text/names.ts';
import { spotOf } from '../festivals/events.ts';
import { calendarFile, clockTime, inWords, ruledIn, summaryOf } from '../kit/calendar-file.ts';
import type { ViewInput } from '../view.ts';

const MOST_BEST = 3;

type Wedding = Pick<ViewInput, 'sky' | 'say' | 'now' | 'today'>;

/** `clauses` are the rules by which the days were judged. */
export function weddingCalendar(days: readonly FitDay[], asked: Wedding, clauses: readonly KaryaClause[]): string {
  const { sky, say } = asked;
  const { summary } = summaryOf([say.byId('karya', 'vivaha')], say);
  const { name, zone } = sky.place;
  const events = days.map((each) => eventOf(each, asked, clauses));
  return calendarFile(asked, { name: `${summary} · ${name}`, zone, events });
}

function eventOf(fit: FitDay, { sky, say }: Wedding, clauses: readonly KaryaClause[]): CalendarEvent {
  const { engine, place } = sky;
  return {
    uid: `vivaha.${isoDate(fit.day.civil)}.${engine.id}.${spotOf(place)}@ganaka`,
    ...summaryOf([say.byId('karya', 'vivaha')], say),
    description: inWords(say, (language) => linesIn(language, fit, clauses)),
    on: fit.day.civil,
  };
}

function linesIn(language: Tongue, { judged, day }: FitDay, clauses: readonly KaryaClause[]): string[] {
  const { verdicts, best, others, inNeed, alsoInNeed, faults } = language.calendar.wedding;
  const all = weddingHours(judged.windows);
  const open = all.filter((each) => !each.isInNeed);
  const needed = all.filter((each) => each.isInNeed);
  const first = open.length > 0 ? bestOf(open) : needed.slice(0, MOST_BEST);
  const rest = (open.length > 0 ? open : needed).filter((each) => !first.includes(each));
  const hours = (list: readonly WeddingHours[]): string[] => byTime(list).map((each) => hoursIn(language, day, each));
  const why = judged.day.because.flatMap(
    (id) => clauses.find((each) => each.id === id && each.by.includes('DS')) ?? [],
  );
  return [
    verdicts[judged.verdict],
    ...(open.length === 0 && needed.length > 0 ? [inNeed] : []),
    ...headed(best, hours(first)),
    ...headed(others, hours(rest)),
    ...(open.length > 0 ? headed(alsoInNeed, hours(needed)) : []),
    ...headed(
      faults,
      why.map(({ source }) => ruledIn(language, source)),
    ),
  ];
}

const headed = (head: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [head, ...lines]);

/** The best of the open hours: good ones before middling ones, and the longest first. */
const bestOf = (open: readonly WeddingHours[]): readonly WeddingHours[] =>
  [...open]
    .sort((a, b) => Number(b.grade === 'shubha') - Number(a.grade === 'shubha') || b.to - b.from - (a.to - a.from))
    .slice(0, MOST_BEST);

const byTime = (hours: readonly WeddingHours[]): WeddingHours[] => [...hours].sort((a, b) => a.from - b.from);

function hoursIn(
  { calendar, names }: Tongue,
  { place, civil }: FitDay['day'],
  { from, to, rashis }: WeddingHours,
): string {
  const begin = clockTime(place, from);
  const isNextDay = begin.day !== dateOf(civil).day;
  const rising = rashis.map((each) => nameAt(names, 'rashi', each)).join(', ');
  return calendar.wedding.hours(begin, clockTime(place, to), isNextDay, rising);
}
