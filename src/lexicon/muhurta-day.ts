/** Names of the cycle `muhurta_day`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const MUHURTA_DAY = [
  { number: 1, id: 'rudra', en: 'Rudra', hi: 'रुद्र', deity: 'shiva' },
  { number: 2, id: 'sarpa', en: 'Sarpa', hi: 'सर्प', deity: 'sarpa' },
  { number: 3, id: 'mitra', en: 'Mitra', hi: 'मित्र', deity: 'mitra' },
  { number: 4, id: 'pitr', en: 'Pitri', hi: 'पितृ', deity: 'pitr' },
  { number: 5, id: 'vasu', en: 'Vasu', hi: 'वसु', deity: 'vasu' },
  { number: 6, id: 'ambu', en: 'Ambu', hi: 'जल', sa: 'अम्बु', deity: 'apah' },
  { number: 7, id: 'vishvedeva', en: 'Vishvedeva', hi: 'विश्वेदेव', deity: 'vishvedeva' },
  { number: 8, id: 'abhijit', en: 'Abhijit', hi: 'अभिजित्' },
  { number: 9, id: 'vidhata', en: 'Vidhata', hi: 'विधाता', sa: 'विधातृ', deity: 'brahma' },
  { number: 10, id: 'indra', en: 'Indra', hi: 'इन्द्र', deity: 'indra' },
  { number: 11, id: 'indragni', en: 'Indragni', hi: 'इन्द्राग्नि', deity: 'indragni' },
  { number: 12, id: 'nirriti', en: 'Nirriti', hi: 'निर्ऋति', deity: 'nirriti' },
  { number: 13, id: 'varuna', en: 'Varuna', hi: 'वरुण', deity: 'varuna' },
  { number: 14, id: 'aryaman', en: 'Aryaman', hi: 'अर्यमा', sa: 'अर्यमन्', deity: 'aryaman' },
  { number: 15, id: 'bhaga', en: 'Bhaga', hi: 'भग', deity: 'bhaga' },
] as const;
