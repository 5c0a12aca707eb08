/** Every printed wedding day at hand against the verdict of the day, and what docs/MUHURTA.md says of it. */
import { readFileSync } from 'node:fs';
import { WORKS } from 'ganaka/internal/jyotisha/muhurta/karya/catalog.ts';
import { resolved } from 'ganaka/internal/jyotisha/muhurta/karya/clause.ts';
import { WEDDING_ROWS } from 'ganaka/internal/jyotisha/muhurta/vivaha/rows.ts';
import { describe, expect, test } from 'vitest';
import { printedDaysText } from '../../builders/printed-days-page.ts';
import { agreement, byClauses, daysOf, frontier, missesBy, said } from '../muhurta/printed-days.ts';
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

describe('printed upanayana days', () => {
  const days = daysOf(sky, wholePrinted, 'upanayana');
  const { checked } = resolved(WORKS.upanayana.rows, { asta: 'kalamsha' });

  test('four of five are fit by the Muhurta Chintamani', () => {
    expect(agreement(days, byClauses(checked, 'MC')).recall).toBeGreaterThanOrEqual(0.8);
  });

  test('by the Dharmasindhu seven of ten: it bars Pausha and Ashadha, in which the print has days', () => {
    const { recall, printed, hits } = agreement(days, byClauses(checked, 'DS'));
    expect(recall).toBeGreaterThanOrEqual(0.7);
    const inBarredMonths = missesBy(days, checked, 'DS').get('up.month')?.length ?? 0;
    expect((hits + inBarredMonths) / printed).toBeGreaterThanOrEqual(0.75);
  });
});

test('docs/MUHURTA.md has what is measured (else run builders/muhurta-page.ts)', () => {
  const doc = readFileSync(new URL('../../docs/MUHURTA.md', import.meta.url), 'utf8');
  // the page wraps its paragraphs
  const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
  expect(inOneLine(doc)).toContain(inOneLine(printedDaysText(wholePrinted)));
});
