/** The observances of a day. With `explain=1` callers with full access also get the reason why each is on that day. */
import { type Static, Type } from 'typebox';
import { keptAnywhereOn, keptOn } from '../../jyotisha/festivals/day.ts';
import { momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { explain, festivalExplained, festivalExplanationReply } from '../kit/explanation.ts';
import { region } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { sliceChoosing } from './panchanga.ts';

const plain = sliceChoosing({ region, explain }, 'What is kept on the day', 'observances');

const explanationsReply = Type.Array(Type.Intersect([Type.Object({ id: Type.String() }), festivalExplanationReply]), {
  description: 'of each observance that a rule of the catalog gives, in the order of `observances`',
});
type Reply = Static<typeof plain.reply> & { readonly explanations?: Static<typeof explanationsReply> };

export const observances = view({
  ...plain,
  heavyWhen: ({ explain: explained }) => explained === true,
  longer: ({ explain: explained }) => (explained === true ? 'explain=1' : null),
  reply: Type.Unsafe<Reply>({
    ...plain.reply,
    properties: {
      ...('properties' in plain.reply && typeof plain.reply.properties === 'object' ? plain.reply.properties : {}),
      explanations: Type.Optional(explanationsReply),
    },
  }),
  of(asked): Reply {
    const said = plain.of(asked);
    if (asked.params.explain !== true) return said;
    const { day } = momentUnder(asked.sky, asked.day, asked.t, asked.basis);
    const kept = asked.params.region === 'all' ? keptAnywhereOn(day) : keptOn(day);
    const explanations = kept.map((kept) => ({ id: kept.id, ...festivalExplained(asked.sky, kept, asked.say) }));
    return { ...said, explanations };
  },
});
