/** The wedding days of a year as a calendar file: an event for each day, with its best hours first. */
import { dateOf, isoDate } from '../../kernel/civil.ts';
import type { Span } from '../../kernel/span.ts';
import type { Clause } from '../../muhurta/karya/clause.ts';
import type { Window } from '../../muhurta/karya/window.ts';
import type { FitDay } from '../../muhurta/vivaha/year.ts';
import type { CalendarEvent } from '../../renderings/ics.ts';
import type { Tongue } from '../../text/calendar-files.ts';
import { nameAt } from '../../text/names.ts';
import { calendarFile, clockTime, inWords, ruledIn, summaryOf } from '../calendar-file.ts';
import { spotOf } from '../festivals/events.ts';
import type { Asked } from '../view.ts';

const MOST_BEST = 3;

type Wedding = Pick<Asked, 'sky' | 'say' | 'now' | 'today'>;

/** `clauses` are the rules by which the days were judged. */
export function weddingCalendar(days: readonly FitDay[], asked: Wedding, clauses: readonly Clause[]): string {
  const { sky, say } = asked;
  const { summary } = summaryOf([say.byId('karya', 'vivaha')], say);
  const { name, zone } = sky.place;
  const events = days.map((each) => eventOf(each, asked, clauses));
  return calendarFile(asked, { name: `${summary} · ${name}`, zone, events });
}

function eventOf(fit: FitDay, { sky, say }: Wedding, clauses: readonly Clause[]): CalendarEvent {
  const { engine, place } = sky;
  return {
    uid: `vivaha.${isoDate(fit.day.civil)}.${engine.id}.${spotOf(place)}@ganaka`,
    ...summaryOf([say.byId('karya', 'vivaha')], say),
    description: inWords(say, (language) => linesIn(language, fit, clauses)),
    on: fit.day.civil,
  };
}

function linesIn(language: Tongue, { judged, day }: FitDay, clauses: readonly Clause[]): string[] {
  const { verdicts, best, others, inNeed, faults } = language.calendar.wedding;
  const first = bestOf(judged.windows);
  const rest = judged.windows.filter((each) => !first.includes(each));
  const isNeeded = judged.windows.length > 0 && judged.windows.every(({ need }) => need !== null);
  const hours = (windows: readonly Window[]): string[] =>
    joined(byTime(windows)).map((each) => hoursIn(language, day, each));
  const why = judged.day.because.flatMap(
    (id) => clauses.find((each) => each.id === id && each.by.includes('DS')) ?? [],
  );
  return [
    verdicts[judged.verdict],
    ...(isNeeded ? [inNeed] : []),
    ...headed(best, hours(first)),
    ...headed(others, hours(rest)),
    ...headed(
      faults,
      why.map(({ source }) => ruledIn(language, source)),
    ),
  ];
}

const headed = (head: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [head, ...lines]);

/**
 * The best windows: good hours before middling ones and the longest first. Hours that are allowed only in need come
 * last, by their rank.
 */
const bestOf = (windows: readonly Window[]): readonly Window[] =>
  [...windows]
    .sort(
      (a, b) =>
        Number(a.need !== null) - Number(b.need !== null) ||
        Number(b.grade === 'shubha') - Number(a.grade === 'shubha') ||
        (a.need?.rank ?? 0) - (b.need?.rank ?? 0) ||
        b.to - b.from - (a.to - a.from),
    )
    .slice(0, MOST_BEST);

const byTime = (windows: readonly Window[]): Window[] => [...windows].sort((a, b) => a.from - b.from);

interface Rising extends Span {
  readonly rashis: readonly number[];
}

/** Merges consecutive windows in which the same signs rise. */
function joined(windows: readonly Window[]): Rising[] {
  const made: Rising[] = [];
  for (const { from, to, lagnas } of windows) {
    const rashis = [...new Set(lagnas.flatMap(({ grade, rashi }) => (grade === 'varjya' ? [] : [rashi])))];
    const last = made.at(-1);
    if (last !== undefined && last.to === from && last.rashis.join() === rashis.join())
      made[made.length - 1] = { ...last, to };
    else made.push({ from, to, rashis });
  }
  return made;
}

function hoursIn({ calendar, names }: Tongue, { place, civil }: FitDay['day'], { from, to, rashis }: Rising): string {
  const begin = clockTime(place, from);
  const isNextDay = begin.day !== dateOf(civil).day;
  const rising = rashis.map((each) => nameAt(names, 'rashi', each)).join(', ');
  return calendar.wedding.hours(begin, clockTime(place, to), isNextDay, rising);
}
