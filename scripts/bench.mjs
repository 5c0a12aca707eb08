// npm run bench [name …]: measures, side by side with peers where there are any. Never part of the tests.
import { installPackages, ROOT, run } from './setup.mjs';

process.chdir(ROOT);
installPackages();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
run('node', ['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)]);
