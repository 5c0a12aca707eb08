/** The third engine: modern positions counted from the point opposite to the true position of Spica (Chitra). */
import type { Ephemeris } from '../../astronomy/ephemeris.ts';
import type { EngineMaker } from '../maker.ts';
import { MODERN_ACCESS, MODERN_OPTIONS, MODERN_VERSION, MODERN_YEARS, modernEngine } from '../modern/index.ts';
import { oppositeSpica } from './ayanamsa.ts';

export const trueChitra: EngineMaker<Ephemeris> = {
  /** Its name in paths and replies is a setting. */
  info: ({ thirdEngine }) => ({
    key: 'true-chitra',
    id: thirdEngine,
    segment: thirdEngine,
    word: thirdEngine,
    ayanamsaName: 'True Chitrapaksha',
    label: { name: 'True Chitrapaksha', gist: 'The same sky, counted from Spica itself' },
    years: MODERN_YEARS,
    options: {
      ...MODERN_OPTIONS,
      spica: {
        values: ['geometric', 'apparent'],
        meaning: 'whether Spica’s place at 180° is where the star is or where it is seen',
      },
    },
    version: MODERN_VERSION,
    access: MODERN_ACCESS,
  }),
  make: (info, ephemeris) =>
    modernEngine(info, ephemeris, ({ spica }) => ({
      name: info.ayanamsaName,
      ayanamsa: oppositeSpica(ephemeris, spica === 'apparent' ? 'apparent' : 'geometric'),
      keepsToStars: true,
    })),
};
