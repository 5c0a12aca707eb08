/** Surya-siddhanta II.53-55: where on the sighra circle a planet turns retrograde. */
import type { TaraGraha } from '../../sky/engines/engine.ts';
import { STATION_KENDRA_DEG } from '../../sky/engines/surya-siddhanta/constants.ts';

/** Whether the kendra of the fourth operation (sighra) lies in the retrograde arc. */
export function isInRetrogradeArc(graha: TaraGraha, kendra: number): boolean {
  const limit = STATION_KENDRA_DEG[graha];
  return kendra > limit && kendra < 360 - limit;
}
