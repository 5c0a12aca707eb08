/** The cycle `graha`: ids and attributes, in order. Confidence of the list: read-in-text. */
export const GRAHA = [
  { number: 1, id: 'surya', sex: 'male' },
  { number: 2, id: 'chandra', sex: 'female' },
  { number: 3, id: 'mangala', sex: 'male' },
  { number: 4, id: 'budha', sex: 'neuter' },
  { number: 5, id: 'guru', sex: 'male' },
  { number: 6, id: 'shukra', sex: 'female' },
  { number: 7, id: 'shani', sex: 'neuter' },
  { number: 8, id: 'rahu' },
  { number: 9, id: 'ketu' },
] as const;
