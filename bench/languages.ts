/** What one more language costs: bytes and CPU of a snapshot with Tamil after Hindi, and the memory of its words. */
import { loadLanguages } from '../src/text/folders.ts';
import { engines } from '../test/kit/engines.ts';
import { THIRD, testApp } from '../test/kit/test-app.ts';
import type { BenchRow } from './row.ts';

const BYTES_PERCENT = 10;
const CPU_PERCENT = 8;
const WORDS_KB = 500;
const DAYS = 25;
const ROUNDS = 14;
/** Rounds that only warm up. */
const COLD = 4;
const KB = 1000;

const more = (part: number, whole: number): number => Math.round((part / whole - 1) * 1000) / 10;

export async function rows(): Promise<BenchRow[]> {
  const before = process.memoryUsage().heapUsed;
  await loadLanguages(['ta']);
  const wordsKb = Math.round((process.memoryUsage().heapUsed - before) / KB);
  const app = testApp({ engines: engines(THIRD), cacheMb: 0 });
  // the quickest round: others on the machine make the rest slower
  const used = {
    hi: { us: Number.POSITIVE_INFINITY, bytes: 0 },
    'hi,ta': { us: Number.POSITIVE_INFINITY, bytes: 0 },
  };
  for (let round = 0; round < ROUNDS; round++)
    for (const lang of round % 2 === 0 ? (['hi', 'hi,ta'] as const) : (['hi,ta', 'hi'] as const)) {
      const from = process.cpuUsage();
      let bytes = 0;
      for (let i = 0; i < DAYS; i++) {
        const lat = (18 + (round * DAYS + i) / KB).toFixed(3);
        const url = `/v1/vedic/panchanga?date=2026-11-${i + 1}&lat=${lat}&lon=73.86&tz=5.5&lang=${lang}`.replace(
          /-(\d)&/,
          '-0$1&',
        );
        bytes += Buffer.byteLength((await app.get(url, { 'x-api-key': 'tg-enterprise' })).body);
      }
      const { user, system } = process.cpuUsage(from);
      if (round < COLD) continue;
      used[lang].us = Math.min(used[lang].us, user + system);
      used[lang].bytes += bytes;
    }
  const { hi, 'hi,ta': both } = used;
  return [
    {
      name: 'snapshot with one more language: bytes',
      value: more(both.bytes, hi.bytes),
      unit: '%',
      target: BYTES_PERCENT,
    },
    { name: 'snapshot with one more language: CPU', value: more(both.us, hi.us), unit: '%', target: CPU_PERCENT },
    { name: 'words of one named language in memory', value: wordsKb, unit: 'kB', target: WORDS_KB },
  ];
}
