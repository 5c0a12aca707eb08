/**
 * The Tamil day: gowri kalas, nalla neram, nokku, the yogas of weekday and nakshatra, chandrashtama, soolam and the
 * season. The tables and their sources are in `rules/tables/southern-day.ts`.
 */
import { overlap, part, type Span, span, split } from '../../kernel/span.ts';
import { type JdUt, jdUt, plusDays } from '../../kernel/units.ts';
import { GOWRI } from '../../lexicon/hours/gowri.ts';
import { NOKKU, TAMIL_YOGA } from '../../lexicon/hours/tamil-day.ts';
import { GHATI_DAYS } from '../../rules/kala.ts';
import {
  GOOD_HORA_LORDS,
  GOWRI_NIGHT_ROWS,
  type GowriNight,
  KARI_NAAL,
  KARI_NAAL_DISPUTED,
  NALLA_CLOCKS,
  type NallaNeram,
  NOKKU_STARS,
  SHORTEST_HORA_MINUTES,
  SOOLAM,
  SOOLAM_NAZHIGAI,
  SOOLAM_PARIGARAM,
  TAMIL_YOGA_LETTERS,
  TAMIL_YOGAS,
  TAMIL_YOGAS_DISPUTED,
} from '../../rules/tables/southern-day.ts';
import type { AngaSpan } from '../panchanga/angas/angas.ts';
import { varaLord } from '../panchanga/angas/vara.ts';
import { HORAS, horaLord } from '../panchanga/hours/hora.ts';
import { eighth, eighthNumber } from './day-muhurtas.ts';

export const GOWRIS = GOWRI.length;
export type GowriKala = (typeof GOWRI)[number];

const VISHAM = GOWRI[GOWRIS - 1] as GowriKala;
const LORDED: readonly GowriKala[] = GOWRI.filter((each) => each.lord !== null);

/** Seven kalas in their order, begun at that of a lord, with visham put in at one of the eighths. */
function round(first: number, visham: number): GowriKala[] {
  const seven = LORDED.map((_, i) => LORDED[(first + i) % LORDED.length] ?? VISHAM);
  return [...seven.slice(0, visham - 1), VISHAM, ...seven.slice(visham - 1)];
}

const ownKala = (weekday: number): number => LORDED.findIndex(({ lord }) => lord === varaLord(weekday));

/** The kalas of the daylight on weekday 1–7. */
export const gowriByDay = (weekday: number): GowriKala[] => round(ownKala(weekday), eighthNumber('rahu_kala', weekday));

/** The kalas of the night after weekday 1–7; null where the reading has no table for it. */
export function gowriByNight(weekday: number, reading: GowriNight): GowriKala[] | null {
  const { after, visham } = GOWRI_NIGHT_ROWS[reading];
  const at = visham[weekday - 1] ?? null;
  return at === null ? null : round(ownKala(weekday) + after, at);
}

/** The good times of the daylight. The fixed clocks are counted from `midnight`. */
export function nallaNeram(weekday: number, daylight: Span, midnight: JdUt, reading: NallaNeram): Span[] {
  if (reading === 'clock')
    return (NALLA_CLOCKS[weekday - 1] ?? []).map(([from, to]) =>
      span(plusDays(midnight, from / 24), plusDays(midnight, to / 24)),
    );
  const barred = (['rahu_kala', 'yamaganda', 'gulika_kala'] as const).map((id) => eighth(id, weekday, daylight));
  if (reading === 'gowri') return goodGowris(weekday, daylight);
  return split(daylight, HORAS)
    .filter((_, i) => GOOD_HORA_LORDS.includes(horaLord(weekday, i + 1)))
    .flatMap((hora) => barred.reduce<Span[]>((left, each) => left.flatMap((piece) => without(piece, each)), [hora]))
    .filter(({ from, to }) => (to - from) * 24 * 60 >= SHORTEST_HORA_MINUTES);
}

function goodGowris(weekday: number, daylight: Span): Span[] {
  const barred = (['rahu_kala', 'yamaganda', 'gulika_kala'] as const).map((id) => eighthNumber(id, weekday));
  return gowriByDay(weekday).flatMap(({ good }, i) =>
    good && !barred.includes(i + 1) ? [part(daylight, i + 1, GOWRIS)] : [],
  );
}

/** What is left of a span without another. */
function without(whole: Span, taken: Span): Span[] {
  const shared = overlap(whole, taken);
  if (shared === null) return [whole];
  return [span(whole.from, shared.from), span(shared.to, whole.to)].filter(({ from, to }) => from < to);
}

export interface KariNaal {
  readonly value: boolean;
  /** Whether the published lists differ on this day. */
  readonly disputed: boolean;
}

/** Whether a day of a Tamil month, 1 = Chithirai, is a kari naal. */
export const kariNaal = (month: number, day: number): KariNaal => ({
  value: KARI_NAAL[month - 1]?.includes(day) ?? false,
  disputed: KARI_NAAL_DISPUTED[month]?.includes(day) ?? false,
});

/** The way a nakshatra looks, as its number in the list. */
export const nokkuOf = (nakshatra: number): number =>
  NOKKU.find(({ id }) => NOKKU_STARS[id].includes(nakshatra))?.number ?? NOKKU.length;

export interface TamilYoga extends Span {
  readonly yoga: (typeof TAMIL_YOGA)[number];
  readonly nakshatra: number;
  readonly disputed: boolean;
}

/** The yogas of a weekday, one for each nakshatra that touches `bounds`. */
export function tamilYogas(weekday: number, bounds: Span, nakshatras: readonly AngaSpan[]): TamilYoga[] {
  const letters = TAMIL_YOGAS[weekday - 1] ?? '';
  return nakshatras.flatMap((each) => {
    const here = overlap(each, bounds);
    const id = TAMIL_YOGA_LETTERS[letters[each.number - 1] ?? ''];
    const yoga = TAMIL_YOGA.find((row) => row.id === id);
    if (here === null || yoga === undefined) return [];
    const disputed = TAMIL_YOGAS_DISPUTED[weekday - 1]?.includes(each.number) ?? false;
    return [{ ...here, yoga, nakshatra: each.number, disputed }];
  });
}

const RASHIS = 12;
const PADAS_OF_RASHI = 9;
const PADAS_OF_NAKSHATRA = 4;

/** The rashi of birth from which the Moon's rashi is the eighth. */
export const chandrashtamaRashi = (moonRashi: number): number => ((moonRashi + RASHIS - 8) % RASHIS) + 1;

/** The nakshatras that have a pada in a rashi. */
export function nakshatrasOf(rashi: number): number[] {
  const first = (rashi - 1) * PADAS_OF_RASHI;
  const from = Math.floor(first / PADAS_OF_NAKSHATRA) + 1;
  const to = Math.floor((first + PADAS_OF_RASHI - 1) / PADAS_OF_NAKSHATRA) + 1;
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** The direction of the thorn on weekday 1–7, the food that lifts it, and its end. */
export function soolamOf(weekday: number, sunrise: JdUt) {
  const direction = SOOLAM[weekday - 1] ?? 'east';
  const nazhigai = SOOLAM_NAZHIGAI[weekday - 1] ?? 0;
  return { direction, parigaram: SOOLAM_PARIGARAM[direction], until: jdUt(sunrise + nazhigai * GHATI_DAYS) };
}

/** The Tamil season of a Tamil month, as its number in the list. */
export const tamilRitu = (month: number): number => Math.ceil(month / 2);
