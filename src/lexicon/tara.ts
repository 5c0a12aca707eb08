/** Names of the cycle `tara`: ids, English and Hindi forms, attributes. Confidence of the list: general-knowledge. */
export const TARA = [
  { number: 1, id: 'janma', en: 'Janma', hi: 'जन्म', good: 'neutral' },
  { number: 2, id: 'sampat', en: 'Sampat', hi: 'सम्पत्', good: true },
  { number: 3, id: 'vipat', en: 'Vipat', hi: 'विपत्', good: false },
  { number: 4, id: 'kshema', en: 'Kshema', hi: 'क्षेम', good: true },
  { number: 5, id: 'pratyari', en: 'Pratyari', hi: 'प्रत्यरि', good: false },
  { number: 6, id: 'sadhaka', en: 'Sadhaka', hi: 'साधक', good: true },
  { number: 7, id: 'vadha', en: 'Vadha', hi: 'वध', good: false },
  { number: 8, id: 'mitra', en: 'Mitra', hi: 'मित्र', good: true },
  { number: 9, id: 'atimitra', en: 'Atimitra', hi: 'अतिमित्र', good: true },
] as const;
