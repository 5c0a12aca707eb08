/** A stone, metal, food or gift in replies, and the cautions that go with it. */
import { type Static, Type } from 'typebox';
import type { DravyaId } from '../../../jyotisha/kundali/reports/ratna.ts';
import type { CautionId } from '../../../text/contracts/report-words.ts';
import type { Voice } from '../../../text/voice.ts';
import { nameReply, sentenceReply } from '../../kit/in-languages.ts';

export const dravyaReply = Type.Object({ id: Type.String(), ...nameReply('name') });
export const dravyaSaid = (say: Voice, id: DravyaId): Static<typeof dravyaReply> => ({ id, ...say.byId('dravya', id) });

export const cautionReply = Type.Object(sentenceReply('text'));
export const cautionSaid = (say: Voice, id: CautionId): Static<typeof cautionReply> =>
  say.field('text', ({ reports }) => reports.cautions[id]);
