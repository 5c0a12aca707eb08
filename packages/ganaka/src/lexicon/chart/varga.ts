/**
 * The ids and attributes of the cycle `varga`, in order. The list's confidence (`rules/source.ts`) is `read-in-text`.
 */
export const VARGA = [
  { number: 1, id: 'D1', divisions: 1 },
  { number: 2, id: 'D2', divisions: 2 },
  { number: 3, id: 'D3', divisions: 3 },
  { number: 4, id: 'D4', divisions: 4 },
  { number: 5, id: 'D7', divisions: 7 },
  { number: 6, id: 'D9', divisions: 9 },
  { number: 7, id: 'D10', divisions: 10 },
  { number: 8, id: 'D12', divisions: 12 },
  { number: 9, id: 'D16', divisions: 16 },
  { number: 10, id: 'D20', divisions: 20 },
  { number: 11, id: 'D24', divisions: 24 },
  { number: 12, id: 'D27', divisions: 27 },
  { number: 13, id: 'D30', divisions: 30 },
  { number: 14, id: 'D40', divisions: 40 },
  { number: 15, id: 'D45', divisions: 45 },
  { number: 16, id: 'D60', divisions: 60 },
] as const;
