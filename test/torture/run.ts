/** npm run torture [-- name …]: long runs that try to break the service; the names are those below. All of it on 127.0.0.1. */
import { disk } from './disk.ts';
import { fuzz } from './fuzz.ts';
import { greed } from './greed.ts';
import { kills, killsOnPostgres } from './kills.ts';
import { memory } from './memory.ts';
import { overload } from './overload.ts';
import { replicas } from './replicas.ts';
import { soak } from './soak.ts';
import { troubled } from './troubled.ts';

const RUNS: Readonly<Record<string, (words: readonly string[]) => Promise<boolean>>> = {
  kill: kills,
  'kill-postgres': killsOnPostgres,
  postgres: troubled,
  overload,
  greed,
  fuzz,
  disk,
  replicas,
  memory,
  soak,
};

const [name = 'kill', ...words] = process.argv.slice(2);
// a bare number is the number of kills, as it was
const run = /^\d+$/.test(name) ? () => kills([name]) : Object.hasOwn(RUNS, name) ? RUNS[name] : undefined;
if (run === undefined) {
  console.error(`there is no run "${name}"; there are ${Object.keys(RUNS).join(', ')}`);
  process.exitCode = 2;
} else process.exitCode = (await run(words)) ? 0 : 1;
