/**
 * The ids and attributes of the cycle `yogini`, in order. The list's confidence (`rules/source.ts`) is `read-in-text`.
 */
export const YOGINI = [
  { number: 1, id: 'mangala', lord: 'chandra', years: 1 },
  { number: 2, id: 'pingala', lord: 'surya', years: 2 },
  { number: 3, id: 'dhanya', lord: 'guru', years: 3 },
  { number: 4, id: 'bhramari', lord: 'mangala', years: 4 },
  { number: 5, id: 'bhadrika', lord: 'budha', years: 5 },
  { number: 6, id: 'ulka', lord: 'shani', years: 6 },
  { number: 7, id: 'siddha', lord: 'shukra', years: 7 },
  { number: 8, id: 'sankata', lord: 'rahu', years: 8 },
] as const;
