/** The requested moment, and the sunrise that began its day. */

import { Type } from 'typebox';
import { aharganaOf } from '../../jyotisha/panchanga/year/eras.ts';
import { isoDate } from '../../kernel/civil.ts';
import { isNone } from '../../sky/engines/engine.ts';
import { clock, round8 } from '../../text/format.ts';
import { notesSaid } from '../../text/sentences/notes.ts';
import { block } from './block.ts';
import { instantOrNull, instantReply, noteOn, notesReply } from './replies.ts';

export const instant = block({
  name: 'instant',
  summary: 'The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day',
  reply: Type.Object({
    date: Type.String({ description: 'the civil date asked for' }),
    panchanga_date: Type.String({
      description: 'the civil date whose sunrise began the day: the one before, when the moment lies before sunrise',
    }),
    jd: Type.Number({ description: 'Julian day, UT' }),
    ahargana: Type.Number({ description: 'civil days since mean midnight at Ujjain at the Kali epoch' }),
    local: Type.String({ description: 'the clock at the place' }),
    iso: instantReply,
    basis: Type.Enum(['sunrise', 'time', 'noon'], {
      description: 'sunrise when no time was given, noon where the Sun does not rise',
    }),
    sunrise: instantOrNull,
    notes: Type.Optional(notesReply),
  }),
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
      ...(isNone(sunrise) && notesSaid(say, [noteOn('sunrise', sunrise)])),
    };
  },
});
