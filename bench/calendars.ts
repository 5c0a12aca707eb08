/** CPU of conversions of the calendars of the land: a month that was never asked before, one that was, and a whole year. */
import type { SolarCalendar } from 'ganaka/internal/jyotisha/calendars/calendar.ts';
import { CALENDARS } from 'ganaka/internal/jyotisha/calendars/catalog/index.ts';
import { dateIn } from 'ganaka/internal/jyotisha/calendars/convert.ts';
import { lunarDateOf } from 'ganaka/internal/jyotisha/calendars/lunar.ts';
import { type Reckoning, reckoningOf } from 'ganaka/internal/jyotisha/calendars/solar.ts';
import { yearOf } from 'ganaka/internal/jyotisha/calendars/year.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { type CivilDay, plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf, type Engine, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { drik, suryaSiddhanta } from '../packages/ganaka/test/kit/engines.ts';
import { rounds } from './amount.ts';
import type { BenchRow } from './row.ts';

const COLD_US = 20;
const WARM_US = 2;
const YEAR_US = 300;
/** Months that are measured, each asked for once. */
const MONTHS = 3000;
const MONTH_DAYS = 30.4369;
const FIRST = dayOf({ year: 1850, month: 1, day: 20 });
const ROUNDS = rounds(7);

const MEASURED = ['bikram', 'tamil', 'kollam', 'bangla', 'odia'] as const;

export async function rows(): Promise<BenchRow[]> {
  const engines: Readonly<Record<string, () => Engine>> = { drik, 'surya-siddhanta': suryaSiddhanta };
  const solar = MEASURED.flatMap((id) => {
    const calendar: SolarCalendar = CALENDARS[id];
    const make = engines[calendar.engine];
    if (make === undefined) throw new Error(`no ${calendar.engine} here`);
    return ofSolar(calendar, make);
  });
  return [...solar, ...ofLaw(), ofLunar()];
}

function skyOver(calendar: Pick<SolarCalendar, 'place' | 'options'>, engine: Engine): Sky {
  const { name, latDeg, lonDeg, fixedHours } = calendar.place;
  const place = placeWithOffset(name, latDeg, lonDeg, fixedHours ?? 5.75);
  return engine.skyOver(place, { ...defaultsOf(engine.info), ...calendar.options });
}

/** A new engine has an almanac of its own: nothing in it is known before. */
function ofSolar(calendar: SolarCalendar, make: () => Engine): BenchRow[] {
  const fresh = (): Reckoning => reckoningOf(skyOver(calendar, make()), calendar);
  const days = Array.from({ length: MONTHS }, (_, i): CivilDay => plusDays(FIRST, Math.round(i * MONTH_DAYS)));
  let known = fresh();
  const cold = median(() => {
    known = fresh();
    const asked = known;
    return timed(days.length / 2, (i) => dateIn(asked, days[2 * i] ?? FIRST));
  });
  const warm = median(() => timed(days.length, (i) => dateIn(known, days[i] ?? FIRST)));
  const year = median(() => {
    const asked = fresh();
    return timed(MONTHS / 12, (i) => yearOf(asked, 1850 - calendar.era.minusAd + i));
  });
  return [
    { name: `${calendar.id}: a day, its month new`, value: cold, unit: 'µs CPU', target: COLD_US },
    { name: `${calendar.id}: a day, its month known`, value: warm, unit: 'µs CPU', target: WARM_US },
    { name: `${calendar.id}: a year, new`, value: year, unit: 'µs CPU', target: YEAR_US },
  ];
}

const ofLaw = (): BenchRow[] =>
  (['shaka', 'nanakshahi', 'bangladesh'] as const).map((id) => ({
    name: `${id}: a day`,
    value: median(() => timed(MONTHS, (i) => dateIn({ calendar: CALENDARS[id] }, plusDays(FIRST, 60_000 + i)))),
    unit: 'µs CPU',
    target: WARM_US,
  }));

function ofLunar(): BenchRow {
  const naming = { months: 'amanta', yearStart: 'chaitradi' } as const;
  const value = median(() => {
    const sky = skyOver(CALENDARS.lunar, drik());
    return timed(MONTHS / 2, (i) => lunarDateOf(sky, plusDays(FIRST, i * 37), naming));
  });
  return { name: 'lunar: a day, its month new', value, unit: 'µs CPU' };
}

/** Mean CPU of one call, microseconds. */
function timed(times: number, of: (i: number) => unknown): number {
  const before = process.cpuUsage();
  let seen = 0;
  for (let i = 0; i < times; i++) if (of(i) !== null) seen++;
  const { user, system } = process.cpuUsage(before);
  if (seen !== times) throw new Error('a call without an answer'); // what is answered is used, so that none is optimised away
  return (user + system) / times;
}

function median(measure: () => number): number {
  measure();
  const found = Array.from({ length: ROUNDS }, measure).sort((a, b) => a - b);
  return found[Math.floor(found.length / 2)] ?? 0;
}
