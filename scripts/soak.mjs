// npm run soak: half an hour of mixed load (SOAK_MINUTES); memory must stay flat, sockets, threads and files must not leak.
import { installPackages, ROOT, run } from './setup.mjs';

process.chdir(ROOT);
installPackages();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
run('node', ['--import', 'tsx', 'test/torture/run.ts', 'soak', ...process.argv.slice(2)]);
