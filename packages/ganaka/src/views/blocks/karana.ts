/** The karana at the moment, and those of the day. */

import { isArguedByVerse, kindOf } from '../../jyotisha/panchanga/angas/karana.ts';
import { CUTS } from '../../jyotisha/panchanga/angas/wheels.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import type { Note } from '../../text/contracts/note-words.ts';
import { clock, deg6 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { block } from './block.ts';
import type { karanaReply } from './karana.reply.ts';
import { transitionsOf } from './replies.ts';

export const karana = block<typeof karanaReply>()({
  name: 'karana',
  summary: 'Karana: half a tithi',
  of(moment, say) {
    const { place, day, karana: now } = moment;
    const { number, from, to, angleDeg } = now;
    const reply = {
      number,
      ...say.nameAt('karana', number),
      kind: kindOf(number),
      remaining_degrees: deg6(Math.max(0, number * CUTS.karana.sizeDeg - angleDeg)),
      start: clock(place, from),
      end: clock(place, to),
      transitions: transitionsOf(say, 'karana', place, day.transitions('karana')),
    };
    const notes = karanaNotes(day.sky, [now, ...day.transitions('karana')]);
    return notes.length > 0 ? { ...reply, ...notesReplyOf(say, notes) } : reply;
  },
});

/**
 * A note on the order of the fixed karanas, needed only on the engine that follows the text. Surya-siddhanta II.67
 * lists shakuni, naga, tritiya chatushpada, kimstughna; every almanac has Chatushpada before Naga.
 */
export const karanaNotes = ({ engine }: Sky, named: readonly { readonly number: number }[]): readonly Note[] =>
  engine.key === 'surya-siddhanta' && named.some(({ number }) => isArguedByVerse(number))
    ? [({ karana_order }) => karana_order]
    : [];
