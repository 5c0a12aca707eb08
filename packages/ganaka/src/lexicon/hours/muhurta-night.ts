/**
 * The ids and attributes of the cycle `muhurta_night`, in order. The list's confidence (`rules/source.ts`) is
 * `read-in-text`.
 */
export const MUHURTA_NIGHT = [
  { number: 1, id: 'shiva', deity: 'shiva' },
  { number: 2, id: 'ajapada', deity: 'ajaikapad' },
  { number: 3, id: 'ahirbudhnya', deity: 'ahirbudhnya' },
  { number: 4, id: 'pushan', deity: 'pushan' },
  { number: 5, id: 'ashvin', deity: 'ashvin' },
  { number: 6, id: 'yama', deity: 'yama' },
  { number: 7, id: 'agni', deity: 'agni' },
  { number: 8, id: 'dhatr', deity: 'brahma' },
  { number: 9, id: 'chandra', deity: 'chandra' },
  { number: 10, id: 'aditi', deity: 'aditi' },
  { number: 11, id: 'jiva', deity: 'guru' },
  { number: 12, id: 'vishnu', deity: 'vishnu' },
  { number: 13, id: 'arka', deity: 'surya' },
  { number: 14, id: 'tvashtr', deity: 'tvashtr' },
  { number: 15, id: 'marut', deity: 'vayu' },
] as const;
