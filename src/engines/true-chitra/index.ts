/** The third engine: modern positions counted from the point opposite to Spica (Chitra), wherever the star is at the time. */
import type { Ephemeris } from '../../astronomy/ephemeris.ts';
import type { Engine } from '../engine.ts';
import { MODERN_OPTIONS, MODERN_VERSION, MODERN_YEARS, modernEngine } from '../modern/index.ts';
import { oppositeSpica } from './ayanamsa.ts';

/** `id` is what replies call the engine; it is a setting. */
export const trueChitra = (eph: Ephemeris, id: string): Engine =>
  modernEngine(
    {
      key: 'true-chitra',
      id,
      ayanamsaName: 'True Chitrapaksha',
      years: MODERN_YEARS,
      options: MODERN_OPTIONS,
      version: MODERN_VERSION,
    },
    eph,
    oppositeSpica(eph),
  );
