/** Drik: modern positions counted from Lahiri's zero point. */
import type { Ephemeris } from '../../astronomy/ephemeris.ts';
import type { Engine } from '../engine.ts';
import { MODERN_OPTIONS, MODERN_VERSION, MODERN_YEARS, modernEngine } from '../modern/index.ts';
import { lahiri } from './ayanamsa.ts';

export const drik = (eph: Ephemeris): Engine =>
  modernEngine(
    {
      key: 'drik',
      id: 'drik',
      ayanamsaName: 'Lahiri',
      years: MODERN_YEARS,
      options: MODERN_OPTIONS,
      version: MODERN_VERSION,
    },
    eph,
    lahiri(),
  );
