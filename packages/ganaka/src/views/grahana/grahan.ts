/** The eclipses of a year as seen from one place. */

import { Type } from 'typebox';
import { dayOf } from '../../kernel/civil.ts';
import { midnightAt } from '../../kernel/place.ts';
import { notesSaid } from '../../text/sentences/notes.ts';
import { notesFields } from '../kit/notes.ts';
import { required } from '../kit/parameter.ts';
import { year as calendarYear } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { eclipseReply, eclipsesSaid } from './eclipse.ts';

export const grahan = view({
  field: 'grahan',
  summary: 'The eclipses of a year with their local circumstances and sutak',
  reads: 'year',
  params: { year: required(calendarYear) },
  reply: Type.Object({
    year: Type.Integer(),
    eclipses: Type.Array(eclipseReply),
    ...notesFields,
  }),
  of({ sky, params: { year }, say }) {
    const begin = (of: number) => midnightAt(sky.place, dayOf({ year: of, month: 1, day: 1 }));
    const eclipses = eclipsesSaid(sky, begin(year), begin(year + 1), say);
    const seen = eclipses.filter(({ visible }) => visible).length;
    return { year, eclipses, ...notesSaid(say, [({ eclipses_seen }) => eclipses_seen(seen, eclipses.length)]) };
  },
});
