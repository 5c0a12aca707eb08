// npm run bench [name …]: measures, side by side with peers where there are any. Never part of the tests.
import { installPackages, ROOT, run } from './setup.mjs';

process.chdir(ROOT);
installPackages();
const { buildAll } = await import('./build.mjs');
await buildAll();
run('node', ['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)]);
