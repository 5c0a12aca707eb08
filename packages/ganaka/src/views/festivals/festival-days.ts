/** Only the days of one festival in a year, for the open pages, which list the day in several years. */

import { festivalNamed } from '../../jyotisha/festivals/catalog/index.ts';
import { occurrencesOf } from '../../jyotisha/festivals/occurrence.ts';
import { FestivalYear } from '../../jyotisha/festivals/year.ts';
import { isoDate } from '../../kernel/civil.ts';
import { view } from '../view.ts';
import { ofYear } from './festival.ts';
import type { festivalDaysReply } from './festival-days.reply.ts';

export const festivalDays = view<typeof festivalDaysReply>()({
  field: 'festival_days',
  summary: 'The dates of a festival in a year',
  reads: 'year',
  params: ofYear,
  of: ({ sky, params: { year, id } }) => ({
    dates: occurrencesOf(new FestivalYear(sky, year), festivalNamed(id)).map(({ day }) => isoDate(day)),
  }),
});
