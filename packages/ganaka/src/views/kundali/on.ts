/**
 * The instant for the parameter `on`: the engine's sunrise on that day, as in all requests without a time. Where the
 * Sun does not rise, true noon.
 */

import { usualInstant } from '../../jyotisha/panchanga/day/usual-instant.ts';
import { isoDate } from '../../kernel/civil.ts';
import type { CivilDay, JdUt } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';

export interface On {
  readonly day: CivilDay;
  readonly t: JdUt;
  readonly date: string;
}

export function onOf({ sky, params }: { readonly sky: Sky; readonly params: { readonly on: CivilDay } }): On {
  const day = params.on;
  return { day, t: usualInstant(sky, day).t, date: isoDate(day) };
}
