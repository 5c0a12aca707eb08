/** The requested moment, and the sunrise that began its day. */

import { aharganaOf } from '../../jyotisha/panchanga/year/eras.ts';
import { isoDate } from '../../kernel/civil.ts';
import { isNone } from '../../sky/engines/engine.ts';
import { clock, round8 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { block } from './block.ts';
import type { instantBlockReply } from './instant.reply.ts';
import { noteOn } from './replies.ts';

export const instant = block<typeof instantBlockReply>()({
  name: 'instant',
  summary: 'The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day',
  of({ place, day, asked, t, basis }, say) {
    const { sunrise } = day;
    const iso = clock(place, t);
    return {
      date: isoDate(asked),
      panchanga_date: isoDate(day.civil),
      jd: round8(t),
      ahargana: round8(aharganaOf(t)),
      local: iso.slice(0, -6).replace('T', ' '),
      iso,
      basis,
      sunrise: isNone(sunrise) ? null : clock(place, sunrise),
      ...(isNone(sunrise) && notesReplyOf(say, [noteOn('sunrise', sunrise)])),
    };
  },
});
