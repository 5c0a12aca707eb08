/**
 * The ids and attributes of the cycle `graha`, in order. The list's confidence (`rules/source.ts`) is `read-in-text`.
 */
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
