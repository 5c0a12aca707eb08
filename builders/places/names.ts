/** Which of GeoNames' other names are worth a key, and how a name is shown. */

/** Countries whose villages our readers were born in: all their spellings are kept. */
export const SOUTH_ASIA: ReadonlySet<string> = new Set(['IN', 'NP', 'PK', 'BD', 'LK', 'BT', 'MV']);

/** Elsewhere only larger towns keep their other names. */
const FOREIGN_ALIAS_POPULATION = 50_000;

const LATIN_NAME = /^[\p{Lu}][\p{Script=Latin}\p{M}\p{P}\d ʻʼ’]*$/u; // GeoNames writes machine romanisations in small letters
const AIRPORT_CODE = /^[A-Z]{2,4}$/;
const DEVANAGARI_NAME = /^(?:[\u0900-\u0963\u0966-\u097f -]|\u200c|\u200d)+$/;
/** A name in one of the other scripts of India; they have no danda or digits of their own in names. */
const OTHER_INDIC_NAME = /^(?:[\u0980-\u0d7f -]|\u200c|\u200d)+$/;
const LONGEST_ALIAS = 40;

export const isDevanagari = (name: string): boolean => DEVANAGARI_NAME.test(name);

export function worthKeeping(name: string, country: string, population: number): boolean {
  if (name.length > LONGEST_ALIAS || name.length < 2) return false;
  if (isDevanagari(name)) return true;
  if (OTHER_INDIC_NAME.test(name))
    return /\p{L}/u.test(name) && (SOUTH_ASIA.has(country) || population >= FOREIGN_ALIAS_POPULATION);
  if (!SOUTH_ASIA.has(country) && population < FOREIGN_ALIAS_POPULATION) return false;
  return LATIN_NAME.test(name) && !AIRPORT_CODE.test(name);
}

/** South Asian names are shown as people write them, without the macrons of scholars: Vrindavan, not Vrindāvan. */
export const shownName = (name: string, country: string): string =>
  SOUTH_ASIA.has(country)
    ? name
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
    : name;
