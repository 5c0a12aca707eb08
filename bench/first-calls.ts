/**
 * What the first caller of a new process pays: documents that the build has written, and long work in a thread that has
 * rehearsed. Each figure is the CPU time of one thread, so that other work on the machine counts little.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { BenchRow } from './row.ts';
import { type BenchService, withService } from './service.ts';

/** Computed in the process, the OpenAPI document took 800 ms and each of the others 400 ms. */
const DOCUMENTS = ['/v1/openapi.json', '/docs', '/llms.txt', '/sitemap.xml', '/docs/search.json'];
const DOCUMENT_MS = 250;
const LIVES = ['0321', '0621', '0821', '1121', '1321', '0521', '1021'];
/** 1.1 with the rehearsal, 1.9 without it. */
const FIRST_LIFE = 1.5;
const REST_MS = 300;
const IDLE_MS = 10;

export async function rows(): Promise<BenchRow[]> {
  const found: BenchRow[] = [];
  for (const path of DOCUMENTS) found.push(await withService((service) => firstDocument(service, path)));
  found.push(await withService(firstLife));
  return found;
}

const ranMs = (pid: number, thread: string): number =>
  Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

const threadsOf = (pid: number): ReadonlyMap<string, number> =>
  new Map(readdirSync(`/proc/${pid}/task`).map((thread) => [thread, ranMs(pid, thread)]));

/** The CPU time of the thread that ran most since then. */
const mostSince = (pid: number, before: ReadonlyMap<string, number>): number =>
  Math.max(...Array.from(threadsOf(pid), ([thread, ms]) => ms - (before.get(thread) ?? 0)));

async function firstDocument({ port, pid }: BenchService, path: string): Promise<BenchRow> {
  await fetch(`http://127.0.0.1:${port}/v1/health`);
  const before = ranMs(pid, String(pid));
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'identity' } });
  await reply.arrayBuffer();
  if (reply.status !== 200) throw new Error(`${path} answers ${reply.status}`);
  const value = ranMs(pid, String(pid)) - before;
  return { name: `first ${path} of a process`, value, unit: 'ms CPU', target: DOCUMENT_MS };
}

async function firstLife({ port, pid, keyOn }: BenchService): Promise<BenchRow> {
  const key = keyOn('enterprise');
  const costOf = async (path: string): Promise<number> => {
    const before = threadsOf(pid);
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-api-key': key } });
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`${path} answers ${reply.status}`);
    return mostSince(pid, before);
  };
  await costOf('/v1/vedic/tithi?date=2026-11-14&lat=23.18&lon=75.78&tz=5.5');
  await atRest(pid);
  const lives: number[] = [];
  for (const year of LIVES)
    lives.push(
      await costOf(`/v1/vedic/sade-sati?date=${year}-05-17&time=06:30&lat=23.18&lon=75.78&tz=5.5&on=2026-11-14`),
    );
  const [first = 0, ...later] = lives;
  const usual = later.toSorted((a, b) => a - b)[later.length >> 1] ?? 0;
  return { name: 'first far life of a process', value: first / usual, unit: '× the usual', target: FIRST_LIFE };
}

/** Waits until no thread has worked for a while. */
async function atRest(pid: number): Promise<void> {
  for (let still = 0; still < 5; ) {
    const before = threadsOf(pid);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    still = mostSince(pid, before) < IDLE_MS ? still + 1 : 0;
  }
}
