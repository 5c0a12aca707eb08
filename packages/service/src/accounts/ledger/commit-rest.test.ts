import { expect, test } from 'vitest';
import { restMs } from './commit-rest.ts';

test.each([
  ['a quick disk is not rested from', 'libsql', { tookMs: 1.9, debits: 40, shared: true }, 0],
  ['a slow one as long as the commit took', 'libsql', { tookMs: 9, debits: 1, shared: false }, 9],
  ['but not for long', 'libsql', { tookMs: 900, debits: 1, shared: false }, 50],
  ['PostgreSQL is not waited for', 'postgres', { tookMs: 9, debits: 40, shared: false }, 0],
  ['a crowd is, where others write to its accounts', 'postgres', { tookMs: 3, debits: 12, shared: true }, 3],
  ['but not for long either', 'postgres', { tookMs: 900, debits: 12, shared: true }, 4],
  ['and a few are not', 'postgres', { tookMs: 3, debits: 11, shared: true }, 0],
] as const)('%s', (_, kind, committed, ms) => {
  expect(restMs(kind, committed)).toBe(ms);
});
