/**
 * Requests through c processes, event by event: they come at random (Poisson), each process answers its own in order on one core, long work goes to that process's thread and is slowed by as much as the
 * core is busy. The same seed gives the same figures.
 */
import type { Cost } from './costs.ts';

export interface Run {
  readonly processes: number;
  readonly perSecond: number;
  readonly seed?: number;
  readonly calls?: number;
}

export interface Waits {
  readonly p50: number;
  readonly p99: number;
  /** How busy a core is, 0 to 1. */
  readonly busy: number;
}

/** Mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** CPU of a call of the mix on average, milliseconds. */
export const meanMs = (costs: readonly Cost[]): number =>
  costs.reduce((sum, { cpuMs, share }) => sum + cpuMs * share, 0) / costs.reduce((sum, { share }) => sum + share, 0);

/** How long those wait whose answer is made on the spot, from asking to the answer's end. */
export function simulate(costs: readonly Cost[], { processes, perSecond, seed = 1, calls = 20_000 }: Run): Waits {
  const random = randomOf(seed);
  const total = costs.reduce((sum, { share }) => sum + share, 0);
  const kindOf = (): Cost => {
    let left = random() * total;
    const found = costs.find(({ share }) => (left -= share) < 0) ?? costs[0];
    if (found === undefined) throw new Error('nothing is asked');
    return found;
  };
  const threadMs = costs.reduce((sum, { cpuMs, share, thread }) => sum + (thread ? cpuMs * share : 0), 0) / total;
  /** Part of each core that the threads take from the answering. */
  const taken = Math.min(0.9, (threadMs * perSecond) / 1000 / processes);
  const free = new Float64Array(processes);
  const waits: number[] = [];
  let now = 0;
  for (let i = 0; i < calls; i++) {
    now += (-Math.log(1 - random()) / perSecond) * 1000;
    const kind = kindOf();
    // a connection belongs to a process for its life: which one a call comes to is chance
    const which = Math.floor(random() * processes);
    if (kind.thread) continue;
    const begun = Math.max(now, free[which] ?? 0);
    const done = begun + kind.cpuMs / (1 - taken);
    free[which] = done;
    waits.push(done - now);
  }
  waits.sort((a, b) => a - b);
  return {
    p50: waits[Math.floor(waits.length * 0.5)] ?? 0,
    p99: waits[Math.floor(waits.length * 0.99)] ?? 0,
    busy: (meanMs(costs) * perSecond) / 1000 / processes,
  };
}

/** Of so many customers whose use falls as 1/rank, put on partitions by chance: what the fullest partition has above the mean. */
export function fullest(customers: number, partitions: number, seed = 1): number {
  const random = randomOf(seed);
  const loads = new Float64Array(partitions);
  let sum = 0;
  for (let rank = 1; rank <= customers; rank++) {
    const which = Math.floor(random() * partitions);
    loads[which] = (loads[which] ?? 0) + 1 / rank;
    sum += 1 / rank;
  }
  return (Math.max(...loads) * partitions) / sum;
}
