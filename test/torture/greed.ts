/** npm run torture -- greed [seconds]: one customer requests as much long work of one kind as it may; another requests a little. */
import { loadavg } from 'node:os';
import { openLoop, quantile, type Service, service } from './service.ts';

/** The victim's p99: three times what it is alone, and this. */
const TIMES_ALONE = 3;
const MORE_MS = 50;
const VICTIM_PER_SECOND = 5;
const WARM_MS = 150;

const year = (i: number): string => String(100 + ((i * 431) % 1500)).padStart(4, '0');
const place = (i: number): string => `lat=${(8 + (i % 2900) / 100).toFixed(2)}&lon=77`;

interface Kind {
  readonly name: string;
  readonly perSecond: number;
  readonly path: (i: number) => string;
}

/** In centuries that are in no table, each far from the previous one. */
const far: Kind = {
  name: 'far lives of Shani',
  perSecond: 40,
  path: (i) => `/v1/vedic/sade-sati?date=${year(i)}-05-17&time=06:30&${place(i)}&tz=5.5&on=2026-11-14`,
};
const karya: Kind = {
  name: 'years of a work',
  perSecond: 20,
  path: (i) =>
    `/v1/vedic/karya-muhurta?karya=griha_pravesha&span=year&date=${1990 + (i % 60)}-01-01&${place(i)}&tz=5.5`,
};
const streams: Kind = {
  name: 'far years in lines',
  perSecond: 20,
  path: (i) => `/v1/panchanga/range?from=${year(i)}-01-01&to=${year(i)}-12-31&${place(i)}&tz=5.5&format=ndjson`,
};
const packs: Kind = {
  name: 'years as one JSON',
  perSecond: 20,
  path: (i) => `/v1/panchanga-varsha-drik?year=${1800 + (i % 400)}&${place(i)}&tz=5.5`,
};
const KINDS: readonly Kind[] = [
  far,
  karya,
  streams,
  packs,
  {
    name: 'all of them',
    perSecond: 40,
    path: (i) => ([far, karya, streams, packs][i % 4] ?? far).path(i >> 2),
  },
];

export async function greed(words: readonly string[]): Promise<boolean> {
  const seconds = Number(words[0] ?? '15');
  let isHeld = true;
  for (const kind of KINDS) if (!(await beside(kind, seconds, await service()))) isHeld = false;
  return isHeld;
}

async function beside({ name, perSecond, path }: Kind, seconds: number, { port, key, end }: Service): Promise<boolean> {
  const [greedy, victim] = [key('enterprise'), key('enterprise')];
  const little = (from: number, perSecond: number, seconds: number) =>
    openLoop({
      port,
      key: victim,
      perSecond,
      seconds,
      path: (i) => `/v1/parva-mool?year=${1800 + ((i + from) % 400)}`,
      connections: 20,
    });
  // until its thread is up and its code compiled
  for (let i = 0; i < 20 && quantile(await little(300 + i, 2, 2), 0.5) > WARM_MS; i++);
  const alone = await little(0, VICTIM_PER_SECOND, 5);
  const storm = openLoop({ port, key: greedy, perSecond, seconds, path, connections: 100 });
  const seen = await little(50, VICTIM_PER_SECOND, seconds);
  const flood = await storm;
  await end();
  const [p50, p99] = [quantile(seen, 0.5), quantile(seen, 0.99)];
  const most = TIMES_ALONE * quantile(alone, 0.99) + MORE_MS;
  console.log(
    `${name}: the victim alone p50 ${quantile(alone, 0.5).toFixed(0)} p99 ${quantile(alone, 0.99).toFixed(0)} ms; beside them ${JSON.stringify(seen.statuses)} p50 ${p50.toFixed(0)} p99 ${p99.toFixed(0)} ms (bound ${most.toFixed(0)}); the greedy ${JSON.stringify(flood.statuses)} p50 ${quantile(flood, 0.5).toFixed(0)} p99 ${quantile(flood, 0.99).toFixed(0)} ms; the machine's load ${loadavg()[0]?.toFixed(1)}`,
  );
  return p99 < most && (seen.statuses[503] ?? 0) === 0;
}
