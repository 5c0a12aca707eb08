/** Where each varga's rule stands in BPHS 6, and what it says in a sentence. */
import type { Source } from '../../rules/source.ts';
import type { VargaId } from '../varga.ts';

const verse = (at: string, gist: string): Source => ({ confidence: 'read-in-text', work: 'BPHS', at, gist });
const practice = (gist: string): Source => ({ confidence: 'general-knowledge', gist });

export const VARGA_SOURCES: Readonly<Record<VargaId, Source>> = {
  D1: practice('The rashi itself.'),
  D2: verse('6.5-6.6', 'Odd rashi: first the Sun’s half, then the Moon’s; even rashi reversed.'),
  D3: verse('6.7-6.8', 'The rashi itself, the fifth and the ninth.'),
  D4: verse('6.9', 'The rashi itself, the fourth, seventh and tenth.'),
  D7: verse('6.10', 'Odd rashi: counted from itself; even: from the seventh.'),
  D9: verse('6.12', 'Movable rashi: from itself; fixed: from the ninth; dual: from the fifth.'),
  D10: verse('6.13', 'Odd rashi: from itself; even: from the ninth.'),
  D12: verse('6.15', 'Counted from the rashi itself.'),
  D16: verse('6.16', 'Movable from Mesha, fixed from Simha, dual from Dhanu.'),
  D20: verse('6.17', 'Movable from Mesha, fixed from Dhanu, dual from Simha.'),
  D24: verse('6.22-6.23', 'Odd from Simha, even from Karka.'),
  D27: verse('6.24-6.26', 'Fire from Mesha, earth from Karka, air from Tula, water from Makara.'),
  D30: verse('6.27-6.28', 'Odd: Mars 5, Saturn 5, Jupiter 8, Mercury 7, Venus 5 degrees; even reversed.'),
  D40: verse('6.29', 'Odd from Mesha, even from Tula.'),
  D45: verse('6.31', 'Movable from Mesha, fixed from Simha, dual from Dhanu.'),
  D60: verse('6.33', 'Twice the degrees, by twelve, counted from the rashi itself.'),
};

export const ALL_VARGAS_SOURCE: Source = verse('6.5-6.33', 'The sixteen divisions of a rashi.');

/** Rules in use beside the verse's. */
export const OTHER_RULES = {
  uma_shambhu: practice(
    'The halves run through the zodiac twice: odd rashis forwards, even ones with their halves exchanged.',
  ),
  parivritti: practice('The thirds run through the zodiac three times.'),
  jagannatha: practice('The thirds begin at the movable rashi of the trine.'),
  somanatha: practice('The thirds of odd rashis run forwards from Mesha, those of even ones backwards from Mina.'),
} as const;
