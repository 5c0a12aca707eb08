/** The terms for kinds of months. The list's confidence is `read-in-text`. */
export const MASA_TERMS = [
  { id: 'adhika' },
  { id: 'shuddha' },
  { id: 'kshaya' },
  { id: 'samsarpa' },
  { id: 'amanta' },
  { id: 'purnimanta' },
  { id: 'solar' },
] as const;
