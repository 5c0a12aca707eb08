/**
 * The date in the calendar of the region. A reply has one engine, so if the calendar belongs to another engine, the
 * block names that engine and the URL that returns the date. A calendar defined by law needs no engine.
 */

import type { SolarCalendar } from '../../jyotisha/calendars/calendar.ts';
import { CALENDARS } from '../../jyotisha/calendars/catalog/index.ts';
import { type CalendarDate, type ConvertibleCalendar, dateIn, isThere } from '../../jyotisha/calendars/convert.ts';
import { landOf, skyFor } from '../../jyotisha/calendars/of-land.ts';
import { reckoningOf } from '../../jyotisha/calendars/solar.ts';
import { isoDate } from '../../kernel/civil.ts';
import type { CivilDay } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import type { Voice } from '../../text/voice.ts';
import type { DatedId } from '../calendars/parameters.ts';
import { EDGE_MINUTES, engineIdOf, minutesReplyOf, monthReplyOf, textsOf } from '../calendars/reply-parts.ts';
import { block } from './block.ts';
import type { calendarOfLandReply } from './calendar-of-land.reply.ts';

/**
 * This engine has drik's positions with another ayanamsa. It computes drik's calendars only if the block was requested
 * by name.
 */
const LIKE_DRIK = 'true-chitra';

export const calendarOfLand = block<typeof calendarOfLandReply>()({
  name: 'calendar_of_land',
  summary:
    'The date of the calendar that is kept where one looks from; on another engine than its own, where to find it',
  of({ sky, day: { civil } }, say, choices) {
    const { calendar: id, beside } = landOf(sky.place);
    const asking = askingUnder(sky, id, choices?.blocks?.includes('calendar_of_land') === true);
    const found = asking === null ? null : dateIn(asking, civil);
    if (found === null || !isThere(found)) return linkTo(id, civil);
    return { ...dateReplyOf(sky, found, say), ...(beside !== undefined && { beside: besideEntryOf(beside, civil) }) };
  },
});

/** The calendar, ready to be computed with the reply's engine; null if the calendar belongs to another engine. */
function askingUnder(sky: Sky, id: DatedId, byName: boolean): ConvertibleCalendar | null {
  const calendar = CALENDARS[id];
  if (calendar.kind === 'law') return { calendar };
  const solar: SolarCalendar = calendar;
  const isOwn = sky.engine.key === solar.engine;
  const isLikeOwn = byName && solar.engine === 'drik' && sky.engine.key === LIKE_DRIK;
  return isOwn || isLikeOwn ? reckoningOf(skyFor(sky, solar), solar) : null;
}

function dateReplyOf(sky: Sky, { calendar, civil, year, month, day, rule, start }: CalendarDate, say: Voice) {
  const margin = start === null ? null : start.byRule.marginMinutes;
  return {
    id: calendar.id,
    ...textsOf(calendar, { year, month, day }),
    date: isoDate(civil),
    year,
    month: monthReplyOf(calendar, month, say),
    day,
    engine: start === null ? null : sky.engine.id,
    rule: rule.id,
    margin_minutes: margin === null ? null : minutesReplyOf(margin),
    edge: margin !== null && margin < EDGE_MINUTES,
    source: rule.source,
    confidence: rule.confidence,
  };
}

/**
 * The date in the second calendar of the region. Dates before its adoption are counted back, so every day of its era
 * has one.
 */
function besideEntryOf(id: 'nanakshahi', civil: CivilDay) {
  const found = dateIn({ calendar: CALENDARS[id] }, civil);
  return isThere(found) ? { id, ...textsOf(found.calendar, found) } : undefined;
}

const linkTo = (id: DatedId, civil: CivilDay) => {
  const calendar = CALENDARS[id];
  return {
    id,
    engine: calendar.kind === 'law' ? null : engineIdOf(calendar.engine),
    at: `/v1/calendars/${id}?date=${isoDate(civil)}`,
  };
};
