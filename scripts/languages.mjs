// node scripts/languages.mjs [folder of languages]: what each language lacks at its level. Fails where a spoken one lacks anything.
import { join } from 'node:path';
import { ROOT, run } from './setup.mjs';
import { makeWords } from './words.mjs';

await makeWords();
run(join(ROOT, 'node_modules/.bin/tsx'), [join(ROOT, 'builders/language-gaps.ts'), ...process.argv.slice(2)]);
