/** The four metals of a birth, by the Moon's nakshatra and by her house from the lagna: two different fields. */
export type Paya = 'gold' | 'silver' | 'copper' | 'iron';

/** From Ashvini; three gold, three iron, twelve silver, nine copper, counted from Revati. */
export const PAYA_OF_NAKSHATRA: readonly Paya[] = [
  ...new Array<Paya>(2).fill('gold'),
  ...new Array<Paya>(3).fill('iron'),
  ...new Array<Paya>(12).fill('silver'),
  ...new Array<Paya>(9).fill('copper'),
  'gold',
];

/** By the Moon's house from the lagna. */
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
