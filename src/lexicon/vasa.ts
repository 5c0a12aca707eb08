/** Names of the cycle `vasa`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const VASA = [
  { id: 'svarga', en: 'Heaven', hi: 'स्वर्ग' },
  { id: 'bhuloka', en: 'Earth', hi: 'पृथ्वी', sa: 'भूलोक' },
  { id: 'patala', en: 'Nether world', hi: 'पाताल' },
] as const;
