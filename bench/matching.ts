/** CPU of dashas, gochara, doshas, pictures and matching, a new birth (or pair) each time: the view and the text of its reply. */

import { dayOf, midnight } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf, type Engine } from 'ganaka/internal/sky/engines/engine.ts';
import { kundaliSvg } from 'ganaka/internal/views/chart/kundali-svg.ts';
import { defaultValuesOf, type Values } from 'ganaka/internal/views/kit/parameter.ts';
import { dashaPhala } from 'ganaka/internal/views/kundali/dasha-phala.ts';
import { dashaTimeline } from 'ganaka/internal/views/kundali/dasha-timeline.ts';
import { dashas } from 'ganaka/internal/views/kundali/dashas.ts';
import { gocharaReport } from 'ganaka/internal/views/kundali/gochara-report.ts';
import { manglik } from 'ganaka/internal/views/kundali/manglik.ts';
import { sadeSati } from 'ganaka/internal/views/kundali/sade-sati.ts';
import { transits } from 'ganaka/internal/views/kundali/transits.ts';
import { yoginiDashas } from 'ganaka/internal/views/kundali/yogini-dashas.ts';
import { ashtakoot } from 'ganaka/internal/views/matching/ashtakoot.ts';
import { matchBatch } from 'ganaka/internal/views/matching/batch.ts';
import { matchManglik } from 'ganaka/internal/views/matching/manglik.ts';
import type { BatchInput, PairInput, PairView, SkyView, ViewInput } from 'ganaka/internal/views/view.ts';
import { drik, suryaSiddhanta } from '../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../packages/ganaka/test/kit/voices.ts';
import { rounds } from './amount.ts';
import type { BenchRow } from './row.ts';

const FIRST = dayOf({ year: 1940, month: 1, day: 1 });
const TODAY = dayOf({ year: 2026, month: 11, day: 15 });

const PAIRS: readonly (readonly [view: PairView, times: number, targetMs?: number])[] = [
  [ashtakoot, 4000, 0.6],
  [matchManglik, 2000],
];
const BIRTHS: readonly (readonly [view: SkyView, times: number, targetMs?: number])[] = [
  [dashas, 1000, 1],
  [yoginiDashas, 1000],
  [dashaTimeline, 1000],
  [dashaPhala, 1000],
  [transits, 1000],
  [gocharaReport, 300],
  [sadeSati, 30],
  [manglik, 2000],
  [kundaliSvg, 1000],
];

export async function rows(): Promise<BenchRow[]> {
  return [drik(), suryaSiddhanta()].flatMap((engine) => [
    batchOf(engine),
    ...PAIRS.map(([view, times, target]) =>
      lineOf(engine, view.field, (n) => view.of({ ...pair(engine, n), params: paramsOf(view) }), times, target),
    ),
    ...BIRTHS.map(([view, times, target]) =>
      lineOf(engine, view.field, (n) => view.of({ ...birth(engine, n), params: paramsOf(view) }), times, target),
    ),
  ]);
}

/** A view's parameters when none is given: their defaults. */
const paramsOf = ({ params = {} }: SkyView | PairView): Values => ({
  ...defaultValuesOf(Object.entries(params)),
  on: TODAY,
});

const BATCH_BIRTHS = 500;
const BATCH_PAIRS = 5000;

/** Pairs of a list per second of CPU, including the charts of its births. */
function batchOf(engine: Engine): BenchRow {
  const births = Array.from({ length: BATCH_BIRTHS }, (_, n) => momentOf(engine, n));
  const birth = (index: number) => {
    const found = births[index];
    if (found === undefined) throw new Error('no such birth');
    return found;
  };
  const pairs = Array.from({ length: BATCH_PAIRS }, (_, n) => [n % 250, 250 + ((n * 7) % 250)] as const);
  const asked: BatchInput<NonNullable<typeof matchBatch.params>> = {
    ...common,
    birth,
    brief: true,
    pairs: [],
    params: { points: 'modern', format: 'json' },
  };
  const cpu = (many: readonly (readonly [number, number])[]): number => {
    const before = process.cpuUsage();
    JSON.stringify(matchBatch.of({ ...asked, pairs: many }));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  cpu(pairs);
  const rate = BATCH_PAIRS / cpu(pairs);
  return {
    name: `match/batch on ${engine.info.id}`,
    value: rate,
    unit: 'pairs a second of CPU',
    target: 6000,
    atLeast: true,
  };
}

function lineOf(
  engine: Engine,
  field: string,
  reply: (n: number) => unknown,
  times: number,
  target: number | undefined,
): BenchRow {
  measure(reply, rounds(Math.ceil(times / 4)), 0);
  const value = measure(reply, rounds(times), 7919);
  return { name: `${field} on ${engine.info.id}`, value, unit: 'ms CPU', ...(target !== undefined && { target }) };
}

/** Mean CPU of one reply, milliseconds. */
function measure(reply: (n: number) => unknown, times: number, skip: number): number {
  const before = process.cpuUsage();
  let letters = 0;
  for (let n = 0; n < times; n++) letters += JSON.stringify(reply(skip + n)).length;
  const { user, system } = process.cpuUsage(before);
  if (letters === 0) throw new Error('nothing was said');
  return (user + system) / 1000 / times;
}

/** The nth birth: another day, hour and town each time, its Sky as new as a request's. */
function momentOf(engine: Engine, n: number) {
  const options = defaultsOf(engine.info);
  const day = plusDays(FIRST, (n * 13) % 31_000);
  const place = placeWithOffset('', 8 + ((n * 37) % 270) / 10, 70 + ((n * 53) % 250) / 10, 5.5);
  return { sky: engine.skyOver(place, options), day, t: plusDays(midnight(day, 5.5), ((n * 617) % 1440) / 1440) };
}

const common = { say: ENGLISH_AND_HINDI, params: {}, today: TODAY, note: () => undefined };

const birth = (engine: Engine, n: number): ViewInput => ({ ...momentOf(engine, n), basis: 'time', ...common });
const pair = (engine: Engine, n: number): PairInput => ({
  boy: momentOf(engine, n),
  girl: momentOf(engine, n + 1013),
  ...common,
});
