/**
 * The place of a request: from a name, from coordinates, or the default. `tz.ts` parses its time zone. The result is
 * plain data, so that it can be compared, cached and sent to a worker; `clock.ts` builds the `Place` from it.
 */

import { DEFAULT_PLACE } from 'ganaka/internal/kernel/default-place.ts';
import type { RouteDefaults } from 'ganaka/internal/views/view.ts';
import type { PlaceMatch, Whereabouts } from '../whereabouts.ts';
import { decimalIn } from './query.ts';
import type { QueryPass } from './query-pass.ts';
import { readTz } from './tz.ts';

export interface ChosenPlace {
  readonly name: string;
  /** Id, state and country in the gazetteer, if the place was found by its name. */
  readonly found?: Pick<PlaceMatch, 'id' | 'state' | 'country'>;
  /** The name in Devanagari, if the gazetteer has it. */
  readonly devanagari?: string;
  /** The state, if the gazetteer has it. */
  readonly state?: string;
  readonly latDeg: number;
  readonly lonDeg: number;
  /** A fixed UTC offset; null if the zone decides, with its history and daylight saving. */
  readonly fixedHours: number | null;
  readonly zone: string | null;
  /** Whether no place was given, so that the default place is used. */
  readonly defaulted: boolean;
  /** Whether the offset is only a default; a note says so if clocks at the place show another. */
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

/** The query parameters of one birth's place, with their prefix if there is one: `place` or `boy_place`. */
export interface PlaceNames {
  readonly place: string;
  readonly lat: string;
  readonly lon: string;
  readonly tz: string;
}

/** `defaults` are those of the view: its own default place, or that it uses none. */
export function readPlace(
  pass: QueryPass,
  names: PlaceNames,
  { place: home, skyless }: Pick<RouteDefaults, 'place' | 'skyless'> = {},
): ChosenPlace {
  const { query, where, notes, bad } = pass;
  const text = query.get(names.place);
  const latDeg = coordinate(pass, names.lat, 90);
  const lonDeg = coordinate(pass, names.lon, 180);
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
  const found = text === undefined ? undefined : resolved(pass, names, text, byCoordinates);
  const tz = readTz(pass, names.tz);
  const standing: ChosenPlace = home === undefined ? DEHRADUN : { ...home, defaulted: true, assumedOffset: false };
  const base = byCoordinates
    ? { name: text ?? `${latDeg}, ${lonDeg}`, latDeg, lonDeg, zone: found?.zone ?? null, state: undefined }
    : (found ?? standing);
  const defaulted = !byCoordinates && found === undefined && text === undefined;
  if (defaulted && home === undefined && skyless !== true)
    notes.push(`no ${names.place} was given: ${DEHRADUN.name} (${DEHRADUN.latDeg}, ${DEHRADUN.lonDeg}) was taken`);
  const { fixedHours, zone, assumedOffset } = offsetOf(tz, found, base, byCoordinates, where, standing);
  const { name, latDeg: lat, lonDeg: lon } = base;
  const known =
    found === undefined || byCoordinates ? undefined : { id: found.id, state: found.state, country: found.country };
  return {
    name,
    devanagari: found?.devanagari,
    found: known,
    state: byCoordinates ? (where.stateAt(lat, lon) ?? undefined) : (found?.state ?? base.state),
    latDeg: lat,
    lonDeg: lon,
    defaulted,
    fixedHours,
    zone,
    assumedOffset,
  };
}

type Offset = Pick<ChosenPlace, 'fixedHours' | 'zone' | 'assumedOffset'>;

/**
 * The time zone: that of `tz`, else the zone of the named place, else 5.5 hours for coordinates without a name, else
 * the zone of the default place.
 */
function offsetOf(
  tz: number | string | undefined,
  found: PlaceMatch | undefined,
  { latDeg, lonDeg }: { readonly latDeg: number; readonly lonDeg: number },
  byCoordinates: boolean,
  where: Whereabouts,
  standing: Offset,
): Offset {
  if (tz === 'auto')
    return { fixedHours: null, zone: found?.zone ?? where.zoneAt(latDeg, lonDeg), assumedOffset: false };
  if (tz === 'lmt') return { fixedHours: where.meanTimeHours(lonDeg), zone: null, assumedOffset: false };
  if (typeof tz === 'string') return { fixedHours: null, zone: tz, assumedOffset: false };
  if (typeof tz === 'number') return { fixedHours: tz, zone: null, assumedOffset: false };
  if (found !== undefined) return { fixedHours: null, zone: found.zone, assumedOffset: false };
  if (byCoordinates) return { fixedHours: DEFAULT_PLACE.tzHours, zone: null, assumedOffset: true };
  return standing;
}

function coordinate({ query, bad }: QueryPass, name: string, limit: number): number | undefined {
  const text = query.get(name);
  if (text === undefined) return undefined;
  const value = decimalIn(text);
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
  { where, notes, bad }: QueryPass,
  { place: name, lat, lon }: PlaceNames,
  text: string,
  onlyALabel: boolean,
): PlaceMatch | undefined {
  const answer = where.resolve(text);
  if ('place' in answer) {
    if (answer.over !== undefined && !onlyALabel)
      notes.push(`${name} "${text}" is ${answer.place.label}; there is also ${answer.over.label}`);
    return answer.place;
  }
  if (onlyALabel) return undefined;
  const near = ('tie' in answer ? answer.tie : answer.miss).map((each) => each.label);
  const list = near.slice(0, 5).join('; ');
  // a further place of the request has a name alone
  const otherwise = lat === '' ? '' : `, or give ${lat} and ${lon}`;
  bad.push({
    code: 'tie' in answer ? 'ambiguous_place' : 'unknown_place',
    param: name,
    text:
      'tie' in answer
        ? `${name} "${text}" fits several places: ${list}; add the state${otherwise}`
        : `${name} "${text}" is not known${list === '' ? '' : `; the nearest are ${list}`}; see /v1/geocode${otherwise}`,
    allowed: near.slice(0, 5),
  });
  return undefined;
}
