// npm start: install if needed, build, serve.
import { installPackages, ROOT } from './setup.mjs';

process.chdir(ROOT);
installPackages();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
await import('../dist/main.js');
