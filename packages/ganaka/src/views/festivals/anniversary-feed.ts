/**
 * A calendar to subscribe to for a lunar birthday or a yearly shraddha: the dates of the coming years, each with its
 * reason.
 */

import {
  anniversariesIn,
  type KeptAnniversary,
  type OriginalEvent,
  type Rite,
  rememberedAt,
} from '../../jyotisha/festivals/kinds/anniversary.ts';
import { type StarEvent, type StarRite, starsIn } from '../../jyotisha/festivals/kinds/star-anniversary.ts';
import type { FestivalYear } from '../../jyotisha/festivals/year.ts';
import { dateOf, isoDate, isoYear } from '../../kernel/civil.ts';
import type { CalendarEvent } from '../../renderings/ics.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import type { Voice } from '../../text/voice.ts';
import { calendarFile, FIRST_CALENDAR_YEAR, inWords, ruledIn, summaryOf } from '../kit/calendar-file.ts';
import { wholeNumber } from '../kit/parameter.ts';
import { nameOf, wrongName } from '../kit/person.ts';
import type { textReply } from '../kit/text.reply.ts';
import { type ParameterError, type RequestFacts, view } from '../view.ts';
import { anniversaryParams, MOST_ON_THE_SPOT, MOST_YEARS, wrongWithYears, yearsFrom } from './anniversary.ts';
import { rungIn, spotOf, starIn, tithiIn } from './events.ts';
import { isByStar, starEventOf, wrongWithCalendar } from './star-anniversary.ts';

/** The default number of years, enough for a client that rarely refreshes. */
const YEARS_FROM_NOW = 10;
const RITES = {
  janma: 'janma_tithi',
  shraddha: 'varshika_shraddha',
  star: 'janma_nakshatra',
  star_shraddha: 'varshika_shraddha',
} as const;

const params = {
  ...anniversaryParams,
  years: wholeNumber(1, MOST_YEARS, { meaning: `how many years; ${YEARS_FROM_NOW} when not given`, example: '10' }),
  name: nameOf('whose day it is: it comes before the name of the rite'),
};

export const anniversaryFeed = view<typeof textReply>()({
  field: 'calendar',
  summary: 'A birthday by the Moon or a yearly shraddha as a calendar to subscribe to: ten years, or those asked for',
  reads: 'moment',
  media: 'text/calendar; charset=utf-8',
  params,
  heavyWhen: ({ years = YEARS_FROM_NOW }) => years > MOST_ON_THE_SPOT,
  wrongWith: (given, asked) => [
    ...wrongWithYears({ years: YEARS_FROM_NOW, ...given }, asked),
    ...tooEarly(given, asked),
    ...wrongName(given),
    ...wrongWithCalendar(given),
  ],
  of(asked) {
    const { sky, elsewhere, day, t, say, params, today } = asked;
    const { kind, name, year, years = YEARS_FROM_NOW } = params;
    const watched = elsewhere ?? sky;
    const rite = summaryOf([say.byId('observance', RITES[kind])], say);
    const summary = name === undefined ? rite : { ...rite, summary: `${name}: ${rite.summary}` };
    const all = yearsFrom(watched, year ?? dateOf(today).year, years);
    const events = isByStar(kind)
      ? byStar(all, kind, starEventOf(sky, watched, day, t, params), say, summary)
      : byTithi(all, kind, rememberedAt(sky, t), say, summary);
    const { place } = watched;
    return calendarFile(asked, { name: `${summary.summary} · ${place.name}`, zone: place.zone, events });
  },
});

function tooEarly(
  { year = FIRST_CALENDAR_YEAR }: { readonly year?: number },
  { lastYear }: RequestFacts,
): ParameterError[] {
  if (year >= FIRST_CALENDAR_YEAR) return [];
  const text = `a calendar file has years from ${isoYear(FIRST_CALENDAR_YEAR)} on; got ${isoYear(year)}`;
  return [{ param: 'year', text, allowed: `${FIRST_CALENDAR_YEAR} to ${lastYear}` }];
}

type Summary = Pick<CalendarEvent, 'summary' | 'language'>;

const byTithi = (years: readonly FestivalYear[], rite: Rite, event: OriginalEvent, say: Voice, summary: Summary) =>
  years.flatMap((year) =>
    anniversariesIn(year, rite, event).map((kept) => eventOf(year.sky, rite, event, kept, say, summary)),
  );

/** The same by the star. The UID has the star and its solar month in place of the tithi. */
const byStar = (
  years: readonly FestivalYear[],
  rite: StarRite,
  event: StarEvent,
  say: Voice,
  summary: Summary,
): CalendarEvent[] =>
  years.flatMap((year) =>
    starsIn(year, rite, event).map(({ run, day, because, ofTwo, alternatives }): CalendarEvent => {
      const { engine, place } = year.sky;
      const star = `${event.id}_${event.rashi}_${event.nakshatra}`;
      const uid = `${[rite, star, isoDate(day), engine.id, spotOf(place)].join('.')}@ganaka`;
      const description = inWords(say, (language) => [
        starIn(language, place, run),
        ...rungIn(language, because, alternatives),
        ...(ofTwo === null ? [] : [ruledIn(language, ofTwo)]),
      ]);
      return { uid, ...summary, description, on: day };
    }),
  );

/**
 * One anniversary as an event. Its UID is made of the rite, the lunar month, the tithi, the date of this anniversary,
 * the engine and the place, so it does not reveal the year of birth.
 */
function eventOf(
  { engine, place }: Sky,
  rite: Rite,
  { masa, tithi }: OriginalEvent,
  { decided, day, because, alternatives, month }: KeptAnniversary,
  say: Voice,
  summary: Summary,
): CalendarEvent {
  const uid = `${[rite, `${masa}_${tithi}`, isoDate(day), engine.id, spotOf(place)].join('.')}@ganaka`;
  const description = inWords(say, (language) => [
    tithiIn(language, place, decided.anga),
    ...rungIn(language, because, alternatives),
    ...(month.source === null ? [] : [ruledIn(language, month.source)]),
  ]);
  return { uid, ...summary, description, on: day };
}
