/** Names of the cycle `yoni`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const YONI = [
  { number: 1, id: 'ashva', en: 'Horse', hi: 'अश्व' },
  { number: 2, id: 'mahisha', en: 'Buffalo', hi: 'महिष' },
  { number: 3, id: 'simha', en: 'Lion', hi: 'सिंह' },
  { number: 4, id: 'gaja', en: 'Elephant', hi: 'गज' },
  { number: 5, id: 'mesha', en: 'Sheep', hi: 'मेष' },
  { number: 6, id: 'vanara', en: 'Monkey', hi: 'वानर' },
  { number: 7, id: 'nakula', en: 'Mongoose', hi: 'नकुल' },
  { number: 8, id: 'sarpa', en: 'Snake', hi: 'सर्प' },
  { number: 9, id: 'mriga', en: 'Deer', hi: 'मृग' },
  { number: 10, id: 'shvan', en: 'Dog', hi: 'श्वान' },
  { number: 11, id: 'marjara', en: 'Cat', hi: 'मार्जार' },
  { number: 12, id: 'mushaka', en: 'Rat', hi: 'मूषक' },
  { number: 13, id: 'vyaghra', en: 'Tiger', hi: 'व्याघ्र' },
  { number: 14, id: 'gau', en: 'Cow', hi: 'गौ' },
] as const;
