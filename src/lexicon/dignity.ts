/** Names of the cycle `dignity`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const DIGNITY = [
  { number: 1, id: 'exalted', en: 'Exalted', hi: 'उच्च' },
  { number: 2, id: 'moolatrikona', en: 'Moolatrikona', hi: 'मूलत्रिकोण' },
  { number: 3, id: 'own', en: 'Own sign', hi: 'स्वराशि', sa: 'स्वक्षेत्र' },
  { number: 4, id: 'adhimitra', en: 'Great friend', hi: 'अधिमित्र' },
  { number: 5, id: 'mitra', en: 'Friend', hi: 'मित्र' },
  { number: 6, id: 'sama', en: 'Neutral', hi: 'सम' },
  { number: 7, id: 'shatru', en: 'Enemy', hi: 'शत्रु' },
  { number: 8, id: 'adhishatru', en: 'Great enemy', hi: 'अधिशत्रु' },
  { number: 9, id: 'debilitated', en: 'Debilitated', hi: 'नीच' },
] as const;
