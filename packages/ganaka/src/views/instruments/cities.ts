/** The four cities on the equator: their names, and the local time there. */

import type { CITIES } from '../../jyotisha/siddhanta/bhugola.ts';
import { norm360 } from '../../kernel/angle.ts';
import type { Voice } from '../../text/voice.ts';

type City = (typeof CITIES)[number];

/** The names of a city and of its land: `{name, name_hi?, land, land_hi?}`. */
export const cityReplyOf = (say: Voice, id: City['id'], land: City['land']) => ({
  ...say.byId('city', id),
  ...say.called('land', 'varsha', land),
});

/**
 * Local solar time such as `09:36`, from the Sun's hour angle in degrees, west positive. It is 12:00 when the Sun
 * culminates.
 */
export function solarClock(hourDeg: number): string {
  const minutes = Math.floor(norm360(hourDeg + 180) * 4);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
