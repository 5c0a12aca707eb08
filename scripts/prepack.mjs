// npm pack: builds what the package holds.
import { buildIfStale } from './build.mjs';
import { buildLibrary } from './library.mjs';

await buildIfStale();
await buildLibrary();
