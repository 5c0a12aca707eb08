/** The decision as which tithi a day is observed, with its explanation if requested. */
import { type Static, Type } from 'typebox';
import { momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { isNone } from '../../sky/engines/engine.ts';
import { explain, nirnayaExplained, nirnayaExplanationReply } from '../kit/explanation.ts';
import { view } from '../view.ts';
import { sliceChoosing } from './panchanga.ts';

const plain = sliceChoosing({ explain }, 'The tithi decision for the civil day', 'tithi_nirnaya');

type Reply = Static<typeof plain.reply> & {
  readonly explanation?: Static<typeof nirnayaExplanationReply> | null;
};

export const tithiNirnaya = view({
  ...plain,
  heavyWhen: ({ explain: explained }) => explained === true,
  reply: Type.Unsafe<Reply>({
    ...plain.reply,
    properties: {
      ...('properties' in plain.reply && typeof plain.reply.properties === 'object' ? plain.reply.properties : {}),
      explanation: Type.Optional(
        Type.Union([nirnayaExplanationReply, Type.Null()], {
          description: 'null where the day has no sunrise or sunset',
        }),
      ),
    },
  }),
  of(asked): Reply {
    const said = plain.of(asked);
    if (asked.params.explain !== true) return said;
    const { day } = momentUnder(asked.sky, asked.day, asked.t, asked.basis);
    const { frame } = day;
    return { ...said, explanation: isNone(frame) ? null : nirnayaExplained(day, frame, asked.say) };
  },
});
