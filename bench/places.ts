/** What the gazetteer and the zones cost: look-up, search, conversion, start, memory. */

import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { readGazetteer } from 'ganaka/internal/library/node/package-files.ts';
import { localToUt, offsetHoursAt, zoneAt } from 'ganaka/internal/places/index.ts';
import { geocodeReply } from 'ganaka/internal/views/places/geocode.ts';
import { rounds } from './amount.ts';

export interface BenchRow {
  name: string;
  value: number;
  unit: string;
  target?: number;
}

/** What nobody types: long runs of one sign, marks without letters. */
const ODD = ['a', ' ', 'x ', 'क', 'ﷺ', ',', '\u0301'].map((unit) => unit.repeat(10_000));
const NOW = jdUt(2_461_360); // 15 November 2026
const QUERIES = [
  'a',
  'd',
  'de',
  'deh',
  'dehr',
  'dehradun',
  'dehradoon',
  'varansi',
  'banglore',
  'bhubneshwar',
  'vishakapatnam',
  'new del',
  'tirupathi',
  'san francisco',
  'london',
  'springfield',
  'rampur, up',
  'हरिद्वार',
  'वाराणसि',
  'qwertyuiop',
  'kurukshetra',
  'ahemdabad',
  'thiruvananthapuram',
  's',
  'san',
  'kat',
  'xx',
  'munich',
  'पुणे',
  'saint petersburg',
];

export async function rows(): Promise<BenchRow[]> {
  const before = used();
  const startedAt = performance.now();
  const gazetteer = readGazetteer();
  const startMs = performance.now() - startedAt;
  const memoryMb = (used() - before) / 1e6;
  const names = [
    'Dehradun',
    'Rampur',
    'London',
    'वाराणसी',
    'Varanasi, Uttar Pradesh',
    '1273313',
    'Kedarnath',
    'Bombay',
  ];
  const day = dayOf({ year: 1987, month: 3, day: 29 });
  return [
    { name: 'gazetteer start', value: startMs, unit: 'ms', target: 500 },
    { name: 'gazetteer memory', value: memoryMb, unit: 'MB', target: 80 },
    {
      name: 'place= look-up',
      value: microsecondsEach(20_000, (i) => gazetteer.resolve(at(names, i))),
      unit: 'µs',
      target: 5,
    },
    {
      name: 'geocode p99',
      value: p99(600, (i) => geocodeReply(gazetteer, at(QUERIES, i), 10, NOW, true)),
      unit: 'ms',
      target: 5,
    },
    {
      name: 'a place of ten thousand odd signs, the slowest',
      value: p99(70, (i) => [gazetteer.resolve(at(ODD, i)), gazetteer.search(at(ODD, i), 10)]),
      unit: 'ms',
      target: 50,
    },
    {
      name: 'zone of a point',
      value: microsecondsEach(20_000, (i) => zoneAt((i % 120) - 60, (i % 300) - 150)),
      unit: 'µs',
      target: 5,
    },
    {
      name: 'offset at an instant',
      value: microsecondsEach(50_000, (i) => offsetHoursAt('Europe/London', jdUt(2_440_000 + i))),
      unit: 'µs',
      target: 5,
    },
    {
      name: 'local time to UT',
      value: microsecondsEach(50_000, (i) => localToUt('Europe/London', day, i % 24)),
      unit: 'µs',
      target: 5,
    },
  ];
}

const at = <T>(list: readonly T[], i: number): T => {
  const found = list[i % list.length];
  if (found === undefined) throw new Error('an empty list has no items');
  return found;
};

function microsecondsEach(usual: number, run: (i: number) => unknown): number {
  const times = rounds(usual);
  for (let i = 0; i < times / 10; i++) run(i);
  const start = performance.now();
  for (let i = 0; i < times; i++) run(i);
  return ((performance.now() - start) / times) * 1000;
}

function p99(usual: number, run: (i: number) => unknown): number {
  const times = rounds(usual);
  for (let i = 0; i < times / 4; i++) run(i);
  const took = Array.from({ length: times }, (_, i) => {
    const start = performance.now();
    run(i);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return took[Math.floor(times * 0.99)] ?? 0;
}

/** Heap and typed arrays; run with `--expose-gc` for a steady figure. */
function used(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
