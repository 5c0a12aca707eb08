/** A month as on a wall calendar: whole weeks of day rows, and the lunar months in them. */

import { type DayOccurrences, occurrencesWithin } from '../../jyotisha/festivals/occurrences-by-day.ts';
import { erasOf } from '../../jyotisha/panchanga/day/calendar.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { dateOf, daysInMonth, firstOfMonth, weekdayOf } from '../../kernel/civil.ts';
import { midnightAt } from '../../kernel/place.ts';
import { type CivilDay, plusDays } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { clock } from '../../text/format.ts';
import { months } from '../blocks/months.ts';
import { samvatsara } from '../blocks/samvatsara.ts';
import { conventionsOf } from '../day/panchanga.ts';
import { defaulted, month as monthOf, oneOf, required } from '../kit/parameter.ts';
import { view } from '../view.ts';
import { lunationsIn } from './lunations.ts';
import type { monthReply } from './month.reply.ts';
import { rowOf } from './row.ts';
import { daysUnder } from './walk.ts';

export const WEEK = 7;
/** The number of the vara on which the week starts. */
const WEEK_STARTS = { sunday: 1, monday: 2 } as const;

export const month = view<typeof monthReply>()({
  field: 'month',
  summary: 'A Gregorian month in whole weeks of day rows, with its lunar months and years',
  reads: 'year',
  params: {
    month: required(monthOf({ meaning: 'Gregorian month', example: '2026-11' })),
    week_start: defaulted(
      oneOf(['sunday', 'monday'], { meaning: 'the day with which a week begins', example: 'sunday' }),
      'sunday',
    ),
  },
  heavy: true,
  conventions: ({ sky }) => conventionsOf([months], sky),
  of({ sky, say, params }) {
    const first = firstOfMonth(params.month);
    const { year, month: number } = dateOf(first);
    const last = plusDays(first, daysInMonth(year, number) - 1);
    const weeks = wholeWeeks(first, last, WEEK_STARTS[params.week_start]);
    const days = [...daysUnder(sky, ...weeks)];
    const keptOn = occurrencesWithin(sky, ...weeks);
    const within = days.filter(({ civil }) => civil >= first && civil <= last);
    const cells = days.map((day) => ({
      ...rowOf(day, say, keptOn(day.civil)),
      in_month: day.civil >= first && day.civil <= last,
    }));
    const samvat = samvatOn(sky, first);
    const next = samvatOn(sky, last);
    return {
      month: params.month,
      lunar_months: lunationsIn(sky, { from: beginOf(sky, first), to: beginOf(sky, plusDays(last, 1)) }).map(
        ({ masa, adhika, from, to }) => ({
          ...say.named('masa', masa),
          adhika,
          start: clock(sky.place, from),
          end: clock(sky.place, to),
        }),
      ),
      samvat,
      ...(next.vikram !== samvat.vikram && { samvat_next: next }),
      samvatsara: samvatsara.of(momentUnder(sky, first), say),
      weeks: Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, i) => cells.slice(i * WEEK, (i + 1) * WEEK)),
      counts: countsOf(within, keptOn),
    };
  },
});

/** The first and last day of the weeks that touch the days from `first` to `last`. */
function wholeWeeks(first: CivilDay, last: CivilDay, start: number): [CivilDay, CivilDay] {
  const into = (day: CivilDay): number => (weekdayOf(day) - start + WEEK) % WEEK;
  return [plusDays(first, -into(first)), plusDays(last, WEEK - 1 - into(last))];
}

function samvatOn(sky: Sky, civil: CivilDay) {
  const { vikram, shaka } = erasOf(momentUnder(sky, civil));
  return { vikram, shaka };
}

const beginOf = ({ place }: Sky, day: CivilDay) => midnightAt(place, day);

function countsOf(days: readonly Day[], keptOn: (civil: CivilDay) => DayOccurrences): Record<string, number> {
  const counts: Record<string, number> = { festivals: 0, ekadashi: 0 };
  for (const { civil } of days) {
    const { festivals, parvas } = keptOn(civil);
    counts.festivals = (counts.festivals ?? 0) + festivals.length;
    for (const { kind } of parvas) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
