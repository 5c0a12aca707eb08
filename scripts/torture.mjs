// npm run torture: long runs in which processes are killed under load.
import { installPackages, installTestTools, ROOT, run } from './setup.mjs';

process.chdir(ROOT);
installPackages();
installTestTools();
run('node', ['--import', 'tsx', 'test/torture/run.ts', ...process.argv.slice(2)]);
