// npm start: install if needed, build, serve.
import { installPackages, ROOT } from './setup.mjs';

process.chdir(ROOT);
installPackages();
const { buildAll } = await import('./build.mjs');
await buildAll();
await import('../dist/main.js');
