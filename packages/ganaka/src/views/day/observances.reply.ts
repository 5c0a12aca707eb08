/** The schema of the observances of a day: their slice of the panchanga, with the explanations. */
import { Type } from 'typebox';
import { festivalExplanationReply } from '../kit/explanation.reply.ts';
import type { ObservancesPayload } from './observances.ts';
import { sliceWith } from './panchanga.reply.ts';

export const explanationsReply = Type.Array(
  Type.Intersect([Type.Object({ id: Type.String() }), festivalExplanationReply]),
  { description: 'of each observance that a rule of the catalog gives, in the order of `observances`' },
);

export const observancesReply = Type.Unsafe<ObservancesPayload>(
  sliceWith({ explanations: Type.Optional(explanationsReply) }, 'observances'),
);
