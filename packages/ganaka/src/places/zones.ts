/**
 * Time zones: what the clocks of a zone show at any instant.
 *
 * Offsets come from the IANA database in the runtime's `Intl`. They are read once per zone and span of years into a
 * table of transitions, so that a conversion is a binary search. Before its first transition a zone has the local mean time of its main city,
 * as IANA records it, or that of the place if its longitude is given. After 2100 the last rules continue.
 */
import { midnight } from '../kernel/civil.ts';
import type { LocalTime } from '../kernel/clock.ts';
import { onFirstUse } from '../kernel/on-first-use.ts';
import type { CivilDay, JdUt } from '../kernel/units.ts';
import { jdOfUnixMs, unixMsOf } from '../kernel/unix.ts';
import { rulesOf, type ZoneRules } from './transitions.ts';

const MS_PER_HOUR = 3_600_000;

/**
 * Offsets change by at most a day (when the date line was moved at Manila and Samoa), so this time before and after a
 * clock time covers both sides of any change.
 */
const AROUND_MS = 36 * MS_PER_HOUR;

const LONGEST_NAME = 40; // the longest IANA name has 32 letters
const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** IANA has about 600 names. Other spellings (`aSIA/kolkata`) are accepted, so the cache of spellings is limited. */
const MOST_SPELLINGS = 2000;

interface Zone {
  readonly isIndian: boolean;
  readonly rules: () => ZoneRules;
}

/** The zones in use, cached because every time in a reply needs its zone. */
const known = new Map<string, Zone>();

/** Whether `name` is an IANA zone such as `Asia/Kolkata`. A bare offset (`+05:30`) is not one. */
export const isZone = (name: string): boolean => findZone(name) !== undefined;

/**
 * The offset of clocks of the zone at `t`, hours east of UT. Before standard time it is the local mean time of the
 * longitude, if that is given.
 */
export const offsetHoursAt = (zone: string, t: JdUt, lonDeg?: number): number =>
  secondsAt(zoneNamed(zone), unixMs(t), lonDeg) / 3600;

/** Local mean time of a longitude, to the second, in hours east of UT. */
export const meanTimeHours = (lonDeg: number): number => meanTimeSeconds(lonDeg) / 3600;
const SECONDS_PER_DEGREE = 240;
const meanTimeSeconds = (lonDeg: number): number => Math.round(lonDeg * SECONDS_PER_DEGREE);

/** Indian zones. Calcutta and Madras time, which IANA lists before 1906, were railway times only. */
const INDIA = /^asia\/(kolkata|calcutta)$/i;
/** Midnight of 1 January 1906 by Madras time. */
const INDIAN_STANDARD_TIME_MS = Date.UTC(1905, 11, 31, 18, 38, 50);
/**
 * The end of war time on 15 October 1945. The clocks of India have not changed since (IANA, file asia), so that they
 * can be read without `Intl`: its first use takes a browser 20 ms.
 */
const UNCHANGED_SINCE_MS = Date.UTC(1945, 9, 14, 17, 30);
const INDIAN_SECONDS = 5.5 * 3600;

/** When clocks of the zone first left local mean time; null for a zone that never used it (`Etc/UTC`). */
export function standardSince(zone: string): JdUt | null {
  const { isIndian, rules } = zoneNamed(zone);
  const ms = isIndian ? INDIAN_STANDARD_TIME_MS : rules().firstChange();
  return ms === null ? null : jdOfUnixMs(ms);
}

/**
 * The offset at an instant, seconds east of UT; before standard time the local mean time of the longitude, if given.
 */
function secondsAt({ isIndian, rules }: Zone, ms: number, lonDeg: number | undefined): number {
  if (isIndian && ms >= UNCHANGED_SINCE_MS) return INDIAN_SECONDS;
  const seconds = rules().offsetSecondsAt(ms);
  if (lonDeg === undefined) return seconds;
  const isMeanTime = isIndian ? ms < INDIAN_STANDARD_TIME_MS : rules().isBeforeFirstChange(ms, seconds);
  return isMeanTime ? meanTimeSeconds(lonDeg) : seconds;
}

/** The instant at which clocks of the zone show `hours` past midnight of `day`; the first one if they show it twice. */
export function localToUt(zone: string, day: CivilDay, hours: number, lonDeg?: number): LocalTime {
  const there = zoneNamed(zone);
  const clock = (ms: number): number => secondsAt(there, ms, lonDeg);
  const localMs = unixMsOf(midnight(day, 0)) + Math.round(hours * MS_PER_HOUR);
  const before = clock(localMs - AROUND_MS);
  const after = clock(localMs + AROUND_MS);
  const between = clock(localMs - before * 1000);
  const offsets = [...new Set([before, between, after])].filter(
    (seconds) => clock(localMs - seconds * 1000) === seconds,
  );
  if (offsets.length === 0) return { skipped: true };
  const under = (seconds: number) => ({ t: jdOfUnixMs(localMs - seconds * 1000), offsetHours: seconds / 3600 });
  const found = under(Math.max(...offsets)); // with the larger offset the clock shows the time earlier
  return offsets.length > 1 ? { ...found, second: under(Math.min(...offsets)) } : found;
}

function zoneNamed(zone: string): Zone {
  const found = findZone(zone);
  if (!found) throw new RangeError(`zone must be an IANA name such as Asia/Kolkata; got ${JSON.stringify(zone)}`);
  return found;
}

function findZone(zone: string): Zone | undefined {
  const cached = known.get(zone);
  if (cached) return cached;
  if (typeof zone !== 'string' || zone.length > LONGEST_NAME || !NAME.test(zone)) return undefined;
  const key = zone.toLowerCase(); // no two IANA names differ only in case, and Intl accepts any case
  const made = known.get(key) ?? madeOf(zone);
  if (!made) return undefined;
  known.set(key, made);
  if (known.size < MOST_SPELLINGS) known.set(zone, made);
  return made;
}

function madeOf(zone: string): Zone | undefined {
  if (INDIA.test(zone)) return { isIndian: true, rules: onFirstUse(() => knownRules(zone)) };
  const rules = rulesOf(zone);
  return rules && { isIndian: false, rules: () => rules };
}

function knownRules(zone: string): ZoneRules {
  const rules = rulesOf(zone);
  if (rules === undefined) throw new Error(`the runtime has no time zone ${zone}`);
  return rules;
}

const unixMs = (t: JdUt): number => Math.round(unixMsOf(t));
