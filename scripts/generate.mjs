// npm run generate: makes all that is made from other sources, in this order: lists of festivals, the words of the named languages and their
// loaders, types, client, guides. With --check, which npm test runs, it writes nothing and fails where something committed is old.
import { join } from 'node:path';
import { installPackages, ROOT, run } from './setup.mjs';

process.chdir(ROOT);
installPackages();
const { makeWords } = await import('./words.mjs');
const builder = (name) =>
  run(join(ROOT, 'node_modules/.bin/tsx'), [join(ROOT, 'builders', name), ...process.argv.slice(2)]);
builder('generate-lists.ts');
await makeWords();
builder('generate.ts');
