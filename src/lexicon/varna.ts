/** Names of the cycle `varna`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const VARNA = [
  { number: 1, id: 'brahmana', en: 'Brahmana', hi: 'ब्राह्मण' },
  { number: 2, id: 'kshatriya', en: 'Kshatriya', hi: 'क्षत्रिय' },
  { number: 3, id: 'vaishya', en: 'Vaishya', hi: 'वैश्य' },
  { number: 4, id: 'shudra', en: 'Shudra', hi: 'शूद्र' },
] as const;
