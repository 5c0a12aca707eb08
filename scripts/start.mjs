// npm start: install if needed, build, serve. Where production packages and a build are there, it only serves.
import { installPackages, isDelivered, ROOT } from './setup.mjs';

process.chdir(ROOT);
if (!isDelivered()) {
  installPackages();
  const { buildIfStale } = await import('./build.mjs');
  await buildIfStale();
}
await import('../dist/main.js');
