/** The frequencies of the yogas counted again on ten thousand births: the stored table is ours, and agrees with the other count. */

import { factsOf } from 'ganaka/internal/jyotisha/kundali/chart/facts.ts';
import { YOGAS } from 'ganaka/internal/jyotisha/kundali/yogas/catalog/index.ts';
import {
  FORM_FREQUENCY_PERCENT,
  FREQUENCY_PERCENT,
} from 'ganaka/internal/jyotisha/kundali/yogas/frequencies.generated.ts';
import { holds } from 'ganaka/internal/rules/clause.ts';
import { expect, test } from 'vitest';
import { BIRTHS, births } from '../../builders/yoga-births.ts';
import table from '../authorities/yoga-frequencies.json' with { type: 'json' };

test('ten thousand births', () => {
  const held = new Map<string, number>();
  const add = (id: string) => held.set(id, (held.get(id) ?? 0) + 1);
  for (const chart of births()) {
    const facts = factsOf(chart);
    for (const { id, rule, variants = [], bhanga = [] } of YOGAS) {
      for (const form of variants) if (holds(form.rule, facts)) add(`${id}/${form.id}`);
      if (!holds(rule, facts)) continue;
      add(id);
      if (bhanga.every((form) => !holds(form.rule, facts))) add(`${id} unbroken`);
    }
  }
  const percent = (id: string): number => (100 * (held.get(id) ?? 0)) / BIRTHS;
  for (const [id, kept] of Object.entries({ ...FREQUENCY_PERCENT, ...FORM_FREQUENCY_PERCENT }))
    expect(percent(id), id).toBeCloseTo(kept, 2);
  for (const [id, theirs] of Object.entries(table.percent))
    expect(Math.abs(percent(id) - theirs), id).toBeLessThanOrEqual(table.readme.tolerance);
  expect(Math.abs(percent('kemadruma unbroken') - table.unbroken.kemadruma)).toBeLessThan(1);
});
