/**
 * The ids and attributes of the cycle `paksha`, in order. The list's confidence (`rules/source.ts`) is `read-in-text`.
 */
export const PAKSHA = [
  { number: 1, id: 'shukla' },
  { number: 2, id: 'krishna' },
] as const;
