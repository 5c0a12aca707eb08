/** Names of the cycle `vashya`: ids, English and Hindi forms, attributes. Confidence of the list: general-knowledge. */
export const VASHYA = [
  {
    number: 1,
    id: 'chatushpada',
    en: 'Quadruped',
    hi: 'चतुष्पद',
    rashis: ['mesha', 'vrishabha', 'dhanu 15-30', 'makara 0-15'],
  },
  { number: 2, id: 'manava', en: 'Human', hi: 'मानव', rashis: ['mithuna', 'kanya', 'tula', 'dhanu 0-15', 'kumbha'] },
  { number: 3, id: 'jalachara', en: 'Water-dweller', hi: 'जलचर', rashis: ['karka', 'makara 15-30', 'mina'] },
  { number: 4, id: 'vanachara', en: 'Forest-dweller', hi: 'वनचर', rashis: ['simha'] },
  { number: 5, id: 'kita', en: 'Insect', hi: 'कीट', rashis: ['vrishchika'] },
] as const;
