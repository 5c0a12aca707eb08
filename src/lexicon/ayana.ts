/** Names of the cycle `ayana`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const AYANA = [
  { number: 1, id: 'uttarayana', en: 'Uttarayana', hi: 'उत्तरायण', from: 'makara' },
  { number: 2, id: 'dakshinayana', en: 'Dakshinayana', hi: 'दक्षिणायन', from: 'karka' },
] as const;
