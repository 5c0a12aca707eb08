/** How often the yogas occur by our count compared with the count of the table (`authorities/yoga-frequencies.json`), within three points. */

import { FREQUENCY_PERCENT } from 'ganaka/internal/jyotisha/kundali/yogas/frequencies.generated.ts';
import { expect, test } from 'vitest';
import table from '../authorities/yoga-frequencies.json' with { type: 'json' };

const ours = new Map<string, number>(Object.entries(FREQUENCY_PERCENT));
const POINTS = table.readme.tolerance;

test.each(Object.entries(table.percent).filter(([id]) => ours.has(id)))('%s: %d percent', (id, percent) => {
  expect(Math.abs((ours.get(id) ?? 0) - percent)).toBeLessThanOrEqual(POINTS);
});
test.each(Object.entries(table.between))('%s: in the range of the table', (id, [least = 0, most = 0]) => {
  const found = ours.get(id) ?? Number.NaN;
  expect(found).toBeGreaterThanOrEqual(least - POINTS);
  expect(found).toBeLessThanOrEqual(most + POINTS);
});
test('what the table does not name is rare but for thirteen, whose shares it does not print', () => {
  const named = new Set([...Object.keys(table.percent), ...Object.keys(table.between)]);
  const common = [...ours].filter(([id, percent]) => !named.has(id) && percent > POINTS).map(([id]) => id);
  expect(common).toEqual([
    'chandra_diva_guru',
    'budhaditya',
    'shubha',
    'ashubha',
    'papa_kartari',
    'sushubha',
    'nicabhanga_navamsha',
    'raja_9_ak',
    'raja_tenth_lord_sees_lagna',
    'raja_benefics_kendra',
    'raja_5_with_9_or_1',
    'rajamitra',
    'bphs_42_10',
  ]);
});
