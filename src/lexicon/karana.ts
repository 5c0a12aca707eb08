/** Names of the cycle `karana`: ids, English and Hindi forms, attributes. Confidence of the list: read-in-text. */
export const KARANA = [
  { number: 1, id: 'bava', en: 'Bava', hi: 'बव', kind: 'chara', lord: 'indra' },
  { number: 2, id: 'balava', en: 'Balava', hi: 'बालव', kind: 'chara', lord: 'prajapati' },
  { number: 3, id: 'kaulava', en: 'Kaulava', hi: 'कौलव', kind: 'chara', lord: 'mitra' },
  { number: 4, id: 'taitila', en: 'Taitila', hi: 'तैतिल', kind: 'chara', lord: 'aryaman' },
  { number: 5, id: 'gara', en: 'Gara', hi: 'गर', kind: 'chara', lord: 'bhumi' },
  { number: 6, id: 'vanija', en: 'Vanija', hi: 'वणिज', sa: 'वणिज्', kind: 'chara', lord: 'lakshmi' },
  { number: 7, id: 'vishti', en: 'Vishti', hi: 'विष्टि', kind: 'chara', lord: 'yama' },
  { number: 8, id: 'shakuni', en: 'Shakuni', hi: 'शकुनि', kind: 'sthira', lord: 'kali' },
  { number: 9, id: 'chatushpada', en: 'Chatushpada', hi: 'चतुष्पद', kind: 'sthira', lord: 'rudra' },
  { number: 10, id: 'naga', en: 'Naga', hi: 'नाग', kind: 'sthira', lord: 'sarpa' },
  { number: 11, id: 'kimstughna', en: 'Kimstughna', hi: 'किंस्तुघ्न', kind: 'sthira', lord: 'vayu' },
] as const;
