/** The nakshatras, grouped by their nature as in the verses. */
import { NAKSHATRA } from '../../../lexicon/angas/nakshatra.ts';

export type StarId = (typeof NAKSHATRA)[number]['id'];
/** The groups of Muhurta Chintamani 2.2-2.8; kshipra is also called laghu. */
export type StarGroup = 'dhruva' | 'chara' | 'ugra' | 'mishra' | 'kshipra' | 'mridu' | 'tikshna';

const NUMBERS = new Map<string, number>(NAKSHATRA.map(({ id, number }) => [id, number]));

export function starNumber(id: StarId): number {
  const number = NUMBERS.get(id);
  if (number === undefined) throw new Error(`no nakshatra ${id}`);
  return number;
}

export const stars = (...ids: readonly StarId[]): readonly StarId[] => ids;

/** Returns the nakshatras of some groups. Abhijit is among the kshipra ones; in the lexicon it follows the other 27. */
export const starGroup = (...groups: readonly StarGroup[]): readonly StarId[] => {
  const natures = groups.map((each): string => (each === 'kshipra' ? 'laghu' : each));
  return NAKSHATRA.filter(({ nature }) => natures.includes(nature)).map(({ id }) => id);
};

/** Returns the groups as Dharmasindhu 07/24 lists them: kshipra without Abhijit. */
export const starGroupOfDigest = (...groups: readonly StarGroup[]): readonly StarId[] =>
  starGroup(...groups).filter((id) => id !== 'abhijit');
