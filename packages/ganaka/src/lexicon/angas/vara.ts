/**
 * The ids and attributes of the cycle `vara`, in order. The list's confidence (`rules/source.ts`) is `read-in-text`.
 */
export const VARA = [
  { number: 1, id: 'sunday', lord: 'surya', adhidevata: 'shiva', nature: 'dhruva' },
  { number: 2, id: 'monday', lord: 'chandra', adhidevata: 'uma', nature: 'chara' },
  { number: 3, id: 'tuesday', lord: 'mangala', adhidevata: 'skanda', nature: 'ugra' },
  { number: 4, id: 'wednesday', lord: 'budha', adhidevata: 'vishnu', nature: 'mishra' },
  { number: 5, id: 'thursday', lord: 'guru', adhidevata: 'brahma', nature: 'laghu' },
  { number: 6, id: 'friday', lord: 'shukra', adhidevata: 'indra', nature: 'mridu' },
  { number: 7, id: 'saturday', lord: 'shani', adhidevata: 'kala', nature: 'tikshna' },
] as const;
