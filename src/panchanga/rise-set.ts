/** The Moon's events of a day: those between its sunrise and the next, as printed panchangas give them. */
import type { Happening } from '../engines/engine.ts';
import { keptBy } from '../kernel/kept.ts';
import type { Day } from './day.ts';

export interface MoonEvents {
  readonly rise: Happening;
  readonly set: Happening;
  readonly transit: Happening;
}

export const moonOf = keptBy(
  ({ sky, bounds: { from, to } }: Day): MoonEvents => ({
    rise: sky.moonrise(from, to),
    set: sky.moonset(from, to),
    transit: sky.moonTransit(from, to),
  }),
);
