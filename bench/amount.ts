/**
 * How much an area measures. `--once` (BENCH_ONCE=yes) makes one round of everything: its figures mean nothing, but it
 * shows in a few seconds that the area still runs.
 */
const isOnce = process.env.BENCH_ONCE === 'yes';
const SHORT_SECONDS = 0.3;

/** Rounds, calls, requests. */
export const rounds = (usual: number): number => (isOnce ? 1 : usual);

/** How long a load lasts, or an idle service is watched. */
export const seconds = (usual: number): number => (isOnce ? SHORT_SECONDS : usual);

/** Threads do not keep a process alive. Without a server that listens, it would end in the middle of their work. */
export async function keptAlive<T>(work: () => Promise<T>): Promise<T> {
  const alive = setInterval(() => undefined, 1000);
  try {
    return await work();
  } finally {
    clearInterval(alive);
  }
}
