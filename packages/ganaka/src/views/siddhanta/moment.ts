/**
 * The input of all views on the mathematics of the Surya-siddhanta: the engine's own objects, the instant and the day
 * count.
 */

import { aharganaAt } from '../../jyotisha/siddhanta/madhyama.ts';
import type { Place } from '../../kernel/place.ts';
import type { CivilDay, JdUt } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { type Inside, insideOf } from '../../sky/engines/surya-siddhanta/index.ts';
import type { Voice } from '../../text/voice.ts';

export interface At {
  readonly sky: Sky;
  readonly t: JdUt;
  readonly day: CivilDay;
  readonly say: Voice;
  readonly params?: {
    readonly ahargana?: number;
    readonly days?: number;
    readonly suggest?: boolean;
    readonly shadow?: number;
    readonly year?: number;
  };
}

export interface SiddhantaMoment extends Inside {
  readonly sky: Sky;
  readonly place: Place;
  readonly t: JdUt;
  readonly day: CivilDay;
  /**
   * Civil days since the Kali epoch. If the request gives them, they are used unchanged, so that 0 is exactly the
   * epoch.
   */
  readonly days: number;
  readonly say: Voice;
}

export function momentOf({ sky, t, day, say, params }: At): SiddhantaMoment {
  const inside = insideOf(sky);
  if (inside === null) throw new Error('the mathematics of the Surya-siddhanta was requested from another engine');
  const days = params?.ahargana ?? aharganaAt(t);
  return Object.assign({}, inside, { sky, place: sky.place, t, day, days, say });
}

/** How the verses are numbered in replies. */
export const TEXT = 'Surya-siddhanta, verses as numbered by Burgess (1860)';
