/** CPU of karya-muhurta and vivaha-milan, the view and the text of its reply; and the main thread's delay while years run. */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { KARYAS, type KaryaId } from 'ganaka/internal/jyotisha/muhurta/karya/work.ts';
import { momentUnder } from 'ganaka/internal/jyotisha/panchanga/day/moment.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { type Place, placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { type CivilDay, plusDays } from 'ganaka/internal/kernel/units.ts';
import { sharedTables } from 'ganaka/internal/library/node/package-files.ts';
import { defaultsOf, type Engine } from 'ganaka/internal/sky/engines/engine.ts';
import { karyaMuhurta } from 'ganaka/internal/views/muhurta/karya-muhurta.ts';
import { vivahaMilan } from 'ganaka/internal/views/muhurta/vivaha-milan.ts';
import { vivahaVarsha } from 'ganaka/internal/views/muhurta/vivaha-varsha.ts';
import { drik, engines, suryaSiddhanta } from '../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../packages/ganaka/test/kit/voices.ts';
import { heavyWork } from '../packages/service/src/http/threads/workers.ts';
import { THIRD, testApp } from '../test/kit/test-app.ts';
import { keptAlive, rounds } from './amount.ts';
import type { BenchRow } from './row.ts';

const DAY_TARGET_MS = 0.6;
const COLD_TARGET_MS = 4;
const MONTH_TARGET_MS = 12;
const YEAR_TARGET_MS = 120;
const WEDDING_TARGET_MS = 3;
const WEDDING_YEAR_TARGET_MS = 250;
const DELAY_TARGET_MS = 10;
const FIRST = dayOf({ year: 1960, month: 1, day: 1 });
const DELHI = placeWithOffset('Delhi', 28.6139, 77.209, 5.5);

export async function rows(): Promise<BenchRow[]> {
  return [...[drik(), suryaSiddhanta()].flatMap(onThisThread), await keptAlive(delayWhileYearsRun)];
}

function onThisThread(engine: Engine): BenchRow[] {
  for (const karya of KARYAS) for (let n = 0; n < rounds(3); n++) year(engine, karya, n);
  for (let n = 0; n < rounds(300); n++) wedding(engine, DELHI, plusDays(FIRST, n * 37));
  const on = (name: string): string => `${name} on ${engine.info.id}`;
  const mean = (times: readonly number[]): number => times.reduce((a, b) => a + b, 0) / times.length;
  // a place where the year's eclipses, settings and sankrantis are known, and places where nothing is
  const kept = mean(
    KARYAS.map((karya) => perCall(400, (n) => work(engine, DELHI, plusDays(FIRST, 20_000 + (n % 360)), karya))),
  );
  const cold = mean(
    KARYAS.map((karya, k) => perCall(40, (n) => work(engine, town(k * 40 + n), plusDays(FIRST, n * 331), karya))),
  );
  const month = mean(
    KARYAS.map((karya) =>
      perCall(12, (n) => work(engine, DELHI, plusDays(FIRST, 20_000 + n * 31), karya, { days: 31 })),
    ),
  );
  const years = KARYAS.map((karya) => ({ karya, ms: perCall(3, (n) => year(engine, karya, 40 + n)) }));
  const worst = years.reduce((a, b) => (b.ms > a.ms ? b : a));
  return [
    { name: on('a day of a work, the year kept'), value: kept, unit: 'ms CPU', target: DAY_TARGET_MS },
    { name: on('a day of a work, a new place'), value: cold, unit: 'ms CPU', target: COLD_TARGET_MS },
    { name: on('31 days of a work'), value: month, unit: 'ms CPU', target: MONTH_TARGET_MS },
    {
      name: on('a year of a work, mean of nine'),
      value: mean(years.map(({ ms }) => ms)),
      unit: 'ms CPU',
      target: YEAR_TARGET_MS,
    },
    { name: on(`a year of ${worst.karya}, the longest`), value: worst.ms, unit: 'ms CPU', target: YEAR_TARGET_MS },
    {
      name: on('vivaha-milan'),
      value: perCall(300, (n) => wedding(engine, DELHI, plusDays(FIRST, 20_000 + (n % 360)))),
      unit: 'ms CPU',
      target: WEDDING_TARGET_MS,
    },
    {
      name: on('vivaha-varsha, a year'),
      value: perCall(6, (n) => weddingYear(engine, town(n), 2020 + n)),
      unit: 'ms CPU',
      target: WEDDING_YEAR_TARGET_MS,
    },
  ];
}

/** Mean CPU of a call, milliseconds. */
function perCall(usual: number, call: (n: number) => number): number {
  const count = rounds(usual);
  let length = 0;
  const before = process.cpuUsage();
  for (let n = 0; n < count; n++) length += call(n);
  const { user, system } = process.cpuUsage(before);
  if (length === 0) throw new Error('empty replies'); // the texts are used, so that none is optimised away
  return (user + system) / 1000 / count;
}

const town = (n: number): Place => placeWithOffset('here', 8 + ((n * 0.37) % 26), 68 + ((n * 0.73) % 28), 5.5);

function lookAt({ info, skyOver }: Engine, place: Place, civil: CivilDay) {
  const sky = skyOver(place, defaultsOf(info));
  const { asked: day, t, basis } = momentUnder(sky, civil);
  return { sky, day, t, basis, say: ENGLISH_AND_HINDI, today: day, note: () => {} };
}

const work = (
  engine: Engine,
  place: Place,
  civil: CivilDay,
  karya: KaryaId,
  more: { days?: number; span?: 'year' } = {},
): number => JSON.stringify(karyaMuhurta.of({ ...lookAt(engine, place, civil), params: { karya, ...more } })).length;
const year = (engine: Engine, karya: KaryaId, n: number): number =>
  work(engine, town(n), plusDays(FIRST, n * 365), karya, { span: 'year' });
const wedding = (engine: Engine, place: Place, civil: CivilDay): number =>
  JSON.stringify(vivahaMilan.of({ ...lookAt(engine, place, civil), params: {} })).length;

const weddingYear = (engine: Engine, place: Place, year: number): number =>
  JSON.stringify(
    vivahaVarsha.of({
      ...lookAt(engine, place, dayOf({ year, month: 1, day: 1 })),
      params: { year, format: 'json' },
    }),
  ).length;

const YEARS = rounds(40);

/** The main thread's own delay while the pool makes one year after another. */
async function delayWhileYearsRun(): Promise<BenchRow> {
  const heavy = heavyWork(
    new URL('../packages/service/dist/worker.js', import.meta.url),
    1,
    { thirdEngine: THIRD, tables: sharedTables() },
    console.error,
  );
  const app = testApp({ engines: engines(THIRD), heavy });
  /** The body goes out as bytes, as it does on the wire: nobody here turns megabytes into a text. */
  const ask = async (n: number): Promise<number> => {
    const url = `/v1/vedic/karya-muhurta?karya=vyavasaya&span=year&date=${2000 + n}-06-01&lat=${12 + n / 4}&lon=77&tz=5.5`;
    const { statusCode, stream } = await app.server.inject({ url, payloadAsStream: true });
    for await (const piece of stream()) if (piece.length === 0) throw new Error('an empty piece');
    return statusCode;
  };
  await ask(0); // the thread starts and loads its engines
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let n = 1; n <= YEARS; n++) {
    const statusCode = await ask(n);
    if (statusCode !== 200) throw new Error(`year ${n} answered ${statusCode}`);
  }
  delay.disable();
  await heavy.close();
  return {
    name: 'main thread’s delay while years run, p99',
    value: delay.percentile(99) / 1e6,
    unit: 'ms',
    target: DELAY_TARGET_MS,
  };
}
