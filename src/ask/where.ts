/**
 * Place and clock of a request: from a name, from coordinates, or the specification's default.
 * What is chosen is plain data, so that it can be compared, cached and sent to a worker; `standing` makes the Place.
 */

import { dateOf, dayAt, dayOf, isoDate, midnight } from '../kernel/civil.ts';
import { DEFAULT_PLACE } from '../kernel/default-place.ts';
import type { Place } from '../kernel/place.ts';
import { type CivilDay, type JdUt, jdUt, plusDays } from '../kernel/units.ts';
import type { Bad, Query } from './query.ts';

/** What the gazetteer and the zones answer; made in `main.ts` from `places/`. */
export interface Whereabouts {
  resolve(text: string): Resolution;
  /** The state of India at a point: that of the nearest place; null elsewhere. */
  stateAt(latDeg: number, lonDeg: number): string | null;
  zoneAt(latDeg: number, lonDeg: number): string;
  isZone(name: string): boolean;
  /** Hours east of UT; before the zone's standard time those of local mean time at the longitude. */
  offsetHoursAt(zone: string, t: JdUt, lonDeg: number): number;
  localToUt(zone: string, day: CivilDay, hours: number, lonDeg: number): LocalTime;
  /** Local mean time of a longitude, hours east of UT. */
  meanTimeHours(lonDeg: number): number;
  /** When the zone's clocks left local mean time; null if they never kept it. */
  standardSince(zone: string): JdUt | null;
}

export interface KnownPlace {
  /** May be given back as `place`. */
  readonly id: string;
  readonly name: string;
  readonly nameHi?: string;
  readonly state: string;
  readonly country: string;
  readonly label: string;
  readonly latDeg: number;
  readonly lonDeg: number;
  readonly zone: string;
}
export type Resolution =
  /** `over` is the largest other place of the bare name, which is so much smaller that it was not meant. */
  | { readonly place: KnownPlace; readonly over?: KnownPlace }
  | { readonly tie: readonly KnownPlace[] }
  | { readonly miss: readonly KnownPlace[] };
export type LocalTime =
  | { readonly t: JdUt; readonly offsetHours: number; readonly repeated?: true }
  | { readonly skipped: true };

export interface ChosenPlace {
  readonly name: string;
  /** Which place of the gazetteer it is, where it was found by its name. */
  readonly found?: Pick<KnownPlace, 'id' | 'state' | 'country'>;
  /** In Devanagari, where the gazetteer has it. */
  readonly nameHi?: string;
  /** Its state, where the gazetteer has it. */
  readonly state?: string;
  readonly latDeg: number;
  readonly lonDeg: number;
  /** A fixed offset, or null when the zone's own history and daylight saving hold. */
  readonly fixedHours: number | null;
  readonly zone: string | null;
  /** Whether nothing was given and the specification's default stands. */
  readonly defaulted: boolean;
  /** The offset stands only because none was given; said in the notes where the zone there is another. */
  readonly assumedOffset: boolean;
}

export const DEHRADUN: ChosenPlace = {
  name: DEFAULT_PLACE.name,
  latDeg: DEFAULT_PLACE.latDeg,
  lonDeg: DEFAULT_PLACE.lonDeg,
  fixedHours: DEFAULT_PLACE.tzHours,
  zone: DEFAULT_PLACE.zone,
  defaulted: true,
  assumedOffset: true,
};

const DEFAULT_TZ_HOURS = DEFAULT_PLACE.tzHours;
const DECIMAL = /^[+-]?\d{1,3}(\.\d{1,12})?$/;

/** The names under which one birth's place is written: `place`, or `boy_place` with the prefix. */
export interface PlaceNames {
  readonly place: string;
  readonly lat: string;
  readonly lon: string;
  readonly tz: string;
}

export function readPlace(
  query: Query,
  names: PlaceNames,
  where: Whereabouts,
  notes: string[],
  bad: Bad[],
): ChosenPlace {
  const text = query.get(names.place);
  const latDeg = coordinate(query, names.lat, 90, bad);
  const lonDeg = coordinate(query, names.lon, 180, bad);
  if ((latDeg === undefined) !== (lonDeg === undefined)) {
    const [given, missing] = latDeg === undefined ? [names.lon, names.lat] : [names.lat, names.lon];
    if (query.has(given) && !query.has(missing))
      bad.push({
        code: 'bad_place',
        param: missing,
        text: `${given} is given without ${missing}; give both or neither`,
      });
  }
  const byCoordinates = latDeg !== undefined && lonDeg !== undefined;
  const found = text === undefined ? undefined : resolved(text, names.place, where, byCoordinates, notes, bad);
  const tz = readTz(query, names.tz, where, bad);
  const base = byCoordinates
    ? { name: text ?? `${latDeg}, ${lonDeg}`, latDeg, lonDeg, zone: found?.zone ?? null }
    : (found ?? DEHRADUN);
  const defaulted = !byCoordinates && found === undefined && text === undefined;
  const { fixedHours, zone, assumedOffset } = offsetOf(tz, found, base, byCoordinates, where);
  const { name, latDeg: lat, lonDeg: lon } = base;
  const known = found && !byCoordinates && { id: found.id, state: found.state, country: found.country };
  return {
    name,
    nameHi: found?.nameHi,
    ...(known && { found: known }),
    state: byCoordinates ? (where.stateAt(lat, lon) ?? undefined) : found?.state,
    latDeg: lat,
    lonDeg: lon,
    defaulted,
    fixedHours,
    zone,
    assumedOffset,
  };
}

type Offset = Pick<ChosenPlace, 'fixedHours' | 'zone' | 'assumedOffset'>;

/** Which clock holds: what `tz` says, else the named place's own zone, else the specification's 5.5 hours. */
function offsetOf(
  tz: number | string | undefined,
  found: KnownPlace | undefined,
  { latDeg, lonDeg }: { readonly latDeg: number; readonly lonDeg: number },
  byCoordinates: boolean,
  where: Whereabouts,
): Offset {
  if (tz === 'auto')
    return { fixedHours: null, zone: found?.zone ?? where.zoneAt(latDeg, lonDeg), assumedOffset: false };
  if (tz === 'lmt') return { fixedHours: where.meanTimeHours(lonDeg), zone: null, assumedOffset: false };
  if (typeof tz === 'string') return { fixedHours: null, zone: tz, assumedOffset: false };
  if (typeof tz === 'number') return { fixedHours: tz, zone: null, assumedOffset: false };
  if (found !== undefined) return { fixedHours: null, zone: found.zone, assumedOffset: false };
  if (byCoordinates) return { fixedHours: DEFAULT_TZ_HOURS, zone: null, assumedOffset: true };
  return DEHRADUN;
}

function coordinate(query: Query, name: string, limit: number, bad: Bad[]): number | undefined {
  const text = query.get(name);
  if (text === undefined) return undefined;
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN;
  if (Math.abs(value) <= limit) return value + 0;
  bad.push({
    code: `bad_${name}`,
    param: name,
    text: `${name} must be decimal degrees from -${limit} to ${limit}; got "${text}"`,
    allowed: `-${limit} to ${limit}`,
  });
  return undefined;
}

function resolved(
  text: string,
  name: string,
  where: Whereabouts,
  onlyALabel: boolean,
  notes: string[],
  bad: Bad[],
): KnownPlace | undefined {
  const answer = where.resolve(text);
  if ('place' in answer) {
    if (answer.over !== undefined && !onlyALabel)
      notes.push(`${name} "${text}" is ${answer.place.label}; there is also ${answer.over.label}`);
    return answer.place;
  }
  if (onlyALabel) return undefined;
  const near = ('tie' in answer ? answer.tie : answer.miss).map((each) => each.label);
  const list = near.slice(0, 5).join('; ');
  bad.push({
    code: 'tie' in answer ? 'ambiguous_place' : 'unknown_place',
    param: name,
    text:
      'tie' in answer
        ? `${name} "${text}" fits several places: ${list}; add the state, or give lat and lon`
        : `${name} "${text}" is not known${list === '' ? '' : `; the nearest are ${list}`}; see /v1/geocode, or give lat and lon`,
    allowed: near.slice(0, 5),
  });
  return undefined;
}

/** `+05:30`, whose plus sign a query turns into a blank unless it is written %2B. */
const OFFSET = /^([+-]?)(\d{1,2}):([0-5]\d)$/;
const MOST_HOURS = 14;

/** Letters that stand for several clocks; the one of India is named first where it is among them. */
const AMBIGUOUS: ReadonlyMap<string, readonly string[]> = new Map([
  ['IST', ['Asia/Kolkata', 'Asia/Jerusalem', 'Europe/Dublin']],
  ['BST', ['Asia/Dhaka', 'Europe/London']],
  ['CST', ['America/Chicago', 'Asia/Shanghai', 'America/Havana']],
  ['EST', ['America/New_York', 'Australia/Sydney']],
  ['PST', ['America/Los_Angeles', 'Asia/Manila']],
  ['AST', ['America/Halifax', 'Asia/Riyadh']],
  ['GST', ['Asia/Dubai', 'Atlantic/South_Georgia']],
]);

function hoursIn(typed: string): number | null {
  const text = typed.replace(/^ /, '+');
  const parts = OFFSET.exec(text);
  if (parts !== null) return (parts[1] === '-' ? -1 : 1) * (Number(parts[2]) + Number(parts[3]) / 60);
  return DECIMAL.test(text) ? Number(text) : null;
}

/** Hours east, `auto`, `lmt`, or an IANA zone. */
function readTz(query: Query, name: string, where: Whereabouts, bad: Bad[]): number | string | undefined {
  const text = query.get(name);
  if (text === undefined) return undefined;
  if (text === 'auto' || text === 'lmt') return text;
  const hours = hoursIn(text);
  if (hours !== null && Math.abs(hours) <= MOST_HOURS) return hours + 0;
  const meant = AMBIGUOUS.get(text.toUpperCase());
  if (hours === null && meant === undefined && where.isZone(text)) return text;
  bad.push(
    meant !== undefined
      ? {
          code: 'ambiguous_tz',
          param: name,
          text: `${name}=${text} is the name of several clocks; give the zone meant: ${meant.join(', ')}`,
          allowed: meant,
        }
      : {
          code: 'bad_tz',
          param: name,
          text: `${name} must be hours east of UTC from -14 to 14 (5.5 or +05:30), a zone such as Europe/London, auto, or lmt (local mean time); got "${text}"`,
          allowed: '-14 to 14, +HH:MM, an IANA zone, auto, or lmt',
        },
  );
  return undefined;
}

/** The Place itself; `tzHours` is the offset at `near`, an instant of the day asked for. */
export function standing(chosen: ChosenPlace, near: JdUt, where: Pick<Whereabouts, 'offsetHoursAt'>): Place {
  const { fixedHours, zone } = chosen;
  const offsetHoursAt =
    fixedHours !== null
      ? () => fixedHours
      : zone !== null
        ? (t: JdUt) => where.offsetHoursAt(zone, t, chosen.lonDeg)
        : () => DEFAULT_TZ_HOURS;
  return {
    name: chosen.name,
    ...(chosen.nameHi === undefined ? {} : { nameHi: chosen.nameHi }),
    ...(chosen.state === undefined ? {} : { state: chosen.state }),
    latDeg: chosen.latDeg,
    lonDeg: chosen.lonDeg,
    tzHours: offsetHoursAt(near),
    zone,
    offsetHoursAt,
  };
}

/** The civil day that clocks at the place show now. */
export function todayAt(chosen: ChosenPlace, now: JdUt, where: Whereabouts): CivilDay {
  return dayAt(now, standing(chosen, now, where).tzHours);
}

/** The instant of a local clock time, or why there is none. */
export function clockTime(chosen: ChosenPlace, day: CivilDay, hours: number, where: Whereabouts): LocalTime {
  if (chosen.fixedHours !== null || chosen.zone === null) {
    const offsetHours = chosen.fixedHours ?? DEFAULT_TZ_HOURS;
    return { t: jdUt(midnight(day, offsetHours) + hours / 24), offsetHours };
  }
  return where.localToUt(chosen.zone, day, hours, chosen.lonDeg);
}

const NOON_HOURS = 12;

/**
 * Whether clocks at the place ever showed that day: where the date line was moved (Samoa, 30 December 2011) a whole day
 * was left out. No other change of the clocks reaches noon.
 */
export const dayHappened = (chosen: ChosenPlace, day: CivilDay, where: Whereabouts): boolean =>
  !('skipped' in clockTime(chosen, day, NOON_HOURS, where));

/** A remark when the offset that stands by default is not what clocks there show on that day. */
export function offsetRemark(chosen: ChosenPlace, day: CivilDay, where: Whereabouts): string | null {
  if (!chosen.assumedOffset) return null;
  const zone = where.zoneAt(chosen.latDeg, chosen.lonDeg);
  const there = where.offsetHoursAt(zone, jdUt(day - DEFAULT_TZ_HOURS / 24), chosen.lonDeg);
  if (Math.abs(there - DEFAULT_TZ_HOURS) < 1 / 60) return null;
  return `tz was not given and stands at ${DEFAULT_TZ_HOURS}; clocks in ${zone} showed ${there >= 0 ? '+' : ''}${Math.round(there * 100) / 100} that day: give tz=auto for them`;
}

/** Cities that kept a time of their own beside the standard of the land: centre, hours, and the first day without it. */
const CITY_TIMES = [
  { name: 'Bombay', latDeg: 18.975, lonDeg: 72.826, hours: '4.854', until: dayOf({ year: 1955, month: 1, day: 1 }) },
  { name: 'Calcutta', latDeg: 22.572, lonDeg: 88.363, hours: '5.889', until: dayOf({ year: 1948, month: 1, day: 1 }) },
] as const;
const CITY_DEG = 0.3;

/** What is said of a clock before standard time, or of a city that kept two; null where there is no doubt. */
export function clockRemark(
  { name, latDeg, lonDeg, zone, fixedHours }: ChosenPlace,
  day: CivilDay,
  where: Whereabouts,
): string | null {
  if (zone === null || fixedHours !== null) return null;
  const since = where.standardSince(zone);
  if (since === null) return null;
  if (day < since)
    return `clocks in ${zone} had no standard time before ${isoDate(firstDayOf(zone, since, lonDeg, where))}: the local mean time of ${name}, ${hoursText(where.meanTimeHours(lonDeg))}, is taken`;
  const city = CITY_TIMES.find(
    (each) => Math.abs(each.latDeg - latDeg) < CITY_DEG && Math.abs(each.lonDeg - lonDeg) < CITY_DEG,
  );
  if (city === undefined || day >= city.until) return null;
  return `${city.name} kept a city time beside the standard until ${dateOf(city.until).year}: the standard clock is taken; for the other give tz=${city.hours}`;
}

const hoursText = (hours: number): string => {
  const seconds = Math.round(Math.abs(hours) * 3600);
  const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
  return `${hours < 0 ? '-' : '+'}${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
};

/** A moment past the change, so that a midnight falls to the day that it begins. */
function firstDayOf(zone: string, since: JdUt, lonDeg: number, where: Whereabouts): CivilDay {
  const after = plusDays(since, 1e-5);
  return dayAt(after, where.offsetHoursAt(zone, after, lonDeg));
}
