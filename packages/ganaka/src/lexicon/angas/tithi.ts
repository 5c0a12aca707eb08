/**
 * The ids and attributes of the cycle `tithi`, in order. The list's confidence (`rules/source.ts`) is `read-in-text`.
 */
export const TITHI = [
  { number: 1, id: 'pratipada', numbers: [1, 16] },
  { number: 2, id: 'dvitiya', numbers: [2, 17] },
  { number: 3, id: 'tritiya', numbers: [3, 18] },
  { number: 4, id: 'chaturthi', numbers: [4, 19] },
  { number: 5, id: 'panchami', numbers: [5, 20] },
  { number: 6, id: 'shashthi', numbers: [6, 21] },
  { number: 7, id: 'saptami', numbers: [7, 22] },
  { number: 8, id: 'ashtami', numbers: [8, 23] },
  { number: 9, id: 'navami', numbers: [9, 24] },
  { number: 10, id: 'dashami', numbers: [10, 25] },
  { number: 11, id: 'ekadashi', numbers: [11, 26] },
  { number: 12, id: 'dvadashi', numbers: [12, 27] },
  { number: 13, id: 'trayodashi', numbers: [13, 28] },
  { number: 14, id: 'chaturdashi', numbers: [14, 29] },
  { number: 15, id: 'purnima', numbers: [15] },
  { number: 30, id: 'amavasya', numbers: [30] },
] as const;
