/**
 * The five classes of the rashis: four-footed, human, water, forest and creeping. Dhanu and Makara are divided at 15°.
 */
export const VASHYAS = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const;
export type Vashya = (typeof VASHYAS)[number];

const HALF_OF_RASHI_DEG = 15;

const BY_RASHI: readonly (readonly [firstHalf: Vashya, secondHalf: Vashya])[] = [
  ['chatushpada', 'chatushpada'], // Mesha
  ['chatushpada', 'chatushpada'], // Vrishabha
  ['manava', 'manava'], // Mithuna
  ['jalachara', 'jalachara'], // Karka
  ['vanachara', 'vanachara'], // Simha
  ['manava', 'manava'], // Kanya
  ['manava', 'manava'], // Tula
  ['keeta', 'keeta'], // Vrishchika
  ['manava', 'chatushpada'], // Dhanu: the archer, then the horse
  ['chatushpada', 'jalachara'], // Makara: the deer's head, then the fish
  ['manava', 'manava'], // Kumbha
  ['jalachara', 'jalachara'], // Mina
];

export function vashyaOf(rashi: number, amsha: number): Vashya {
  const halves = BY_RASHI[rashi - 1];
  if (halves === undefined) throw new Error(`no rashi ${rashi}`);
  return halves[amsha < HALF_OF_RASHI_DEG ? 0 : 1];
}
