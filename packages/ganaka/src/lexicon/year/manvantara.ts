/**
 * The ids and attributes of the cycle `manvantara`, in order. The list's confidence (`rules/source.ts`) is `secondary`.
 */
export const MANVANTARA = [
  { number: 1, id: 'svayambhuva' },
  { number: 2, id: 'svarochisha' },
  { number: 3, id: 'uttama' },
  { number: 4, id: 'tamasa' },
  { number: 5, id: 'raivata' },
  { number: 6, id: 'chakshusha' },
  { number: 7, id: 'vaivasvata' },
  { number: 8, id: 'savarni' },
  { number: 9, id: 'daksha_savarni' },
  { number: 10, id: 'brahma_savarni' },
  { number: 11, id: 'dharma_savarni' },
  { number: 12, id: 'rudra_savarni' },
  { number: 13, id: 'raucya' },
  { number: 14, id: 'bhautya' },
] as const;
