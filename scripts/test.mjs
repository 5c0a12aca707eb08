// npm test: everything, on a fresh clone too: format and lint, types, generated files, then every test.
import { installPackages, ROOT, run } from './setup.mjs';
import { installTestTools, unrunLine } from './test-tools.mjs';

process.chdir(ROOT);
installPackages();
installTestTools();
const unrun = unrunLine();
const sayUnrun = () => unrun !== '' && console.error(unrun);
sayUnrun();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
run('npx', ['biome', 'check', '.']);
run('npx', ['tsc', '--noEmit']);
run(process.execPath, ['scripts/generate.mjs', '--check']);
process.on('exit', sayUnrun);
run('npx', ['vitest', 'run', ...process.argv.slice(2)]);
