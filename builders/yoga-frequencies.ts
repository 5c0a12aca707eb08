/**
 * How often each yoga holds, in percent of ten thousand births (`yoga-births.ts`), by the Drik engine and the default
 * readings. Writes packages/ganaka/src/jyotisha/kundali/yogas/frequencies.generated.ts.
 *
 * npx tsx builders/yoga-frequencies.ts
 */
import { writeFileSync } from 'node:fs';
import { factsOf } from 'ganaka/internal/jyotisha/kundali/chart/facts.ts';
import { YOGAS } from 'ganaka/internal/jyotisha/kundali/yogas/catalog/index.ts';
import { holds } from 'ganaka/internal/rules/clause.ts';
import { BIRTHS, births } from './yoga-births.ts';

/** Variants that can be asked for in the row's stead. */
const FORMS = ['gajakesari/jataka_parijata'];

const held = new Map<string, number>([...YOGAS.map(({ id }) => id), ...FORMS].map((id) => [id, 0]));
for (const chart of births()) {
  const facts = factsOf(chart);
  const count = (id: string): void => void (held.has(id) && held.set(id, (held.get(id) ?? 0) + 1));
  for (const { id, rule, variants = [] } of YOGAS) {
    if (holds(rule, facts)) count(id);
    for (const form of variants)
      if (FORMS.includes(`${id}/${form.id}`) && holds(form.rule, facts)) count(`${id}/${form.id}`);
  }
}
const percentOf = (id: string): number => Number(((100 * (held.get(id) ?? 0)) / BIRTHS).toFixed(2));
const lines = YOGAS.map(({ id }) => `  ${id}: ${percentOf(id)},`);
writeFileSync(
  'packages/ganaka/src/jyotisha/kundali/yogas/frequencies.generated.ts',
  `/** Percent of ${BIRTHS.toLocaleString('en')} births in which each yoga holds. Made by builders/yoga-frequencies.ts. */
import type { YogaId } from './rule.ts';

export const FREQUENCY_PERCENT: Readonly<Record<YogaId, number>> = {
${lines.join('\n')}
};

/** The same of the variants that can be asked for in the row's stead. */
export const FORM_FREQUENCY_PERCENT: Readonly<Record<string, number>> = {
${FORMS.map((id) => `  '${id}': ${percentOf(id)},`).join('\n')}
};
`,
);
