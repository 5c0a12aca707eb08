/** Every printed wedding day at hand against the verdict of the day, and what docs/MUHURTA.md says of it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { printedDaysText } from '../../builders/printed-days-page.ts';
import { resolved } from '../../src/muhurta/karya/clause.ts';
import { WEDDING_ROWS } from '../../src/muhurta/vivaha/rows.ts';
import { agreement, byClauses, daysOf, frontier, said } from '../muhurta/printed-days.ts';
import { kathmandu } from '../siddhanta/surya-cases.ts';
import { wholePrinted } from './tables.ts';

const sky = kathmandu('full');
const { checked: wedding } = resolved(WEDDING_ROWS, { asta: 'kalamsha', wedding: { haradatta: false } });

describe('printed wedding days', () => {
  const days = daysOf(sky, wholePrinted, 'wedding');

  test('four of five are fit, and more than half of the fit days are printed', () => {
    console.log(frontier(days, wedding, 'DS').map(said).join('\n'));
    const { recall, precision } = agreement(days, byClauses(wedding, 'DS'));
    expect(recall).toBeGreaterThanOrEqual(0.8);
    expect(precision).toBeGreaterThanOrEqual(0.55);
  });
});

test('docs/MUHURTA.md has what is measured (else run builders/muhurta-page.ts)', () => {
  const doc = readFileSync(new URL('../../docs/MUHURTA.md', import.meta.url), 'utf8');
  expect(doc).toContain(printedDaysText(wholePrinted));
});
