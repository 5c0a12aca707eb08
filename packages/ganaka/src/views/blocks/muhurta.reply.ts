import { Type } from 'typebox';
import { citationReply, citationsReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { nameFields, notesReply, windowFields, windowReply } from './fields.reply.ts';

const cited = Type.Object({ ...windowFields, citation: citationReply });
const citedOrNull = Type.Union([cited, Type.Null()]);
export const muhurtaReply = Type.Object({
  ...nameFields,
  ...windowFields,
  of_night: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 15, description: 'its number in the night; absent by day' }),
  ),
  prahara: Type.Integer({ minimum: 1, maximum: 8, description: 'quarter of the day 1–4 or of the night 5–8' }),
  tyajya: Type.Optional(Type.Boolean({ description: 'true where the weekday forbids it (MC 6.52-6.54)' })),
});
const windowsReply = Type.Array(windowReply);
export const muhurtasReply = Type.Object({
  abhijit: Type.Object({
    ...windowFields,
    tyajya: Type.Boolean({ description: 'true on Wednesday' }),
    citation: citationReply,
  }),
  brahma: citedOrNull,
  godhuli: Type.Union([
    Type.Object({
      ...windowFields,
      half: Type.Optional(
        Type.Enum(['before_sunset', 'after_sunset'], { description: 'the half that Thursday and Saturday ask for' }),
      ),
      citation: citationReply,
    }),
    Type.Null(),
  ]),
  rahu_kala: cited,
  gulika_kala: cited,
  yamaganda: described(cited, 'the eighth of the daylight that is Jupiter’s'),
  durmuhurta: described(windowsReply, 'bad muhurtas of the weekday'),
  kulika: described(windowsReply, 'a muhurta of the weekday that is left'),
  ardhayama: described(windowsReply, 'half a prahara of the weekday that is left'),
  vijaya: described(windowReply, 'muhurta of the afternoon for setting out'),
  pratah_sandhya: described(windowReply, 'twilight of the morning'),
  sayam_sandhya: described(windowReply, 'twilight of the evening'),
  varjyam: { ...windowsReply, description: 'uncut: those that touch the day' },
  amrita_kala: { ...windowsReply, description: 'uncut: those that touch the day' },
  day: Type.Array(muhurtaReply),
  night: Type.Array(muhurtaReply),
  citation: citationReply,
  citations: citationsReply,
  notes: Type.Optional(notesReply),
});
