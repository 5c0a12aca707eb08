/**
 * The names of the sixty-year cycle by three systems.
 * Barhaspatya: one name for each rashi of mean Jupiter, counted from Vijaya (Surya-siddhanta I.55), with the engine's
 * own mean Jupiter or by the text's revolutions: almanacs differ.
 * Chandra: one name for each lunar year, Shaka mod 60 counted from Pramathi (Jyotirnibandha, samvatsara-prakarana 1).
 * Paitamaha: Pramathi at the beginning of Brahma's day, then one name a year (the same, 12, quoting the
 * Paitamaha-siddhanta).
 * There is also the name of the Gujarati year, which runs from Kartika to Ashvina.
 */

import { MAHAYUGA_DAYS } from '../../../kernel/kali.ts';
import type { JdUt } from '../../../kernel/units.ts';
import { RASHI_DEG } from '../../../kernel/zodiac.ts';
import type { Source } from '../../../rules/source.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import { KALI_EPOCH } from './eras.ts';

const NAMES = 60;
const PRAMATHI = 13;
const VIJAYA = 27;
/**
 * Surya-siddhanta I.31: 364,220 revolutions in 1,577,917,828 days. With an engine's Jupiter it is used only to count
 * revolutions.
 */
const JUPITER_TURN_DAYS = MAHAYUGA_DAYS / 364_220;

export const SAMVATSARA_SOURCES = {
  barhaspatya: {
    confidence: 'read-in-text',
    work: 'SS',
    at: 'I.55',
    gist: 'samvatsara.rashis_mean_jupiter_sixty_vijaya',
  },
  chandra: {
    confidence: 'read-in-text',
    work: 'JN',
    at: 'samvatsara-prakarana 1',
    gist: 'samvatsara.shaka_sixty_pramathi',
  },
  paitamaha: {
    confidence: 'read-in-text',
    work: 'JN',
    at: 'samvatsara-prakarana 12',
    gist: 'samvatsara.kalpa_began_pramathi',
  },
  kartikadi: {
    confidence: 'general-knowledge',
    gist: 'samvatsara.vikram_gujarat_plus_nine_sixty',
  },
  /** Chandra and paitamaha together, for the daily page. */
  both: {
    confidence: 'read-in-text',
    work: 'JN',
    at: 'samvatsara-prakarana 1, 12',
    gist: 'samvatsara.shaka_sixty_pramathi_kalpa_began',
  },
} as const satisfies Record<string, Source>;

const inCycle = (number: number): number => ((((number - 1) % NAMES) + NAMES) % NAMES) + 1;

/** The barhaspatya name at `t`, from 1 = Prabhava to 60 = Kshaya, by the engine's mean Jupiter. */
export function barhaspatyaAt(sky: Sky, t: JdUt): number {
  const placeDeg = sky.meanLongitude('guru', t);
  const turns = Math.round((t - KALI_EPOCH) / JUPITER_TURN_DAYS - placeDeg / 360);
  return inCycle(VIJAYA + turns * 12 + Math.floor(placeDeg / RASHI_DEG));
}

/**
 * The same by the revolutions of the text, I.31, without the corrections (bija) of later works: an arithmetic rule of
 * the calendar, as the Shaka year by sixty is, and no position of an engine.
 */
export const barhaspatyaOfTextAt = (t: JdUt): number =>
  inCycle(VIJAYA + Math.floor(((t - KALI_EPOCH) / JUPITER_TURN_DAYS) * 12));

export const chandraOf = (shaka: number): number => inCycle(PRAMATHI - 1 + shaka);

/**
 * The difference between the Vikram year from Kartika and the number of its name, from Drik Panchang: 2079 Ananda, 2080
 * Rakshasa from 14 November 2023. We know of no other publisher who names Gujarati years.
 */
const KARTIKADI_AHEAD = 9;
export const kartikadiOf = (vikramKartikadi: number): number => inCycle(vikramKartikadi + KARTIKADI_AHEAD);

/** `kalpaExpired` is the number of elapsed years of Brahma's day. */
export const paitamahaOf = (kalpaExpired: number): number => inCycle(PRAMATHI + kalpaExpired);
