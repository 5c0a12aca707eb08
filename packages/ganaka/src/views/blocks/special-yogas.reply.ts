import { Type } from 'typebox';
import { type SpecialYogaId, YOGA_ROWS } from '../../jyotisha/panchanga/special-yogas/catalog.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { nameFields, windowFields } from './fields.reply.ts';
import { isAlwaysListed } from './special-yogas.ts';

export const yogaReply = Type.Object({
  ...windowFields,
  badhaka: Type.Optional(
    Type.Object({ ...nameFields, ...windowFields }, { description: 'the tithi that spoils it, and while it does' }),
  ),
  citation: citationReply,
});
export const anandadiReply = Type.Object({
  ...nameFields,
  ...windowFields,
  leave: Type.Optional(
    Type.Number({
      description: 'ghatikas to be left at its beginning; 60, a whole nakshatra, where all of it is left',
    }),
  ),
  leave_all: Type.Optional(Type.Literal(true, { description: 'true where all of it is left' })),
});
const yogaListReply = (quality: string) =>
  Type.Array(yogaReply, { description: `${quality}; windows between sunrise and next sunrise` });
function yogaSchemas(): Record<SpecialYogaId, ReturnType<typeof yogaListReply>> {
  const schemas: Partial<Record<SpecialYogaId, ReturnType<typeof yogaListReply>>> = {};
  for (const { id, quality } of YOGA_ROWS) {
    const list = yogaListReply(quality);
    schemas[id] = isAlwaysListed(id) ? list : Type.Optional(list);
  }
  return schemas as Record<SpecialYogaId, ReturnType<typeof yogaListReply>>;
}

export const specialYogasReply = Type.Object({
  ...yogaSchemas(),
  anandadi: Type.Object(
    { windows: Type.Array(anandadiReply), citation: citationReply },
    { description: 'the 28 yogas of weekday and nakshatra' },
  ),
});
