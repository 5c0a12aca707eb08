// The `prepack` of ganaka-holidays: computes its files. With arguments only those countries: node scripts/pack-holidays.mjs MU FJ
import { join } from 'node:path';
import { ROOT, run } from './setup.mjs';
import { makeWords } from './words.mjs';

await makeWords();
run(join(ROOT, 'node_modules/.bin/tsx'), [join(ROOT, 'builders', 'holidays-data.ts'), ...process.argv.slice(2)]);
