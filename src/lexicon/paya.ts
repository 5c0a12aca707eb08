/** Names of the cycle `paya`: ids, English and Hindi forms, attributes. Confidence of the list: secondary. */
export const PAYA = [
  { number: 1, id: 'gold', en: 'Gold', hi: 'स्वर्ण', hi_line: 'सोने का पाया', sa: 'सुवर्ण' },
  { number: 2, id: 'silver', en: 'Silver', hi: 'रजत', hi_line: 'चाँदी का पाया' },
  { number: 3, id: 'copper', en: 'Copper', hi: 'ताम्र', hi_line: 'ताँबे का पाया' },
  { number: 4, id: 'iron', en: 'Iron', hi: 'लौह', hi_line: 'लोहे का पाया', sa: 'लोह' },
] as const;
