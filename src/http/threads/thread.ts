/** A thread of ours. From source (tests, development) it first registers the loader of the process. */
import { Worker, type WorkerOptions } from 'node:worker_threads';

export const startedThread = (filename: URL, options: Pick<WorkerOptions, 'workerData' | 'transferList'>): Worker =>
  filename.pathname.endsWith('.ts')
    ? new Worker(
        `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(filename.href)}); })`,
        { ...options, eval: true },
      )
    : new Worker(filename, options);
