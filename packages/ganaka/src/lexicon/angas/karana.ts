/**
 * The ids and attributes of the cycle `karana`, in order. The list's confidence (`rules/source.ts`) is `read-in-text`.
 */
export const KARANA = [
  { number: 1, id: 'bava', kind: 'chara', lord: 'indra' },
  { number: 2, id: 'balava', kind: 'chara', lord: 'prajapati' },
  { number: 3, id: 'kaulava', kind: 'chara', lord: 'mitra' },
  { number: 4, id: 'taitila', kind: 'chara', lord: 'aryaman' },
  { number: 5, id: 'gara', kind: 'chara', lord: 'bhumi' },
  { number: 6, id: 'vanija', kind: 'chara', lord: 'lakshmi' },
  { number: 7, id: 'vishti', kind: 'chara', lord: 'yama' },
  { number: 8, id: 'shakuni', kind: 'sthira', lord: 'kali' },
  { number: 9, id: 'chatushpada', kind: 'sthira', lord: 'rudra' },
  { number: 10, id: 'naga', kind: 'sthira', lord: 'sarpa' },
  { number: 11, id: 'kimstughna', kind: 'sthira', lord: 'vayu' },
] as const;
