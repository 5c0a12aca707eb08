/** A flood of snapshots from a process of its own, so that it does not delay the clock of the process that measures. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fresh, type LoadPlan, openLoop, type Seen } from './service.ts';

type Flood = Omit<LoadPlan, 'path'>;

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
  const seen = await openLoop({ ...JSON.parse(plan), path: fresh('/v1/vedic/panchanga') });
  process.send(seen, () => process.disconnect());
}
