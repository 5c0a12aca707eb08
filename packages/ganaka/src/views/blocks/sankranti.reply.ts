import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { instantReply, notesReply, windowReply } from './fields.reply.ts';

const entryReply = Type.Object({
  rashi: namedReply,
  at: instantReply,
  nirnaya: Type.Union(
    [
      Type.Object({
        date: Type.String(),
        punya_kala: windowReply,
        better: Type.Optional({ ...windowReply, description: 'the holier part of it, where the text names one' }),
        best: Type.Optional({ ...windowReply, description: 'the holiest part of it, where the text gives its length' }),
        citation: citationReply,
      }),
      Type.Null(),
    ],
    { description: 'the day and hours that are kept for it' },
  ),
  notes: Type.Optional(notesReply),
});

export const sankrantiReply = Type.Object({
  rashi: namedReply,
  amsha: Type.Number({ description: 'degrees within the rashi' }),
  amsha_to_next: Type.Number({ description: 'degrees to the next rashi' }),
  daily_motion: Type.Number({ description: 'degrees a day' }),
  gati: Type.Number({ description: 'the Sun’s motion in minutes of arc a day' }),
  last: entryReply,
  next: entryReply,
  ritu: { ...namedReply, description: 'solar: two rashis each from Mina, in the Tamil lands from Mesha' },
  ritu_chandra: { ...namedReply, description: 'lunar: two months each, vasanta is Chaitra and Vaishakha' },
  ayana: namedReply,
});
