/** The cycle `paksha`: ids and attributes, in order. Confidence of the list: read-in-text. */
export const PAKSHA = [
  { number: 1, id: 'shukla' },
  { number: 2, id: 'krishna' },
] as const;
