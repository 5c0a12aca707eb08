/**
 * The smallest server around the gate: find, debit, mark, send. Tests start it as processes of their own and kill them. Every request
 * names itself (`/id`); the reply is its id, so that a client knows exactly what it holds.
 */
import { createServer } from 'node:http';
import { isRefused, StoreAway } from '../../packages/service/src/accounts/gate.ts';
import { openAccounts } from '../../packages/service/src/accounts/open.ts';

const cost = Number(process.env.COST ?? '1');
const dataDir = process.env.DATA_DIR;
if (dataDir === undefined) throw new Error('DATA_DIR is needed');
const accounts = await openAccounts({ databaseUrl: process.env.DATABASE_URL || undefined, dataDir, clock: Date.now });
const { gate } = accounts;

async function answer(key: string, requestId: string): Promise<{ status: number; send?: () => boolean }> {
  const found = gate.find(key);
  const caller = found instanceof Promise ? await found : found;
  if (isRefused(caller)) return { status: 401 };
  const left = gate.balance(caller);
  if (left !== null && left < cost) return { status: 402 };
  const debited = await gate.debit(caller, cost, { creditClass: 'heavy', routePath: '/torture', requestId });
  if (!debited.ok) return { status: 402 };
  return { status: 200, send: () => gate.sending(debited.receipt) };
}

const server = createServer((request, response) => {
  const id = (request.url ?? '/').slice(1);
  answer(String(request.headers['x-api-key'] ?? ''), id).then(
    ({ status, send }) => {
      const sent = send === undefined || send();
      response.writeHead(sent ? status : 503, { 'content-length': Buffer.byteLength(id) });
      response.end(id);
    },
    (error: unknown) => {
      response.statusCode = error instanceof StoreAway ? 503 : 500;
      response.end(error instanceof Error ? error.message : '');
    },
  );
});
// Clients on a busy machine may rest longer than the default five seconds.
server.keepAliveTimeout = 120_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`port ${address.port}`);
});
process.on('SIGTERM', () => {
  server.close(() => void accounts.close().then(() => process.exit(0)));
  server.closeIdleConnections();
});
