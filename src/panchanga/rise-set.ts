/** The Moon's events of a day: those between its sunrise and the next, as printed panchangas give them. */
import type { Happening } from '../engines/engine.ts';
import type { PanchangaDay } from './day.ts';

export interface MoonDay {
  readonly rise: Happening;
  readonly set: Happening;
  readonly transit: Happening;
}

export const moonOf = (day: PanchangaDay): MoonDay =>
  day.once('moon', () => {
    const { from, to } = day.bounds;
    return {
      rise: day.sky.moonrise(from, to),
      set: day.sky.moonset(from, to),
      transit: day.sky.moonTransit(from, to),
    };
  });
