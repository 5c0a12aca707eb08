import { Type } from 'typebox';
import { instantOrNull, notesReply, windowFields } from '../blocks/fields.reply.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { grahaReply } from '../kit/position.reply.ts';

export const windowReply = Type.Object({
  id: Type.String({ description: 'the snapshot’s field, with its number: rahu_kala, muhurta_day_1, hora_night_13' }),
  ...nameReply('name'),
  kind: Type.Enum(['muhurta', 'hora', 'chaughadiya', 'kala', 'bhadra', 'yoga', 'tyajya'], {
    description: 'which of them',
  }),
  quality: Type.Union([Type.Enum(['good', 'neutral', 'bad', 'mixed']), Type.Null()], {
    description: 'null where the sources call it neither',
  }),
  lord: Type.Optional(grahaReply),
  ...windowFields,
  citation: citationReply,
});
export const dayReply = Type.Object({
  date: Type.String(),
  sunrise: instantOrNull,
  next_sunrise: instantOrNull,
  windows: Type.Array(windowReply),
  notes: notesReply,
});

export const panchangaKalaReply = Type.Object({
  from: Type.String({ description: 'first day' }),
  to: Type.String({ description: 'last day' }),
  days: Type.Array(dayReply),
});
