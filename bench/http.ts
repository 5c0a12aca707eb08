/**
 * The built service over HTTP: one process, with the load generator on the same machine. Requests are unique in the
 * rows that say "uncached", and the cache's own counter is printed. CPU is the server process's own, from /proc.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { seconds } from './amount.ts';
import type { BenchRow, MeasuredRow } from './row.ts';
import { type BenchService, cpuMs, load, withService } from './service.ts';

const WARM_SECONDS = seconds(10);
/** The snapshot's code is large, and each thread compiles it for itself: some ten thousand replies in each (`panchanga.ts`), a minute of a busy service. */
const WARM_SNAPSHOT_SECONDS = seconds(60);
/** An idle process releases the memory of its start after about twenty seconds. */
const IDLE_MS = seconds(30) * 1000;

/** A cached conversion must reach this share of what Node itself does. */
const CALENDAR_SHARE = 60;
const KEYED_SHARE = 37;
const SNAPSHOT_SHARE = 26;
/** A cached full panchanga costs 5 credits, and a row sends some hundred thousand. */
const PACKS = 5;

const rssMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const pad = (n: number) => String(n).padStart(2, '0');
/** Dates and places that were not requested before. */
export const unique = (path: string, count: number, extra = ''): string[] =>
  Array.from({ length: count }, (_, i) => {
    const date = `${1900 + (Math.floor(i / 336) % 200)}-${pad((Math.floor(i / 28) % 12) + 1)}-${pad((i % 28) + 1)}`;
    return `${path}?date=${date}&lat=${(8 + (i % 2900) / 100).toFixed(2)}&lon=${(70 + (i % 1900) / 100).toFixed(2)}${extra}`;
  });

export function rows(): Promise<BenchRow[]> {
  const started = performance.now();
  return withService((service) => measured(service, started));
}

async function measured(service: BenchService, started: number): Promise<BenchRow[]> {
  const { port, pid } = service;
  const firstAnswer = await fetch(`http://127.0.0.1:${port}/v1/health`);
  if (firstAnswer.status !== 200) throw new Error('the service does not answer');
  const cold = performance.now() - started;
  const fresh = rssMb(pid);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const found: MeasuredRow[] = [
    { name: 'start to first answer', value: cold / 1000, unit: 's', target: 1.2 },
    { name: 'memory just after the start', value: fresh, unit: 'MB' },
    { name: 'idle memory, half a minute later', value: rssMb(pid), unit: 'MB', target: 150 },
  ];
  /** A new key for each row, with extra packs, so that no row runs out of credits. */
  const keyOn = (plan: 'commercial' | 'free'): string => {
    const email = `bench-${plan}-${found.length}@example.org`;
    const key = service.keyOn(plan, email);
    for (let pack = 0; pack < PACKS; pack++) service.cli('credits', 'grant', '--email', email, '--pack', '200k');
    return key;
  };
  const ofBare = (name: string, target: number): void => {
    const value = ((found.at(-1)?.value ?? 0) / ofNode.value) * 100;
    found.push({ name, value, unit: '% of bare node:http', target, atLeast: true });
  };
  const measure = async (
    name: string,
    plan: 'none' | 'commercial' | 'free',
    paths: readonly string[],
    target: number,
    warmSeconds = WARM_SECONDS,
  ) => {
    const who = plan === 'none' ? '' : keyOn(plan);
    // warm up with other requests of the same kind
    const half = Math.floor(paths.length / 2);
    await load(port, who, half === 0 ? paths : paths.slice(0, half), warmSeconds);
    const before = cpuMs(pid);
    const { perSecond, answered, refused, meanBytes, p99 } = await load(port, who, paths.slice(half));
    const cpu = ((cpuMs(pid) - before) * 1000) / Math.max(1, answered + refused);
    found.push({
      name,
      value: perSecond,
      unit: `req/s (${Math.round(cpu)} µs CPU, p99 ${p99.toFixed(1)} ms, ${Math.round(meanBytes)} bytes${refused > 0 ? `, ${refused} REFUSED` : ''})`,
      target,
      atLeast: true,
    });
  };
  const ofNode = await bare();
  found.push(ofNode);
  await measure('calendar cached, keyless', 'none', ['/v1/calendars/bikram?date=2026-11-14'], 6000);
  ofBare('calendar cached, keyless', CALENDAR_SHARE);
  await measure('ss-mean cached, keyless', 'none', ['/v1/ss-mean?date=2026-11-14'], 6000);
  await measure('tithi cached, keyed', 'commercial', ['/v1/vedic/tithi?date=2026-11-14'], 3000);
  ofBare('tithi cached, keyed', KEYED_SHARE);
  await measure('tithi uncached, keyed', 'commercial', unique('/v1/vedic/tithi', 60_000), 2500);
  for (const [name, plan, path, extra, target] of [
    ['snapshot Drik uncached, keyed', 'commercial', '/v1/vedic/panchanga', '', 1050],
    ['snapshot Drik uncached, Free key', 'free', '/v1/vedic/panchanga', '&time=12:00', 700],
    ['snapshot Surya uncached, keyed', 'commercial', '/v1/surya/panchanga', '', 350],
  ] as const)
    await measure(name, plan, unique(path, 60_000, extra), target, WARM_SNAPSHOT_SECONDS);
  await measure('snapshot cached, keyed', 'commercial', ['/v1/vedic/panchanga?date=2026-11-14'], 5000);
  ofBare('snapshot cached, keyed', SNAPSHOT_SHARE);
  await measure('kundali uncached, keyed', 'commercial', unique('/v1/vedic/kundali', 60_000, '&time=06:30'), 3000);
  for (const [view, target] of [
    ['yogas', 700],
    ['shadbala', 1200],
    ['jaimini', 1200],
  ] as const)
    await measure(`${view} uncached, keyed`, 'commercial', unique(`/v1/vedic/${view}`, 60_000, '&time=06:30'), target);
  const pairs = unique('/v1/vedic/match/ashtakoot', 60_000).map((each, i) =>
    each
      .replace('?date=', '?boy_date=')
      .replace('&lat=', '&boy_lat=')
      .replace('&lon=', '&boy_lon=')
      .concat(`&boy_time=06:30&girl_date=1992-02-${pad((i % 28) + 1)}&girl_time=${pad(i % 24)}:15`),
  );
  await measure('ashtakoot uncached, keyed', 'commercial', pairs, 1000);
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const name of ['hits', 'misses'])
    found.push({
      name: `cache ${name}`,
      value: Number(new RegExp(`ganaka_cache_${name} (\\d+)`).exec(metrics)?.[1] ?? 0),
      unit: '',
    });
  found.push({ name: 'memory after the load', value: rssMb(pid), unit: 'MB' });
  return found;
}

/** What plain Node can do with a reply of the same size, in this run on this machine. */
async function bare(): Promise<MeasuredRow> {
  const body = Buffer.alloc(1100, 32);
  const server = createServer((_, res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    res.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const before = process.cpuUsage();
  const { perSecond, answered } = await load(port, '', ['/']);
  const { user, system } = process.cpuUsage(before);
  server.close();
  server.closeAllConnections();
  return {
    name: 'bare node:http, same run',
    value: perSecond,
    unit: `req/s (${Math.round((user + system) / answered)} µs CPU)`,
  };
}
