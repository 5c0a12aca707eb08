/**
 * One torture run: a server under load is killed at a random moment; after a restart the ledger is compared with what the
 * clients hold.
 */
import Database from 'libsql';
import pg from 'pg';
import { openAccounts } from '../../packages/service/src/accounts/open.ts';
import { databaseFile } from '../../packages/service/src/accounts/store/data-folder.ts';
import { ask, keepAlive, startServer } from './processes.ts';

export const COST = 5;
const CLIENTS = 16;

export interface RunResult {
  /** Answers the clients hold in whole. */
  readonly answers: number;
  /** Answers whose debit is missing or was refunded: must be none. */
  readonly unpaid: number;
  /** Debits kept without an answer: the process died between its mark and the socket; one at most. */
  readonly unanswered: number;
  readonly returned: number;
  readonly mismatched: number;
}

/** Where the accounts are: a folder, or PostgreSQL with the journals in the folder. */
export interface StoreAt {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

export async function killRun(
  file: string,
  kept: StoreAt,
  key: string,
  run: number,
  afterMs: number,
): Promise<RunResult> {
  const { dataDir, databaseUrl } = kept;
  const server = await startServer(file, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', COST: String(COST) });
  const agent = keepAlive(CLIENTS);
  const answered = new Set<string>();
  let down = false;
  const load = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let i = 0; !down; i++) {
      const id = `${run}-${client}-${i}`;
      const reply = await ask(agent, server.port, key, id);
      if (reply?.status === 200 && reply.body === id) answered.add(id);
      else down = true;
    }
  });
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  server.child.kill('SIGKILL');
  await server.gone;
  down = true;
  await Promise.all(load);
  agent.destroy();
  // The restart: opening as a service finds the dead process and returns what it did not send.
  const before = await ledgerOf(kept, run);
  const accounts = await openAccounts({ ...kept, clock: Date.now });
  const report = await accounts.admin.audit();
  await accounts.close();
  const after = await ledgerOf(kept, run);
  return {
    answers: answered.size,
    unpaid: [...answered].filter((id) => !after.has(id)).length,
    unanswered: [...after].filter((id) => !answered.has(id)).length,
    returned: before.size - after.size,
    mismatched: report.mismatched.length,
  };
}

const STANDING = `SELECT request_id FROM credit_ledger l WHERE kind = 'debit' AND request_id LIKE {like} AND NOT EXISTS
  (SELECT 1 FROM credit_ledger r WHERE r.of_writer = l.writer AND r.of_seq = l.seq)`;

/** Requests of this run whose debit was not refunded. */
export async function ledgerOf({ dataDir, databaseUrl }: StoreAt, run: number): Promise<Set<string>> {
  if (databaseUrl !== undefined) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query(STANDING.replace('{like}', '$1'), [`${run}-%`]);
    await client.end();
    return new Set(rows.map((row: { request_id: string }) => row.request_id));
  }
  const database = new Database(databaseFile(dataDir), { timeout: 5_000 });
  try {
    const rows = database
      .prepare(STANDING.replace('{like}', '?'))
      .raw()
      .all([`${run}-%`]);
    return new Set(rows.map((row) => String(Array.isArray(row) ? row[0] : '')));
  } finally {
    database.close();
  }
}
