// npm run dev: serves the sources, and again after each edit.
import { installPackages, ROOT } from './setup.mjs';
import { endWithStarter } from './starter.mjs';

process.chdir(ROOT);
endWithStarter();
installPackages();
await import('./dev-serve.mjs'); // which needs the packages
