/** A calendar to subscribe to with the festivals of some years. */
import { ALIASES, FESTIVALS } from '../../jyotisha/festivals/catalog/index.ts';
import { isGreat } from '../../jyotisha/festivals/great.ts';
import { packOf } from '../../jyotisha/festivals/pack.ts';
import { isKeptAt } from '../../jyotisha/festivals/region.ts';
import type { Festival } from '../../jyotisha/festivals/rule.ts';
import { FestivalYear } from '../../jyotisha/festivals/year.ts';
import { dateOf } from '../../kernel/civil.ts';
import type { Place } from '../../kernel/place.ts';
import type { CalendarWords } from '../../text/contracts/calendar-words.ts';
import { calendarFile, FIRST_CALENDAR_YEAR, titleOf } from '../kit/calendar-file.ts';
import { defaulted, flag, fromNow, someOf, wholeNumber, within } from '../kit/parameter.ts';
import { fastParams, year } from '../kit/parameters.ts';
import type { textReply } from '../kit/text.reply.ts';
import { type ParameterError, type RequestFacts, type ViewInput, view } from '../view.ts';
import { eventsOf } from './events.ts';

const MOST_YEARS = 3;
/** The default number of years, from the current year on. With two, a subscriber in December also gets January. */
const YEARS_FROM_NOW = 2;

const paramsOf = (ids: readonly string[]) => ({
  year: fromNow(within(year, FIRST_CALENDAR_YEAR, 3000)),
  years: wholeNumber(1, MOST_YEARS, { meaning: 'how many years from that one', example: '2' }),
  ids: someOf({
    meaning: 'only these, comma separated',
    example: ids.slice(0, 2).join(','),
    allows: ids,
    alsoCalled: ALIASES,
    calledIn: 'festival',
  }),
  ...fastParams,
  windows: defaulted(flag({ meaning: 'the hours of the rites too', example: '1' }), false),
  explain: flag({ meaning: '1 marks the days that were near to another', example: '1' }),
  brief: flag({ meaning: '1 leaves out the descriptions: names and dates alone', example: '1' }),
});
type Params = ReturnType<typeof paramsOf>;

/** Declares a feed. `usual` selects its festivals if the request has no `ids`. */
function feed(
  summary: string,
  ids: readonly string[],
  title: keyof CalendarWords['titles'],
  usual: (festival: Festival) => boolean,
) {
  return view<typeof textReply>()({
    field: 'calendar',
    summary,
    reads: 'year',
    media: 'text/calendar; charset=utf-8',
    heavy: true,
    params: paramsOf(ids),
    wrongWith,
    of(asked) {
      const { sky, say, params } = asked;
      const { place } = sky;
      const wanted = (festival: Festival): boolean =>
        params.ids === undefined ? usual(festival) && isKeptAt(festival, place) : isChosen(festival, params.ids, place);
      const kept = yearsOf(asked)
        .map((each) => packOf(new FestivalYear(sky, each, undefined, 'here', params.ekadashi), wanted))
        .flatMap(({ festivals, parvas }) => [...festivals, ...parvas].sort((a, b) => a.day - b.day));
      const events = eventsOf(sky, kept, say, params);
      const name = `${titleOf(say, title)} · ${place.name}`;
      return calendarFile(asked, { name, zone: place.zone, events });
    },
  });
}

/** The value of `ids` that means all great festivals. */
const GREAT = 'festivals';

const isChosen = (festival: Festival, ids: readonly string[], place: Place): boolean =>
  ids.includes(festival.id) || (isGreat(festival) && ids.includes(GREAT) && isKeptAt(festival, place));

function yearsOf({ params, today }: ViewInput<Params>): number[] {
  const first = params.year ?? dateOf(today).year;
  const count = params.years ?? (params.year === undefined ? YEARS_FROM_NOW : 1);
  return Array.from({ length: count }, (_, i) => first + i);
}

interface FeedParams {
  readonly year?: number;
  readonly years?: number;
  readonly windows: boolean;
  readonly explain?: boolean;
  readonly brief?: boolean;
}

function wrongWith({ year, years, windows, explain, brief }: FeedParams, { lastYear }: RequestFacts): ParameterError[] {
  const wrong: ParameterError[] = [];
  if (year !== undefined && year + (years ?? 1) - 1 > lastYear)
    wrong.push({
      param: 'years',
      text: `${years} years from ${year} reach beyond ${lastYear}`,
      allowed: `up to ${lastYear}`,
    });
  if (brief === true && (windows || explain === true))
    wrong.push({ param: 'brief', text: 'brief has names and dates alone; leave out windows and explain' });
  return wrong;
}

const idsOf = (of: typeof FESTIVALS): string[] => of.map(({ id }) => id);

export const festivalsFeed = feed(
  'The festivals as a calendar to subscribe to: this year and the next, or those asked for',
  idsOf(FESTIVALS.filter(isGreat)),
  'festivals',
  isGreat,
);

export const parvaFeed = feed(
  'Festivals, vratas, ekadashis, parvas and sankrantis as a calendar to subscribe to',
  [GREAT, ...idsOf(FESTIVALS)],
  'panchanga',
  () => true,
);
