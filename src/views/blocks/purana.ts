/** Purana day notes. */
import { Type } from 'typebox';
import { monthOf } from '../../panchanga/calendar.ts';
import type { PanchangaDay } from '../../panchanga/day.ts';
import { lunationAround } from '../../panchanga/months.ts';
import { type PuranaNote, puranaNotesOf } from '../../panchanga/purana.ts';
import { citation } from '../../rules/source.ts';
import { citationReply } from '../citation.ts';
import { namedReply } from '../position.ts';
import { block } from './block.ts';

export const purana = block({
  name: 'purana',
  summary: 'Purana day notes: observances that a Purana is named for, manvadi and yugadi',
  conventions: { purana: 'amanta month and tithi of sunrise' },
  reply: Type.Object({
    notes: Type.Array(
      Type.Object({
        kind: Type.Enum(['vrata', 'manvadi', 'yugadi']),
        name: Type.String({ description: 'Sanskrit in Roman letters' }),
        name_sa: Type.String(),
        tithi: namedReply,
        citation: citationReply,
      }),
    ),
  }),
  of: (day, say) => ({
    notes: notesOf(day).map(({ id, name, sa, tithi, source }) => ({
      kind: id,
      name,
      name_sa: sa,
      tithi: say.named('tithi', tithi),
      citation: citation(source),
    })),
  }),
});

/** The tithi of sunrise, and one that is lost before the next; the last of the day belongs to the next sunrise. */
function notesOf(day: PanchangaDay): readonly PuranaNote[] {
  const tithis = day.transitions('tithi');
  const own = tithis.length > 1 ? tithis.slice(0, -1) : tithis;
  const month = monthOf(day);
  return own.flatMap(({ number, from, to }) => {
    const middle = from + (to - from) / 2;
    const within = middle >= month.from && middle < month.to;
    return puranaNotesOf(within ? month : lunationAround(day.sky, from), number);
  });
}
