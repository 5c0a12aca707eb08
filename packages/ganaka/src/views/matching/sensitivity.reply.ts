import { Type } from 'typebox';
import { KOOT_IDS } from '../../jyotisha/matching/koots/koot.ts';
import { PARTNERS } from '../../jyotisha/matching/sensitivity.ts';
import { instantReply } from '../blocks/fields.reply.ts';
import { minutesReply, secondsReply } from '../kit/uncertainty.reply.ts';

const rangeReply = (description: string) =>
  Type.Object(
    {
      least: Type.Number({ description: 'over all times of both births' }),
      given: Type.Number({ description: 'at the birth times given' }),
      most: Type.Number({ description: 'over all times of both births' }),
    },
    { description },
  );
const pointsReply = Type.Object({ obtained: Type.Number(), effective: Type.Number() });
const totalsReply = Type.Object({ total: Type.Number(), total_effective: Type.Number() });
export const pairSensitivityReply = Type.Object(
  {
    minutes: minutesReply,
    total: rangeReply('the least and the most points'),
    total_effective: rangeReply('the same with what is granted for cancellations'),
    changes: Type.Array(
      Type.Object({
        whose: Type.Enum([...PARTNERS], {
          description: 'whose birth time is another; that of the other stays as given',
        }),
        seconds: secondsReply,
        at: instantReply,
        from: totalsReply,
        to: totalsReply,
        koots: Type.Array(
          Type.Object({
            koot: Type.Enum([...KOOT_IDS], { description: 'its name' }),
            from: pointsReply,
            to: pointsReply,
          }),
          {
            description: 'those that change',
          },
        ),
      }),
      { description: 'the nearest first' },
    ),
  },
  { description: 'with uncertainty= of match/ashtakoot: how far the points may differ within its minutes' },
);
