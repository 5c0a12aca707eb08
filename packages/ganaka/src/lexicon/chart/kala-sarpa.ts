/**
 * The ids and attributes of the cycle `kala_sarpa`, in order. The list's confidence (`rules/source.ts`) is `secondary`.
 */
export const KALA_SARPA = [
  { number: 1, id: 'ananta' },
  { number: 2, id: 'kulika' },
  { number: 3, id: 'vasuki' },
  { number: 4, id: 'shankhapala' },
  { number: 5, id: 'padma' },
  { number: 6, id: 'mahapadma' },
  { number: 7, id: 'takshaka' },
  { number: 8, id: 'karkotaka' },
  { number: 9, id: 'shankhachuda' },
  { number: 10, id: 'ghataka' },
  { number: 11, id: 'vishadhara' },
  { number: 12, id: 'sheshanaga' },
] as const;
