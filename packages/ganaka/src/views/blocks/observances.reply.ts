import { Type } from 'typebox';
import { fastFields, regionFields } from '../festivals/occurrence.reply.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { KINDS } from './observances.ts';

const windowReply = Type.Union([Type.Object({ start: Type.String(), end: Type.String() }), Type.Null()]);
export const observanceReply = Type.Object({
  id: Type.String(),
  kind: Type.Enum(KINDS),
  ...nameReply('name'),
  ...regionFields,
  because: Type.Optional(
    Type.String({ description: 'the test of the rung that chose the day; of an eclipse its type' }),
  ),
  citation: Type.Optional(citationReply),
  window: Type.Optional({
    ...windowReply,
    description: 'when on the day the rite is done; of an eclipse what is seen',
  }),
  sutak: Type.Optional(windowReply),
  ...fastFields,
});

export const observancesReply = Type.Array(observanceReply);
