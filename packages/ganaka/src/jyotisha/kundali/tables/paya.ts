/**
 * Paya: the metal of a birth. Replies have two fields, one by the Moon's nakshatra and one by the Moon's house from the
 * lagna.
 */
export type Paya = 'gold' | 'silver' | 'copper' | 'iron';

/**
 * The metals by nakshatra, from Ashvini. Counted from Revati, three nakshatras are gold, three iron, twelve silver and
 * nine copper.
 */
export const PAYA_OF_NAKSHATRA: readonly Paya[] = [
  ...new Array<Paya>(2).fill('gold'),
  ...new Array<Paya>(3).fill('iron'),
  ...new Array<Paya>(12).fill('silver'),
  ...new Array<Paya>(9).fill('copper'),
  'gold',
];

/** The metals by the Moon's house from the lagna. */
export const PAYA_OF_HOUSE: readonly Paya[] = [
  'gold',
  'silver',
  'copper',
  'iron',
  'silver',
  'gold',
  'copper',
  'iron',
  'silver',
  'copper',
  'gold',
  'iron',
];
