/** Names of the cycle `graha`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const GRAHA = [
  { number: 1, id: 'surya', en: 'Sun', hi: 'सूर्य', hi_short: 'सू', sex: 'male' },
  { number: 2, id: 'chandra', en: 'Moon', hi: 'चन्द्र', hi_short: 'चं', sex: 'female' },
  { number: 3, id: 'mangala', en: 'Mars', hi: 'मंगल', hi_short: 'मं', sa: 'मङ्गल, भौम', sex: 'male' },
  { number: 4, id: 'budha', en: 'Mercury', hi: 'बुध', hi_short: 'बु', sex: 'neuter' },
  { number: 5, id: 'guru', en: 'Jupiter', hi: 'गुरु', hi_short: 'गु', sa: 'बृहस्पति', sex: 'male' },
  { number: 6, id: 'shukra', en: 'Venus', hi: 'शुक्र', hi_short: 'शु', sex: 'female' },
  { number: 7, id: 'shani', en: 'Saturn', hi: 'शनि', hi_short: 'श', sa: 'शनैश्चर', sex: 'neuter' },
  { number: 8, id: 'rahu', en: 'Rahu', hi: 'राहु', hi_short: 'रा' },
  { number: 9, id: 'ketu', en: 'Ketu', hi: 'केतु', hi_short: 'के' },
] as const;
