/** A service killed while it answers `/mcp`: after the restart every answer that arrived is paid for, and those that did not are refunded. */
import { rmSync } from 'node:fs';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { openAccounts } from '../../packages/service/src/accounts/open.ts';
import { databaseFile } from '../../packages/service/src/accounts/store/data-folder.ts';
import { liveService } from '../kit/live.ts';

const CLIENTS = 8;
const LEAST_ANSWERS = 40;
const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

const bodyOf = (second: number): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name: 'kundali',
      arguments: { date: '1990-05-17', time: `06:30:${String(second % 60).padStart(2, '0')}`, place: 'Pune' },
    },
  });

/** Requests whose debit was not refunded. */
function standing(dataDir: string): Set<string> {
  const database = new Database(databaseFile(dataDir), { timeout: 5_000 });
  const rows = database
    .prepare(
      `SELECT request_id FROM credit_ledger l WHERE kind = 'debit' AND NOT EXISTS
       (SELECT 1 FROM credit_ledger r WHERE r.of_writer = l.writer AND r.of_seq = l.seq)`,
    )
    .raw()
    .all([]);
  database.close();
  return new Set(rows.map((row) => String(Array.isArray(row) ? row[0] : '')));
}

test('credits hold when the service is killed', async () => {
  const live = await liveService();
  const { dataDir, url } = live;
  const key = live.key('pro', 'tg');
  const answered = new Set<string>();
  let down = false;
  const one = async (client: number, i: number): Promise<void> => {
    const reply = await fetch(`${url}/mcp`, {
      method: 'POST',
      headers: { ...HEADERS, 'x-api-key': key },
      body: bodyOf(client * 7 + i),
    });
    const text = await reply.text();
    if (text.includes('"Krittika"')) answered.add(reply.headers.get('x-request-id') ?? '');
    if (answered.size === LEAST_ANSWERS) live.process.kill('SIGKILL');
  };
  const gone = new Promise((resolve) => live.process.once('exit', resolve));
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let i = 0; !down; i++)
        await one(client, i).catch(() => {
          down = true;
        });
    }),
  );
  await gone;
  const accounts = await openAccounts({ dataDir, clock: Date.now });
  const { mismatched } = await accounts.admin.audit();
  await accounts.close();
  const paid = standing(dataDir);
  rmSync(dataDir, { recursive: true });
  expect(answered.size).toBeGreaterThanOrEqual(LEAST_ANSWERS);
  expect([...answered].filter((id) => !paid.has(id))).toEqual([]);
  expect([...paid].filter((id) => !answered.has(id)).length).toBeLessThanOrEqual(1);
  expect(mismatched).toEqual([]);
});
