import { expect, test } from 'vitest';
import { KnownBalances } from './known-balances.ts';
import { freshBalance } from './ledger.ts';

const PERIOD = 202611;
const noted = (...ids: string[]) => ({
  balances: new Map(ids.map((id) => [id, freshBalance(1000, PERIOD)])),
  mark: ids.length,
});

test('only where every account of a batch is known of this month', () => {
  const known = new KnownBalances();
  known.note(noted('a', 'b'));
  expect(known.of(['a', 'b'], PERIOD)).toMatchObject({ mark: 2 });
  expect(known.of(['a', 'c'], PERIOD)).toBeUndefined();
  expect(known.of(['a'], PERIOD + 1)).toBeUndefined();
  known.forget();
  expect(known.of(['a'], PERIOD)).toBeUndefined();
});

test('there are never many more than a service has customers at a time', () => {
  const known = new KnownBalances();
  for (let i = 0; i < 20_001; i++) known.note(noted(`old-${i}`));
  expect(known.of(['old-0'], PERIOD)).toBeDefined();
  known.note(noted('new'));
  expect(known.of(['old-0'], PERIOD)).toBeUndefined();
  expect(known.of(['new'], PERIOD)).toBeDefined();
});
