/**
 * npm run soak: a service under a mixed load for half an hour (`SOAK_MINUTES`), as strangers would make it: keyed and keyless calls, snapshots, charts, year scans, streams, batches,
 * pages, assets, wrong requests, wrong passwords, clients that leave in the middle. Memory must be flat, and sockets, threads and files the same in the end as after the warm-up.
 */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { fresh, openLoop, quantile, type Service, service } from './service.ts';

const PER_SECOND = Number(process.env.SOAK_RATE ?? '25');
const SLICE_S = 15;
/** Part of the run that does not count: caches fill, threads are made, code gets compiled. */
const WARM_UP = 1 / 3;
/** What the last third may have on average above the middle one, parts of it and mebibytes. */
const MOST_GROWTH = 0.08;
const MOST_GROWTH_MB = 24;
/** By then the last connection has been idle for longer than one may be. */
const LONGEST_END_S = 120;

interface Look {
  readonly minute: number;
  readonly rssMb: number;
  readonly threads: number;
  readonly files: number;
  readonly sockets: number;
}

function lookAt(pid: number, began: number): Look {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  const targets = readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`);
    } catch {
      return ''; // closed meanwhile
    }
  });
  const sockets = targets.filter((target) => target.startsWith('socket:')).length;
  return {
    minute: (performance.now() - began) / 60_000,
    rssMb: figure('VmRSS') / 1024,
    threads: figure('Threads'),
    files: targets.length - sockets,
    sockets,
  };
}

const KEYED: readonly ((i: number) => string)[] = [
  fresh('/v1/vedic/panchanga'),
  fresh('/v1/vedic/tithi', '&time=05:30'),
  fresh('/v1/surya/panchanga'),
  fresh('/v1/vedic/kundali', '&time=06:30'),
  fresh('/v1/vedic/kundali/full', '&time=06:30'),
  fresh('/v1/vedic/muhurta'),
  (i) => `/v1/parva-mool?year=${1700 + (i % 600)}&brief=1`,
  fresh('/v1/vedic/sade-sati', '&time=06:30&on=2026-11-14'),
  (i) => `/v1/vedic/kundali-book.html?date=1990-05-${10 + (i % 18)}&time=06:30&lat=18.5&lon=73.8`,
];
const KEYLESS: readonly ((i: number) => string)[] = [
  () => '/v1/health',
  () => '/v1/',
  () => '/',
  () => '/docs',
  (i) => `/v1/geocode?q=${['pune', 'ujj', 'वारा', 'new d'][i % 4] ?? ''}`,
  () => '/account/sign-in',
  () => '/feeds/not-a-token.ics',
  (i) => `/v1/vedic/tithi?constructor=${i}`,
  (i) => `/nowhere/${i}`,
  () => '/livez',
];
const oneOf = (paths: readonly ((i: number) => string)[]) => (i: number) => paths[i % paths.length]?.(i) ?? '/';

/** Asks for something long and leaves. */
const leave = (port: number, key: string, i: number) =>
  new Promise<void>((resolve) => {
    const path = fresh('/v1/vedic/kundali/full', '&time=11:00')(i);
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\n\r\n`);
      setTimeout(() => socket.destroy(), 5 + (i % 50));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });

/** A form with a wrong password and no token, and a stream of days, read to its end. */
async function formAndStream(port: number, key: string, i: number): Promise<void> {
  const base = `http://127.0.0.1:${port}`;
  const headers = { connection: 'close' };
  const body = new URLSearchParams({ email: `nobody${i}@example.org`, password: 'not the password' });
  const sent = await fetch(`${base}/account/sign-in`, { method: 'POST', body, headers, redirect: 'manual' });
  await sent.arrayBuffer();
  const days = `from=2026-0${(i % 9) + 1}-01&to=2026-0${(i % 9) + 1}-07&format=ndjson&lat=18.5&lon=73.8`;
  const stream = await fetch(`${base}/v1/panchanga/range?${days}`, { headers: { ...headers, 'x-api-key': key } });
  await stream.arrayBuffer();
}

export async function soak(words: readonly string[]): Promise<boolean> {
  const minutes = Number(words[0] ?? process.env.SOAK_MINUTES ?? '30');
  const running: Service = await service({ TRUST_PROXY: 'yes' });
  const { port, child } = running;
  const pid = child.pid ?? 0;
  const key = running.key('enterprise');
  const began = performance.now();
  const start = lookAt(pid, began);
  console.log(`${line(start)} before the load`);
  const looks: Look[] = [];
  const statuses: Record<string, number> = {};
  let slowest = 0;
  for (let slice = 0; performance.now() - began < minutes * 60_000; slice++) {
    const from = slice * SLICE_S * PER_SECOND;
    const leaving = setInterval(() => void leave(port, key, from + Math.floor(Math.random() * 1_000)), 500);
    const forms = setInterval(() => void formAndStream(port, key, slice).catch(() => undefined), 2_000);
    const [keyed, keyless] = await Promise.all(
      (
        [
          ['keyed', KEYED, key],
          ['keyless', KEYLESS, ''],
        ] as const
      ).map(([, paths, as]) =>
        openLoop({
          port,
          key: as,
          perSecond: PER_SECOND / 2,
          seconds: SLICE_S,
          path: (i) => oneOf(paths)(from + i),
          connections: 30,
          patienceS: 60,
        }),
      ),
    );
    clearInterval(leaving);
    clearInterval(forms);
    for (const seen of [keyed, keyless])
      for (const [status, n] of Object.entries(seen?.statuses ?? {})) statuses[status] = (statuses[status] ?? 0) + n;
    if (keyed !== undefined) slowest = Math.max(slowest, quantile(keyed, 0.99));
    const look = lookAt(pid, began);
    looks.push(look);
    if (slice % 4 === 0) console.log(line(look));
  }
  // what was under way ends, and idle connections with it
  let end = lookAt(pid, began);
  for (let i = 0; i < LONGEST_END_S && end.sockets > start.sockets; i++) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    end = lookAt(pid, began);
  }
  console.log(`${line(end)} after the load`);
  console.log(`answers ${JSON.stringify(statuses)}, the slowest quarter-minute's p99 ${slowest.toFixed(0)} ms`);
  await running.end();
  return verdict(looks, start, end, statuses);
}

const line = ({ minute, rssMb, threads, files, sockets }: Look): string =>
  `${minute.toFixed(1).padStart(5)} min  ${rssMb.toFixed(0).padStart(4)} MB  ${threads} threads  ${files} files  ${sockets} sockets`;

const mean = (looks: readonly Look[]): number => looks.reduce((sum, { rssMb }) => sum + rssMb, 0) / looks.length;

function verdict(looks: readonly Look[], start: Look, end: Look, statuses: Readonly<Record<string, number>>): boolean {
  const warm = Math.floor(looks.length * WARM_UP);
  const middle = looks.slice(warm, 2 * warm);
  const last = looks.slice(2 * warm);
  const [before, after] = [mean(middle), mean(last)];
  const flat = after - before < Math.max(before * MOST_GROWTH, MOST_GROWTH_MB);
  const most = (name: 'threads' | 'files') => Math.max(...middle.map((look) => look[name]));
  const noLeak = end.threads <= most('threads') && end.files <= most('files') && end.sockets <= start.sockets;
  const failed = Object.entries(statuses).filter(([status]) => Number(status) >= 500 && status !== '503');
  console.log(
    `memory ${before.toFixed(0)} MB in the middle third, ${after.toFixed(0)} MB in the last: ${flat ? 'flat' : 'GROWS'}; threads, files and sockets ${noLeak ? 'given back' : 'LEAK'}; ${failed.length === 0 ? 'no failure' : `FAILED ${JSON.stringify(failed)}`}`,
  );
  return flat && noLeak && failed.length === 0 && !('0' in statuses);
}
