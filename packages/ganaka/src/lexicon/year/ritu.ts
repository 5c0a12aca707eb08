/**
 * The ids and attributes of the cycle `ritu`, in order. The list's confidence (`rules/source.ts`) is `read-in-text`.
 */
export const RITU = [
  {
    number: 1,
    id: 'vasanta',
    masa: ['chaitra', 'vaishakha'],
    saura_from_mina: ['mina', 'mesha'],
    saura_from_mesha: ['mesha', 'vrishabha'],
  },
  {
    number: 2,
    id: 'grishma',
    masa: ['jyeshtha', 'ashadha'],
    saura_from_mina: ['vrishabha', 'mithuna'],
    saura_from_mesha: ['mithuna', 'karka'],
  },
  {
    number: 3,
    id: 'varsha',
    masa: ['shravana', 'bhadrapada'],
    saura_from_mina: ['karka', 'simha'],
    saura_from_mesha: ['simha', 'kanya'],
  },
  {
    number: 4,
    id: 'sharad',
    masa: ['ashvina', 'kartika'],
    saura_from_mina: ['kanya', 'tula'],
    saura_from_mesha: ['tula', 'vrishchika'],
  },
  {
    number: 5,
    id: 'hemanta',
    masa: ['margashirsha', 'pausha'],
    saura_from_mina: ['vrishchika', 'dhanu'],
    saura_from_mesha: ['dhanu', 'makara'],
  },
  {
    number: 6,
    id: 'shishira',
    masa: ['magha', 'phalguna'],
    saura_from_mina: ['makara', 'kumbha'],
    saura_from_mesha: ['kumbha', 'mina'],
  },
] as const;
