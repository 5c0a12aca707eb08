// npm run ganaka -- …: the operator's command line.
import { installPackages, ROOT } from './setup.mjs';

process.chdir(ROOT);
installPackages();
const { buildAll } = await import('./build.mjs');
await buildAll();
await import('../dist/cli.js');
