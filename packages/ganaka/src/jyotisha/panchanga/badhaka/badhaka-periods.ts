/**
 * The periods of the Dharmasindhu that forbid auspicious undertakings on a day. Only periods that run on the day are
 * listed.
 */
import type { Span } from '../../../kernel/span.ts';
import type { JdUt } from '../../../kernel/units.ts';
import type { Source } from '../../../rules/source.ts';
import type { AvoidId } from '../../../rules/tables/badhaka.ts';
import {
  ASTA_AVOID,
  AUSPICIOUS_WORK,
  ECLIPSE_DAYS,
  ECLIPSE_SOURCE,
  KARI_SOURCE,
  MALAMASA_AVOID,
  MALAMASA_SOURCE,
  SAMSARPA_AVOID,
  SAMSARPA_SOURCE,
  SIMHASTHA_FIRST_SOURCE,
  SIMHASTHA_REST_AVOID,
  SIMHASTHA_REST_SOURCE,
} from '../../../rules/tables/badhaka-periods.ts';
import { NISHEDHA_SOURCE, type Nishedha, type NishedhaHere } from '../graha-asta/asta.ts';
import type { Malamasa } from '../year/malamasa.ts';
import { simhasthaOf } from './simhastha.ts';

/** An eclipse that is visible at the place. */
export interface BarringEclipse {
  readonly kind: 'solar' | 'lunar';
  readonly total: boolean;
  /** The middle of the eclipse. */
  readonly at: JdUt;
  readonly risesEclipsed: boolean;
  readonly setsEclipsed: boolean;
}

export interface PeriodDay {
  /** From sunrise to the next sunrise. */
  readonly bounds: Span;
  /** The middle of the day. */
  readonly noon: JdUt;
  /** The malamasa (adhika or kshaya month) that contains the moment, and its end. */
  readonly malamasa: Malamasa | null;
  readonly nishedha: readonly NishedhaHere[];
  readonly guruDeg: number;
  /** The end of the part of Simha that Jupiter is in. It is called only if Jupiter is in Simha. */
  readonly simhasthaUntil: () => JdUt;
  /** Whether the place is between Ganga and Godavari. */
  readonly inMadhyaDesha: boolean;
  /** The rashi of the Sun, 1 = Mesha. */
  readonly sunRashi: number;
  /** The eclipses that are visible within five days. */
  readonly eclipses: readonly BarringEclipse[];
  readonly sankrantis: readonly { readonly rashi: number; readonly at: JdUt }[];
  /** The end of the amavasya of Vaishakha, if it is near. */
  readonly bhavukaEnd: JdUt | null;
  /** The number of days until the Holika fire; null far from it. */
  readonly holikaAhead: number | null;
}

/** The three kinds of days before a kari day, and the kari day itself. */
export type KariId = 'ayana' | 'bhavuka' | 'holika' | 'kari';

/** Why undertakings are forbidden. An eclipse also has its kind, and an asta its graha. */
export type PeriodCause =
  | { readonly id: 'adhika' | 'kshaya' | 'samsarpa' }
  | { readonly id: Nishedha['state']; readonly graha: Nishedha['graha'] }
  | { readonly id: 'eclipse'; readonly kind: BarringEclipse['kind'] }
  | { readonly id: 'simhastha' | KariId };

export interface BadhakaPeriod {
  readonly cause: PeriodCause;
  readonly until: JdUt | null;
  readonly avoid: readonly AvoidId[];
  readonly source: Source;
}

const KARKA = 4;
const MAKARA = 10;

export function periodsOf(day: PeriodDay): BadhakaPeriod[] {
  const found: BadhakaPeriod[] = [];
  const bar = (cause: PeriodCause, until: JdUt | null, avoid: readonly AvoidId[], source: Source) =>
    found.push({ cause, until, avoid, source });
  const { malamasa, guruDeg, sunRashi } = day;
  if (malamasa?.kind === 'samsarpa') bar({ id: 'samsarpa' }, malamasa.to, SAMSARPA_AVOID, SAMSARPA_SOURCE);
  else if (malamasa !== null) bar({ id: malamasa.kind }, malamasa.to, MALAMASA_AVOID, MALAMASA_SOURCE);
  for (const { graha, state, until } of day.nishedha) bar({ id: state, graha }, until, ASTA_AVOID, NISHEDHA_SOURCE);
  const simhastha = simhasthaOf(guruDeg, sunRashi);
  if (simhastha === 'first') bar({ id: 'simhastha' }, day.simhasthaUntil(), AUSPICIOUS_WORK, SIMHASTHA_FIRST_SOURCE);
  else if (simhastha === 'rest' && day.inMadhyaDesha)
    bar({ id: 'simhastha' }, day.simhasthaUntil(), SIMHASTHA_REST_AVOID, SIMHASTHA_REST_SOURCE);
  for (const eclipse of day.eclipses)
    if (eclipseBars(eclipse, day.bounds))
      bar({ id: 'eclipse', kind: eclipse.kind }, null, AUSPICIOUS_WORK, ECLIPSE_SOURCE);
  const kari = kariOn(day);
  if (kari !== null) bar({ id: kari }, null, AUSPICIOUS_WORK, KARI_SOURCE);
  return found;
}

/** The number of days from this day to an instant; negative if the instant is before the day. */
function daysAhead({ from, to }: Span, at: JdUt): number {
  if (at < from) return -Math.ceil(from - at);
  return at < to ? 0 : Math.floor(at - to) + 1;
}

/** Whether the Dharmasindhu forbids a day because of an eclipse. */
export function eclipseBars({ kind, total, at, risesEclipsed, setsEclipsed }: BarringEclipse, day: Span): boolean {
  const ahead = daysAhead(day, at);
  const days = !total ? ECLIPSE_DAYS.partial : kind === 'lunar' ? ECLIPSE_DAYS.total_lunar : ECLIPSE_DAYS.total_solar;
  const before = setsEclipsed ? Math.max(days, ECLIPSE_DAYS.cut_by_horizon) : days;
  const after = risesEclipsed ? Math.max(days, ECLIPSE_DAYS.cut_by_horizon) : days;
  return ahead <= before && ahead >= -after;
}

/**
 * Whether the day is a kari day or the day before one. An ayana belongs to the day whose midnights enclose it
 * (Dharmasindhu 2, Phalguna: `nishitha-vibhagena`).
 */
function kariOn({ bounds, noon, sankrantis, bhavukaEnd, holikaAhead }: PeriodDay): KariId | null {
  for (const { rashi, at } of sankrantis) {
    if (rashi !== KARKA && rashi !== MAKARA) continue;
    const ahead = Math.floor(at - noon + 0.5);
    if (ahead === 0) return 'ayana';
    if (ahead === -1) return 'kari';
  }
  if (holikaAhead === 0) return 'holika';
  if (holikaAhead === -1) return 'kari';
  const ahead = bhavukaEnd === null ? Number.NaN : daysAhead(bounds, bhavukaEnd);
  return ahead === 0 ? 'bhavuka' : ahead === -1 ? 'kari' : null;
}
