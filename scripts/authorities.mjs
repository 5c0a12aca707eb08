// npm run authorities: the checks against the whole outside tables, which lie beside the project in ../shared.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, ROOT, run } from './setup.mjs';

process.chdir(ROOT);
if (!existsSync(join(ROOT, '..', 'shared', 'oracles'))) {
  console.error('npm run authorities needs the outside tables in ../shared/oracles, and they are not there');
  process.exit(1);
}
installPackages();
run('npx', ['vitest', 'run', '--config', 'test/outside/vitest.config.ts', ...process.argv.slice(2)]);
