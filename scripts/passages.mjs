// node scripts/passages.mjs [folder of texts] [--draw 40 --seed 1]: every sentence cited as read in a text, under its passage, by work.
import { join } from 'node:path';
import { ROOT, run } from './setup.mjs';

run(join(ROOT, 'node_modules/.bin/tsx'), [join(ROOT, 'builders/passages.ts'), ...process.argv.slice(2)]);
