/**
 * Kamada Ekadashi: the fast of the eleventh tithi of the bright half of Chaitra. The fasts of all months are in
 * ekadashi.ts.
 */
import { ds } from '../../../rules/source.ts';
import { EKADASHI_PARANA, FAST_OF_ELEVENTH, SUNRISE_FAST } from '../kinds/ekadashi.ts';
import { allDay } from '../rites/rite-windows.ts';
import type { TithiFestival } from '../rule.ts';

export const kamadaEkadashi: TithiFestival = {
  id: 'kamada-ekadashi',
  kind: 'festival',
  on: { masa: 'chaitra', tithi: 11 },
  ...FAST_OF_ELEVENTH,
  variants: [SUNRISE_FAST],
  observances: [
    { id: 'fast', window: allDay, source: ds('1, uddesha 17', 'kamada_ekadashi.fast_eleventh') },
    EKADASHI_PARANA,
  ],
};
