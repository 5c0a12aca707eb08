// npm run bench [name …]: measures, side by side with peers where there are any. Never part of the tests.
import { installPackages, ROOT, run } from './setup.mjs';

process.chdir(ROOT);
installPackages();
const { buildBench, buildIfStale } = await import('./build.mjs');
await buildIfStale();
await buildBench();
run('node', ['packages/service/dist-bench/run.js', ...process.argv.slice(2)]);
