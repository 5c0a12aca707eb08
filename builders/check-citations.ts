/**
 * Looks up the locus of every citation in the source text, where that text is at hand, and writes docs/CITATIONS.md
 * (`citations/page.ts`).
 *
 * npx tsx builders/check-citations.ts ../shared/texts
 */
import { writeFileSync } from 'node:fs';
import { citationsPage } from './citations/page.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('give the folder of the source texts');
const report = await citationsPage(folder);
writeFileSync('docs/CITATIONS.md', report);
process.stdout.write(
  `${report
    .split('\n')
    .filter((line) => /NOT FOUND|not mapped|not in the copy|not on file|no verse/.test(line))
    .join('\n')}\n`,
);
