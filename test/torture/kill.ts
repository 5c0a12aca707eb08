/**
 * One torture run: a server under load is killed at a random moment; after a restart the ledger is compared with what the
 * clients hold.
 */
import Database from 'libsql';
import { databaseFile, openAccounts } from '../../src/accounts/open.ts';
import { ask, keepAlive, startServer } from './processes.ts';

export const COST = 5;
const CLIENTS = 16;

export interface RunResult {
  /** Answers the clients hold in whole. */
  readonly answers: number;
  /** Answers whose debit is missing or was given back: must be none. */
  readonly unpaid: number;
  /** Standing debits without an answer: the process died between its mark and the socket; one at most. */
  readonly unanswered: number;
  readonly returned: number;
  readonly mismatched: number;
}

export async function killRun(
  file: string,
  dataDir: string,
  key: string,
  run: number,
  afterMs: number,
): Promise<RunResult> {
  const server = await startServer(file, { DATA_DIR: dataDir, COST: String(COST) });
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
  const before = ledgerOf(dataDir, run);
  const accounts = await openAccounts({ dataDir, clock: Date.now });
  const report = await accounts.admin.audit();
  await accounts.close();
  const after = ledgerOf(dataDir, run);
  return {
    answers: answered.size,
    unpaid: [...answered].filter((id) => !after.has(id)).length,
    unanswered: [...after].filter((id) => !answered.has(id)).length,
    returned: before.size - after.size,
    mismatched: report.mismatched.length,
  };
}

/** Requests of this run whose debit stands. */
function ledgerOf(dataDir: string, run: number): Set<string> {
  const database = new Database(databaseFile(dataDir), { timeout: 5_000 });
  try {
    const rows = database
      .prepare(
        `SELECT request_id FROM credit_ledger l WHERE kind = 'debit' AND request_id LIKE ? AND NOT EXISTS
         (SELECT 1 FROM credit_ledger r WHERE r.of_writer = l.writer AND r.of_seq = l.seq)`,
      )
      .raw()
      .all([`${run}-%`]);
    return new Set(rows.map((row) => String(Array.isArray(row) ? row[0] : '')));
  } finally {
    database.close();
  }
}
