/** The eclipses of a year as seen from one place. */

import { dayOf } from '../../kernel/civil.ts';
import { midnightAt } from '../../kernel/place.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { required } from '../kit/parameter.ts';
import { year as calendarYear } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { eclipsesReplyOf } from './eclipse.ts';
import type { grahanReply } from './grahan.reply.ts';

export const grahan = view<typeof grahanReply>()({
  field: 'grahan',
  summary: 'The eclipses of a year with their local circumstances and sutak',
  reads: 'year',
  params: { year: required(calendarYear) },
  of({ sky, params: { year }, say }) {
    const begin = (of: number) => midnightAt(sky.place, dayOf({ year: of, month: 1, day: 1 }));
    const eclipses = eclipsesReplyOf(sky, begin(year), begin(year + 1), say);
    const seen = eclipses.filter(({ visible }) => visible).length;
    return { year, eclipses, ...notesReplyOf(say, [({ eclipses_seen }) => eclipses_seen(seen, eclipses.length)]) };
  },
});
