/**
 * Several processes on one port (PROCESSES). A parent process accepts connections, distributes them to the others and
 * replaces processes that die. It also merges their counters and, with an embedded file, their request rates. It
 * answers no requests itself.
 */
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { SharedTokens, SpentTokens } from '../../accounts/store/rate-share.ts';
import { pooledRates } from '../../accounts/store/rate-share.ts';

export interface SupervisorOptions {
  readonly count: number;
  /** The file that each process runs. */
  readonly file: string;
  readonly listening: (port: number) => void;
  /** Called when a process has ended unexpectedly. */
  readonly died: (pid: number | undefined, code: number) => void;
  /** Called when all processes have ended: as requested, or because one could not start. */
  readonly ended: (code: number) => void;
}

/**
 * A dead process is replaced after this time, so that a fault at every start does not keep the machine busy with
 * restarts.
 */
const REPLACE_AFTER_MS = 1_000;

type ProcessQuestion =
  | { readonly ganaka: 'rates'; readonly id: number; readonly spent: readonly SpentTokens[] }
  | { readonly ganaka: 'metrics'; readonly id: number };
type ProcessAnswer = { readonly ganaka: 'told'; readonly id: number; readonly value: unknown };

export function supervise({ count, file, listening, died, ended }: SupervisorOptions): void {
  const aggregate = new AggregatorRegistry();
  const rates = pooledRates(() => performance.now());
  const ready = new Set<Worker>();
  let announced = false;
  let stopping = false;
  cluster.setupPrimary({ exec: file });
  const begin = () => {
    if (!stopping) cluster.fork(); // one that replaces a dead process would not get the signal
  };
  cluster.on('listening', (worker, { port }) => {
    ready.add(worker);
    if (announced || ready.size < count) return;
    announced = true;
    listening(port);
  });
  cluster.on('message', (worker, message: unknown) => {
    if (!isProcessQuestion(message)) return;
    const answer = (value: unknown) => {
      if (worker.isConnected()) worker.send({ ganaka: 'told', id: message.id, value } satisfies ProcessAnswer);
    };
    if (message.ganaka === 'rates') answer(rates(message.spent));
    else aggregate.clusterMetrics().then(answer, () => answer('')); // a process has just died; the next attempt works
  });
  cluster.on('exit', (worker, code) => {
    ready.delete(worker);
    const left = Object.keys(cluster.workers ?? {}).length;
    if (stopping) return left === 0 ? ended(0) : undefined;
    if (!announced) {
      stopping = true;
      for (const other of Object.values(cluster.workers ?? {})) other?.kill();
      return left === 0 ? ended(code === 0 ? 1 : code) : undefined;
    }
    died(worker.process.pid, code);
    setTimeout(begin, REPLACE_AFTER_MS);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stopping = true;
      const workers = Object.values(cluster.workers ?? {});
      if (workers.length === 0) ended(0);
      for (const worker of workers) worker?.process.kill(signal);
    });
  for (let i = 0; i < count; i++) begin();
}

/** The requests that one of several processes can send to the parent process. */
export interface Fellow {
  readonly exchange: (spent: readonly SpentTokens[]) => Promise<readonly SharedTokens[]>;
  /** Registers the counters of this process; the returned function gives the counters of all processes as text. */
  readonly metrics: (own: Registry) => () => Promise<string>;
}

/** The connection to the parent process; undefined if there is only one process. */
export function fellowOf(): Fellow | undefined {
  if (!cluster.isWorker) return undefined;
  const waiting = new Map<number, (value: unknown) => void>();
  let count = 0;
  process.on('message', (message: unknown) => {
    if (!isTold(message)) return;
    waiting.get(message.id)?.(message.value);
    waiting.delete(message.id);
  });
  const ask = (question: (id: number) => ProcessQuestion): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, resolve);
      process.send?.(question(id), (error: Error | null) => {
        if (error === null) return;
        waiting.delete(id);
        reject(error);
      });
    });
  return {
    async exchange(spent) {
      const told = await ask((id) => ({ ganaka: 'rates', id, spent }));
      return Array.isArray(told) ? told : [];
    },
    metrics(own) {
      AggregatorRegistry.setRegistries([own]);
      new AggregatorRegistry(); // from here on this process answers requests for its counters
      return async () => String(await ask((id) => ({ ganaka: 'metrics', id })));
    },
  };
}

const isProcessQuestion = (message: unknown): message is ProcessQuestion =>
  isOurs(message) && (message.ganaka === 'rates' || message.ganaka === 'metrics');
const isTold = (message: unknown): message is ProcessAnswer => isOurs(message) && message.ganaka === 'told';
const isOurs = (message: unknown): message is { readonly ganaka: unknown } =>
  typeof message === 'object' && message !== null && 'ganaka' in message;
