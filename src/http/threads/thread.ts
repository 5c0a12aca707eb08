/** A thread of our own. Run from source (tests, development) it takes the loader first that the process has. */
import { Worker, type WorkerOptions } from 'node:worker_threads';

export const startedThread = (filename: URL, options: Pick<WorkerOptions, 'workerData' | 'transferList'>): Worker =>
  filename.pathname.endsWith('.ts')
    ? new Worker(
        `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(filename.href)}); })`,
        { ...options, eval: true },
      )
    : new Worker(filename, options);
