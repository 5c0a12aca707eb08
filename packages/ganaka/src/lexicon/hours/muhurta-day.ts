/**
 * The ids and attributes of the cycle `muhurta_day`, in order. The list's confidence (`rules/source.ts`) is
 * `read-in-text`.
 */
export const MUHURTA_DAY = [
  { number: 1, id: 'rudra', deity: 'shiva' },
  { number: 2, id: 'sarpa', deity: 'sarpa' },
  { number: 3, id: 'mitra', deity: 'mitra' },
  { number: 4, id: 'pitr', deity: 'pitr' },
  { number: 5, id: 'vasu', deity: 'vasu' },
  { number: 6, id: 'ambu', deity: 'apah' },
  { number: 7, id: 'vishvedeva', deity: 'vishvedeva' },
  { number: 8, id: 'abhijit' },
  { number: 9, id: 'vidhata', deity: 'brahma' },
  { number: 10, id: 'indra', deity: 'indra' },
  { number: 11, id: 'indragni', deity: 'indragni' },
  { number: 12, id: 'nirriti', deity: 'nirriti' },
  { number: 13, id: 'varuna', deity: 'varuna' },
  { number: 14, id: 'aryaman', deity: 'aryaman' },
  { number: 15, id: 'bhaga', deity: 'bhaga' },
] as const;
