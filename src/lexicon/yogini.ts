/** Names of the cycle `yogini`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const YOGINI = [
  { number: 1, id: 'mangala', en: 'Mangala', hi: 'मंगला', sa: 'मङ्गला', lord: 'chandra', years: 1 },
  { number: 2, id: 'pingala', en: 'Pingala', hi: 'पिंगला', sa: 'पिङ्गला', lord: 'surya', years: 2 },
  { number: 3, id: 'dhanya', en: 'Dhanya', hi: 'धान्या', lord: 'guru', years: 3 },
  { number: 4, id: 'bhramari', en: 'Bhramari', hi: 'भ्रामरी', lord: 'mangala', years: 4 },
  { number: 5, id: 'bhadrika', en: 'Bhadrika', hi: 'भद्रिका', lord: 'budha', years: 5 },
  { number: 6, id: 'ulka', en: 'Ulka', hi: 'उल्का', lord: 'shani', years: 6 },
  { number: 7, id: 'siddha', en: 'Siddha', hi: 'सिद्धा', lord: 'shukra', years: 7 },
  { number: 8, id: 'sankata', en: 'Sankata', hi: 'संकटा', sa: 'सङ्कटा', lord: 'rahu', years: 8 },
] as const;
