/**
 * The muhurtas of day and night, fifteen each, and the windows derived from them: Abhijit, Brahma, godhuli, and the
 * eighths of the day (Rahu kala, gulika kala, yamaganda).
 */

import { part, type Span, span } from '../../kernel/span.ts';
import { plusDays } from '../../kernel/units.ts';
import { KALA_EIGHTHS } from '../../lexicon/hours/kala-eighths.ts';
import { MUHURTA_DAY } from '../../lexicon/hours/muhurta-day.ts';
import { MUHURTA_NIGHT } from '../../lexicon/hours/muhurta-night.ts';
import { GHATI_DAYS } from '../../rules/kala.ts';
import type { Source } from '../../rules/source.ts';
import { isNone, type None, none } from '../../sky/engines/engine.ts';
import { VARA_IDS, type VaraId } from '../panchanga/angas/vara.ts';
import type { Day } from '../panchanga/day/day.ts';

export const MUHURTAS = 15;
const ABHIJIT = 8;
const BRAHMA = 14; // the last but one of the night
const EIGHTHS = 8;

/**
 * The deities whose muhurtas are forbidden on each weekday (Muhurta Chintamani 6.54). Agni has a muhurta of the night
 * only.
 */
const FORBIDDEN: Readonly<Record<VaraId, readonly string[]>> = {
  sunday: ['aryaman'],
  monday: ['brahma', 'nirriti'],
  tuesday: ['agni', 'pitr'],
  wednesday: ['abhijit'],
  thursday: ['apah', 'nirriti'],
  friday: ['brahma', 'pitr'],
  saturday: ['shiva', 'sarpa'],
};

const DAY_DEITIES: readonly string[] = MUHURTA_DAY.map((each) => ('deity' in each ? each.deity : each.id));

/**
 * The numbers (1–30) of the forbidden muhurtas of each weekday. A muhurta of the night is forbidden only if its deity
 * has no muhurta by day.
 */
const FORBIDDEN_NUMBERS: readonly ReadonlySet<number>[] = VARA_IDS.map((vara) => {
  const night = MUHURTA_NIGHT.filter(({ deity }) => FORBIDDEN[vara].includes(deity) && !DAY_DEITIES.includes(deity));
  return new Set([
    ...MUHURTA_DAY.filter((_, i) => FORBIDDEN[vara].includes(DAY_DEITIES[i] ?? '')).map(({ number }) => number),
    ...night.map(({ number }) => number + MUHURTAS),
  ]);
});

export const isForbidden = (weekday: number, muhurta: number): boolean =>
  FORBIDDEN_NUMBERS[weekday - 1]?.has(muhurta) ?? false;

/** The quarter of the day (1–4) or of the night (5–8) in which muhurta 1–30 begins. */
export const praharaOf = (muhurta: number): number =>
  muhurta <= MUHURTAS ? Math.floor(((muhurta - 1) * 4) / MUHURTAS) + 1 : praharaOf(muhurta - MUHURTAS) + 4;

export const abhijit = (daylight: Span): Span => part(daylight, ABHIJIT, MUHURTAS);

/**
 * The brahma muhurta of the morning on which the day begins: the last but one fifteenth of the night before the day.
 */
export function brahma(day: Day): Span | None {
  const night = day.previousNight;
  return isNone(night) ? night : part(night, BRAHMA, MUHURTAS);
}

/**
 * Godhuli: half a ghati before and after sunset. The Muhurta Chintamani (6.101) describes it by the look of the Sun:
 * like a ball in the cold season, half set in the hot season, fully set in the rains. It gives no length for any of
 * them, so the length used here is practice.
 */
export function godhuli(day: Day): Span | None {
  const { sunset } = day;
  if (isNone(sunset)) return none(sunset.none);
  return span(plusDays(sunset, -GHATI_DAYS / 2), plusDays(sunset, GHATI_DAYS / 2));
}

/**
 * The half of godhuli that a weekday requires: on Thursday after sunset, on Saturday before sunset (Muhurta Chintamani
 * 6.102). Null for other weekdays.
 */
export const godhuliHalf = (weekday: number): 'before_sunset' | 'after_sunset' | null =>
  weekday === 5 ? 'after_sunset' : weekday === 7 ? 'before_sunset' : null;

export type Eighth = (typeof KALA_EIGHTHS)[number]['id'];
const eighthsOf = (id: Eighth): readonly number[] => {
  const row = KALA_EIGHTHS.find((each) => each.id === id);
  if (row === undefined) throw new Error(`no eighths for ${id}`);
  return VARA_IDS.map((vara) => row[vara]);
};
const EIGHTH_BY_VARA: Readonly<Record<Eighth, readonly number[]>> = {
  rahu_kala: eighthsOf('rahu_kala'),
  gulika_kala: eighthsOf('gulika_kala'),
  yamaganda: eighthsOf('yamaganda'),
};

/** Returns which eighth of the daylight a kala (Rahu kala, gulika kala or yamaganda) has on a weekday, 1–8. */
export function eighthNumber(id: Eighth, weekday: number): number {
  const number = EIGHTH_BY_VARA[id][weekday - 1];
  if (number === undefined) throw new Error(`no weekday ${weekday}`);
  return number;
}

/** Returns the eighth itself. */
export const eighth = (id: Eighth, weekday: number, daylight: Span): Span =>
  part(daylight, eighthNumber(id, weekday), EIGHTHS);

export const MUHURTA_SOURCES = {
  names: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '6.52-6.53',
    gist: 'day_muhurtas.lords_muhurtas',
  },
  abhijit: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '6.52, 6.54',
    gist: 'day_muhurtas.eighth_day_not_wednesday',
  },
  brahma: {
    confidence: 'read-in-text',
    work: 'KM',
    at: 'prakarana 3',
    kind: 'section',
    gist: 'day_muhurtas.fourteenth_night',
  },
  gulika: {
    confidence: 'read-in-text',
    work: 'BPHS',
    at: '3.66-3.69',
    gist: 'day_muhurtas.saturn_eighth_yamaghantaka_jupiter',
  },
  rahu: { confidence: 'general-knowledge', gist: 'day_muhurtas.eighth_weekday' },
  godhuli: { confidence: 'general-knowledge', gist: 'day_muhurtas.half_ghati_about_sunset' },
  godhuliHalf: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '6.102',
    gist: 'day_muhurtas.thursday_after_sunset_saturday_before',
  },
} as const satisfies Record<string, Source>;
