/** The observances of a day. With `explain=1` callers with full access also get the reason why each is on that day. */

import type { Static } from 'typebox';
import { momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { observedOn } from '../blocks/observances.ts';
import { explain, festivalExplained } from '../kit/explanation.ts';
import { fastParams, region } from '../kit/parameters.ts';
import { type PayloadOf, view } from '../view.ts';
import type { explanationsReply, observancesReply } from './observances.reply.ts';
import { sliceChoosing } from './panchanga.ts';

const plain = sliceChoosing({ region, ...fastParams, explain }, 'What is kept on the day', 'observances');
export type ObservancesPayload = PayloadOf<typeof plain> & { readonly explanations?: Static<typeof explanationsReply> };

export const observances = view<typeof observancesReply>()({
  ...plain,
  heavyWhen: ({ explain: explained }) => explained === true,
  longer: ({ explain: explained }) => (explained === true ? 'explain=1' : null),
  of(asked): ObservancesPayload {
    const said = plain.of(asked);
    if (asked.params.explain !== true) return said;
    const { day } = momentUnder(asked.sky, asked.day, asked.t, asked.basis);
    const kept = observedOn(day, asked.params).flatMap((each) => (each.kept.day === day.civil ? [each.kept] : []));
    const explanations = kept.map((each) => ({ id: each.id, ...festivalExplained(asked.sky, each, asked.say) }));
    return { ...said, explanations };
  },
});
