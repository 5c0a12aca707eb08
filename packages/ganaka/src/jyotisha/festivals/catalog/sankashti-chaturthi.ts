/** Sankashti Chaturthi: the fourth tithi of the dark half of every month, with a fast until the Moon rises. */
import { weekdayOf } from '../../../kernel/civil.ts';
import { ds } from '../../../rules/source.ts';
import { fourCases } from '../decide/ladders.ts';
import { wholeKala } from '../rites/rite-windows.ts';
import type { TithiFestival } from '../rule.ts';

const SOURCE = ds('1, uddesha 10', 'sankashti_chaturthi.fourth_moonrise_both_moonrises_third');
export const SANKASHTI_LADDER = fourCases(SOURCE, 'first', 'second');
const TUESDAY = 3;

export const sankashtiChaturthi: TithiFestival = {
  id: 'sankashti-chaturthi',
  kind: 'chaturthi',
  aliases: ['sankat-chauth', 'ganesha-chauth'],
  on: { tithi: 19 },
  names: ['angaraki-sankashti-chaturthi'],
  nameOf: ({ frame }) => (weekdayOf(frame.civil) === TUESDAY ? 'angaraki-sankashti-chaturthi' : 'sankashti-chaturthi'),
  kala: 'moonrise',
  ladder: SANKASHTI_LADDER,
  observances: [{ id: 'moonrise_puja', window: wholeKala('moonrise'), source: SOURCE }],
};
