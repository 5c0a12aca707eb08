/**
 * The ids and attributes of the cycle `masa`, in order. The list's confidence (`rules/source.ts`) is `read-in-text`.
 */
export const MASA = [
  { number: 1, id: 'chaitra', ritu: 'vasanta' },
  { number: 2, id: 'vaishakha', ritu: 'vasanta' },
  { number: 3, id: 'jyeshtha', ritu: 'grishma' },
  { number: 4, id: 'ashadha', ritu: 'grishma' },
  { number: 5, id: 'shravana', ritu: 'varsha' },
  { number: 6, id: 'bhadrapada', ritu: 'varsha' },
  { number: 7, id: 'ashvina', ritu: 'sharad' },
  { number: 8, id: 'kartika', ritu: 'sharad' },
  { number: 9, id: 'margashirsha', ritu: 'hemanta' },
  { number: 10, id: 'pausha', ritu: 'hemanta' },
  { number: 11, id: 'magha', ritu: 'shishira' },
  { number: 12, id: 'phalguna', ritu: 'shishira' },
] as const;
