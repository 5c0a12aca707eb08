/** The cycle `masa_terms`: ids and attributes, in order. Confidence of the list: read-in-text. */
export const MASA_TERMS = [
  { id: 'adhika' },
  { id: 'shuddha' },
  { id: 'kshaya' },
  { id: 'samsarpa' },
  { id: 'amanta' },
  { id: 'purnimanta' },
  { id: 'solar' },
] as const;
