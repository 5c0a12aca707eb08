/** Names of the cycle `nadi`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const NADI = [
  { number: 1, id: 'adi', en: 'Adi', hi: 'आदि' },
  { number: 2, id: 'madhya', en: 'Madhya', hi: 'मध्य' },
  { number: 3, id: 'antya', en: 'Antya', hi: 'अन्त्य' },
] as const;
