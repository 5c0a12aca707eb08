/**
 * The ids and attributes of the cycle `tara`, in order. The list's confidence (`rules/source.ts`) is
 * `general-knowledge`.
 */
export const TARA = [
  { number: 1, id: 'janma', good: 'neutral' },
  { number: 2, id: 'sampat', good: true },
  { number: 3, id: 'vipat', good: false },
  { number: 4, id: 'kshema', good: true },
  { number: 5, id: 'pratyari', good: false },
  { number: 6, id: 'sadhaka', good: true },
  { number: 7, id: 'vadha', good: false },
  { number: 8, id: 'mitra', good: true },
  { number: 9, id: 'atimitra', good: true },
] as const;
