/**
 * Every row of the specification's table × every kind of caller, through the real pipeline on the real stores: status, body and
 * debit. What is expected is worked out here from the table's `access` and the specification's words, not from our code.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { newKey } from '../../packages/service/src/accounts/keys/keys.ts';
import { type Accounts, openAccounts } from '../../packages/service/src/accounts/open.ts';
import { startPostgres, type TestPostgres } from '../kit/postgres.ts';
import { filled, queryFor, type TestApp, THIRD, testApp, toyEngines } from '../kit/test-app.ts';
import spec from '../spec/routes.json' with { type: 'json' };

interface SpecRow {
  readonly path: string;
  readonly group: string;
  readonly credits: number;
  readonly access: string;
  readonly params: readonly string[];
  readonly default_engine?: string;
}

type EngineWord = 'drik' | 'surya' | 'third';
const ENGINE_OF: Readonly<Record<string, EngineWord>> = {
  vedic: 'drik',
  surya: 'surya',
  [THIRD]: 'third',
  drik: 'drik',
  surya_siddhanta: 'surya',
  '{THIRD}': 'third',
};

interface Route {
  readonly url: string;
  readonly row: SpecRow;
  readonly engine: EngineWord | undefined;
}

const ROUTES: readonly Route[] = spec.routes.flatMap((row: SpecRow): Route[] => {
  const families = row.path.includes('{family}') ? ['vedic', 'surya', THIRD] : [undefined];
  return families.map((family) => {
    const path = row.path.replace('{family}', family ?? '').replaceAll('{THIRD}', THIRD);
    const engine = ENGINE_OF[family ?? row.default_engine ?? /^\/v1\/(surya)\//.exec(path)?.[1] ?? ''];
    return { url: `${filled(path)}?${queryFor(row.params)}`, row, engine };
  });
});

/** Specification, Authentication 3: what a prefix opens. The third engine succeeds Drik. */
const OPENS: Readonly<Record<string, readonly EngineWord[]>> = {
  drik: ['drik', 'third'],
  mool: ['surya'],
  surya: ['surya'],
  tg: ['drik', 'surya', 'third'],
};
/** Specification, Authentication 8: engines on which a plan has more than Basic. */
const FULL: Readonly<Record<string, readonly EngineWord[]>> = {
  free: [],
  developer: ['drik', 'third'],
  pro: ['drik', 'third'],
  commercial: ['drik', 'surya', 'third'],
  enterprise: ['drik', 'surya', 'third'],
};

function expectedStatus({ row, engine }: Route, prefix: string, plan: string): 200 | 403 {
  if (row.access === 'open' || row.access === 'any') return 200;
  if (engine === undefined) throw new Error(`${row.path} has no engine`);
  if (!OPENS[prefix]?.includes(engine)) return 403;
  if (row.access === 'full') return FULL[plan]?.includes(engine) ? 200 : 403;
  if (row.access === 'paid') return plan === 'free' ? 403 : 200;
  if (row.access === 'enterprise') return plan === 'enterprise' ? 200 : 403;
  return 200; // basic; an instrument for today at the default place
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

describe.each(['libsql', 'postgres'] as const)('every row on %s', (kind) => {
  let accounts: Accounts;
  let dataDir: string;
  let apps: { readonly toy: TestApp; readonly real: TestApp };

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'ganaka-routes-'));
    const databaseUrl = kind === 'postgres' ? postgres.newDatabase() : undefined;
    accounts = await openAccounts({ databaseUrl, dataDir, clock: Date.now, patience: 20 });
    const { gate } = accounts;
    // The mathematics of the Surya-siddhanta needs that engine itself; for the rest rough engines do, and are quicker.
    apps = { toy: testApp({ gate }), real: testApp({ gate, engines: { ...toyEngines(), ...engines(THIRD) } }) };
  });
  afterAll(async () => {
    await accounts.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function ask(route: Route, key: string | undefined) {
    const app = route.row.group === 'ss' || route.row.group === 'instrument' ? apps.real : apps.toy;
    const reply = await app.get(route.url, key === undefined ? {} : { 'x-api-key': key });
    const used = reply.headers['x-credits-used'];
    return { status: reply.statusCode, used: used === undefined ? undefined : Number(used), body: reply.body };
  }

  /** A status other than expected, in words. Instead of 200 the PDF answers 503 where there is no printer. */
  function complaint(route: Route, expected: number, reply: Awaited<ReturnType<typeof ask>>): string | undefined {
    const unprinted = reply.status === 503 && route.row.path.endsWith('.pdf');
    const lacking = expected === 200 && unprinted;
    if (reply.status !== expected && !lacking)
      return `${route.url}: ${reply.status}, not ${expected}: ${reply.body.slice(0, 150)}`;
    if (reply.status === 200) return undefined;
    const envelope: unknown = JSON.parse(reply.body);
    const right =
      typeof envelope === 'object' &&
      envelope !== null &&
      'success' in envelope &&
      envelope.success === false &&
      'error' in envelope &&
      'code' in envelope;
    return right ? undefined : `${route.url}: ${reply.body.slice(0, 150)}`;
  }

  test.each(['no key', 'garbage', 'mistyped', 'unknown', 'revoked'] as const)('%s', async (what) => {
    const account = await accounts.admin.ensureAccount(`revoked-${kind}@example.org`, 'enterprise');
    const made = await accounts.admin.createKey(account.id, 'tg');
    await accounts.admin.revokeKey(made.key.id);
    const fresh = newKey('tg').text;
    const keys = {
      'no key': undefined,
      garbage: 'garbage',
      mistyped: `${fresh.slice(0, -1)}${fresh.endsWith('x') ? 'y' : 'x'}`,
      unknown: fresh,
      revoked: made.text,
    };
    const complaints: string[] = [];
    for (const route of ROUTES) {
      // A wrong key is ignored where nothing is computed, so that a probe does not fail by it
      const ignored = what === 'no key' || route.row.credits === 0;
      const expected = ignored && route.row.access === 'open' ? 200 : 401;
      const reply = await ask(route, keys[what]);
      const wrong = complaint(route, expected, reply);
      if (wrong) complaints.push(wrong);
      if (reply.used !== undefined) complaints.push(`${route.url}: charged ${reply.used}`);
    }
    expect(complaints).toEqual([]);
    expect((await accounts.admin.balance(account.id)).used).toBe(0);
  });

  test.each([
    ['tg', 'free'],
    ['tg', 'developer'],
    ['tg', 'pro'],
    ['tg', 'commercial'],
    ['tg', 'enterprise'],
    ['drik', 'enterprise'],
    ['mool', 'enterprise'],
    ['surya', 'free'],
  ] as const)('a %s_ key on the %s plan', async (prefix, plan) => {
    const account = await accounts.admin.ensureAccount(`${prefix}-${plan}-${kind}@example.org`, plan);
    const { text } = await accounts.admin.createKey(account.id, prefix);
    const complaints: string[] = [];
    let spent = 0;
    for (const route of ROUTES) {
      const expected = expectedStatus(route, prefix, plan);
      const reply = await ask(route, text);
      const wrong = complaint(route, expected, reply);
      if (wrong) complaints.push(wrong);
      if (reply.status === 200) {
        spent += route.row.credits;
        if (reply.used !== route.row.credits)
          complaints.push(`${route.url}: charged ${reply.used}, not ${route.row.credits}`);
      } else if (reply.used) complaints.push(`${route.url}: charged ${reply.used} for a refusal`);
    }
    expect(complaints).toEqual([]);
    expect((await accounts.admin.balance(account.id)).used).toBe(spent);
    expect((await accounts.usage.month(account.id)).credits).toBe(spent);
  });

  test('with its credits gone a key gets 402 on keyed rows and is served open ones free', async () => {
    const account = await accounts.admin.ensureAccount(`poor-${kind}@example.org`, 'commercial');
    const { text } = await accounts.admin.createKey(account.id, 'tg');
    const caller = await accounts.gate.find(text);
    if ('refused' in caller) throw new Error('refused');
    await accounts.gate.debit(caller, 250_000, { creditClass: 'bulk', routePath: '/v1/', requestId: 'all' });
    const complaints: string[] = [];
    for (const route of ROUTES) {
      if (expectedStatus(route, 'tg', 'commercial') === 403) continue;
      const expected = route.row.access === 'open' ? 200 : 402;
      const reply = await ask(route, text);
      const wrong = complaint(route, expected, reply);
      if (wrong) complaints.push(wrong);
      if (reply.used) complaints.push(`${route.url}: charged ${reply.used}`);
    }
    expect(complaints).toEqual([]);
    expect((await accounts.admin.balance(account.id)).used).toBe(250_000);
  });

  test('afterwards every balance equals its ledger', async () => {
    expect(await accounts.admin.audit()).toMatchObject({ returned: 0, mismatched: [] });
  });
});
