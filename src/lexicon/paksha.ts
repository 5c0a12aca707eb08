/** Names of the cycle `paksha`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const PAKSHA = [
  { number: 1, id: 'shukla', en: 'Shukla Paksha', hi: 'शुक्ल पक्ष', hi_short: 'शुक्ल' },
  { number: 2, id: 'krishna', en: 'Krishna Paksha', hi: 'कृष्ण पक्ष', hi_short: 'कृष्ण' },
] as const;
