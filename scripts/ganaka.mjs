// npm run ganaka -- …: the operator's command line.
import { installPackages, ROOT } from './setup.mjs';
import { endWithStarter } from './starter.mjs';

process.chdir(ROOT);
endWithStarter();
installPackages();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
await import('../packages/service/dist/cli.js');
