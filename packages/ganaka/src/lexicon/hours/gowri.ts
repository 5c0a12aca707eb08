/**
 * The ids and attributes of the eight gowri kalas of the Tamil almanac. Seven belong to the lords of the weekdays, in
 * their order; visham has no lord. The list's confidence (`rules/source.ts`) is `secondary`.
 */
export const GOWRI = [
  { number: 1, id: 'uthi', lord: 'surya', good: true },
  { number: 2, id: 'amirtham', lord: 'chandra', good: true },
  { number: 3, id: 'rogam', lord: 'mangala', good: false },
  { number: 4, id: 'labham', lord: 'budha', good: true },
  { number: 5, id: 'dhanam', lord: 'guru', good: true },
  { number: 6, id: 'sugam', lord: 'shukra', good: true },
  { number: 7, id: 'soram', lord: 'shani', good: false },
  { number: 8, id: 'visham', lord: null, good: false },
] as const;
