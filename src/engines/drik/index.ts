/** Drik: modern positions counted from Lahiri's zero point. */
import type { Ephemeris } from '../../astronomy/ephemeris.ts';
import type { EngineMaker } from '../maker.ts';
import { MODERN_ACCESS, MODERN_OPTIONS, MODERN_VERSION, MODERN_YEARS, modernEngine } from '../modern/index.ts';
import { lahiri } from './ayanamsa.ts';

export const drik: EngineMaker<Ephemeris> = {
  info: () => ({
    key: 'drik',
    id: 'drik',
    segment: 'vedic',
    word: 'drik',
    ayanamsaName: 'Lahiri',
    label: { name: 'Drik', gist: 'The sky as it is seen, Lahiri’s ayanamsa' },
    years: MODERN_YEARS,
    options: MODERN_OPTIONS,
    version: MODERN_VERSION,
    access: MODERN_ACCESS,
    successor: 'true-chitra',
  }),
  make: (info, ephemeris) => modernEngine(info, ephemeris, lahiri()),
};
