/** The holidays of a country or state in a year, each by its rule and by the list that a government or exchange prints. */

import type { Static } from 'typebox';
import { festivalFlips } from '../../jyotisha/festivals/decide/flips.ts';
import { type Holiday, holidaysOf } from '../../jyotisha/festivals/holidays/holidays.ts';
import {
  HOLIDAY_LANDS,
  type HolidayLand,
  holidayLand,
  LAND_CODES,
  LAND_NAMES,
  stateOf,
  statesOf,
} from '../../jyotisha/festivals/holidays/lands.ts';
import { isoDate } from '../../kernel/civil.ts';
import { daysBetween } from '../../kernel/units.ts';
import type { CalendarEvent } from '../../renderings/ics.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import type { Voice } from '../../text/voice.ts';
import { EDGE_MINUTES, minutesReplyOf } from '../calendars/reply-parts.ts';
import { calendarFile, inWords, ruledIn, summaryOf } from '../kit/calendar-file.ts';
import { bom, wrongWithBom } from '../kit/csv-file.ts';
import { defaulted, oneOf, type ParamsOf, required, text, within } from '../kit/parameter.ts';
import { year as calendarYear } from '../kit/parameters.ts';
import { type ParameterError, type RequestFacts, type RouteDefaults, type ViewInput, view } from '../view.ts';
import type { holidayDaysReply, holidayReply, holidaysReply } from './holidays.reply.ts';

export { HOLIDAY_LANDS, type HolidayLand, holidayLand, stateOf, statesOf };

export const FIRST_HOLIDAY_YEAR = 1900;
export const LAST_HOLIDAY_YEAR = 2100;

const params = {
  country: required(oneOf(LAND_CODES, { meaning: 'ISO code of the country', example: 'IN', alsoCalled: LAND_NAMES })),
  state: text({ meaning: 'code of the state, of India alone: MH, TN, WB …', example: 'MH' }),
  year: required(within(calendarYear, FIRST_HOLIDAY_YEAR, LAST_HOLIDAY_YEAR)),
  format: defaulted(oneOf(['json', 'csv', 'ics'], { meaning: 'how the year is given', example: 'json' }), 'json'),
  bom,
};
type Params = ParamsOf<typeof params>;
type HolidayRow = Static<typeof holidayReply>;

/** Parameters of a place. The country and the state determine it. */
const OF_A_PLACE = ['place', 'lat', 'lon', 'latitude', 'longitude', 'lng', 'tz'];

export const holidays = view<typeof holidaysReply>()({
  field: 'holidays',
  summary: 'The holidays of a country or state that follow the Hindu calendar: the date of the rule and of the list',
  reads: 'year',
  params,
  heavy: true,
  whole: true,
  standsFor: (_, sent) => landDefaults(sent.get('country') ?? '', sent.get('state')),
  wrongWith: (asked, facts) => [...wrongState(asked), ...wrongPlace(facts), ...wrongWithBom(asked)],
  conventions: () => ({
    date: 'the date of a list where one is quoted, else that of the rule',
    rule: 'the festival’s rule in that land, at the capital of the country or state',
  }),
  of: (asked) => rowsOf(asked),
  inRows: (asked) => rowsOf(asked),
  inCalendar: (asked) => inCalendar(asked),
});

/** The engine and the capital of a country or state; the general ones if there is no such country. */
export function landDefaults(country: string, state: string | undefined): RouteDefaults | undefined {
  const land = holidayLand(country);
  if (land === undefined) return undefined;
  const part = state === undefined ? undefined : stateOf(land, state);
  const { name, latDeg, lonDeg } = part?.capital ?? land.capital;
  const home = land.code === 'IN' ? (part?.name ?? 'Delhi') : undefined;
  const place = { name, latDeg, lonDeg, zone: land.zone, fixedHours: null, ...(home && { state: home }) };
  return { engine: land.engine, place, ...(land.options && { options: land.options }) };
}

function landOf({ country }: Pick<Params, 'country'>): HolidayLand {
  const land = holidayLand(country);
  if (land === undefined) throw new Error(`no holidays of ${country}`);
  return land;
}

function wrongState({ country, state }: Params): ParameterError[] {
  if (state === undefined) return [];
  const land = landOf({ country });
  if (stateOf(land, state) !== undefined) return [];
  const allowed = statesOf(land).map(({ code }) => code);
  const wanted =
    allowed.length === 0 ? 'has no states with holidays of their own; leave state out' : 'has no such state';
  return [{ param: 'state', text: `${land.name} ${wanted}; got "${state}"`, allowed }];
}

const wrongPlace = ({ given }: RequestFacts): ParameterError[] =>
  OF_A_PLACE.filter((name) => given.has(name)).map((param) => ({
    param,
    text: `holidays are decided at the capital of the country or state; leave ${param} out`,
  }));

function found({ sky, params: { country, state, year } }: ViewInput<typeof params>): Holiday[] {
  const land = landOf({ country });
  const part = state === undefined ? undefined : stateOf(land, state);
  return holidaysOf(sky, land, part?.code ?? null, year);
}

const rowsOf = (asked: ViewInput<typeof params>): HolidayRow[] =>
  found(asked).map((each) => {
    const minutes = marginOf(asked.sky, each);
    return {
      ...dayOf(each, asked.say),
      margin_minutes: minutes === null ? null : minutesReplyOf(minutes),
      edge: minutes !== null && minutes < EDGE_MINUTES,
    };
  });

/** The same for pages, without the margins. */
export const holidayDays = view<typeof holidayDaysReply>()({
  field: 'holidays',
  summary: 'The holidays of a country or state, by rule and by list',
  reads: 'year',
  params,
  of: (asked) => found(asked).map((each) => dayOf(each, asked.say)),
});

function dayOf({ kept, day, listed, listedBy }: Holiday, say: Voice): Omit<HolidayRow, 'margin_minutes' | 'edge'> {
  return {
    id: kept.name,
    ...say.byId('festival', kept.name),
    date: isoDate(day),
    rule_date: isoDate(kept.day),
    gazetted: listed && {
      date: isoDate(listed.day),
      source: listed.source,
      kind: listed.kind,
      substitute_for: listed.substituteFor === null ? null : isoDate(listed.substituteFor),
    },
    differs:
      day === kept.day
        ? null
        : {
            days: daysBetween(kept.day, day),
            tradition: listedBy?.tradition ?? null,
            citation: listedBy === null ? null : say.cite(listedBy.because.source),
          },
    festival: kept.id,
  };
}

function marginOf(sky: Sky, { kept }: Holiday): number | null {
  const [nearest] = festivalFlips(sky, kept, { nearestAlone: true, quick: true });
  return nearest === undefined ? null : Math.abs(nearest.seconds) / 60;
}

/** The calendar file: an all-day event for each holiday, with its rule and the list that has it. */
function inCalendar(asked: ViewInput<typeof params>): string {
  const { sky, say, params } = asked;
  const land = landOf(params);
  const part = params.state === undefined ? undefined : stateOf(land, params.state);
  const code = part === undefined ? land.code : `${land.code}-${part.code}`;
  const events = found(asked).map(({ kept, day, listed }): CalendarEvent => {
    const description = inWords(say, (language) => [
      ruledIn(language, kept.verdict.because.source),
      ...(listed === null ? [] : [language.calendar.source(listed.source)]),
    ]);
    return {
      uid: `${code}.${kept.name}.${params.year}.${isoDate(kept.day).slice(5)}@ganaka`,
      ...summaryOf([say.byId('festival', kept.name)], say),
      description,
      on: day,
    };
  });
  return calendarFile(asked, { name: `${part?.name ?? land.name} ${params.year}`, zone: sky.place.zone, events });
}
