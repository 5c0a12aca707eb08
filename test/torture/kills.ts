/**
 * npm run torture -- kill [times]: kills a loaded server so many times (default 300) and says what was found; `kill-postgres [times]` the same with the
 * accounts in PostgreSQL.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccounts } from '../../packages/service/src/accounts/open.ts';
import { startPostgres } from '../kit/postgres.ts';
import { killRun, type StoreAt } from './kill.ts';
import { bundledServer } from './processes.ts';

export async function kills(words: readonly string[]): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-torture-'));
  try {
    return await killed({ dataDir }, words);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function killsOnPostgres(words: readonly string[]): Promise<boolean> {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-torture-'));
  try {
    return await killed({ dataDir, databaseUrl: postgres.newDatabase() }, words);
  } finally {
    postgres.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A customer with credits for any run; the key's text. */
export async function richCustomer(kept: StoreAt): Promise<string> {
  const accounts = await openAccounts({ ...kept, clock: Date.now });
  const account = await accounts.admin.ensureAccount('torture@example.org', 'commercial');
  await accounts.admin.grant(account.id, 900_000_000);
  const { text } = await accounts.admin.createKey(account.id, 'tg');
  await accounts.close();
  return text;
}

async function killed(kept: StoreAt, words: readonly string[]): Promise<boolean> {
  const runs = Number(words[0] ?? '300');
  const file = await bundledServer();
  const key = await richCustomer(kept);
  const total = { answers: 0, unpaid: 0, unanswered: 0, returned: 0, mismatched: 0 };
  let moreThanOne = 0;
  for (let run = 1; run <= runs; run++) {
    const result = await killRun(file, kept, key, run, 30 + Math.random() * 400);
    for (const name of ['answers', 'unpaid', 'unanswered', 'returned', 'mismatched'] as const)
      total[name] += result[name];
    if (result.unanswered > 1) moreThanOne++;
    if (result.unpaid > 0 || result.unanswered > 1 || result.mismatched > 0) console.log(`run ${run}:`, result);
    if (run % 25 === 0) console.log(`${run} runs:`, total);
  }
  console.log(`${runs} runs:`, total);
  rmSync(file, { force: true });
  return total.unpaid === 0 && total.mismatched === 0 && moreThanOne === 0;
}
