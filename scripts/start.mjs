// npm start: install if needed, build what is stale, serve, and say which on stderr. Where production packages and a build are there, it only serves.
import { installPackages, isDelivered, ROOT } from './setup.mjs';
import { endWithStarter } from './starter.mjs';

process.chdir(ROOT);
endWithStarter();
if (!isDelivered()) {
  installPackages();
  const { buildIfStale } = await import('./build.mjs');
  await buildIfStale();
}
await import('../packages/service/dist/main.js');
