// npm run authorities: the checks against the complete outside tables, which are in ../shared, next to the project.
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
