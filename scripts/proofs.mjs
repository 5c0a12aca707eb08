// npm run proofs: the long checks: brute force against the quick answers, and what takes minutes to look at.
import { installPackages, ROOT, run } from './setup.mjs';
import { installTestTools } from './test-tools.mjs';

process.chdir(ROOT);
installPackages();
installTestTools();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
run('npx', ['vitest', 'run', '--config', 'test/proofs/vitest.config.ts', ...process.argv.slice(2)]);
