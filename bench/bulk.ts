/** CPU of many days in one reply, a new year each time: the view and the text of its reply, Hindi included, compared with a year of another package. */

import { createRequire } from 'node:module';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { offsetHoursAt } from 'ganaka/internal/places/zones.ts';
import type { Engine } from 'ganaka/internal/sky/engines/engine.ts';
import { month } from 'ganaka/internal/views/bulk/month.ts';
import { range } from 'ganaka/internal/views/bulk/range.ts';
import { sanyoga } from 'ganaka/internal/views/bulk/sanyoga.ts';
import { varsha } from 'ganaka/internal/views/bulk/varsha.ts';
import { drik, suryaSiddhanta } from '../packages/ganaka/test/kit/engines.ts';
import { IN_BOTH } from '../packages/ganaka/test/kit/voices.ts';
import { answer } from '../packages/service/src/api/answer/answer.ts';
import { streamed } from '../packages/service/src/api/answer/stream.ts';
import { askingAt } from '../packages/service/src/api/read/read.ts';
import { rounds } from './amount.ts';
import type { BenchRow } from './row.ts';

const WARM = rounds(25);
const ROUNDS = rounds(11);
const ZONES = { offsetHoursAt };
const PLACE = {
  name: 'Ujjain',
  latDeg: 23.18,
  lonDeg: 75.78,
  zone: 'Asia/Kolkata',
  fixedHours: null,
  defaulted: false,
  assumedOffset: false,
};
const FIVE = ['mangala', 'budha', 'guru', 'shukra', 'shani'];

export async function rows(): Promise<BenchRow[]> {
  const found: BenchRow[] = [];
  for (const [engine, yearTarget] of [
    [drik(), 80],
    [suryaSiddhanta(), 150],
  ] as const) {
    const on = `on ${engine.info.id}`;
    const put = (name: string, target: number, one: (year: number) => unknown, warm = WARM): void =>
      void found.push({ name: `${name} ${on}`, value: median(one, warm), unit: 'ms CPU', target });
    put('a year of day rows', yearTarget, (year) => rangeOf(engine, year));
    put('varsha with its days', 150, (year) => varshaOf(engine, year));
    put('a month', 10, (year) => monthOf(engine, year));
    put('sanyoga, 100 years of the five', 400, (year) => sanyogaOf(engine, year), 2);
    found.push({
      name: `first chunk of a year’s lines ${on}`,
      value: await firstChunk(engine),
      unit: 'ms',
      target: 40,
    });
  }
  found.push({ name: 'a year of mhah-panchang', value: median(peerYear, 2), unit: 'ms CPU' });
  return found;
}

const first = (year: number) => dayOf({ year, month: 1, day: 1 });
const last = (year: number) => dayOf({ year, month: 12, day: 31 });

const rangeAsked = ({ info }: Engine, year: number, format: 'json' | 'ndjson') =>
  askingAt(range, info, { place: PLACE, day: first(year) }, { from: first(year), to: last(year), format });
const rangeOf = (engine: Engine, year: number): unknown =>
  answer(range, rangeAsked(engine, year, 'json'), engine, ZONES, IN_BOTH).payload;
const varshaOf = (engine: Engine, year: number): unknown =>
  answer(varsha, askingAt(varsha, engine.info, { place: PLACE, day: first(year) }, { year }), engine, ZONES, IN_BOTH)
    .payload;
const monthOf = (engine: Engine, year: number): unknown => {
  const asking = askingAt(month, engine.info, { place: PLACE, day: first(year) }, { month: `${year}-11` });
  return answer(month, asking, engine, ZONES, IN_BOTH).payload;
};
const sanyogaOf = (engine: Engine, year: number): unknown => {
  const span = { from: first(year), to: last(year + 99), grahas: FIVE };
  return answer(sanyoga, askingAt(sanyoga, engine.info, { place: PLACE, day: span.from }, span), engine, ZONES, IN_BOTH)
    .payload;
};

/** The median round. */
function median(one: (year: number) => unknown, warm: number): number {
  let length = 0;
  const took = (year: number): number => {
    const before = process.cpuUsage();
    length += JSON.stringify(one(year)).length;
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  for (let i = 0; i < warm; i++) took(1900 + i);
  const times = Array.from({ length: ROUNDS }, (_, i) => took(1960 + i)).sort((a, b) => a - b);
  if (length === 0) throw new Error('an empty reply'); // the texts are used, so that none is optimised away
  return times[ROUNDS >> 1] ?? 0;
}

async function firstChunk(engine: Engine): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const { chunks } = streamed(range, rangeAsked(engine, 2030 + i, 'ndjson'), engine, ZONES, IN_BOTH);
    const before = performance.now();
    await chunks.next();
    times.push(performance.now() - before);
    await chunks.return?.();
  }
  return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}

interface Peer {
  calendar(date: Date, lat: number, lng: number): unknown;
  calculate(date: Date): unknown;
}

function peerYear(year: number): unknown {
  const { MhahPanchang }: { MhahPanchang: new () => Peer } = createRequire(import.meta.url)('mhah-panchang');
  const peer = new MhahPanchang();
  const found: unknown[] = [];
  for (let day = 0; day < 365; day++) {
    const date = new Date(Date.UTC(year, 0, 1 + day, 1));
    found.push(peer.calendar(date, PLACE.latDeg, PLACE.lonDeg), peer.calculate(date));
  }
  return found;
}
