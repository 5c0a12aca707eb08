/**
 * The ids and attributes of the cycle `yuga`, in order. The list's confidence (`rules/source.ts`) is `read-in-text`.
 */
export const YUGA = [
  { number: 1, id: 'krita', years: 1728000 },
  { number: 2, id: 'treta', years: 1296000 },
  { number: 3, id: 'dvapara', years: 864000 },
  { number: 4, id: 'kali', years: 432000 },
] as const;
