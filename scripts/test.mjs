// npm test: everything, on a fresh clone too: format and lint, types, then every test.
import { installPackages, installTestTools, ROOT, run } from './setup.mjs';

process.chdir(ROOT);
installPackages();
installTestTools();
const { buildAll } = await import('./build.mjs');
await buildAll();
run('npx', ['biome', 'check', '.']);
run('npx', ['tsc', '--noEmit']);
run('npx', ['vitest', 'run', ...process.argv.slice(2)]);
