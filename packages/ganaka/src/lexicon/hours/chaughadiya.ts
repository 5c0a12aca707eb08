/**
 * The ids and attributes of the cycle `chaughadiya`, in order. The list's confidence (`rules/source.ts`) is
 * `read-in-text`.
 */
export const CHAUGHADIYA = [
  { number: 1, id: 'udvega', lord: 'surya', quality: 'bad' },
  { number: 2, id: 'chara', lord: 'shukra', quality: 'neutral' },
  { number: 3, id: 'labha', lord: 'budha', quality: 'good' },
  { number: 4, id: 'amrita', lord: 'chandra', quality: 'good' },
  { number: 5, id: 'kala', lord: 'shani', quality: 'bad' },
  { number: 6, id: 'shubha', lord: 'guru', quality: 'good' },
  { number: 7, id: 'roga', lord: 'mangala', quality: 'bad' },
] as const;
