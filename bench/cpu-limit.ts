/**
 * A process held to its share of a core, so that a machine with few cores is never full and what is compared is the program: whenever its threads have used
 * more than their share since the beginning it is stopped (SIGSTOP) until the clock has caught up, as `cpulimit` does it.
 */
import { ranMs } from '../test/torture/processes.ts';

const LOOK_MS = 4;
/** What it did not use is not saved up for longer. */
const MOST_SAVED_MS = 20;

/** Holds the process to that part of a core until the function that comes back is called; that one says what part it had. */
export function limitCpu(pid: number, share: number): () => number {
  const [began, ranBefore] = [performance.now(), ranMs(pid)];
  let [allowed, last, stopped] = [ranBefore, began, false];
  const look = setInterval(() => {
    const now = performance.now();
    const ran = ranMs(pid);
    allowed = Math.min(allowed + (now - last) * share, ran + MOST_SAVED_MS);
    last = now;
    if (ran > allowed === stopped) return;
    stopped = !stopped;
    process.kill(pid, stopped ? 'SIGSTOP' : 'SIGCONT');
  }, LOOK_MS);
  return () => {
    clearInterval(look);
    process.kill(pid, 'SIGCONT');
    return (ranMs(pid) - ranBefore) / (performance.now() - began);
  };
}
