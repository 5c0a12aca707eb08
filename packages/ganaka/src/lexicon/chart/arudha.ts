/**
 * The ids and attributes of the cycle `arudha`, in order. The list's confidence (`rules/source.ts`) is
 * `general-knowledge`.
 */
export const ARUDHA = [
  { number: 1, id: 'A1' },
  { number: 2, id: 'A2' },
  { number: 3, id: 'A3' },
  { number: 4, id: 'A4' },
  { number: 5, id: 'A5' },
  { number: 6, id: 'A6' },
  { number: 7, id: 'A7' },
  { number: 8, id: 'A8' },
  { number: 9, id: 'A9' },
  { number: 10, id: 'A10' },
  { number: 11, id: 'A11' },
  { number: 12, id: 'A12' },
] as const;
