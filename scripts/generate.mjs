// npm run generate: makes all that is made from other sources: the words of the named languages, loaders, types, client, guides. With --check
// it compares what is committed, and fails where that is old.
import { join } from 'node:path';
import { installPackages, ROOT, run } from './setup.mjs';

process.chdir(ROOT);
installPackages();
const { makeWords } = await import('./words.mjs');
await makeWords();
run(join(ROOT, 'node_modules/.bin/tsx'), [join(ROOT, 'builders/generate.ts'), ...process.argv.slice(2)]);
