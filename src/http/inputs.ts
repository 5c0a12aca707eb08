/**
 * The query of a request, read once into plain data (`Prepared`). Every parameter is read here and nowhere else;
 * all that is wrong is told at once. `ask.ts` turns the plain data into what a view receives.
 */
import type { EngineInfo, EngineKey, SkyOptions } from '../engines/engine.ts';
import { dateOf, dayAt, dayOf, isoDate } from '../kernel/civil.ts';
import { type CivilDay, type JdUt, jdUt } from '../kernel/units.ts';
import type { Params } from '../views/params.ts';
import type { Reading } from '../views/view.ts';
import { isParam, readDate, readParameter } from './parameters.ts';
import { type Bad, nearest, type Query, refusalOf } from './query.ts';
import type { Address } from './route.ts';
import { type Hours, readHours } from './times.ts';
import {
  type ChosenPlace,
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

/** A request with nothing left to read: plain data, comparable, cacheable, sendable to a worker. */
export interface Prepared {
  readonly path: string;
  readonly engine: EngineKey;
  readonly options: SkyOptions;
  readonly reading: Reading;
  /** One instance, or boy and girl. */
  readonly who: readonly Instance[];
  readonly params: Params;
  readonly today: CivilDay;
  readonly notes: readonly string[];
  /** Whether another day's clock would give another answer. */
  readonly dependsOnToday: boolean;
}

export interface Reader {
  readonly where: Whereabouts;
  readonly now: () => JdUt;
}

const ALIASES: Readonly<Record<string, string>> = { latitude: 'lat', longitude: 'lon' };
const MODERN_OPTIONS = ['node', 'positions', 'rise'];
const CLASSICAL_OPTIONS = ['bija', 'jya'];
const ENGINE_OPTIONS = [...MODERN_OPTIONS, ...CLASSICAL_OPTIONS];
const COMMON = ['date', 'time', 'hour', 'place', 'lat', 'lon', 'tz', 'engine'];
const PAIR = ['boy', 'girl'].flatMap((who) => ['date', 'time', 'place', 'lat', 'lon', 'tz'].map((x) => `${who}_${x}`));

const NAMES: PlaceNames = { place: 'place', lat: 'lat', lon: 'lon', tz: 'tz' };
const namesOf = (who: string): PlaceNames => ({
  place: `${who}_place`,
  lat: `${who}_lat`,
  lon: `${who}_lon`,
  tz: `${who}_tz`,
});

/** The row's own parameter names without the mark of requirement. */
export const addedBy = (address: Address): string[] => address.row.adds.map((each) => each.replace('*', ''));

export function readingOf(address: Address): Reading {
  const { shows, adds } = address.row;
  if (shows !== null && 'reads' in shows) return shows.reads;
  if (adds.includes('boy_date*')) return 'pair';
  if (adds.includes('time*')) return 'birth';
  return adds.some((each) => ['year*', 'from*', 'month*'].includes(each)) ? 'year' : 'moment';
}

/** Every parameter a row takes, common ones and the engine's options included. */
export function allowedOn(address: Address, info: EngineInfo | null): string[] {
  const reading = readingOf(address);
  const adds = addedBy(address);
  if (info === null) return adds;
  const common = COMMON.filter((each) => reading !== 'year' || (each !== 'time' && each !== 'hour'));
  return [...new Set([...common, ...adds, ...Object.keys(info.options)])];
}

export function prepare(
  address: Address,
  info: EngineInfo,
  sent: Query,
  sendingBad: readonly Bad[],
  reader: Reader,
): Prepared {
  const bad: Bad[] = [...sendingBad];
  const query = withoutAliases(sent, bad);
  checkNames(address, info, query, bad);
  const options = readOptions(address, info, query, bad);
  const params = readParams(address, info.key, query, bad);
  const now = reader.now();
  const reading = readingOf(address);
  const notes: string[] = [];
  const common = { address, info, query, params, reader, now, notes, bad };
  const who = reading === 'pair' ? [birthOf('boy', common), birthOf('girl', common)] : [instanceOf(reading, common)];
  if (bad.length > 0) throw refusalOf(bad);
  const [first] = who;
  if (first === undefined) throw new Error('a request about nobody');
  const today = todayAt(first.place, now, reader.where);
  const looksFromNow = address.row.adds.includes('on') && params.on === undefined;
  const yearFromNow = reading === 'birth' && address.row.adds.includes('year') && params.year === undefined;
  const dateDefaulted = reading === 'moment' && !query.has('date') && params.ahargana === undefined;
  return {
    path: address.path,
    engine: info.key,
    options,
    reading,
    who,
    params: looksFromNow ? { ...params, on: today } : params, // said in `request`, like every default
    today,
    notes,
    dependsOnToday: looksFromNow || yearFromNow || dateDefaulted,
  };
}

interface Common {
  readonly address: Address;
  readonly info: EngineInfo;
  readonly query: Query;
  readonly params: Params;
  readonly reader: Reader;
  readonly now: JdUt;
  readonly notes: string[];
  readonly bad: Bad[];
}

function withoutAliases(sent: Query, bad: Bad[]): Query {
  if (!sent.has('latitude') && !sent.has('longitude')) return sent;
  const query = new Map<string, string>();
  for (const [name, value] of sent) {
    const plain = ALIASES[name] ?? name;
    if (plain !== name && sent.has(plain))
      bad.push({
        code: 'repeated_parameter',
        param: name,
        text: `${name} and ${plain} are the same; give one of them`,
      });
    query.set(plain, value);
  }
  return query;
}

/** Unknown parameters, and known ones that mean nothing here, are told with what is allowed. */
function checkNames(address: Address, info: EngineInfo, query: Query, bad: Bad[]): void {
  const allowed = allowedOn(address, info);
  for (const name of query.keys()) {
    if (allowed.includes(name) || name === address.pathParam) continue;
    if (ENGINE_OPTIONS.includes(name)) {
      bad.push({
        code: 'option_of_another_engine',
        param: name,
        text: `${name} has no meaning for the ${info.id} engine, which takes ${Object.keys(info.options).join(', ')}`,
        allowed: Object.keys(info.options),
      });
      continue;
    }
    bad.push(unknown(name, allowed, [...allowed, 'latitude', 'longitude']));
  }
  for (const required of address.row.adds) {
    if (!required.endsWith('*')) continue;
    const name = required.slice(0, -1);
    if (PAIR.includes(name) || name === 'time') continue; // read with their aliases
    if (!query.has(name) && address.pathParam !== name) bad.push(missing(name));
  }
}

function readOptions(address: Address, info: EngineInfo, query: Query, bad: Bad[]): SkyOptions {
  const chosen: Record<string, string> = {};
  for (const [name, all] of Object.entries(info.options)) {
    // the Moon's apsis alone is for those who compare the text's own working
    const values = name === 'bija' && address.row.group !== 'ss' ? all.filter((each) => each !== 'apsis') : all;
    const given = query.get(name);
    if (given === undefined) chosen[name] = values[0] ?? '';
    else if (values.includes(given)) chosen[name] = given;
    else
      bad.push({
        code: `bad_${name}`,
        param: name,
        text: `${name} must be one of ${values.join(', ')}; got "${given}"`,
        allowed: values,
      });
  }
  return chosen;
}

/** The parameters of a row that computes nothing: its own alone. */
export function preparePlain(address: Address, query: Query, sendingBad: readonly Bad[]): Params {
  const bad: Bad[] = [...sendingBad];
  const allowed = addedBy(address);
  for (const name of query.keys()) if (!allowed.includes(name)) bad.push(unknown(name, allowed, allowed));
  for (const each of address.row.adds)
    if (each.endsWith('*') && !query.has(each.slice(0, -1))) bad.push(missing(each.slice(0, -1)));
  const params = readParams(address, null, query, bad);
  if (bad.length > 0) throw refusalOf(bad);
  return params;
}

function unknown(name: string, allowed: readonly string[], known: readonly string[]): Bad {
  const near = nearest(name, known);
  return {
    code: 'unknown_parameter',
    param: name,
    text: `"${name}" is not a parameter of this route${near === null ? '' : `; did you mean ${near}?`}; allowed ${allowed.length === 0 ? 'is none' : `are ${allowed.join(', ')}`}`,
    allowed,
  };
}

const missing = (name: string): Bad => ({
  code: `missing_${name}`,
  param: name,
  text: `${name} is required on this route`,
});

/** The row's own parameters, read and with the view's defaults. A value without meaning for the engine is refused. */
function readParams(address: Address, engine: EngineKey | null, query: Query, bad: Bad[]): Params {
  const { shows } = address.row;
  const under = engine !== null && shows !== null && 'reads' in shows ? shows.allowsUnder?.(engine) : undefined;
  const read: Record<string, unknown> = { ...shows?.defaults };
  for (const name of [...addedBy(address), ...(address.pathParam === null ? [] : [address.pathParam])]) {
    const text = query.get(name);
    if (text === undefined || !isParam(name)) continue;
    const value = readParameter(name, text, under?.[name] ?? shows?.allows?.[name], bad);
    if (value !== undefined) read[name] = value;
  }
  return read;
}

function instanceOf(reading: Reading, common: Common): Instance {
  const { query, params, reader, now, notes, bad, info, address } = common;
  const place = readPlace(query, NAMES, reader.where, bad);
  if (params.ahargana !== undefined) return byAhargana(params.ahargana, place, common);
  const date = query.get('date');
  const given = date === undefined ? undefined : readDate('date', date, bad);
  const day = reading === 'year' ? firstDayOf(params, given, common) : (given ?? todayAt(place, now, reader.where));
  checkYear(dateOf(day).year, reading === 'year' && given === undefined ? 'year' : 'date', info, bad);
  for (const name of ['on', 'from', 'to'] as const) {
    const other = params[name];
    if (other !== undefined) checkYear(dateOf(other).year, name, info, bad);
  }
  if (place.defaulted && (address.row.group === 'kundali' || address.row.group === 'book'))
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
  const t = jdUt(days + 588_465.5 - 75.78333 / 360);
  return { place, day: dayAt(t, place.fixedHours ?? 5.5), time: null, t };
}

function firstDayOf(params: Params, given: CivilDay | undefined, { bad }: Common): CivilDay {
  const year = params.year ?? (params.from === undefined ? undefined : dateOf(params.from).year);
  if (given !== undefined && year !== undefined && dateOf(given).year !== year)
    bad.push({
      code: 'bad_date',
      param: 'date',
      text: `date ${isoDate(given)} is not in the year ${year}; leave date out`,
    });
  return given ?? dayOf({ year: year ?? 2000, month: 1, day: 1 });
}

function birthOf(who: 'boy' | 'girl', common: Common): Instance {
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
  const remark = offsetRemark(place, day, where);
  if (remark !== null) notes.push(remark);
}
