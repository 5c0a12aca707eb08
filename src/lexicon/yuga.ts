/** Names of the cycle `yuga`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const YUGA = [
  { number: 1, id: 'krita', en: 'Krita (Satya) Yuga', hi: 'सत्ययुग', sa: 'कृतयुग', years: 1728000 },
  { number: 2, id: 'treta', en: 'Treta Yuga', hi: 'त्रेतायुग', years: 1296000 },
  { number: 3, id: 'dvapara', en: 'Dvapara Yuga', hi: 'द्वापरयुग', years: 864000 },
  { number: 4, id: 'kali', en: 'Kali Yuga', hi: 'कलियुग', years: 432000 },
] as const;
