/** Parts for building the service in a test: rough engines, a gate in memory, a tiny gazetteer, a fixed clock. */

import { midnight } from 'ganaka/internal/kernel/civil.ts';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { type Engine, type Engines, engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import { loadEveryBook } from 'ganaka/internal/text/loading/books.ts';
import type { Response } from 'light-my-request';
import type { RealKey } from '../../packages/ganaka/test/kit/engines.ts';
import { toyEngine } from '../../packages/ganaka/test/kit/toy-engine.ts';
import { type Caller, type Gate, isRefused, type KeyLookup } from '../../packages/service/src/accounts/gate.ts';
import { isKeyPrefix } from '../../packages/service/src/accounts/keys/keys.ts';
import { NO_LIMITS } from '../../packages/service/src/accounts/keys/rate.ts';
import { isPlanId } from '../../packages/service/src/accounts/plans.ts';
import { answer } from '../../packages/service/src/api/answer/answer.ts';
import { finish } from '../../packages/service/src/api/answer/encode.ts';
import { streamed } from '../../packages/service/src/api/answer/stream.ts';
import { directoryOf, viewAt } from '../../packages/service/src/api/directory.ts';
import { addresses, type RouteRow } from '../../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import type { PlaceMatch, Whereabouts } from '../../packages/service/src/api/whereabouts.ts';
import { NONE_TURNED } from '../../packages/service/src/http/admission/fair-queue.ts';
import { NO_SHEDDING } from '../../packages/service/src/http/admission/load.ts';
import { type App, buildApp, type Parts } from '../../packages/service/src/http/app.ts';
import { sealOf } from '../../packages/service/src/http/pipeline/seal.ts';
import type { Printer } from '../../packages/service/src/http/print/printer.ts';
import { NO_OFFLOAD } from '../../packages/service/src/http/threads/burst-offload.ts';
import type { HeavyWork } from '../../packages/service/src/http/threads/workers.ts';

await loadEveryBook();

export const THIRD = 'chitrapaksha';
/** 2026-11-14 09:00 UT. */
export const NOW = jdUt(2_461_358.875);

export const toyEngines = (third = THIRD): Engines & Readonly<Record<RealKey, Engine>> => ({
  'surya-siddhanta': toyEngine('surya-siddhanta', 'surya_siddhanta'),
  drik: toyEngine('drik', 'drik'),
  'true-chitra': toyEngine('true-chitra', third),
});

const UJJAIN: PlaceMatch = {
  id: '1253914',
  state: 'Madhya Pradesh',
  country: 'India',
  name: 'Ujjain',
  label: 'Ujjain, Madhya Pradesh',
  latDeg: 23.18,
  lonDeg: 75.78,
  zone: 'Asia/Kolkata',
};
const PUNE: PlaceMatch = {
  id: '1259229',
  state: 'Maharashtra',
  country: 'India',
  name: 'Pune',
  label: 'Pune, Maharashtra',
  latDeg: 18.52,
  lonDeg: 73.86,
  zone: 'Asia/Kolkata',
};

/** Two towns and one zone: places themselves are tested elsewhere. */
export const twoTowns: Whereabouts = {
  resolve: (text) => {
    const found = [UJJAIN, PUNE].find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
    return found === undefined ? { miss: [UJJAIN] } : { place: found };
  },
  stateAt: () => null,
  zoneAt: () => 'Asia/Kolkata',
  isZone: (name) => name === 'Asia/Kolkata' || name === 'Europe/London',
  offsetHoursAt: (zone) => (zone === 'Europe/London' ? 0 : 5.5),
  localToUt: (zone, day, hours) => {
    const offsetHours = zone === 'Europe/London' ? 0 : 5.5;
    return { t: jdUt(midnight(day, offsetHours) + hours / 24), offsetHours };
  },
  meanTimeHours: (lonDeg) => lonDeg / 15,
  standardSince: () => null,
};

export interface TestGate extends Gate {
  /** Makes a key such as `tg-pro`. */
  readonly spent: { keyId: string; credits: number }[];
  balances: Map<string, number>;
}

/** Keys are written `<prefix>-<plan>`; `tg-revoked`, `tg-mistyped` and anything else are refused. */
export function memoryGate(): TestGate {
  const spent: TestGate['spent'] = [];
  const balances = new Map<string, number>();
  let seq = 0;
  /** The id of a key is the key itself. */
  const found = (text: string): KeyLookup => {
    const [prefix, plan] = text.split('-');
    if (plan === 'revoked' || plan === 'mistyped' || plan === 'unknown') return { refused: plan };
    if (prefix === undefined || plan === undefined || !isKeyPrefix(prefix) || !isPlanId(plan))
      return { refused: 'malformed' };
    const caller: Caller = {
      accountId: text,
      keyId: text,
      prefix,
      plan,
      domains: plan === 'enterprise' ? ['https://temple.example'] : [],
    };
    return caller;
  };
  return {
    spent,
    balances,
    findId: async (keyId) => found(keyId),
    find: found,
    known: (text) => {
      const key = found(text);
      return isRefused(key) ? undefined : key;
    },
    balance: ({ keyId, plan }) => (plan === 'enterprise' ? null : (balances.get(keyId) ?? 1000)),
    resetAt: () => Date.UTC(2026, 10, 30, 18, 30),
    async debit({ keyId, plan }, credits) {
      const left = balances.get(keyId) ?? 1000;
      if (plan !== 'enterprise' && left < credits) return { ok: false, remaining: left, resetAt: 0 };
      balances.set(keyId, left - credits);
      spent.push({ keyId, credits });
      return {
        ok: true,
        receipt: { writer: 1, seq: ++seq, committedAt: Date.now() },
        remaining: plan === 'enterprise' ? null : left - credits,
        resetAt: 0,
      };
    },
    sending: () => true,
    undelivered: () => undefined,
    ready: async () => true,
    close: async () => undefined,
  };
}

/** Heavy work done at once, on this thread. */
export function inlineWork(engines: Engines, where: Whereabouts, rows: readonly RouteRow[] = ALL_ROWS): HeavyWork {
  const infos = Object.values(engines).map(({ info }) => info);
  const directory = directoryOf(addresses(rows, infos), infos);
  return {
    async run(prepared, lang) {
      return finish(viewAt(directory, prepared.path), prepared, engineNamed(engines, prepared.engine), where, lang);
    },
    async payload(prepared, lang) {
      const engine = engineNamed(engines, prepared.engine);
      return answer(viewAt(directory, prepared.path), prepared, engine, where, lang).payload;
    },
    async stream(prepared, lang) {
      const engine = engineNamed(engines, prepared.engine);
      const { media, chunks } = streamed(viewAt(directory, prepared.path), prepared, engine, where, lang);
      const turn = () => new Promise((resolve) => setImmediate(resolve));
      const rest = {
        next: async () => {
          await turn();
          return chunks.next();
        },
        return: async () => chunks.return?.() ?? { done: true as const, value: undefined },
      };
      return { media, first: chunks.next().value ?? Buffer.alloc(0), rest };
    },
    warm: () => undefined,
    state: () => ({ waiting: 0, running: 0, age: 0, turned: NONE_TURNED }),
    close: async () => undefined,
  };
}

/** A printer that returns an empty sheet. */
export const PAPERLESS: Printer = {
  ready: () => undefined,
  print: async () => ({ media: 'application/pdf', body: Buffer.from('%PDF-1.4\n') }),
  close: async () => undefined,
};

export const TEST_SECRET = 'a secret of tests, thirty-two characters long';

export const QUIET = { info: () => undefined, error: () => undefined };

export interface TestApp extends App {
  readonly gate: TestGate;
  get(url: string, headers?: Record<string, string>, method?: string): Promise<Response>;
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

export function testApp(changed: Partial<Parts> = {}): TestApp {
  const engines = changed.engines ?? toyEngines();
  const where = changed.where ?? twoTowns;
  const gate = memoryGate();
  const app = buildApp({
    engines,
    retired: [],
    gate,
    rates: NO_LIMITS,
    where,
    places: () => [],
    now: () => NOW,
    heavy: inlineWork(engines, where, changed.rows),
    offload: NO_OFFLOAD,
    printer: PAPERLESS,
    seal: sealOf([TEST_SECRET]),
    cacheMb: 8,
    log: QUIET,
    trustProxy: false,
    version: 'test',
    data: {},
    load: NO_SHEDDING,
    draining: () => false,
    pages: null,
    ...changed,
  });
  return {
    ...app,
    gate,
    get: (url, headers = {}, method = 'GET') => app.server.inject({ url, headers, method: method as 'GET' }),
    post: (url, body, headers = {}) =>
      app.server.inject({
        url,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}

/** A query that satisfies what a row requires. */
export function queryFor(adds: readonly string[]): string {
  const values: Record<string, string> = {
    'time*': 'date=1990-05-17&time=06:30',
    'year*': 'year=2026',
    'chart*': 'chart=D9',
    'q*': 'q=Ujjain',
    'boy_date*': 'boy_date=1990-05-17',
    'boy_time*': 'boy_time=06:30',
    'girl_date*': 'girl_date=1992-02-03',
    'girl_time*': 'girl_time=22:15:30',
    'from*': 'from=2026-11-01',
    'to*': 'to=2026-11-05',
    'month*': 'month=2026-11',
    'date*': 'date=1990-05-17',
    'kind*': 'kind=janma',
    'country*': 'country=MU',
    'when*': 'when=tithi:11',
    // optional parameters of which one is needed
    samvat: 'samvat=2083',
    day: 'date=2026-11-14',
  };
  if (adds.includes('festival')) return 'date=2026-11-08&festival=deepavali';
  if (adds.includes('tithi')) return 'date=2026-11-14'; // a lunar date, which has many parts
  return adds.flatMap((each) => values[each] ?? []).join('&');
}

interface OpenApi {
  readonly paths: Readonly<
    Record<string, { readonly get: { readonly parameters: readonly { readonly $ref: string }[] } }>
  >;
  readonly components: { readonly parameters: Readonly<Record<string, OpenParameter>> };
}
interface OpenParameter {
  readonly name: string;
  readonly description?: string;
  readonly schema: { readonly enum?: readonly string[]; readonly pattern?: string };
}

/** The parameters of a path by OpenAPI, which describes the paths of all engines once. */
export const parametersAt = ({ paths, components }: OpenApi, path: string): OpenParameter[] => {
  const listed = paths[path] ?? paths[path.replace(/^\/v1\/[^/]+\//, '/v1/{family}/')];
  return (listed?.get.parameters ?? []).flatMap(
    ({ $ref }) => components.parameters[$ref.split('/').at(-1) ?? ''] ?? [],
  );
};

/** The body for a route of many births. */
export const TWO_BIRTHS = {
  births: [
    { date: '1990-05-17', time: '06:30' },
    { date: '1992-02-03', time: '22:15:30' },
  ],
  pairs: [[0, 1]],
};

/** The path with its `{id}` filled in. */
export const filled = (path: string): string =>
  path.replace('{route}', 'tithi').replace('{id}', path.startsWith('/v1/calendars/') ? 'tamil' : 'deepavali');
