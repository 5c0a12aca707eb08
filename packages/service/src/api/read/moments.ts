/** Parses the moment and place of a request, or those of boy and girl. Errors go to `bad`, assumptions to `notes`. */

import { dateOf, dayOf, firstOfMonth, isoDate } from 'ganaka/internal/kernel/civil.ts';
import { clockTime, todayAt } from 'ganaka/internal/kernel/clock.ts';
import { KALI_EPOCH_JD, UJJAIN_LON_DEG, VIKRAM_MINUS_GREGORIAN } from 'ganaka/internal/kernel/kali.ts';
import { type CivilDay, civilDay, type JdUt, jdUt } from 'ganaka/internal/kernel/units.ts';
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { ParameterKind, Values } from 'ganaka/internal/views/kit/parameter.ts';
import type { DescribedDays, InputKind, RouteDefaults } from 'ganaka/internal/views/view.ts';
import type { RouteRow } from '../route.ts';
import { assumedClockRemark, clockRemark, dayHappened, offsetRemark } from './clock-remarks.ts';
import { readDate } from './parameter.ts';
import type { Bad, Query } from './query.ts';
import type { QueryPass } from './query-pass.ts';
import { type Hours, readHours } from './times.ts';
import { twiceNote } from './twice.ts';
import { type ChosenPlace, type PlaceNames, readPlace } from './where.ts';

/** One requested moment at one place. */
export interface Instance {
  readonly place: ChosenPlace;
  readonly day: CivilDay;
  /** The clock time as given, which the reply repeats; null means the engine's sunrise. */
  readonly time: string | null;
  /** The instant of that clock time; null means the engine's sunrise. */
  readonly t: JdUt | null;
}

/** The state of reading a query after the route's own parameters: place and moment are still to be read. */
export interface MomentPass extends QueryPass {
  readonly row: RouteRow;
  readonly info: EngineInfo;
  /** The default engine and place of the route. */
  readonly defaults: RouteDefaults | undefined;
  readonly params: Values;
}

const NAMES: PlaceNames = { place: 'place', lat: 'lat', lon: 'lon', tz: 'tz' };
/** The place that a parameter other than `place` names. */
const placeNamed = (name: string, text: string, pass: QueryPass): ChosenPlace =>
  readPlace({ ...pass, query: new Map([[name, text]]) }, { place: name, lat: '', lon: '', tz: '' });

const namesOf = (who: string): PlaceNames => ({
  place: `${who}_place`,
  lat: `${who}_lat`,
  lon: `${who}_lon`,
  tz: `${who}_tz`,
});

/**
 * The date of the request. If `date` is one of the route's own parameters, it is already parsed and its errors are
 * reported.
 */
function dateGiven({ query, params, row, bad }: MomentPass): CivilDay | undefined {
  const text = query.get('date');
  if (text === undefined) return undefined;
  if (!row.own.some(([name]) => name === 'date')) return readDate('date', text, bad);
  return typeof params.date === 'number' ? civilDay(params.date) : undefined;
}

/**
 * The moments of a request: one moment at one place, or the births of boy and girl, or one day at two places (if the
 * route has a parameter for a second place).
 */
export function momentsOf(reading: Exclude<InputKind, 'births'>, pass: MomentPass): Instance[] {
  if (reading === 'pair') return [birthOf('boy', pass), birthOf('girl', pass)];
  const first = instanceOf(reading, pass);
  const name = pass.row.own.find(([, { kind }]) => kind === 'place')?.[0];
  const text = name === undefined ? undefined : pass.query.get(name);
  if (name === undefined || text === undefined) return [first];
  return [first, { place: placeNamed(name, text, pass), day: first.day, time: null, t: null }];
}

export function instanceOf(reading: InputKind, pass: MomentPass): Instance {
  const { params, where, now, bad, info, row, defaults } = pass;
  const place = readPlace(pass, NAMES, defaults);
  const ahargana = aharganaIn(row, params);
  if (ahargana !== undefined) return byAhargana(ahargana, place, pass);
  const given = dateGiven(pass);
  const span = reading === 'year' ? spanIn(row, params) : undefined;
  if (span !== undefined) checkDateIn(span, given, bad);
  const day = given ?? span?.first ?? todayAt(place, now, where);
  const saidBy = given === undefined ? (span?.name ?? 'date') : 'date';
  if (defaults?.skyless !== true) checkYear(dateOf(day).year, saidBy, info, bad);
  for (const [name, { kind }] of row.own) {
    const other = params[name];
    if (kind === 'date' && name !== saidBy && typeof other === 'number')
      checkYear(dateOf(civilDay(other)).year, name, info, bad);
  }
  if (reading === 'year') {
    remarkOffset(place, day, pass);
    if (saidBy !== 'year' && saidBy !== 'samvat') checkHappened(place, day, saidBy, pass);
    return { place, day, time: null, t: null };
  }
  const hours = readHours(pass, 'time', 'hour', reading === 'birth');
  remarkOffset(place, day, pass, hours);
  return timed(place, day, hours, { date: 'date', time: 'time', tz: 'tz' }, pass);
}

/**
 * The instant of an ahargana: ahargana = JD(UT) − 588465.5 + 75.78333/360, from the Kali epoch on Ujjain's meridian.
 */
function byAhargana(days: number, place: ChosenPlace, { query, bad, where }: MomentPass): Instance {
  for (const name of ['date', 'time', 'hour'])
    if (query.has(name))
      bad.push({ code: 'two_moments', param: name, text: `ahargana replaces date and time; leave ${name} out` });
  const t = jdUt(days + KALI_EPOCH_JD - UJJAIN_LON_DEG / 360);
  return { place, day: todayAt(place, t, where), time: null, t };
}

/** The ahargana given instead of date and time, if the route accepts one. */
export function aharganaIn({ own }: RouteRow, values: Values): number | undefined {
  for (const [name, { kind }] of own) {
    const value = values[name];
    if (kind === 'ahargana' && typeof value === 'number') return value;
  }
  return undefined;
}

/** The first given parameter that names a year, a month or the first day of a span, with that day. */
function spanIn({ own, shows }: RouteRow, values: Values): DescribedDays | undefined {
  const named = 'plain' in shows ? undefined : shows.daysNamed?.(values);
  if (named !== undefined) return named;
  for (const [name, { kind }] of own) {
    const first = firstDayOf(kind, values[name]);
    if (first !== undefined) return { name, first };
  }
  return undefined;
}

function firstDayOf(kind: ParameterKind, value: unknown): CivilDay | undefined {
  if (kind === 'month') return typeof value === 'string' ? firstOfMonth(value) : undefined;
  if (typeof value !== 'number') return undefined;
  if (kind === 'date') return civilDay(value);
  if (kind === 'samvat') return dayOf({ year: value - VIKRAM_MINUS_GREGORIAN, month: 1, day: 1 });
  return kind === 'year' ? dayOf({ year: value, month: 1, day: 1 }) : undefined;
}

/** Rejects a date that is not in the requested year. */
function checkDateIn({ first }: DescribedDays, given: CivilDay | undefined, bad: Bad[]): void {
  const { year } = dateOf(first);
  if (given === undefined || dateOf(given).year === year) return;
  bad.push({
    code: 'bad_date',
    param: 'date',
    text: `date ${isoDate(given)} is not in the year ${year}; leave date out`,
  });
}

function birthOf(who: 'boy' | 'girl', pass: MomentPass): Instance {
  const { query, where, now, bad, info } = pass;
  const own = who === 'boy' ? boysOwn(query, bad) : query;
  const place = readPlace({ ...pass, query: own }, namesOf(who));
  const date = own.get(`${who}_date`);
  if (date === undefined)
    bad.push({ code: `missing_${who}_date`, param: `${who}_date`, text: `${who}_date is required` });
  const day = (date === undefined ? undefined : readDate(`${who}_date`, date, bad)) ?? todayAt(place, now, where);
  checkYear(dateOf(day).year, `${who}_date`, info, bad);
  const hours = readHours({ ...pass, query: own }, `${who}_time`, `${who}_hour`, true);
  remarkOffset(place, day, pass, hours);
  return timed(place, day, hours, { date: `${who}_date`, time: `${who}_time`, tz: `${who}_tz` }, pass);
}

/** The query with the boy's date, time and place under their prefixed names; they may be sent without the prefix. */
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
  readonly tz: string;
}

function timed(
  place: ChosenPlace,
  day: CivilDay,
  hours: Hours | undefined,
  names: MomentNames,
  pass: MomentPass,
): Instance {
  const dayAlone: Instance = { place, day, time: null, t: null };
  if (!checkHappened(place, day, names.date, pass)) return dayAlone;
  if (hours === undefined) return dayAlone;
  const local = clockTime(place, day, hours.value, pass.where);
  if ('skipped' in local) {
    pass.bad.push({
      code: 'skipped_time',
      param: names.time,
      text: `${names.time} ${hours.text} did not exist on ${isoDate(day)} in ${place.zone}: the clocks were put forward over it`,
    });
    return dayAlone;
  }
  if (local.second !== undefined)
    pass.notes.push(twiceNote(names, hours.text, local.offsetHours, local.second.offsetHours));
  return { place, day, time: hours.text, t: local.t };
}

/** Whether the day existed at the place; if not, reports the error. */
function checkHappened(place: ChosenPlace, day: CivilDay, name: string, { where, bad }: QueryPass): boolean {
  if (dayHappened(place, day, where)) return true;
  bad.push({
    code: 'skipped_date',
    param: name,
    text: `${name} ${isoDate(day)} did not exist in ${place.zone}: the calendar there left that day out`,
  });
  return false;
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

/** Notes about the clock of the place. That of a clock time read at an offset that nobody gave comes first. */
function remarkOffset(
  place: ChosenPlace,
  day: CivilDay,
  { where, notes, assumeClock }: QueryPass,
  hours?: Hours,
): void {
  const assumed = hours === undefined ? null : assumedClockRemark(place, day, hours, where);
  if (assumed !== null) {
    notes.unshift(assumed);
    assumeClock?.();
  }
  for (const remark of [hours === undefined ? offsetRemark(place, day, where) : null, clockRemark(place, day, where)])
    if (remark !== null) notes.push(remark);
}
