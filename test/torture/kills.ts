/** npm run torture -- kill [times]: kills a loaded server so many times (default 300) and says what was found. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccounts } from '../../src/accounts/open.ts';
import { killRun } from './kill.ts';
import { bundledServer } from './processes.ts';

export async function kills(words: readonly string[]): Promise<boolean> {
  const runs = Number(words[0] ?? '300');
  const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-torture-'));
  const file = await bundledServer();
  const accounts = await openAccounts({ dataDir, clock: Date.now });
  const account = await accounts.admin.ensureAccount('torture@example.org', 'commercial');
  await accounts.admin.grant(account.id, 900_000_000);
  const { text: key } = await accounts.admin.createKey(account.id, 'tg');
  await accounts.close();

  const total = { answers: 0, unpaid: 0, unanswered: 0, returned: 0, mismatched: 0 };
  for (let run = 1; run <= runs; run++) {
    const result = await killRun(file, dataDir, key, run, 30 + Math.random() * 400);
    for (const name of ['answers', 'unpaid', 'unanswered', 'returned', 'mismatched'] as const)
      total[name] += result[name];
    if (result.unpaid > 0 || result.unanswered > 1 || result.mismatched > 0) console.log(`run ${run}:`, result);
    if (run % 25 === 0) console.log(`${run} runs:`, total);
  }
  console.log(`${runs} runs:`, total);
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(file, { force: true });
  return total.unpaid === 0 && total.mismatched === 0;
}
