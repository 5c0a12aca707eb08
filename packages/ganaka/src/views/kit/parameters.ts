/** Parameters that several views share. A parameter of a single view is in that view's file. */
import { LANDS } from '../../jyotisha/festivals/region.ts';
import { EKADASHI_SCHOOLS } from '../../jyotisha/festivals/schools.ts';
import { BALA_RULES } from '../../jyotisha/kundali/bala/rules.ts';
import { DREKKANAS, HORAS, VARGA_IDS } from '../../jyotisha/kundali/chart/varga.ts';
import { DASHA_YEARS } from '../../jyotisha/kundali/dasha/year.ts';
import { MAHADVADASHI_NAMES } from '../../rules/tables/mahadvadashi.ts';
import { VARGA_WORDS } from '../chart/varga-words.ts';
import { date, decimal, defaulted, oneOf, orToday, type Parameter, wholeNumber } from './parameter.ts';

/** The day for routes that look ahead or back from a day. */
export const on = orToday(date({ meaning: 'the day to look from; today when not given', example: '2026-11-14' }));

export const year: Parameter<number, 'optional'> = {
  ...wholeNumber(-3101, 3000, { meaning: 'Gregorian year', example: '2026' }),
  kind: 'year',
};

/** Which regional festivals are listed. */
export const region = defaulted(
  oneOf(LANDS, {
    meaning:
      'here: the festivals and the days of the place’s own land; all: every region’s festivals, on the days of most lands',
    example: 'all',
  }),
  'here',
);

/** Whose fast of the eleventh tithi is meant, and how its great days are called. */
export const fastParams = {
  ekadashi: defaulted(
    oneOf(EKADASHI_SCHOOLS, {
      meaning:
        'whose fast of the eleventh: of householders; of Vaishnavas by the Dharmasindhu; or of the Gaudiya calendars, with the mahadvadashis',
      example: 'gaudiya',
    }),
    'smarta',
  ),
  mahadvadashi_names: defaulted(
    oneOf(MAHADVADASHI_NAMES, {
      meaning: 'whose names the great twelfths of a star have: of the Padma Purana or of the Dharmasindhu',
      example: 'dharmasindhu',
    }),
    'padma',
  ),
};

export const dashaYear = defaulted(
  oneOf(DASHA_YEARS, { meaning: 'length of a dasha year', example: 'sidereal' }),
  'sidereal',
);

/** A varga by its id, its number of parts, or its name. */
export const chart = oneOf(VARGA_IDS, { meaning: 'the varga', example: 'D9', alsoCalled: VARGA_WORDS });

/** The rules of the hora and drekkana charts. */
export const vargaRules = {
  d2: defaulted(oneOf(HORAS, { meaning: 'rule of the hora chart', example: 'parashara' }), 'parashara'),
  d3: defaulted(oneOf(DREKKANAS, { meaning: 'rule of the drekkana chart', example: 'parashara' }), 'parashara'),
};

/** The rules for the six strengths, wherever the strength of a graha matters. */
export const balaRules = defaulted(
  oneOf(BALA_RULES, { meaning: 'whose rules the strengths follow', example: 'raman' }),
  'raman',
);

export const days = wholeNumber(1, 31, { meaning: 'how many days from the date', example: '7' });

/** Days since the Kali epoch, given instead of date and time. */
export const ahargana: Parameter<number, 'optional'> = {
  ...decimal(0, 2_228_700, {
    meaning: 'civil days since the Kali epoch, instead of date and time',
    example: '1872000',
  }),
  kind: 'ahargana',
};
