/** Drik: modern positions counted from Lahiri's zero point. */
import { ephemeris } from '../../astronomy/ephemeris.ts';
import type { Engine } from '../engine.ts';
import { MODERN_OPTIONS, MODERN_VERSION, MODERN_YEARS, modernEngine } from '../modern.ts';
import { lahiri } from './ayanamsa.ts';

export const drik = (): Engine =>
  modernEngine(
    {
      key: 'drik',
      id: 'drik',
      ayanamsaName: 'Lahiri',
      years: MODERN_YEARS,
      options: MODERN_OPTIONS,
      version: MODERN_VERSION,
    },
    ephemeris(),
    lahiri(),
  );
