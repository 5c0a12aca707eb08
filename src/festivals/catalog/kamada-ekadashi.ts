/** The fast of the bright eleventh of Chaitra; those of every month are in ekadashi.ts. */
import { ds } from '../../rules/source.ts';
import { EKADASHI_LADDER, EKADASHI_PARANA, ekadashiSchools } from '../ekadashi.ts';
import type { TithiFestival } from '../rule.ts';
import { allDay } from '../windows.ts';

export const kamadaEkadashi: TithiFestival = {
  id: 'kamada-ekadashi',
  kind: 'festival',
  on: { masa: 'chaitra', tithi: 11 },
  line: {
    en: 'Bright eleventh of Chaitra at sunrise; at two sunrises the later',
    hi: 'चैत्र शुक्ल एकादशी उदया; दो सूर्योदय में हो तो परदिन',
  },
  kala: 'sunrise',
  ladder: EKADASHI_LADDER,
  schools: ekadashiSchools,
  observances: [
    { id: 'fast', window: allDay, source: ds('1, uddesha 17', 'The fast of the eleventh.') },
    EKADASHI_PARANA,
  ],
};
