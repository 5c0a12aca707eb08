/**
 * The punya-kala of a sankranti: the day and the hours of its bath and gifts (Dharmasindhu 1, uddesha 2; the classes
 * also in Muhurta Chintamani 3.4-3.8). If the Sun enters the rashi by day, it is a number of ghatis before or after
 * the entry, within daylight. For an entry by night it is half of the day before or after.
 * Makara and Karka are exempt from that rule ("makara-karkatirikte") and have a whole day: the next day for Makara, the
 * day before for Karka.
 */

import { lengthOf, type Span, span } from '../../../kernel/span.ts';
import { type CivilDay, type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import { GHATI_DAYS } from '../../../rules/kala.ts';
import { ds, type Source } from '../../../rules/source.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import { isNone, type None } from '../../../sky/engines/engine.ts';
import { panchangaDayOf } from '../day/calendar.ts';
import type { Sankranti } from './sankranti.ts';

interface Ghatikas {
  readonly before: number;
  readonly after: number;
}

const VISHUVA: Ghatikas = { before: 15, after: 15 };
const VISHNUPADA: Ghatikas = { before: 16, after: 0 };
const SHADASHITI: Ghatikas = { before: 0, after: 16 };

/** The ghatis of each rashi, from Mesha. */
const GHATIKAS: readonly Ghatikas[] = [
  VISHUVA,
  VISHNUPADA,
  SHADASHITI,
  { before: 30, after: 0 }, // Karka
  VISHNUPADA,
  SHADASHITI,
  VISHUVA,
  VISHNUPADA,
  SHADASHITI,
  { before: 0, after: 40 }, // Makara
  VISHNUPADA,
  SHADASHITI,
];
const KARKA = 4;
const MAKARA = 10;
/** If the entry is closer than this to sunrise or sunset, the ghatis are taken on the other side of the entry. */
const EDGE_DAYS = 2 * GHATI_DAYS;
/** The length of the best part for an entry by night. */
const FIVE_NADIS_DAYS = 5 * GHATI_DAYS;

export interface PunyaKala {
  readonly day: CivilDay;
  readonly window: Span;
  /** A part of the window that is holier than the rest, if the text names one. */
  readonly better: Span | null;
  /** The holiest part, if the text gives its length. */
  readonly best: Span | null;
  readonly source: Source;
}

/** The daylight of a civil day, or the reason why there is none. */
function daylight(sky: Sky, day: CivilDay): Span | None {
  const sunrise = sky.sunrise(day);
  if (isNone(sunrise)) return sunrise;
  const sunset = sky.sunset(day);
  return isNone(sunset) ? sunset : span(sunrise, sunset);
}

export function punyaKala(sky: Sky, { rashi, at }: Sankranti): PunyaKala | None {
  const day = panchangaDayOf(sky, at);
  const light = daylight(sky, day);
  if (isNone(light)) return light;
  // before the first sunrise after a polar night, the night of the entry has no daylight before it
  const before = at < light.from ? daylight(sky, plusDays(day, -1)) : light;
  if (isNone(before)) return before;
  if (at < light.to)
    return { day, window: byDay(rashi, at, light), better: null, best: null, source: PUNYA_KALA_SOURCE };
  const nextDay = plusDays(day, 1);
  const next = daylight(sky, nextDay);
  if (isNone(next)) return next;
  return goesToNextDay(rashi, at, span(light.to, next.from))
    ? { day: nextDay, ...onNextDay(rashi, next) }
    : { day, ...onDayBefore(rashi, light) };
}

type Hours = Omit<PunyaKala, 'day'>;

/**
 * The hours of an entry by night, on the next day. For Makara it is the whole day; its first half is better, and the
 * first five nadis are best. The other rashis have the first half.
 */
const onNextDay = (rashi: number, light: Span): Hours =>
  rashi === MAKARA
    ? {
        window: light,
        better: firstHalf(light),
        best: span(light.from, jdUt(Math.min(light.to, light.from + FIVE_NADIS_DAYS))),
        source: MAKARA_SOURCE,
      }
    : { window: firstHalf(light), better: null, best: null, source: AFTER_MIDNIGHT_SOURCE };

/**
 * The hours of an entry by night, on the day before. For Karka it is the whole day, and its second half is best. The
 * other rashis have the second half, and its last five nadis are best.
 */
const onDayBefore = (rashi: number, light: Span): Hours =>
  rashi === KARKA
    ? { window: light, better: null, best: secondHalf(light), source: KARKA_SOURCE }
    : {
        window: secondHalf(light),
        better: null,
        best: span(jdUt(Math.max(middleOf(light), light.to - FIVE_NADIS_DAYS)), light.to),
        source: BEFORE_MIDNIGHT_SOURCE,
      };

function byDay(rashi: number, at: JdUt, light: Span): Span {
  const { before, after } = GHATIKAS[rashi - 1] ?? VISHUVA;
  const late = before === 0 && light.to - at < EDGE_DAYS;
  const early = after === 0 && at - light.from < EDGE_DAYS;
  const back = late ? after : early ? 0 : before;
  const on = late ? 0 : early ? before : after;
  return span(jdUt(Math.max(light.from, at - back * GHATI_DAYS)), jdUt(Math.min(light.to, at + on * GHATI_DAYS)));
}

/**
 * Whether the bath and gifts for an entry by night are on the next day; otherwise they are on the day before.
 * Works of jyotisha reverse this for Makara in the evening twilight and Karka in the morning twilight (uddesha 2;
 * Muhurta Chintamani 3.7). The decisions on Makara (Pausha) and Karka (Ashadha) report this view as that of jyotisha
 * and keep one day for the whole night, which we follow.
 */
export function goesToNextDay(rashi: number, at: JdUt, night: Span): boolean {
  if (rashi === MAKARA || rashi === KARKA) return rashi === MAKARA;
  return at >= night.from + lengthOf(night) / 2;
}

const middleOf = (light: Span): JdUt => plusDays(light.from, lengthOf(light) / 2);
const firstHalf = (light: Span): Span => span(light.from, middleOf(light));
const secondHalf = (light: Span): Span => span(middleOf(light), light.to);

const PUNYA = '1, uddesha 2 (sankranti)';
const PUNYA_AND_BEST = '1, uddesha 2 (sankranti); 2, Pausha';
export const PUNYA_KALA_SOURCE = ds(PUNYA, 'punya_kala.so_many_ghatikas_before_after');
const BEFORE_MIDNIGHT_SOURCE = ds(PUNYA_AND_BEST, 'punya_kala.night_before_midnight_second_half');
const AFTER_MIDNIGHT_SOURCE = ds(PUNYA, 'punya_kala.night_after_midnight_first_half');
/** The passages that decide about Makara and Karka themselves. */
const MAKARA_SOURCE = ds('2, Pausha', 'punya_kala.makara_night_whole_next_day');
const KARKA_SOURCE = ds('2, Ashadha', 'punya_kala.karka_night_whole_day_before');
