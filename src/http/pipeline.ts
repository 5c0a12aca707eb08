/**
 * The one pipeline. Every request under /v1/ passes these checks in this order, and no other code refuses:
 *
 *   404, 405 → rate (429) → engine value (400) → retired (410) → key (401) → plan and engine (403)
 *   → not built (501) → parameters (400, all at once) → credits (402) → compute → debit → send
 *
 * A call refused at any step costs nothing. The debit is durable before the first byte leaves.
 */
import type { IncomingMessage } from 'node:http';
import { creditsOf } from '../accounts/credits.ts';
import type { Caller, Debited, Gate, RefusedKey } from '../accounts/gate.ts';
import { isRefused, StoreAway } from '../accounts/gate.ts';
import type { RateLimits, RateVerdict } from '../accounts/rate.ts';
import type { Directory } from '../ask/directory.ts';
import { type Finished, finish, JSON_MEDIA } from '../ask/encode.ts';
import { type Bad, nearest, type Query } from '../ask/query.ts';
import { type Prepared, read as readAsked, readPlain } from '../ask/read.ts';
import { Refusal } from '../ask/refusal.ts';
import type { About, Address, Plain } from '../ask/route.ts';
import type { Whereabouts } from '../ask/where.ts';
import type { Engine, EngineKey } from '../engines/engine.ts';
import type { JdUt } from '../kernel/units.ts';
import type { View } from '../views/view.ts';
import type { Kept, ReplyCache } from './cache.ts';
import { admit, checkRetired, getsHindi } from './gatekeeper.ts';
import { etagOf, isPersonal, namesOf, type ReadOnce, type RememberedLines, readOnce } from './lines.ts';
import type { SpareCores } from './spare.ts';
import { clientLeft, type HeavyWork } from './workers.ts';

export interface Kitchen {
  readonly engines: Readonly<Record<EngineKey, Engine>>;
  readonly thirdEngine: string;
  readonly drikRetired: boolean;
  readonly gate: Gate;
  readonly rates: RateLimits;
  readonly where: Whereabouts;
  readonly now: () => JdUt;
  readonly cache: ReplyCache;
  readonly lines: RememberedLines;
  readonly heavy: HeavyWork;
  readonly spare: SpareCores;
  readonly about: About;
  readonly directory: Directory;
  /** Part of every ETag: another version may answer otherwise. */
  readonly version: string;
}

/** What leaves the service, before sockets and encodings. */
export interface Outcome {
  readonly status: 200 | 304;
  readonly kept: Kept;
  readonly address: Address;
  readonly caller: Caller | null;
  /** Taken for this answer; must be marked as sent or given back. */
  readonly debited: (Debited & { ok: true }) | null;
  readonly credits: number;
  readonly cacheControl: string;
}

export interface Call {
  readonly address: Address;
  readonly queryText: string;
  readonly key: string | undefined;
  readonly remote: string;
  readonly ifNoneMatch: string | undefined;
  readonly requestId: string;
  readonly signal: () => AbortSignal;
  /** Filled in on the way, for headers that refusals carry too. */
  rate?: RateVerdict;
  caller?: Caller | null;
}

/** Steps 404 and 405. */
export function addressOf(req: IncomingMessage, path: string, directory: Directory): Address {
  const address = directory.find(path);
  if (address === null) {
    const near = nearest(path, directory.paths);
    throw new Refusal(
      404,
      'unknown_route',
      `there is no ${path.slice(0, 80)}${near === null ? '; /v1/ lists every route' : `; did you mean ${near}?`}`,
    );
  }
  if (req.method !== 'GET')
    throw new Refusal(405, 'method_not_allowed', `${req.method} is not allowed; every route answers GET alone`, {
      allowed: ['GET'],
      headers: [['allow', 'GET, OPTIONS']],
    });
  return address;
}

export function pipeline(kitchen: Kitchen): (call: Call) => Outcome | Promise<Outcome> {
  const { gate, rates } = kitchen;
  return (call) => {
    if (call.key === undefined) return admitted(kitchen, call, null);
    // made-up keys must not keep the store busy: an address has a share of questions about keys nobody has seen
    const found = gate.find(call.key, () => limit(call, rates.stranger(call.remote)));
    return found instanceof Promise
      ? found.then((each) => admitted(kitchen, call, each))
      : admitted(kitchen, call, found);
  };
}

function admitted(kitchen: Kitchen, call: Call, found: Caller | RefusedKey | null): Outcome | Promise<Outcome> {
  const { address } = call;
  const caller = found === null || isRefused(found) ? null : found;
  call.caller = caller;
  const { rates } = kitchen;
  if (found !== null && isRefused(found) && found.refused === 'unknown') rates.unknown(call.remote);
  limit(call, caller === null ? rates.address(call.remote) : rates.key(caller.keyId, caller.plan));
  const read = readOnce(kitchen, address, call.queryText);
  const { query, engine } = read;
  checkRetired(address, engine ?? address.family, kitchen.drikRetired, kitchen.thirdEngine);
  if (found !== null && isRefused(found)) throw keyRefused(found.refused);
  if (caller === null && address.row.access !== 'open') throw keyMissing();
  if (caller !== null) admit(address, engine, caller, query);
  const { shows } = address.row;
  if (shows === null)
    throw new Refusal(501, 'not_implemented', `${address.path} is not implemented in this version; /v1/ lists what is`);
  if ('plain' in shows) return plainly(kitchen, call, shows, caller, query, read.bad);
  if (engine === null) throw new Error(`${address.path} computes without an engine`);
  return computed(kitchen, call, shows, engine, caller, read);
}

function limit(call: Call, verdict: RateVerdict): void {
  call.rate = verdict;
  if (!verdict.ok)
    throw new Refusal(429, 'too_many_requests', `too many requests; try again in ${verdict.retryAfterS} s`, {
      headers: [['retry-after', String(verdict.retryAfterS)]],
    });
}

function plainly(
  kitchen: Kitchen,
  call: Call,
  shows: Plain,
  caller: Caller | null,
  query: Query,
  sendingBad: readonly Bad[],
): Outcome | Promise<Outcome> {
  const { address } = call;
  const params = readPlain(address, query, sendingBad);
  const ready = shows.fixed ? kitchen.cache.get(address.path) : undefined;
  if (ready !== undefined) return revalidated(kitchen, call, ready, caller);
  const { family } = address;
  const info = family === null ? null : kitchen.engines[family].info;
  const payload = shows.of({ about: kitchen.about, params, family, now: kitchen.now() });
  const envelope = {
    success: true,
    ...(info !== null && { engine: info.id, ayanamsa: info.ayanamsaName }),
    [shows.field]: payload,
  };
  const body = Buffer.from(JSON.stringify(shows.field === '' ? payload : envelope));
  const kept: Kept = { media: JSON_MEDIA, body, etag: etagOf(body), encoded: {} };
  if (shows.fixed) kitchen.cache.set(address.path, kept);
  return revalidated(kitchen, call, kept, caller);
}

/** A reply whose bytes are at hand: sent, or only confirmed where the client has it already. */
function revalidated(kitchen: Kitchen, call: Call, kept: Kept, caller: Caller | null): Outcome | Promise<Outcome> {
  if (call.ifNoneMatch !== undefined && matches(call.ifNoneMatch, kept.etag))
    return { status: 304, kept, address: call.address, caller, debited: null, credits: 0, cacheControl: 'no-cache' };
  return paid(kitchen, call, kept, caller, 'no-cache');
}

function computed(
  kitchen: Kitchen,
  call: Call,
  view: View,
  engineKey: EngineKey,
  caller: Caller | null,
  read: ReadOnce,
): Outcome | Promise<Outcome> {
  const { address } = call;
  const engine = kitchen.engines[engineKey];
  read.prepared ??= readAsked(address, engine.info, read.query, read.bad, kitchen);
  const { prepared } = read;
  checkBalance(kitchen, call, caller);
  const hindi = getsHindi(caller, engineKey);
  const { key, etag } = namesOf(read, prepared, `${kitchen.version}|${engine.info.version}`, hindi);
  const personal = isPersonal(address);
  const cacheControl =
    caller !== null || address.row.access !== 'open'
      ? 'private, no-cache'
      : prepared.dependsOnToday
        ? 'no-cache'
        : 'public, max-age=86400';
  // the same request and version give the same bytes, so an unchanged answer need not be computed to be known
  if (call.ifNoneMatch !== undefined && matches(call.ifNoneMatch, etag))
    return {
      status: 304,
      kept: { media: JSON_MEDIA, body: Buffer.alloc(0), etag, encoded: {} },
      address,
      caller,
      debited: null,
      credits: 0,
      cacheControl,
    };
  const known = personal ? undefined : kitchen.cache.get(key);
  if (known !== undefined) return paid(kitchen, call, known, caller, cacheControl);
  const keep = (finished: Finished): Outcome | Promise<Outcome> => {
    const kept: Kept = { ...finished, etag, encoded: {} };
    if (!personal) kitchen.cache.set(key, kept);
    return paid(kitchen, call, kept, caller, cacheControl);
  };
  if (isHeavy(view, prepared)) return kitchen.heavy.run(prepared, hindi, call.signal()).then(keep);
  const here = (): Finished => finish(view, prepared, engine, kitchen.where, hindi);
  if (view.spreads !== true) return keep(here());
  const elsewhere = kitchen.spare.take(prepared, hindi);
  if (elsewhere === null) return afterALook(keep(here()));
  const signal = call.signal();
  return elsewhere.then((finished) => {
    if (signal.aborted) throw clientLeft();
    return afterALook(keep(finished ?? here()));
  });
}

/**
 * While this thread made a burst of long replies it did not look at its sockets: it looks once before they are sent, so that who has left
 * meanwhile does not pay.
 */
const afterALook = async (outcome: Outcome | Promise<Outcome>): Promise<Outcome> => {
  const ready = await outcome;
  return new Promise((resolve) => setImmediate(resolve, ready));
};

const isHeavy = (view: View, { params, who }: Prepared): boolean =>
  view.heavy === true || who.some(({ day }) => view.heavyWhen?.(params, day) === true);

/** A cheap look before the work: who cannot pay is told at once. The debit after the work decides. */
function checkBalance({ gate }: Kitchen, { address }: Call, caller: Caller | null): void {
  if (caller === null || address.row.access === 'open') return;
  const balance = gate.balance(caller);
  if (balance !== null && balance < creditsOf(address.row.credits)) throw creditsExhausted(gate);
}

function paid(
  kitchen: Kitchen,
  call: Call,
  kept: Kept,
  caller: Caller | null,
  cacheControl: string,
): Outcome | Promise<Outcome> {
  const { address, requestId } = call;
  const credits = creditsOf(address.row.credits);
  const outcome: Outcome = { status: 200, kept, address, caller, debited: null, credits: 0, cacheControl };
  if (caller === null || credits === 0) return outcome;
  const { gate, rates } = kitchen;
  const open = address.row.access === 'open';
  const unpaid = () => {
    if (!open) throw creditsExhausted(gate);
    limit(call, rates.address(call.remote)); // an open route is served without credits too, as to anybody
    return outcome;
  };
  const balance = gate.balance(caller);
  if (open && balance !== null && balance < credits) return unpaid();
  return gate
    .debit(caller, credits, { creditClass: address.row.credits, routePath: address.row.path, requestId })
    .then((debited) => (debited.ok ? { ...outcome, debited, credits } : unpaid()));
}

function keyRefused(reason: RefusedKey['refused']): Refusal {
  const texts: Record<RefusedKey['refused'], string> = {
    malformed: 'the X-API-Key is not a key of this service; keys begin with drik_, mool_, surya_ or tg_',
    mistyped: 'the X-API-Key is mistyped: its check characters do not fit; copy it again',
    unknown: 'the X-API-Key is not known; create one at /account/keys',
    revoked: 'the X-API-Key was revoked; create another at /account/keys',
  };
  return new Refusal(401, `key_${reason}`, texts[reason]);
}

const keyMissing = (): Refusal =>
  new Refusal(401, 'key_missing', 'this route needs the header X-API-Key; create a key at /account/keys');

const creditsExhausted = (gate: Gate): Refusal =>
  new Refusal(
    402,
    'no_credits',
    `the monthly credits are used up; they are filled again at ${resetText(gate.resetAt())}, or add extra credits at /account/plan`,
  );

const IST_MS = 5.5 * 3_600_000;
/** The reset as a clock in India, where it happens at midnight. */
export const resetText = (ms: number): string => `${new Date(ms + IST_MS).toISOString().slice(0, 19)}+05:30`;

const matches = (header: string, etag: string): boolean =>
  header === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag.slice(2));

export { StoreAway };
