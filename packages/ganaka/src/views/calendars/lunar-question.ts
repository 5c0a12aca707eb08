/** The parameters of the lunar calendar: a civil day, or a year with its month, paksha and tithi. */
import { PAKSHAS, SAMVAT_MINUS_SHAKA, YEAR_STARTS } from '../../jyotisha/calendars/lunar.ts';
import { MONTH_SYSTEMS } from '../../jyotisha/panchanga/day/custom.ts';
import { dayOf } from '../../kernel/civil.ts';
import { plusDays } from '../../kernel/units.ts';
import { MASA } from '../../lexicon/year/masa.ts';
import { date, defaulted, oneOf, type ParamsOf, wholeNumber } from '../kit/parameter.ts';
import type { ParameterError, RequestFacts } from '../view.ts';
import { LAST_CIVIL_YEAR, LAST_YEAR } from './parameters.ts';

const MASA_IDS = MASA.map(({ id }) => id);

export const lunarParams = {
  date: date({ meaning: 'a civil day, to be converted to its tithi; or today', example: '2026-11-14' }),
  shaka: wholeNumber(1, LAST_YEAR, { meaning: 'Shaka year, with masa, paksha and tithi', example: '1948' }),
  samvat: wholeNumber(1, LAST_YEAR, { meaning: 'Vikrama Samvat year, instead of shaka or with it', example: '2083' }),
  masa: oneOf(MASA_IDS, {
    meaning: 'lunar month, by its id or its number from Chaitra',
    example: 'kartika',
    alsoCalled: new Map(MASA.map(({ id, number }) => [String(number), id])),
  }),
  paksha: oneOf(PAKSHAS, { meaning: 'bright or dark half', example: 'shukla' }),
  tithi: wholeNumber(1, 15, { meaning: 'tithi within the half', example: '5' }),
  adhika: defaulted(
    oneOf(['false', 'true'], {
      meaning: 'whether the intercalary month is meant',
      example: 'false',
      alsoCalled: new Map([
        ['1', 'true'],
        ['0', 'false'],
      ]),
    }),
    'false',
  ),
  months: oneOf(MONTH_SYSTEMS, {
    meaning: 'months that end with the new moon or with the full moon; as the place keeps them unless given',
    example: 'amanta',
  }),
  year_start: defaulted(
    oneOf(YEAR_STARTS, {
      meaning: 'whether the Samvat year begins with Chaitra or with Kartika',
      example: 'chaitradi',
    }),
    'chaitradi',
  ),
};
export type LunarParams = ParamsOf<typeof lunarParams>;

const PARTS = ['masa', 'paksha', 'tithi'] as const;

/** The requested lunar date. Its parts have been checked to be complete. */
export function lunarQueryOf({ shaka, samvat, masa, paksha, tithi, adhika }: LunarParams) {
  const number = MASA.find(({ id }) => id === masa)?.number;
  if (number === undefined || paksha === undefined || tithi === undefined) throw new Error('half a lunar date');
  return {
    ...(shaka !== undefined && { shaka }),
    ...(samvat !== undefined && { samvat }),
    masa: number,
    paksha,
    tithi,
    adhika: adhika === 'true',
  };
}
export type WholeLunarQuery = ReturnType<typeof lunarQueryOf>;

export const SHAKA_MINUS_AD = 78;
const MONTH_DAYS = 30;
/** The approximate start of a lunar year. */
export const EQUINOX = { month: 3, day: 25 } as const;
export const KARTIKA = 8;

export function aboutMonth({ shaka, samvat, masa }: Partial<LunarParams>) {
  const year = shaka ?? (samvat === undefined ? undefined : samvat - SAMVAT_MINUS_SHAKA);
  if (year === undefined || year + SHAKA_MINUS_AD >= LAST_CIVIL_YEAR) return undefined;
  const spring = dayOf({ year: year + SHAKA_MINUS_AD, ...EQUINOX });
  const gone =
    Math.max(
      0,
      MASA.findIndex(({ id }) => id === masa),
    ) * MONTH_DAYS;
  return { name: shaka === undefined ? 'samvat' : 'shaka', first: plusDays(spring, gone) };
}

export function wrongWith(params: LunarParams, { firstYear, lastYear }: RequestFacts): ParameterError[] {
  const { date, shaka, samvat, year_start } = params;
  const given = [...(['shaka', 'samvat'] as const), ...PARTS].filter((part) => params[part] !== undefined);
  if (date !== undefined)
    return given.length === 0
      ? []
      : [
          {
            param: 'date',
            text: `date and ${given.join(', ')} are two questions; give date, or a year, masa, paksha and tithi`,
          },
        ];
  if (given.length === 0)
    return [{ param: 'date', text: 'give date for a civil day, or shaka or samvat with masa, paksha and tithi' }];
  const missing = PARTS.filter((part) => params[part] === undefined);
  if (shaka === undefined && samvat === undefined)
    return [{ param: 'shaka', text: `${given.join(', ')} without a year is half a date; give shaka or samvat` }];
  if (missing.length > 0)
    return [
      {
        param: missing[0] ?? 'tithi',
        text: `${given.join(', ')} without ${missing.join(' and ')} is half a date; give masa, paksha and tithi`,
      },
    ];
  if (
    shaka !== undefined &&
    samvat !== undefined &&
    year_start === 'chaitradi' &&
    samvat !== shaka + SAMVAT_MINUS_SHAKA
  )
    return [atOdds(shaka, samvat, shaka + SAMVAT_MINUS_SHAKA)];
  const civil = (shaka ?? (samvat ?? 0) - SAMVAT_MINUS_SHAKA) + SHAKA_MINUS_AD;
  if (civil > firstYear && civil < lastYear) return [];
  const name = shaka === undefined ? 'samvat' : 'shaka';
  const minus = shaka === undefined ? SHAKA_MINUS_AD - SAMVAT_MINUS_SHAKA : SHAKA_MINUS_AD;
  const allowed = `${Math.max(1, firstYear + 1 - minus)} to ${lastYear - 1 - minus}`;
  return [{ param: name, text: `${name} must be from ${allowed}; got ${shaka ?? samvat}`, allowed }];
}

export const atOdds = (shaka: number, samvat: number, its: number): ParameterError => ({
  param: 'samvat',
  text: `shaka ${shaka} is Samvat ${its} there, not ${samvat}; give one of them, or both as they agree`,
  allowed: String(its),
});
