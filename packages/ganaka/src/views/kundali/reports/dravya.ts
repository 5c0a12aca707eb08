/** A stone, metal, food or gift in replies, and the cautions that go with it. */

import type { Static } from 'typebox';
import type { DravyaId } from '../../../jyotisha/kundali/reports/ratna.ts';
import type { CautionId } from '../../../text/contracts/report-words.ts';
import type { Voice } from '../../../text/voice.ts';
import type { cautionReply, dravyaReply } from './dravya.reply.ts';

export const dravyaReplyOf = (say: Voice, id: DravyaId): Static<typeof dravyaReply> => ({
  id,
  ...say.byId('dravya', id),
});
export const cautionReplyOf = (say: Voice, id: CautionId): Static<typeof cautionReply> =>
  say.field('text', ({ reports }) => reports.cautions[id]);
