// npm run bench -- [--once] [area …]: measures, side by side with peers where there are any. With --once it only shows that every area runs.
import { installPackages, ROOT, run } from './setup.mjs';

process.chdir(ROOT);
installPackages();
const { buildBench, buildIfStale } = await import('./build.mjs');
await buildIfStale();
await buildBench();
run(process.execPath, ['packages/service/dist-bench/run.js', ...process.argv.slice(2)]);
