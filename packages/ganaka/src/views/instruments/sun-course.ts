/** The true Sun of the Surya-siddhanta through its year, for the instruments that draw it. */

import { aharganaAt } from '../../jyotisha/siddhanta/madhyama.ts';
import { norm360 } from '../../kernel/angle.ts';
import { whenReaches } from '../../kernel/search.ts';
import type { JdUt } from '../../kernel/units.ts';
import { ayanamsaAt } from '../../sky/engines/surya-siddhanta/siddhanta.ts';
import type { SiddhantaMoment } from '../siddhanta/moment.ts';

/** Mean motion of the Sun, in degrees per day. */
export const SUN_DEG_PER_DAY = 0.98560265;

/** The Sun's longitude, sidereal or counted from the moving equinox. */
export function sunAt({ ganita }: SiddhantaMoment, t: JdUt, tropical: boolean): number {
  const days = aharganaAt(t);
  const sun = ganita.longitudeOf('surya', days);
  return tropical ? norm360(sun + ayanamsaAt(days)) : sun;
}

/** The time near `near` at which the Sun is at `longitude`. */
export const sunReaches = (moment: SiddhantaMoment, longitude: number, near: JdUt, tropical = false): JdUt =>
  whenReaches((t) => sunAt(moment, t, tropical), norm360(longitude), near, SUN_DEG_PER_DAY);
