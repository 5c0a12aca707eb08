/**
 * The ids and attributes of the cycle `ayana`, in order. The list's confidence (`rules/source.ts`) is `read-in-text`.
 */
export const AYANA = [
  { number: 1, id: 'uttarayana', from: 'makara' },
  { number: 2, id: 'dakshinayana', from: 'karka' },
] as const;
