/**
 * The query of a request, read once into plain data (`Prepared`). Every parameter is read here and nowhere else;
 * all that is wrong is told at once. `ask.ts` turns the plain data into what a view receives.
 */
import type { EngineInfo, EngineKey, SkyOptions } from '../engines/engine.ts';
import type { CivilDay } from '../kernel/units.ts';
import type { Params } from '../views/params.ts';
import type { Reading } from '../views/view.ts';
import { birthOf, type Instance, instanceOf, type Reader } from './moments.ts';
import { isParam, readParameter } from './parameter.ts';
import { type Bad, nearest, type Query, refusalOf } from './query.ts';
import type { Address } from './route.ts';
import { todayAt } from './where.ts';

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

const ALIASES: Readonly<Record<string, string>> = { latitude: 'lat', longitude: 'lon' };
const MODERN_OPTIONS = ['node', 'positions', 'rise'];
const CLASSICAL_OPTIONS = ['bija', 'jya'];
const ENGINE_OPTIONS = [...MODERN_OPTIONS, ...CLASSICAL_OPTIONS];
const COMMON = ['date', 'time', 'hour', 'place', 'lat', 'lon', 'tz', 'engine'];
const PAIR = ['boy', 'girl'].flatMap((who) => ['date', 'time', 'place', 'lat', 'lon', 'tz'].map((x) => `${who}_${x}`));

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
