/**
 * A process held to its share of a core, so that a machine with few cores is never full and what is compared is the program: whenever its threads have used
 * more than their share since the beginning it is stopped (SIGSTOP) until the clock has caught up, as `cpulimit` does it.
 */
import { readdirSync, readFileSync } from 'node:fs';

const LOOK_MS = 4;
/** What it did not use is not saved up for longer. */
const MOST_SAVED_MS = 20;

/** What all threads have run, milliseconds: the first figure of each one's schedstat. */
function ranMs(pid: number): number {
  let ns = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`))
    try {
      ns += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // ended meanwhile
    }
  return ns / 1e6;
}

/** Holds the process to that part of a core until the function that comes back is called; that one says what part it had. */
export function heldTo(pid: number, share: number): () => number {
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
