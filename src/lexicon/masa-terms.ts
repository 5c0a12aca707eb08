/** Names of the cycle `masa_terms`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const MASA_TERMS = [
  { id: 'adhika', en: 'Adhika (intercalary)', hi: 'अधिक मास', hi_prefix: 'अधिक' },
  { id: 'shuddha', en: 'Shuddha (true)', hi: 'शुद्ध', hi_prefix: 'शुद्ध' },
  { id: 'kshaya', en: 'Kshaya (lost)', hi: 'क्षय मास', hi_prefix: 'क्षय' },
  { id: 'samsarpa', en: 'Samsarpa', hi: 'संसर्प' },
  { id: 'amanta', en: 'Amanta', hi: 'अमान्त' },
  { id: 'purnimanta', en: 'Purnimanta', hi: 'पूर्णिमान्त' },
  { id: 'solar', en: 'Solar month', hi: 'सौर मास' },
] as const;
