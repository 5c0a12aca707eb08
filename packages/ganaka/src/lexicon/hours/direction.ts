/**
 * The ids and attributes of the cycle `direction`, in order. The list's confidence (`rules/source.ts`) is
 * `read-in-text`.
 */
export const DIRECTION = [
  { number: 1, id: 'east', dikpala: 'indra', planet: 'surya' },
  { number: 2, id: 'southeast', dikpala: 'agni', planet: 'shukra' },
  { number: 3, id: 'south', dikpala: 'yama', planet: 'mangala' },
  { number: 4, id: 'southwest', dikpala: 'nirriti', planet: 'rahu' },
  { number: 5, id: 'west', dikpala: 'varuna', planet: 'shani' },
  { number: 6, id: 'northwest', dikpala: 'vayu', planet: 'chandra' },
  { number: 7, id: 'north', dikpala: 'kubera', planet: 'budha' },
  { number: 8, id: 'northeast', dikpala: 'shiva', planet: 'guru' },
] as const;
