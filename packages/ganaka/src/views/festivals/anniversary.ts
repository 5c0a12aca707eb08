/** The same tithi in other years: the lunar birthday, and the day of the yearly shraddha. */

import type { Static } from 'typebox';
import {
  anniversariesIn,
  type KeptAnniversary,
  type OriginalEvent,
  type Rite,
  rememberedAt,
} from '../../jyotisha/festivals/kinds/anniversary.ts';
import { FestivalYear } from '../../jyotisha/festivals/year.ts';
import { dateOf, isoDate } from '../../kernel/civil.ts';
import type { Place } from '../../kernel/place.ts';
import { wordOf } from '../../rules/clause.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { clock } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { Voice } from '../../text/voice.ts';
import { date, fromNow, natal, oneOf, type Parameter, required, text, wholeNumber } from '../kit/parameter.ts';
import { year } from '../kit/parameters.ts';
import { type ParameterError, type RequestFacts, view } from '../view.ts';
import type { anniversaryEntryReply, tithiAnniversaryReply } from './anniversary.reply.ts';
import {
  isByStar,
  ruleNotes,
  solarMonthOf,
  starCalendarOf,
  starDatesIn,
  starEventOf,
  wrongWithCalendar,
} from './star-anniversary.ts';

export const MOST_YEARS = 20;
/**
 * Requests for more years are computed in a thread, because in distant centuries the positions of every year must be
 * computed first.
 */
export const MOST_ON_THE_SPOT = 5;

const at: Parameter<string, 'optional'> = {
  ...text({ meaning: 'the place where the rite is done, when that is another', example: 'Ujjain' }),
  kind: 'place',
};
type AnniversaryEntry = Static<typeof anniversaryEntryReply>;

export const anniversaryParams = {
  date: required(natal(date({ meaning: 'the day remembered', example: '1990-05-17' }))),
  kind: required(
    oneOf(['janma', 'shraddha', 'star', 'star_shraddha'], {
      meaning: 'by the rule of which rite: by month and tithi, or by the star in the solar month',
      example: 'janma',
    }),
  ),
  calendar: oneOf(['kollam', 'tamil'], {
    meaning: 'whose solar months, for star and star_shraddha; that of the place when not given',
    example: 'kollam',
  }),
  year: fromNow({
    ...year,
    meaning: 'the first Gregorian year to look in; this one when not given',
    kind: 'integer',
  }),
  years: wholeNumber(1, MOST_YEARS, { meaning: 'how many years; one when not given', example: '5' }),
  at,
};

export const tithiAnniversary = view<typeof tithiAnniversaryReply>()({
  field: 'tithi_anniversary',
  summary: 'The date of the same month, paksha and tithi in other years: birthdays, and the yearly shraddha',
  reads: 'moment',
  params: anniversaryParams,
  wrongWith: (given, asked) => [...wrongWithYears(given, asked), ...wrongWithCalendar(given)],
  heavyWhen: ({ years = 1 }) => years > MOST_ON_THE_SPOT,
  conventions: ({ sky, elsewhere, params }) => ({
    months: 'amanta names',
    ...(isByStar(params.kind) && { solar_months: starCalendarOf(params, elsewhere ?? sky) }),
  }),
  of({ sky, elsewhere, day, t, basis, say, params, today, note }) {
    const { kind } = params;
    if (basis !== 'time')
      note(
        isByStar(kind) ? 'without a time the star is that of sunrise' : 'without a time the tithi is that of sunrise',
      );
    const remembered = rememberedAt(sky, t);
    if (remembered.inKshaya)
      note(
        'a kshaya month is two in one: the first half of a tithi belongs to the first name, the second to the other',
      );
    const { masa, adhika, tithi, nakshatra } = remembered;
    const first = params.year ?? dateOf(today).year;
    const watched = elsewhere ?? sky;
    const years = yearsFrom(watched, first, params.years ?? 1);
    const star = isByStar(kind) ? { kind, event: starEventOf(sky, watched, day, t, params) } : null;
    return {
      kind,
      masa: { ...say.named('masa', masa), adhika },
      paksha: tithi <= 15 ? ('shukla' as const) : ('krishna' as const),
      tithi: say.named('tithi', tithi),
      nakshatra: say.named('nakshatra', nakshatra),
      ...(star !== null && { calendar: star.event.id, solar_month: solarMonthOf(star.event, say) }),
      dates: years.flatMap((each) =>
        star === null
          ? datesIn(each, kind === 'janma' ? 'janma' : 'shraddha', remembered, say)
          : starDatesIn(each, star.kind, star.event, say),
      ),
    };
  },
});

export const yearsFrom = (sky: Sky, first: number, count: number): FestivalYear[] =>
  Array.from({ length: count }, (_, i) => new FestivalYear(sky, first + i));

export function wrongWithYears(
  { year, years = 1 }: { readonly year?: number; readonly years?: number },
  { day, dated, lastYear }: RequestFacts,
): ParameterError[] {
  if (year === undefined) return [];
  const from = dateOf(day).year;
  if (dated && year < from)
    return [{ param: 'year', text: `year ${year} lies before the date itself`, allowed: `${from} to ${lastYear}` }];
  if (year + years - 1 > lastYear)
    return [
      { param: 'years', text: `${years} years from ${year} reach beyond ${lastYear}`, allowed: `up to ${lastYear}` },
    ];
  return [];
}

function datesIn(year: FestivalYear, rite: Rite, remembered: OriginalEvent, say: Voice): AnniversaryEntry[] {
  const kept = anniversariesIn(year, rite, remembered);
  if (kept.length > 0) return kept.map((each) => anniversaryReplyOf(year.year, year.sky.place, each, say));
  return [
    {
      year: year.year,
      date: null,
      tithi: null,
      adhika: false,
      because: null,
      citation: null,
      alternatives: [],
      ...notesReplyOf(say, ['anniversary_outside_the_year']),
    },
  ];
}

function anniversaryReplyOf(
  year: number,
  place: Place,
  { decided, day, because, alternatives, month }: KeptAnniversary,
  say: Voice,
): AnniversaryEntry {
  return {
    year,
    date: isoDate(day),
    tithi: { start: clock(place, decided.anga.from), end: clock(place, decided.anga.to) },
    adhika: month.lunation.adhika,
    because: wordOf(because.when),
    citation: say.cite(because.source),
    alternatives: alternatives.map((each) => ({
      tradition: each.tradition,
      date: isoDate(each.day),
      because: wordOf(each.because.when),
      citation: say.cite(each.because.source),
    })),
    ...ruleNotes(month.source, say),
  };
}
