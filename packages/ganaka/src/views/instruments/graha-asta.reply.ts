import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { deg, instant, maybe, text, verse } from '../siddhanta/fields.reply.ts';
import { samplesReply, windowReply } from './fields.reply.ts';
import { FIELDS } from './graha-asta.ts';

const side = Type.Enum(['east', 'west']);
const next = Type.Array(Type.Object({ event: Type.Enum(['asta', 'udaya']), side, at: instant }));
const stand = {
  kalamsha: maybe(deg('degrees of time from the Sun')),
  limit: deg('unseen below this'),
  visible: maybe(Type.Boolean()),
  side,
};
const ages = { vardhakya: windowReply, balya: windowReply, citation: citationReply };
const agedReply = Type.Object({
  ...stand,
  elongation: deg('graha less Sun'),
  limit_reason: Type.Enum(['direct', 'retrograde', 'none'], { description: 'why another limit applies to it' }),
  next,
  periods: Type.Array(
    Type.Object({
      asta: instant,
      asta_side: described(side, 'where it sets: east or west'),
      udaya: instant,
      udaya_side: described(side, 'where it rises: east or west'),
      ...ages,
      other: Type.Object(ages, { description: 'the same by another count' }),
    }),
  ),
  verse,
});
const otherReply = Type.Object({ ...stand, next, verse });

export const grahaAstaReply = Type.Object({
  text,
  at: instant,
  grahas: Type.Object({ shukra: agedReply, guru: agedReply }),
  samples: samplesReply(FIELDS),
  others: Type.Object({ mangala: otherReply, budha: otherReply, shani: otherReply }),
  ...notesFields,
});
