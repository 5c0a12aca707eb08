/** The works that the book cites, in English, and the sections that are cited by name. */
import type { CitedId } from '../../../../rules/works.ts';
import { WORKS } from '../../../../rules/works.ts';
import type { WorkWords } from '../../../contracts/work-words.ts';

/** A work that is cited by its abbreviation, such as BPHS. */
const read = (id: keyof typeof WORKS): WorkWords => ({ title: WORKS[id].title, short: id });

export const works: Readonly<Record<CitedId, WorkWords>> = {
  MC: read('MC'),
  DS: read('DS'),
  NS: read('NS'),
  JN: read('JN'),
  PD: read('PD'),
  JS: read('JS'),
  BPHS: read('BPHS'),
  JP: read('JP'),
  SV: read('SV'),
  KM: read('KM'),
  SS: read('SS'),
  SD: read('SD'),
  VP: read('VP'),
  practice: { title: 'Common practice', short: 'common practice' },
  modern_handbooks: { title: 'Modern handbooks', short: 'handbooks' },
  handbooks: { title: 'Handbooks', short: 'handbooks' },
  commentaries: { title: 'Commentaries', short: 'commentaries' },
  test_charts: { title: 'A published set of test charts', short: 'test charts' },
  jataka_parijata_damaged: { title: 'Jataka Parijata, a damaged line', short: 'JP, damaged' },
  uttarakalamrita: { title: 'Uttarakalamrita 4.22, as a commentary reports it', short: 'Uttarakalamrita' },
  raman_combinations: { title: 'B. V. Raman, Three Hundred Important Combinations', short: 'Raman, 300' },
  raman_balas: { title: 'B. V. Raman, Graha and Bhava Balas', short: 'Raman' },
  jyotisha_sarva_samgraha: { title: 'Jyotisha-sarva-samgraha', short: 'Jyotisha-sarva-samgraha' },
  samskaraganapati: { title: 'Samskaraganapati, quoting Jyotisharka', short: 'Samskaraganapati' },
};

export const sections = {
  'nama-karana': 'nama-karana',
  'paye dekhna': 'paye dekhna',
  'gochara-apavada': 'gochara-apavada',
} as const;
