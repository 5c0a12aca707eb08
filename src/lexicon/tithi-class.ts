/** Names of the cycle `tithi_class`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const TITHI_CLASS = [
  { number: 1, id: 'nanda', en: 'Nanda', hi: 'नन्दा', tithis: [1, 6, 11] },
  { number: 2, id: 'bhadra', en: 'Bhadra', hi: 'भद्रा', tithis: [2, 7, 12] },
  { number: 3, id: 'jaya', en: 'Jaya', hi: 'जया', tithis: [3, 8, 13] },
  { number: 4, id: 'rikta', en: 'Rikta', hi: 'रिक्ता', tithis: [4, 9, 14] },
  { number: 5, id: 'purna', en: 'Purna', hi: 'पूर्णा', tithis: [5, 10, 15] },
] as const;
