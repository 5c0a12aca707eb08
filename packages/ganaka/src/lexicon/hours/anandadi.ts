/**
 * The ids and attributes of the cycle `anandadi`, in order. The list's confidence (`rules/source.ts`) is
 * `read-in-text`.
 */
export const ANANDADI = [
  { number: 1, id: 'ananda' },
  { number: 2, id: 'kaladanda' },
  { number: 3, id: 'dhumra' },
  { number: 4, id: 'dhata' },
  { number: 5, id: 'saumya' },
  { number: 6, id: 'dhvanksha' },
  { number: 7, id: 'ketu' },
  { number: 8, id: 'shrivatsa' },
  { number: 9, id: 'vajra' },
  { number: 10, id: 'mudgara' },
  { number: 11, id: 'chatra' },
  { number: 12, id: 'mitra' },
  { number: 13, id: 'manasa' },
  { number: 14, id: 'padma' },
  { number: 15, id: 'lumba' },
  { number: 16, id: 'utpata' },
  { number: 17, id: 'mrityu' },
  { number: 18, id: 'kana' },
  { number: 19, id: 'siddhi' },
  { number: 20, id: 'shubha' },
  { number: 21, id: 'amrita' },
  { number: 22, id: 'musala' },
  { number: 23, id: 'gada' },
  { number: 24, id: 'matanga' },
  { number: 25, id: 'raksha' },
  { number: 26, id: 'chara' },
  { number: 27, id: 'susthira' },
  { number: 28, id: 'pravardhamana' },
] as const;
