// npm test: everything, on a fresh clone too: format and lint, types, then every test.
import { installPackages, installTestTools, ROOT, run } from './setup.mjs';

process.chdir(ROOT);
installPackages();
installTestTools();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
run('npx', ['biome', 'check', '.']);
run('npx', ['tsc', '--noEmit']);
run('npx', ['vitest', 'run', ...process.argv.slice(2)]);
