/**
 * The six seasons of the Tamil year, two months each from Chithirai. They begin with Mesha; the Sanskrit ritus of the
 * solar year begin with Mina. The list's confidence (`rules/source.ts`) is `secondary`.
 */
export const TAMIL_RITU = [
  { number: 1, id: 'ilavenil' },
  { number: 2, id: 'mudhuvenil' },
  { number: 3, id: 'kaar' },
  { number: 4, id: 'koothir' },
  { number: 5, id: 'munpani' },
  { number: 6, id: 'pinpani' },
] as const;
