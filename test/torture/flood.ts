/** A flood of requests from a process of its own, so that it does not delay the clock of the process that measures. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LONG_WORK } from './long-work.ts';
import { fresh, type LoadPlan, openLoop, type Seen } from './service.ts';

type Flood = Omit<LoadPlan, 'path'> & {
  /** The name of a kind of long work; without it the flood is of snapshots. */
  readonly kind?: string;
};

/** The flood begins when its process has started. */
export function flooding(plan: Flood): Promise<Seen> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(plan)], { execArgv: process.execArgv });
  return new Promise((resolve, reject) => {
    let seen: Seen | undefined;
    child.once('message', (told: Seen) => {
      seen = told;
    });
    child.once('exit', (code) => (seen ? resolve(seen) : reject(new Error(`the flood ended with ${code}`))));
  });
}

const [, , plan] = process.argv;
if (process.send !== undefined && plan?.startsWith('{')) {
  const given: Flood = JSON.parse(plan);
  const path = LONG_WORK.find(({ name }) => name === given.kind)?.path ?? fresh('/v1/vedic/panchanga');
  const seen = await openLoop({ ...given, path });
  process.send(seen, () => process.disconnect());
}
