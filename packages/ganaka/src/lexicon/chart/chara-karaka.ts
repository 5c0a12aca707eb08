/**
 * The ids and attributes of the cycle `chara_karaka`, in order. The list's confidence (`rules/source.ts`) is
 * `read-in-text`.
 */
export const CHARA_KARAKA = [
  { number: 1, id: 'atma', abbr: 'AK' },
  { number: 2, id: 'amatya', abbr: 'AmK' },
  { number: 3, id: 'bhratri', abbr: 'BK' },
  { number: 4, id: 'matri', abbr: 'MK' },
  { number: 5, id: 'pitri', abbr: 'PiK' },
  { number: 6, id: 'putra', abbr: 'PK' },
  { number: 7, id: 'jnati', abbr: 'GK' },
  { number: 8, id: 'dara', abbr: 'DK' },
] as const;
