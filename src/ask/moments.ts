/** Moment and place of a request: what was asked of one sky, or of the boy's and the girl's. What is wrong goes to `bad`, what was assumed to `notes`. */
import type { EngineInfo } from '../engines/engine.ts';
import { dateOf, dayAt, dayOf, isoDate } from '../kernel/civil.ts';
import { KALI_EPOCH_JD, UJJAIN_LON_DEG } from '../kernel/kali.ts';
import { type CivilDay, civilDay, type JdUt, jdUt } from '../kernel/units.ts';
import type { Kind, Values } from '../views/parameter.ts';
import type { Reading } from '../views/view.ts';
import { readDate } from './parameter.ts';
import type { Bad, Query } from './query.ts';
import type { Row } from './route.ts';
import { type Hours, readHours } from './times.ts';
import {
  type ChosenPlace,
  clockRemark,
  clockTime,
  dayHappened,
  offsetRemark,
  type PlaceNames,
  readPlace,
  todayAt,
  type Whereabouts,
} from './where.ts';

/** One moment at one place, as it was asked. */
export interface Instance {
  readonly place: ChosenPlace;
  readonly day: CivilDay;
  /** The clock time as it was given, for the echo; null means the engine's sunrise. */
  readonly time: string | null;
  /** The instant of that clock time; null means the engine's sunrise. */
  readonly t: JdUt | null;
}

export interface Reader {
  readonly where: Whereabouts;
  readonly now: () => JdUt;
}

/** What every part of a request is read with. */
export interface Common {
  readonly row: Row;
  readonly info: EngineInfo;
  readonly query: Query;
  readonly params: Values;
  readonly reader: Reader;
  readonly now: JdUt;
  readonly notes: string[];
  readonly bad: Bad[];
}

const NAMES: PlaceNames = { place: 'place', lat: 'lat', lon: 'lon', tz: 'tz' };
const namesOf = (who: string): PlaceNames => ({
  place: `${who}_place`,
  lat: `${who}_lat`,
  lon: `${who}_lon`,
  tz: `${who}_tz`,
});

export function instanceOf(reading: Reading, common: Common): Instance {
  const { query, params, reader, now, notes, bad, info, row } = common;
  const place = readPlace(query, NAMES, reader.where, bad);
  const ahargana = aharganaIn(row, params);
  if (ahargana !== undefined) return byAhargana(ahargana, place, common);
  const date = query.get('date');
  const given = date === undefined ? undefined : readDate('date', date, bad);
  const day = reading === 'year' ? firstDayOf(given, common) : (given ?? todayAt(place, now, reader.where));
  checkYear(dateOf(day).year, reading === 'year' && given === undefined ? 'year' : 'date', info, bad);
  for (const [name, { kind }] of row.own) {
    const other = params[name];
    if (kind === 'date' && typeof other === 'number') checkYear(dateOf(civilDay(other)).year, name, info, bad);
  }
  if (place.defaulted && (row.group === 'kundali' || row.group === 'book'))
    notes.push('no place was given; the default place Dehradun stands');
  remarkOffset(place, day, reader.where, notes);
  if (reading === 'year') return { place, day, time: null, t: null };
  const hours = readHours(query, 'time', 'hour', reading === 'birth', bad);
  return timed(place, day, hours, { date: 'date', time: 'time' }, common);
}

/** FIELDS: ahargana = JD(UT) − 588465.5 + 75.78333/360, the Kali epoch on Ujjain's meridian. */
function byAhargana(days: number, place: ChosenPlace, { query, bad }: Common): Instance {
  for (const name of ['date', 'time', 'hour'])
    if (query.has(name))
      bad.push({ code: 'two_moments', param: name, text: `ahargana stands for date and time; leave ${name} out` });
  const t = jdUt(days + KALI_EPOCH_JD - UJJAIN_LON_DEG / 360);
  return { place, day: dayAt(t, place.fixedHours ?? 5.5), time: null, t };
}

/** The first value of a kind that was given. */
function firstOf({ own }: Row, values: Values, kind: Kind): number | undefined {
  for (const [name, parameter] of own) {
    const value = values[name];
    if (parameter.kind === kind && typeof value === 'number') return value;
  }
  return undefined;
}

/** The number of days that was given instead of date and time, if the route takes one. */
export const aharganaIn = (row: Row, values: Values): number | undefined => firstOf(row, values, 'ahargana');

/** The year that a parameter names, or that of the first day named. */
function yearIn(row: Row, values: Values): number | undefined {
  const day = firstOf(row, values, 'date');
  return firstOf(row, values, 'year') ?? (day === undefined ? undefined : dateOf(civilDay(day)).year);
}

function firstDayOf(given: CivilDay | undefined, { row, params, bad }: Common): CivilDay {
  const year = yearIn(row, params);
  if (given !== undefined && year !== undefined && dateOf(given).year !== year)
    bad.push({
      code: 'bad_date',
      param: 'date',
      text: `date ${isoDate(given)} is not in the year ${year}; leave date out`,
    });
  return given ?? dayOf({ year: year ?? 2000, month: 1, day: 1 });
}

export function birthOf(who: 'boy' | 'girl', common: Common): Instance {
  const { query, reader, notes, bad, info } = common;
  const own = who === 'boy' ? boysOwn(query, bad) : query;
  const place = readPlace(own, namesOf(who), reader.where, bad);
  const date = own.get(`${who}_date`);
  if (date === undefined)
    bad.push({ code: `missing_${who}_date`, param: `${who}_date`, text: `${who}_date is required` });
  const day =
    (date === undefined ? undefined : readDate(`${who}_date`, date, bad)) ?? todayAt(place, common.now, reader.where);
  checkYear(dateOf(day).year, `${who}_date`, info, bad);
  if (place.defaulted) notes.push(`no ${who}_place was given; the default place Dehradun stands`);
  remarkOffset(place, day, reader.where, notes);
  const hours = readHours(own, `${who}_time`, `${who}_hour`, true, bad);
  return timed(place, day, hours, { date: `${who}_date`, time: `${who}_time` }, common);
}

/** The boy's date, time and place may be written without the prefix. */
function boysOwn(query: Query, bad: Bad[]): Query {
  const own = new Map(query);
  for (const name of ['date', 'time', 'hour', 'place', 'lat', 'lon', 'tz']) {
    const value = query.get(name);
    if (value === undefined) continue;
    if (query.has(`boy_${name}`))
      bad.push({
        code: 'repeated_parameter',
        param: name,
        text: `${name} and boy_${name} are the same; give one of them`,
      });
    own.set(`boy_${name}`, value);
  }
  return own;
}

interface MomentNames {
  readonly date: string;
  readonly time: string;
}

function timed(
  place: ChosenPlace,
  day: CivilDay,
  hours: Hours | undefined,
  names: MomentNames,
  common: Common,
): Instance {
  const dayAlone: Instance = { place, day, time: null, t: null };
  if (!dayHappened(place, day, common.reader.where)) {
    common.bad.push({
      code: 'skipped_date',
      param: names.date,
      text: `${names.date} ${isoDate(day)} did not exist in ${place.zone}: the calendar there left that day out`,
    });
    return dayAlone;
  }
  if (hours === undefined) return dayAlone;
  const local = clockTime(place, day, hours.value, common.reader.where);
  if ('skipped' in local) {
    common.bad.push({
      code: 'skipped_time',
      param: names.time,
      text: `${names.time} ${hours.text} did not exist on ${isoDate(day)} in ${place.zone}: the clocks were put forward over it`,
    });
    return dayAlone;
  }
  if (local.repeated)
    common.notes.push(`${hours.text} happened twice that day, when the clocks were put back; the first is taken`);
  return { place, day, time: hours.text, t: local.t };
}

function checkYear(year: number, name: string, info: EngineInfo, bad: Bad[]): void {
  const { from, to } = info.years;
  if (year >= from && year <= to) return;
  bad.push({
    code: `${name}_out_of_range`,
    param: name,
    text: `${name} must be in the years ${from} to ${to} on the ${info.id} engine; got ${year}`,
    allowed: `${from} to ${to}`,
  });
}

function remarkOffset(place: ChosenPlace, day: CivilDay, where: Whereabouts, notes: string[]): void {
  for (const remark of [offsetRemark(place, day, where), clockRemark(place, day, where)])
    if (remark !== null) notes.push(remark);
}
