/** The instant of a day for which no time is given: the sunrise, or true noon where the Sun does not rise. */
import type { CivilDay, JdUt } from '../../../kernel/units.ts';
import { isNone, type Sky } from '../../../sky/engines/engine.ts';

export function usualInstant(
  sky: Pick<Sky, 'sunrise' | 'noon'>,
  day: CivilDay,
): { readonly t: JdUt; readonly basis: 'sunrise' | 'noon' } {
  const sunrise = sky.sunrise(day);
  return isNone(sunrise) ? { t: sky.noon(day), basis: 'noon' } : { t: sunrise, basis: 'sunrise' };
}
