import { expect, test } from 'vitest';
import { CREDITS } from './credits.ts';
import { PACKS, PLANS } from './plans.ts';

test('plans give the credits and cost the rupees of the specification', () => {
  expect(Object.values(PLANS).map((plan) => [plan.label, plan.creditsPerMonth, plan.priceRupees])).toEqual([
    ['Free Basic', 1_000, '0 rupees'],
    ['Developer', 10_000, '4,999 rupees per year'],
    ['Pro', 50_000, '14,999 rupees per year'],
    ['Commercial', 250_000, '36,000 rupees per year'],
    ['Enterprise', null, 'from 1,20,000 rupees per year'],
  ]);
  expect(PACKS['10k']).toEqual({ credits: 10_000, priceRupees: '499 rupees' });
  expect(PACKS['50k']).toEqual({ credits: 50_000, priceRupees: '1,999 rupees' });
  expect(PACKS['200k']).toEqual({ credits: 200_000, priceRupees: '6,999 rupees' });
});

test('classes cost what the specification says', () => {
  expect(CREDITS).toEqual({
    none: 0,
    light: 1,
    standard: 2,
    chart: 3,
    varga: 4,
    heavy: 5,
    book_html: 20,
    book_pdf: 25,
    pack: 30,
    bulk: 8,
  });
});
