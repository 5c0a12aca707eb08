/**
 * Variants of a panchanga: its customs for months, years and fasts, and the birth nakshatra and rashi it is meant for.
 */
import { MULA_VARJYAMS } from '../../jyotisha/muhurta/almanac-hours.ts';
import { type Custom, customOf, ERAS, MONTH_SYSTEMS } from '../../jyotisha/panchanga/day/custom.ts';
import type { Moment } from '../../jyotisha/panchanga/day/moment.ts';
import { MOON_DAYS } from '../../jyotisha/panchanga/day/rise-set.ts';
import { GOWRI_NIGHTS, NALLA_NERAMS } from '../../rules/tables/southern-day.ts';
import { defaulted, natal, oneOf, type ParamsOf, wholeNumber } from '../kit/parameter.ts';
import { fastParams, region } from '../kit/parameters.ts';

export { EKADASHI_SCHOOLS, type EkadashiSchool } from '../../jyotisha/festivals/schools.ts';

/** Parameters of the `rise_set` block. */
export const moonParams = {
  moon_day: defaulted(
    oneOf(MOON_DAYS, {
      meaning: 'civil: also moonrise and moonset of the civil day, in addition to those counted from sunrise',
      example: 'civil',
    }),
    'sunrise',
  ),
};

/** Parameters of the `muhurta` block. */
export const varjyamParams = {
  mula_varjyam: defaulted(
    oneOf(MULA_VARJYAMS, { meaning: 'two: Mula has a second varjyam at 20 ghatis', example: 'two' }),
    'one',
  ),
};

/** Parameters of the `southern_day` block. */
export const southernParams = {
  gowri_night: defaulted(
    oneOf(GOWRI_NIGHTS, {
      meaning: 'which of the published tables the gowri kalas of the night follow; hindu_blog has Sunday alone',
      example: 'kala_chakra',
    }),
    'vinaadi',
  ),
  nalla_neram: defaulted(
    oneOf(NALLA_NERAMS, {
      meaning: 'nalla neram by the good gowri kalas, by the good horas, or by the fixed clocks of daily sheets',
      example: 'clock',
    }),
    'gowri',
  ),
};

export const choiceParams = {
  month_system: defaulted(
    oneOf(['regional', ...MONTH_SYSTEMS], {
      meaning: 'which month the display and the sankalpa name; regional: as almanacs of the state do',
      example: 'amanta',
    }),
    'regional',
  ),
  era: oneOf(ERAS, {
    meaning: 'whose year the display and the sankalpa name; the state’s own when not given',
    example: 'shaka',
  }),
  ...fastParams,
  region,
  janma_nakshatra: natal(
    wholeNumber(1, 27, { meaning: 'nakshatra of birth, from Ashvini: tarabala says whether it has it', example: '4' }),
  ),
  janma_rashi: natal(
    wholeNumber(1, 12, {
      meaning: 'the Moon’s rashi at birth, from Mesha: chandrabala says whether it has it',
      example: '2',
    }),
  ),
  ...moonParams,
  ...varjyamParams,
  ...southernParams,
};

/**
 * The chosen variants. `blocks` are the blocks that the request names, because some blocks contain more if they are
 * named.
 */
export type Choices = ParamsOf<typeof choiceParams> & { readonly blocks?: readonly string[] };

/** The defaults. */
export const USUAL: Choices = {
  month_system: 'regional',
  ekadashi: 'smarta',
  mahadvadashi_names: 'padma',
  moon_day: 'sunrise',
  mula_varjyam: 'one',
  gowri_night: 'vinaadi',
  nalla_neram: 'gowri',
  region: 'here',
};

/** The custom of the place, with the month system and era of the request if it names them. */
export function customFor({ place }: Moment, { month_system, era }: Choices): Custom {
  const own = customOf(place);
  if (month_system === 'regional' && era === undefined) return own;
  return { ...own, months: month_system === 'regional' ? own.months : month_system, era: era ?? own.era };
}
