/** A thread for long work: the same engines, the same views, no sockets and no accounts. */
import { workerData } from 'node:worker_threads';
import { engines } from './engines/registry.ts';
import { finish } from './http/ask.ts';
import { directoryOf } from './http/directory.ts';
import { addresses } from './http/route.ts';
import { ALL_ROWS } from './http/routes/all.ts';
import type { HeavyJob } from './http/workers.ts';
import { offsetHoursAt } from './places/zones.ts';

const { thirdEngine }: { thirdEngine: string } = workerData;
const known = engines(thirdEngine);
const directory = directoryOf(addresses(ALL_ROWS, thirdEngine));

/** Null is only a call to wake: the thread is made for what waits behind it. */
export default function work(job: HeavyJob | null): { media: string; body: Uint8Array } | null {
  if (job === null) return null;
  const { prepared, hindi } = job;
  const shows = directory.addresses.find(({ path }) => path === prepared.path)?.row.shows;
  if (shows === undefined || shows === null || 'plain' in shows) throw new Error(`no view at ${prepared.path}`);
  const { media, body } = finish(shows, prepared, known[prepared.engine], { offsetHoursAt }, hindi);
  // a Buffer may be a window on a shared pool: only its own bytes cross to the other thread
  return { media, body: new Uint8Array(body) };
}
