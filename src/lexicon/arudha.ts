/** Names of the cycle `arudha`: ids, English and Hindi forms, attributes. Confidence of the list: general-knowledge. */
export const ARUDHA = [
  { number: 1, id: 'A1', en: 'Arudha Lagna', hi: 'आरूढ़ लग्न', sa: 'लग्नपद' },
  { number: 2, id: 'A2', en: 'Dhana Pada', hi: 'धनपद' },
  { number: 3, id: 'A3', en: 'Bhratri (Vikrama) Pada', hi: 'भ्रातृपद' },
  { number: 4, id: 'A4', en: 'Matri (Sukha) Pada', hi: 'मातृपद' },
  { number: 5, id: 'A5', en: 'Putra (Mantra) Pada', hi: 'पुत्रपद' },
  { number: 6, id: 'A6', en: 'Shatru (Roga) Pada', hi: 'शत्रुपद' },
  { number: 7, id: 'A7', en: 'Dara Pada', hi: 'दारपद' },
  { number: 8, id: 'A8', en: 'Randhra Pada', hi: 'रन्ध्रपद' },
  { number: 9, id: 'A9', en: 'Bhagya (Dharma) Pada', hi: 'भाग्यपद' },
  { number: 10, id: 'A10', en: 'Karma (Rajya) Pada', hi: 'कर्मपद' },
  { number: 11, id: 'A11', en: 'Labha Pada', hi: 'लाभपद' },
  { number: 12, id: 'A12', en: 'Upapada', hi: 'उपपद' },
] as const;
