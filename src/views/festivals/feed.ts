/** The festivals of some years as a calendar to subscribe to. */
import { Type } from 'typebox';
import { FESTIVALS } from '../../festivals/catalog/index.ts';
import type { Occurrence } from '../../festivals/occurrence.ts';
import { packOf, type YearPack } from '../../festivals/pack.ts';
import { isKeptAt } from '../../festivals/region.ts';
import type { Festival } from '../../festivals/rule.ts';
import { FestivalYear } from '../../festivals/year.ts';
import { dateOf } from '../../kernel/civil.ts';
import type { Place } from '../../kernel/place.ts';
import { icsOf } from '../../renderings/ics.ts';
import { RULES_VERSION } from '../../rules/version.ts';
import { defaulted, flag, fromNow, someOf, wholeNumber, within } from '../parameter.ts';
import { year } from '../parameters.ts';
import { type Asked, type AskedDay, view, type Wrong } from '../view.ts';
import { eventsOf, FIRST_CALENDAR_YEAR } from './events.ts';

const MOST_YEARS = 3;
/** If no year is given: this one and the next, so that a subscriber in December has January too. */
const YEARS_FROM_NOW = 2;

const paramsOf = (ids: readonly string[]) => ({
  year: fromNow(within(year, FIRST_CALENDAR_YEAR, 3000)),
  years: wholeNumber(1, MOST_YEARS, { meaning: 'how many years from that one', example: '2' }),
  ids: someOf({ meaning: 'only these, comma separated', example: ids.slice(0, 2).join(','), allows: ids }),
  windows: defaulted(flag({ meaning: 'the hours of the rites too', example: '1' }), false),
  explain: flag({ meaning: '1 marks the days that were near to another', example: '1' }),
});
type Params = ReturnType<typeof paramsOf>;

function feed(summary: string, ids: readonly string[], title: string, from: (pack: YearPack) => readonly Occurrence[]) {
  return view({
    field: 'calendar',
    summary,
    reads: 'year',
    media: 'text/calendar; charset=utf-8',
    heavy: true,
    reply: Type.String(),
    params: paramsOf(ids),
    wrongWith,
    of(asked) {
      const { sky, say, params } = asked;
      const wanted = (festival: Festival): boolean =>
        params.ids === undefined ? isKeptAt(festival, sky.place) : isChosen(festival, params.ids, sky.place);
      const kept = yearsOf(asked).flatMap((each) => from(packOf(new FestivalYear(sky, each), wanted)));
      const events = eventsOf(sky, kept, say, params.windows, params.explain);
      return icsOf({ name: `${title} · ${sky.place.name}`, zone: sky.place.zone, events, sequence: RULES_VERSION });
    },
  });
}

/** `festivals` means all the great ones together. */
const GREAT = 'festivals';

const isChosen = (festival: Festival, ids: readonly string[], place: Place): boolean =>
  ids.includes(festival.id) || (festival.kind === 'festival' && ids.includes(GREAT) && isKeptAt(festival, place));

function yearsOf({ params, today }: Asked<Params>): number[] {
  const first = params.year ?? dateOf(today).year;
  const count = params.years ?? (params.year === undefined ? YEARS_FROM_NOW : 1);
  return Array.from({ length: count }, (_, i) => first + i);
}

function wrongWith(
  { year, years }: { readonly year?: number; readonly years?: number },
  { lastYear }: AskedDay,
): Wrong[] {
  if (year === undefined || year + (years ?? 1) - 1 <= lastYear) return [];
  return [
    { param: 'years', text: `${years} years from ${year} reach beyond ${lastYear}`, allowed: `up to ${lastYear}` },
  ];
}

const idsOf = (of: typeof FESTIVALS): string[] => of.map(({ id }) => id);

export const festivalsFeed = feed(
  'The great festivals as a calendar to subscribe to: this year and the next, or those asked for',
  idsOf(FESTIVALS.filter(({ kind }) => kind === 'festival')),
  'Festivals',
  ({ festivals }) => festivals,
);

export const parvaFeed = feed(
  'Festivals, vratas, ekadashis, parvas and sankrantis as a calendar to subscribe to',
  [GREAT, ...idsOf(FESTIVALS)],
  'Panchanga',
  ({ festivals, parvas }) => [...festivals, ...parvas].sort((a, b) => a.day - b.day),
);
