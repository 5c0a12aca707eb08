/** Karaka Chaturthi (Karva Chauth): the fourth tithi of the dark half of Ashvina (amanta), at moonrise. */
import { ds } from '../../../rules/source.ts';
import { wholeKala } from '../rites/rite-windows.ts';
import type { TithiFestival } from '../rule.ts';
import { SANKASHTI_LADDER } from './sankashti-chaturthi.ts';

const KARAKA = ds('2, Ashvina (karaka-chaturthi)', 'karaka_chaturthi.fourth_moonrise_otherwise_sankashti');

export const karakaChaturthi: TithiFestival = {
  id: 'karaka-chaturthi',
  kind: 'chaturthi',
  aliases: ['karva-chauth', 'karwa-chauth'],
  on: { masa: 'ashvina', tithi: 19 },
  kala: 'moonrise',
  ladder: SANKASHTI_LADDER,
  observances: [{ id: 'moonrise_puja', window: wholeKala('moonrise'), source: KARAKA }],
};
