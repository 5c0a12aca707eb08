/** How long small requests wait while fifty clients stream whole years. */
import { get, type IncomingMessage } from 'node:http';
import { rounds, seconds } from './amount.ts';
import type { BenchRow } from './row.ts';
import { type BenchService, load, withService } from './service.ts';

const STREAMS = rounds(50);
const SECONDS = seconds(4);
const WARM_YEARS = rounds(15);
/** What a refusal for lack of room asks for. */
const RETRY_MS = 1000;

export const rows = (): Promise<BenchRow[]> => withService(measured);

async function measured(service: BenchService): Promise<BenchRow[]> {
  const { port } = service;
  const key = service.keyOn('enterprise');
  const other = service.keyOn('enterprise');
  const small = Array.from({ length: 20_000 }, (_, i) => `/v1/vedic/tithi?date=2026-01-01&lat=${8 + i / 1000}&lon=76`);

  /** Reads one year after another until `reading` is false; retries after a 503. */
  let reading = true;
  let whole = 0;
  let broken = 0;
  const readYears = async (town: number, first: number, last = 3000): Promise<void> => {
    for (let year = first; reading && year <= last; year++) {
      const span = `from=${year}-01-01&to=${year}-12-31&lat=${8 + town / 2}&lon=76&tz=5.5&engine=drik&format=ndjson`;
      const reply = await asked(port, `/v1/panchanga/range?${span}`, key);
      let tail = '';
      for await (const chunk of reply) tail = (tail + chunk).slice(-40);
      if (reply.statusCode === 503) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      else if (tail.includes('"done":true')) whole++;
      else broken++;
    }
  };
  await readYears(0, 1901, 1900 + WARM_YEARS); // the code is compiled by other years than those that are measured
  whole = 0;
  const alone = await load(port, other, small, SECONDS, 1);
  const readers = Array.from({ length: STREAMS }, (_, town) => readYears(town, 2001));
  const beside = await load(port, other, small.toReversed(), SECONDS, 1);
  reading = false;
  await Promise.all(readers);
  return [
    { name: 'p99 of a tithi alone', value: alone.p99, unit: 'ms' },
    { name: `p99 of a tithi beside ${STREAMS} streams`, value: beside.p99, unit: 'ms', target: 50 },
    { name: 'refused beside them', value: beside.refused, unit: '', target: 0 },
    { name: 'years read whole meanwhile', value: whole, unit: '' },
    { name: 'streams broken off', value: broken, unit: '', target: 0 },
  ];
}

const asked = (port: number, path: string, key: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get({ port, path, headers: { 'x-api-key': key }, agent: false }, resolve).on('error', reject);
  });
