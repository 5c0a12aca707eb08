/** Names of states (avastha). Numbers as BPHS 45 counts them; the English form is the Sanskrit word, since a translated one would read as a verdict. */
export const BALADI = [
  { number: 1, id: 'bala', en: 'Bala', hi: 'बाल' },
  { number: 2, id: 'kumara', en: 'Kumara', hi: 'कुमार' },
  { number: 3, id: 'yuva', en: 'Yuva', hi: 'युवा' },
  { number: 4, id: 'vriddha', en: 'Vriddha', hi: 'वृद्ध' },
  { number: 5, id: 'mrita', en: 'Mrita', hi: 'मृत' },
] as const;

export const JAGRADADI = [
  { number: 1, id: 'jagrat', en: 'Jagrat', hi: 'जाग्रत' },
  { number: 2, id: 'swapna', en: 'Swapna', hi: 'स्वप्न' },
  { number: 3, id: 'sushupti', en: 'Sushupti', hi: 'सुषुप्ति' },
] as const;

export const DEEPTADI = [
  { number: 1, id: 'dipta', en: 'Dipta', hi: 'दीप्त' },
  { number: 2, id: 'svastha', en: 'Svastha', hi: 'स्वस्थ' },
  { number: 3, id: 'mudita', en: 'Mudita', hi: 'मुदित' },
  { number: 4, id: 'shanta', en: 'Shanta', hi: 'शान्त' },
  { number: 5, id: 'dina', en: 'Dina', hi: 'दीन' },
  { number: 6, id: 'duhkhita', en: 'Duhkhita', hi: 'दुःखित' },
  { number: 7, id: 'vikala', en: 'Vikala', hi: 'विकल' },
  { number: 8, id: 'khala', en: 'Khala', hi: 'खल' },
  { number: 9, id: 'kopita', en: 'Kopita', hi: 'कोपित' },
] as const;
