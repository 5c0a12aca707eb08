/**
 * The ids and attributes of the cycle `rashi`, in order. The list's confidence (`rules/source.ts`) is `read-in-text`.
 */
export const RASHI = [
  { number: 1, id: 'mesha', lord: 'mangala', element: 'fire', modality: 'chara', parity: 'odd' },
  { number: 2, id: 'vrishabha', lord: 'shukra', element: 'earth', modality: 'sthira', parity: 'even' },
  { number: 3, id: 'mithuna', lord: 'budha', element: 'air', modality: 'dvisvabhava', parity: 'odd' },
  { number: 4, id: 'karka', lord: 'chandra', element: 'water', modality: 'chara', parity: 'even' },
  { number: 5, id: 'simha', lord: 'surya', element: 'fire', modality: 'sthira', parity: 'odd' },
  { number: 6, id: 'kanya', lord: 'budha', element: 'earth', modality: 'dvisvabhava', parity: 'even' },
  { number: 7, id: 'tula', lord: 'shukra', element: 'air', modality: 'chara', parity: 'odd' },
  { number: 8, id: 'vrishchika', lord: 'mangala', element: 'water', modality: 'sthira', parity: 'even' },
  { number: 9, id: 'dhanu', lord: 'guru', element: 'fire', modality: 'dvisvabhava', parity: 'odd' },
  { number: 10, id: 'makara', lord: 'shani', element: 'earth', modality: 'chara', parity: 'even' },
  { number: 11, id: 'kumbha', lord: 'shani', element: 'air', modality: 'sthira', parity: 'odd' },
  { number: 12, id: 'mina', lord: 'guru', element: 'water', modality: 'dvisvabhava', parity: 'even' },
] as const;
