/** The states (avasthas) of a graha, numbered as in BPHS 45. */
export const BALADI = [
  { number: 1, id: 'bala' },
  { number: 2, id: 'kumara' },
  { number: 3, id: 'yuva' },
  { number: 4, id: 'vriddha' },
  { number: 5, id: 'mrita' },
] as const;

export const JAGRADADI = [
  { number: 1, id: 'jagrat' },
  { number: 2, id: 'swapna' },
  { number: 3, id: 'sushupti' },
] as const;
