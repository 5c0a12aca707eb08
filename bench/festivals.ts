/** CPU of one festival in a year and of the whole year pack, a new place each time: the view and the text of its reply. */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { FESTIVAL_IDS } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { sharedTables } from 'ganaka/internal/library/node/package-files.ts';
import { defaultsOf, type Engine } from 'ganaka/internal/sky/engines/engine.ts';
import { festival } from 'ganaka/internal/views/festivals/festival.ts';
import { parvaMool } from 'ganaka/internal/views/festivals/parva-mool.ts';
import type { SkyView, ViewInput } from 'ganaka/internal/views/view.ts';
import { drik, engines, suryaSiddhanta } from '../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../packages/ganaka/test/kit/voices.ts';
import { heavyWork } from '../packages/service/src/http/threads/workers.ts';
import { THIRD, testApp } from '../test/kit/test-app.ts';
import { keptAlive, rounds } from './amount.ts';
import type { BenchRow } from './row.ts';

const FESTIVAL_TARGET_MS = 20;
const PACK_TARGET_MS = 150;
const DELAY_TARGET_MS = 10;
const PACKS = rounds(40);
const WARM = rounds(3);
const YEARS = rounds(10);

export async function rows(): Promise<BenchRow[]> {
  return [...onThisThread(), await keptAlive(delayWhilePacksRun)];
}

/** The main thread's own delay while the pool makes one pack after another. */
async function delayWhilePacksRun(): Promise<BenchRow> {
  const heavy = heavyWork(
    new URL('../packages/service/dist/worker.js', import.meta.url),
    1,
    { thirdEngine: THIRD, tables: sharedTables() },
    console.error,
  );
  const app = testApp({ engines: engines(THIRD), heavy });
  const ask = (n: number) =>
    app.get(`/v1/parva-mool?year=${2000 + n}&engine=drik&lat=${12 + n}&lon=77&tz=5.5`, {
      'x-api-key': 'tg-enterprise',
    });
  await ask(0); // the thread starts and loads its engines
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let n = 1; n <= PACKS; n++) {
    const { statusCode } = await ask(n);
    if (statusCode !== 200) throw new Error(`pack ${n} answered ${statusCode}`);
  }
  delay.disable();
  await heavy.close();
  return {
    name: 'main thread’s delay while packs run, p99',
    value: delay.percentile(99) / 1e6,
    unit: 'ms',
    target: DELAY_TARGET_MS,
  };
}

const onThisThread = (): BenchRow[] =>
  [drik(), suryaSiddhanta()].flatMap((engine) => {
    const one = FESTIVAL_IDS.map((id) => cpu(engine, festival, id));
    const pack = cpu(engine, parvaMool);
    return [
      {
        name: `a festival’s year on ${engine.info.id}, mean of 28`,
        value: one.reduce((a, b) => a + b) / one.length,
        unit: 'ms CPU',
        target: FESTIVAL_TARGET_MS,
      },
      {
        name: `a festival’s year on ${engine.info.id}, slowest`,
        value: Math.max(...one),
        unit: 'ms CPU',
        target: FESTIVAL_TARGET_MS,
      },
      { name: `year pack on ${engine.info.id}`, value: pack, unit: 'ms CPU', target: PACK_TARGET_MS },
    ];
  });

/** Mean CPU of one reply, milliseconds. */
function cpu(engine: Engine, view: SkyView, id?: string): number {
  for (let n = 0; n < WARM; n++) JSON.stringify(view.of(asked(engine, n, id)));
  const before = process.cpuUsage();
  for (let n = 0; n < YEARS; n++) JSON.stringify(view.of(asked(engine, WARM + n, id)));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / YEARS;
}

/** The `n`th year and place, no two alike. */
function asked(engine: Engine, n: number, id?: string): ViewInput {
  const year = 1990 + n * 3;
  const day = dayOf({ year, month: 1, day: 1 });
  const options = defaultsOf(engine.info);
  const sky = engine.skyOver(placeWithOffset('x', 12 + n, 74 + n * 0.7, 5.5), options);
  return {
    sky,
    day,
    t: sky.noon(day),
    basis: 'noon',
    say: ENGLISH_AND_HINDI,
    params: { year, ...(id !== undefined && { id }) },
    today: day,
    note: () => undefined,
  };
}
