/** The Drik engine: modern positions counted from Lahiri's zero point. Birth charts may choose another zero point. */
import type { Ephemeris } from '../../astronomy/ephemeris.ts';
import type { EngineMaker } from '../maker.ts';
import { kindOf, MODERN_ACCESS, MODERN_OPTIONS, MODERN_VERSION, MODERN_YEARS, modernEngine } from '../modern/index.ts';
import { AYANAMSAS, zeroPointNamed } from './ayanamsa.ts';

export const drik: EngineMaker<Ephemeris> = {
  info: () => ({
    key: 'drik',
    id: 'drik',
    segment: 'vedic',
    word: 'drik',
    ayanamsaName: 'Lahiri',
    label: { name: 'Drik', gist: 'The sky as it is seen, Lahiri’s ayanamsa' },
    years: MODERN_YEARS,
    options: {
      ...MODERN_OPTIONS,
      ayanamsa: {
        values: AYANAMSAS,
        meaning: 'zero point of the birth chart',
        ofCharts:
          'ayanamsa is a choice for birth charts alone: panchanga, muhurta, festivals, eclipses, matching, the birth sheet, varshaphal, the book and the pack keep Lahiri',
      },
    },
    version: MODERN_VERSION,
    access: MODERN_ACCESS,
    successor: 'true-chitra',
  }),
  make: (info, ephemeris) =>
    modernEngine(info, ephemeris, (options) =>
      zeroPointNamed(options.ayanamsa ?? AYANAMSAS[0], ephemeris, kindOf(options)),
    ),
};
