/**
 * How often each yoga holds, in percent of ten thousand births (`yoga-births.ts`), by the Drik engine and the default
 * readings. Writes src/kundali/yogas/frequencies.ts.
 *
 * npx tsx builders/yoga-frequencies.ts
 */
import { writeFileSync } from 'node:fs';
import { factsOf } from '../src/kundali/facts.ts';
import { YOGAS } from '../src/kundali/yogas/catalog/index.ts';
import { holds } from '../src/rules/clause.ts';
import { BIRTHS, births } from './yoga-births.ts';

const held = new Map(YOGAS.map(({ id }) => [id, 0]));
for (const chart of births()) {
  const facts = factsOf(chart);
  for (const { id, rule } of YOGAS) if (holds(rule, facts)) held.set(id, (held.get(id) ?? 0) + 1);
}
const lines = [...held].map(([id, count]) => `  ${id}: ${Number(((100 * count) / BIRTHS).toFixed(2))},`);
writeFileSync(
  'src/kundali/yogas/frequencies.ts',
  `/** Percent of ${BIRTHS.toLocaleString('en')} births in which each yoga holds. Made by builders/yoga-frequencies.ts. */
import type { YogaId } from './rule.ts';

export const FREQUENCY_PERCENT: Readonly<Record<YogaId, number>> = {
${lines.join('\n')}
};
`,
);
