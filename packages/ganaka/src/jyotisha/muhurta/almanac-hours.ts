/**
 * Further periods that printed panchangas give. Varjyam and amrita kala depend on the nakshatra; durmuhurta, kulika and
 * ardhayama on the weekday; gandamula and panchaka on the Moon's place; panchaka-rahita (free of panchaka) on the
 * rising sign. Vijaya and the two sandhyas (twilights) are parts of the day.
 */

import { weekdayOf } from '../../kernel/civil.ts';
import { overlap, part, type Span, span } from '../../kernel/span.ts';
import { jdUt, plusDays } from '../../kernel/units.ts';
import { GHATI_DAYS } from '../../rules/kala.ts';
import type { Source } from '../../rules/source.ts';
import type { AngaSpan } from '../panchanga/angas/angas.ts';
import { reachedNear } from '../panchanga/angas/wheels.ts';
import { panchangaDayOf } from '../panchanga/day/calendar.ts';
import type { Day } from '../panchanga/day/day.ts';
import { MUHURTAS } from './day-muhurtas.ts';
import { ardhayamaOf } from './spans/hours.ts';
import { starNumber } from './spans/stars.ts';
import { AMRITA_STARTS, GHATIS_TO_A_STAR, LASTING_GHATIS, VARJYAM_STARTS } from './tables/varjyam.ts';

/**
 * Returns one period of four sixtieths for each start in each nakshatra of the day. A period is not cut at the ends of
 * the day; it is included if it overlaps the day.
 */
function fromStarts(startsOf: (star: number) => readonly number[], day: Day): Span[] {
  const found: Span[] = [];
  for (const { number, from, to } of day.transitions('nakshatra')) {
    const ghati = (to - from) / GHATIS_TO_A_STAR;
    for (const ghatis of startsOf(number)) {
      const start = jdUt(from + ghatis * ghati);
      const window = span(start, plusDays(start, LASTING_GHATIS * ghati));
      if (overlap(window, day.bounds) !== null) found.push(window);
    }
  }
  return found;
}

/** Whether Mula has one varjyam or two; in southern almanacs it has another that begins at 20 ghatis. */
export const MULA_VARJYAMS = ['one', 'two'] as const;
export type MulaVarjyam = (typeof MULA_VARJYAMS)[number];
const MULA = starNumber('mula');
const SECOND_OF_MULA = 20;

export const varjyam = (day: Day, ofMula: MulaVarjyam = 'one'): Span[] =>
  fromStarts((star) => {
    const start = VARJYAM_STARTS[star - 1] ?? 0;
    return star === MULA && ofMula === 'two' ? [SECOND_OF_MULA, start] : [start];
  }, day);
export const amritaKala = (day: Day): Span[] => fromStarts((star) => [AMRITA_STARTS[star - 1] ?? 0], day);

const EIGHTHS = 8;
export const ardhayama = (weekday: number, daylight: Span): Span => part(daylight, ardhayamaOf(weekday), EIGHTHS);

const VIJAYA = 11;
export const vijaya = (daylight: Span): Span => part(daylight, VIJAYA, MUHURTAS);

const SANDHYA_DAYS = 3 * GHATI_DAYS;
export const pratahSandhya = ({ from }: Span): Span => span(plusDays(from, -SANDHYA_DAYS), from);
export const sayamSandhya = ({ to }: Span): Span => span(to, plusDays(to, SANDHYA_DAYS));

/** The nakshatras on both sides of the three points where a group of nine nakshatras ends. */
export const GANDAMULA_KINDS = ['ashvini', 'ashlesha', 'magha', 'jyeshtha', 'mula', 'revati'] as const;
const GANDAMULA = new Map(GANDAMULA_KINDS.map((id) => [starNumber(id), id]));

export interface Gandamula extends Span {
  readonly kind: (typeof GANDAMULA_KINDS)[number];
}
export function gandamulas(day: Day): Gandamula[] {
  const found: Gandamula[] = [];
  for (const { number, from, to } of day.transitions('nakshatra')) {
    const kind = GANDAMULA.get(number);
    if (kind !== undefined) found.push({ from, to, kind });
  }
  return found;
}

/**
 * The kind of a panchaka depends on the weekday on which it begins. A panchaka that begins on Wednesday or Thursday has
 * no fault (nirdosha).
 */
export const PANCHAKA_KINDS = ['roga', 'raja', 'agni', 'nirdosha', 'chora', 'mrityu'] as const;
export type PanchakaKind = (typeof PANCHAKA_KINDS)[number];
const KIND_BY_VARA: readonly PanchakaKind[] = ['roga', 'raja', 'agni', 'nirdosha', 'nirdosha', 'chora', 'mrityu'];

export interface Panchaka extends Span {
  readonly kind: PanchakaKind;
}

const KUMBHA_DEG = 300;
const MINA_END_DEG = 0;
/** Half of the four to five days that the Moon needs for two rashis. */
const HALF_DAYS = 2.25;
/** More than the Moon can move in a day. */
const DAY_DEG = 16;

/** The Moon's stay in Kumbha and Mina that overlaps the day; null if there is none. */
export function panchaka(day: Day, moonDeg: number): Panchaka | null {
  const { sky, bounds } = day;
  if (moonDeg < KUMBHA_DEG - DAY_DEG) return null;
  // the middle of the stay, estimated from the Moon's mean speed
  const middle = plusDays(bounds.from, HALF_DAYS - (moonDeg - KUMBHA_DEG) / (360 / 27.3));
  const stay = span(
    reachedNear(sky, 'moon', KUMBHA_DEG, plusDays(middle, -HALF_DAYS)),
    reachedNear(sky, 'moon', MINA_END_DEG, plusDays(middle, HALF_DAYS)),
  );
  if (overlap(stay, bounds) === null) return null;
  const vara = weekdayOf(panchangaDayOf(sky, stay.from));
  return { from: stay.from, to: stay.to, kind: KIND_BY_VARA[vara - 1] ?? 'nirdosha' };
}

export const RAHITA_KINDS = ['mrityu', 'agni', 'raja', 'chora', 'roga', 'rahita'] as const;
export type RahitaKind = (typeof RAHITA_KINDS)[number];
/** The kinds, by the remainder when the sum of tithi, vara, nakshatra and lagna is divided by nine. */
const KIND_LEFT: readonly RahitaKind[] = [
  'rahita',
  'mrityu',
  'agni',
  'rahita',
  'raja',
  'rahita',
  'chora',
  'rahita',
  'roga',
];

export interface RahitaSpan extends Span {
  readonly kind: RahitaKind;
}

/**
 * Splits the day wherever the rising sign, the tithi or the nakshatra changes. Adjacent spans of the same kind are
 * merged.
 */
export function panchakaRahita(day: Day, lagnas: readonly AngaSpan[]): RahitaSpan[] {
  const found: RahitaSpan[] = [];
  for (const lagna of lagnas)
    for (const tithi of day.transitions('tithi'))
      for (const star of day.transitions('nakshatra')) {
        const first = overlap(lagna, tithi);
        const here = first && overlap(first, star);
        if (here === null) continue;
        const kind = KIND_LEFT[(tithi.number + day.weekday + star.number + lagna.number) % 9] ?? 'rahita';
        const last = found.at(-1);
        if (last?.kind === kind && last.to === here.from)
          found[found.length - 1] = { from: last.from, to: here.to, kind };
        else found.push({ from: here.from, to: here.to, kind });
      }
  return found;
}

export const STAR_KALA_SOURCES = {
  durmuhurta: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '6.52, 6.53, 6.54',
    gist: 'star_kalas.muhurtas_whose_lords_weekday_forbids',
  },
  kulika: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '6.65',
    gist: 'star_kalas.fifteenth_weekday_night_before',
  },
  ardhayama: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '6.64',
    gist: 'star_kalas.eighth_thrice_vara_less_eights',
  },
  vijaya: {
    confidence: 'read-in-text',
    work: 'DS',
    at: '2, Ashvina (vijaya-dashami-nirnaya)',
    gist: 'star_kalas.eleventh_muhurta_called_vijaya_so',
  },
  sandhya: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '3.7',
    gist: 'star_kalas.three_nadis_before_half_risen',
  },
  varjyam: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '6.50, 6.51',
    gist: 'star_kalas.four_sixtieths_star_visha_nadi',
  },
  amritaKala: { confidence: 'general-knowledge', gist: 'star_kalas.four_sixtieths_star_tables_almanacs' },
  gandamula: { confidence: 'general-knowledge', gist: 'star_kalas.stars_where_two_rounds_nine' },
  panchaka: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '2.48',
    gist: 'star_kalas.moon_kumbha_mina_no_going',
  },
  rahita: {
    confidence: 'general-knowledge',
    gist: 'star_kalas.tithi_vara_nakshatra_lagna_nine',
  },
  tarabala: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '4.12',
    gist: 'star_kalas.nine_taras_star_birth_names',
  },
  chandrabala: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '4.1-4.4',
    gist: 'star_kalas.moon_1_3_6_7',
  },
} as const satisfies Record<string, Source>;
