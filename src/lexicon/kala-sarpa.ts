/** Names of the cycle `kala_sarpa`: ids, English and Hindi forms, attributes. Confidence of the list: secondary. */
export const KALA_SARPA = [
  { number: 1, id: 'ananta', en: 'Ananta', hi: 'अनन्त' },
  { number: 2, id: 'kulika', en: 'Kulika', hi: 'कुलिक' },
  { number: 3, id: 'vasuki', en: 'Vasuki', hi: 'वासुकि' },
  { number: 4, id: 'shankhapala', en: 'Shankhapala', hi: 'शंखपाल', sa: 'शङ्खपाल' },
  { number: 5, id: 'padma', en: 'Padma', hi: 'पद्म' },
  { number: 6, id: 'mahapadma', en: 'Mahapadma', hi: 'महापद्म' },
  { number: 7, id: 'takshaka', en: 'Takshaka', hi: 'तक्षक' },
  { number: 8, id: 'karkotaka', en: 'Karkotaka', hi: 'कर्कोटक' },
  { number: 9, id: 'shankhachuda', en: 'Shankhachuda', hi: 'शंखचूड़', sa: 'शङ्खचूड' },
  { number: 10, id: 'ghataka', en: 'Ghataka', hi: 'घातक' },
  { number: 11, id: 'vishadhara', en: 'Vishadhara', hi: 'विषधर' },
  { number: 12, id: 'sheshanaga', en: 'Sheshanaga', hi: 'शेषनाग' },
] as const;
