/** Starts a worker thread. For a TypeScript file (tests, development) the thread first registers the tsx loader. */
import { Worker, type WorkerOptions } from 'node:worker_threads';

export const startedThread = (filename: URL, options: Pick<WorkerOptions, 'workerData' | 'transferList'>): Worker =>
  filename.pathname.endsWith('.ts')
    ? new Worker(
        `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(filename.href)}); })`,
        { ...options, eval: true },
      )
    : new Worker(filename, options);
