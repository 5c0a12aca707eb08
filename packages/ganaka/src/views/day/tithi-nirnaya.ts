/** The decision as which tithi a day is observed, with its explanation if requested. */

import type { Static } from 'typebox';
import { momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { isNone } from '../../sky/engines/engine.ts';
import type { nirnayaExplanationReply } from '../kit/explanation.reply.ts';
import { explain, nirnayaExplained } from '../kit/explanation.ts';
import { type PayloadOf, view } from '../view.ts';
import { sliceChoosing } from './panchanga.ts';
import type { tithiNirnayaReply } from './tithi-nirnaya.reply.ts';

const plain = sliceChoosing({ explain }, 'The tithi decision for the civil day', 'tithi_nirnaya');

export type TithiNirnayaPayload = PayloadOf<typeof plain> & {
  readonly explanation?: Static<typeof nirnayaExplanationReply> | null;
};

export const tithiNirnaya = view<typeof tithiNirnayaReply>()({
  ...plain,
  heavyWhen: ({ explain: explained }) => explained === true,
  of(asked): TithiNirnayaPayload {
    const said = plain.of(asked);
    if (asked.params.explain !== true) return said;
    const { day } = momentUnder(asked.sky, asked.day, asked.t, asked.basis);
    const { frame } = day;
    return { ...said, explanation: isNone(frame) ? null : nirnayaExplained(day, frame, asked.say) };
  },
});
