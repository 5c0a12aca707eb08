/**
 * Loaded into the service before it starts: on SIGUSR2 it collects its garbage and prints how many bytes it then
 * occupies and how many threads it has.
 */
const { isMainThread } = require('node:worker_threads');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  let threads = 0;
  process.on('worker', (worker) => {
    threads++;
    worker.once('exit', () => threads--);
  });
  process.on('SIGUSR2', () => {
    for (let i = 0; i < 3; i++) collect();
    process.stderr.write(`\nresident ${process.memoryUsage.rss()} threads ${threads}\n`);
  });
}
