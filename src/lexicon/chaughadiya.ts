/** Names of the cycle `chaughadiya`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const CHAUGHADIYA = [
  { number: 1, id: 'udvega', en: 'Udvega', hi: 'उद्वेग', sa: 'उद्वेगा', lord: 'surya', quality: 'bad', quality_hi: 'अशुभ' },
  {
    number: 2,
    id: 'chara',
    en: 'Chara',
    hi: 'चर',
    sa: 'चला',
    lord: 'shukra',
    quality: 'neutral',
    quality_hi: 'सामान्य',
  },
  { number: 3, id: 'labha', en: 'Labha', hi: 'लाभ', sa: 'लाभा', lord: 'budha', quality: 'good', quality_hi: 'शुभ' },
  { number: 4, id: 'amrita', en: 'Amrita', hi: 'अमृत', sa: 'अमृता', lord: 'chandra', quality: 'good', quality_hi: 'शुभ' },
  { number: 5, id: 'kala', en: 'Kala', hi: 'काल', sa: 'कलि', lord: 'shani', quality: 'bad', quality_hi: 'अशुभ' },
  { number: 6, id: 'shubha', en: 'Shubha', hi: 'शुभ', sa: 'शुभा', lord: 'guru', quality: 'good', quality_hi: 'शुभ' },
  { number: 7, id: 'roga', en: 'Roga', hi: 'रोग', sa: 'रोगा', lord: 'mangala', quality: 'bad', quality_hi: 'अशुभ' },
] as const;
