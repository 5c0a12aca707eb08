// npm run torture: long runs in which services are killed, flooded, frozen and restarted.
import { installPackages, ROOT, run } from './setup.mjs';
import { installTestTools } from './test-tools.mjs';

process.chdir(ROOT);
installPackages();
installTestTools();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
run('node', ['--import', 'tsx', 'test/torture/run.ts', ...process.argv.slice(2)]);
