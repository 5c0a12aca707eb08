/** Nakshatras by name and by nature, as the verses group them. Abhijit is 28: it adds its own arc and takes nothing away. */
import { NAKSHATRA } from '../../lexicon/nakshatra.ts';

export type StarId = (typeof NAKSHATRA)[number]['id'];
/** The groups of Muhurta Chintamani 2.2-2.8; kshipra is also called laghu. */
export type StarGroup = 'dhruva' | 'chara' | 'ugra' | 'mishra' | 'kshipra' | 'mridu' | 'tikshna';

export const ABHIJIT = 28;

const NUMBERS = new Map<string, number>(NAKSHATRA.map(({ id, number }) => [id, number]));

export function starNumber(id: StarId): number {
  const number = NUMBERS.get(id);
  if (number === undefined) throw new Error(`no nakshatra ${id}`);
  return number;
}

export const stars = (...ids: readonly StarId[]): readonly number[] => ids.map(starNumber);

export const starGroup = (...groups: readonly StarGroup[]): readonly number[] => {
  const natures = groups.map((each): string => (each === 'kshipra' ? 'laghu' : each));
  return NAKSHATRA.filter(({ nature }) => natures.includes(nature)).map(({ number }) => number);
};

/** The groups as Dharmasindhu 07/24 lists them: kshipra without Abhijit. */
export const starGroupOfDigest = (...groups: readonly StarGroup[]): readonly number[] =>
  starGroup(...groups).filter((number) => number !== ABHIJIT);

/** Place among 28 stars, Abhijit standing twenty-second, back to the numbers of the lexicon. */
export const starOf28 = (place: number): number => (place === 22 ? ABHIJIT : place > 22 ? place - 1 : place);
