/** Loaded into the service before it starts: on SIGUSR2 it collects its garbage and says what it then occupies. */
const { isMainThread } = require('node:worker_threads');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    for (let i = 0; i < 3; i++) collect();
    process.stderr.write(`\nresident ${process.memoryUsage.rss()}\n`);
  });
}
