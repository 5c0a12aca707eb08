/** The cycle `ayana`: ids and attributes, in order. Confidence of the list: read-in-text. */
export const AYANA = [
  { number: 1, id: 'uttarayana', from: 'makara' },
  { number: 2, id: 'dakshinayana', from: 'karka' },
] as const;
