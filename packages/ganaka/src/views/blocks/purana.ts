/**
 * What the Puranas say about the day's tithis: observances that a Purana names, and the tithis on which the ages and
 * the reigns of the Manus began.
 */

import { festivalNotesOn, isFestival } from '../../jyotisha/festivals/kinds/purana.ts';
import { monthHolding } from '../../jyotisha/panchanga/day/calendar.ts';
import { nirnayaDayOf } from '../../jyotisha/panchanga/day/facts.ts';
import type { Moment } from '../../jyotisha/panchanga/day/moment.ts';
import {
  beginningDay,
  beginningsOf,
  type PuranaNote,
  puranaNotesOf,
} from '../../jyotisha/panchanga/sankalpa/purana.ts';
import { jdUt } from '../../kernel/units.ts';
import { isNone } from '../../sky/engines/engine.ts';
import { block } from './block.ts';
import type { puranaReply } from './purana.reply.ts';

export const purana = block<typeof puranaReply>()({
  name: 'purana',
  summary: 'Purana day notes: observances that a Purana is named for, manvadi and yugadi',
  conventions: { purana: 'amanta; tithi of sunrise, festivals by their own rule, ages by kala' },
  of: (moment, say) => ({
    notes: notesOf(moment).map(({ id, name, sa, tithi, source, tie }) => ({
      kind: id,
      name,
      name_sa: sa,
      tithi: say.named('tithi', tithi),
      citation: say.cite(source),
      ...(tie !== undefined && { decided_by: say.cite(tie) }),
    })),
  }),
});

function notesOf(moment: Moment): readonly PuranaNote[] {
  const { day } = moment;
  const tithis = day.transitions('tithi');
  const { frame } = day;
  const found: PuranaNote[] = [];
  for (let i = 0; i < tithis.length; i++) {
    const tithi = tithis[i];
    if (tithi === undefined) continue;
    const month = monthHolding(moment, jdUt((tithi.from + tithi.to) / 2));
    // a day has the tithi of its sunrise, and one that ends before the next sunrise; its last tithi belongs to the next
    // day
    const own = i === 0 || i < tithis.length - 1;
    for (const age of beginningsOf(month, tithi.number)) {
      if (isNone(frame)) {
        if (own) found.push(age);
        continue;
      }
      const { civil, tie } = beginningDay(nirnayaDayOf(day, frame), tithi, age.id);
      if (civil === day.civil) found.push(tie === null ? age : { ...age, tie });
    }
    if (own) found.push(...puranaNotesOf(month, tithi.number).filter((note) => !isFestival(note)));
  }
  found.push(...festivalNotesOn(day));
  return found;
}
