// npm test: everything, on a fresh clone too: format and lint, types, generated files, then every test.
import { installPackages, installTestTools, ROOT, run } from './setup.mjs';

process.chdir(ROOT);
installPackages();
installTestTools();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
run('npx', ['biome', 'check', '.']);
run('npx', ['tsc', '--noEmit']);
run(process.execPath, ['scripts/generate.mjs', '--check']);
run('npx', ['vitest', 'run', ...process.argv.slice(2)]);
