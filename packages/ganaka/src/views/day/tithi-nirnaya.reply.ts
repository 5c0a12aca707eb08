/** The schema of the tithi decision: its slice of the panchanga, with the explanation. */
import { Type } from 'typebox';
import { nirnayaExplanationReply } from '../kit/explanation.reply.ts';
import { sliceWith } from './panchanga.reply.ts';
import type { TithiNirnayaPayload } from './tithi-nirnaya.ts';

export const tithiNirnayaReply = Type.Unsafe<TithiNirnayaPayload>(
  sliceWith(
    {
      explanation: Type.Optional(
        Type.Union([nirnayaExplanationReply, Type.Null()], {
          description: 'null where the day has no sunrise or sunset',
        }),
      ),
    },
    'tithi_nirnaya',
  ),
);
