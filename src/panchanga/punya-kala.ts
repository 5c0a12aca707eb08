/**
 * The punya kala of a sankranti: the day and the hours in which its bath and gifts are made (Dharmasindhu 1, uddesha 2;
 * the classes also in Muhurta Chintamani 3.4-3.8). By day it is so many ghatikas before or after the entry, within
 * daylight; an entry by night goes to half of the day before or after.
 */

import type { Sky } from '../engines/engine.ts';
import { isNone, type None } from '../engines/engine.ts';
import { lengthOf, type Span, span } from '../kernel/span.ts';
import { type CivilDay, type JdUt, jdUt, plusDays } from '../kernel/units.ts';
import { GHATI_DAYS } from '../rules/kala.ts';
import type { Source } from '../rules/source.ts';
import { panchangaDayOf } from './calendar.ts';
import type { Sankranti } from './sankranti.ts';

interface Ghatikas {
  readonly before: number;
  readonly after: number;
}

const VISHUVA: Ghatikas = { before: 15, after: 15 };
const VISHNUPADA: Ghatikas = { before: 16, after: 0 };
const SHADASHITI: Ghatikas = { before: 0, after: 16 };

/** From Mesha. */
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
/** So close to sunrise or sunset the ghatikas are taken on the other side. */
const EDGE_DAYS = 2 * GHATI_DAYS;
const TWILIGHT_DAYS = 3 * GHATI_DAYS;

export interface PunyaKala {
  readonly day: CivilDay;
  readonly window: Span;
  readonly source: Source;
}

/** Daylight of a civil day, or why it has none. */
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
  if (at < light.to) return { day, window: byDay(rashi, at, light), source: PUNYA_KALA_SOURCE };
  const nextDay = plusDays(day, 1);
  const next = daylight(sky, nextDay);
  if (isNone(next)) return next;
  const source = rashi === MAKARA ? MAKARA_SOURCE : PUNYA_KALA_SOURCE;
  return goesToNextDay(rashi, at, span(light.to, next.from))
    ? { day: nextDay, window: firstHalf(next), source }
    : { day, window: secondHalf(light), source };
}

function byDay(rashi: number, at: JdUt, light: Span): Span {
  const { before, after } = GHATIKAS[rashi - 1] ?? VISHUVA;
  const late = before === 0 && light.to - at < EDGE_DAYS;
  const early = after === 0 && at - light.from < EDGE_DAYS;
  const back = late ? after : early ? 0 : before;
  const on = late ? 0 : early ? before : after;
  return span(jdUt(Math.max(light.from, at - back * GHATI_DAYS)), jdUt(Math.min(light.to, at + on * GHATI_DAYS)));
}

/**
 * An entry by night whose bath and gifts are on the day after it; else they are on the day before. Makara in the evening
 * twilight goes to the day before in works of jyotisha (so uddesha 2 reports); the decision on Makara itself, in Pausha,
 * knows it from the Muhurta Chintamani and does not find it in the works of dharma.
 */
export function goesToNextDay(rashi: number, at: JdUt, night: Span): boolean {
  if (rashi === MAKARA) return true;
  if (rashi === KARKA) return night.to - at < TWILIGHT_DAYS;
  return at >= night.from + lengthOf(night) / 2;
}

const firstHalf = (light: Span): Span => span(light.from, plusDays(light.from, lengthOf(light) / 2));
const secondHalf = (light: Span): Span => span(plusDays(light.from, lengthOf(light) / 2), light.to);

export const PUNYA_KALA_SOURCE = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, uddesha 2 (sankranti)',
  kind: 'section',
  gist: 'punya_kala.ghatikas_rashi_night_half_day',
} as const satisfies Source;
/** The decision on Makara itself. */
const MAKARA_SOURCE = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '2, Pausha',
  kind: 'section',
  gist: 'punya_kala.makara_night_next_day_best',
} as const satisfies Source;
