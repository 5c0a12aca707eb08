import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { nameReply, sentenceReply } from '../kit/in-languages.reply.ts';
import { instantReply, nameFields } from './fields.reply.ts';

export const itemReply = Type.Object({
  by: Type.String({
    description: 'tithi, vara, nakshatra, yoga, karana, sankranti, malamasa (an adhika or kshaya month) or asta',
  }),
  ...nameFields,
  start: Type.Optional({ ...instantReply, description: 'absent where the cause runs from sunrise' }),
  end: Type.Optional({ ...instantReply, description: 'absent if it runs until the next sunrise' }),
  ...avoidFields(),
});
export const noteReply = Type.Object({
  ...avoidFields(),
  items: Type.Array(itemReply, { description: 'one for each' }),
  citation: citationReply,
});
export const periodReply = Type.Object({
  period: Type.String({
    description:
      'adhika, kshaya, samsarpa; guru_ or shukra_ with vardhakya, asta, balya; simhastha; solar_eclipse, lunar_eclipse; ayana, bhavuka, holika, kari',
  }),
  ...nameReply('name'),
  until: Type.Optional(instantReply),
  ...sentenceReply('avoid', Type.Array(Type.String())),
  citation: citationReply,
});
function avoidFields() {
  return sentenceReply('avoid', Type.Optional(Type.Array(Type.String())));
}

export const badhakaReply = Type.Object({
  notes: Type.Array(noteReply, {
    description:
      'one for each passage that forbids something on the day; `avoid` is on the items or, if it is the same for all, on the note',
  }),
  periods: Type.Optional(
    Type.Array(periodReply, { description: 'what bars auspicious work for days or months; absent when none runs' }),
  ),
});
