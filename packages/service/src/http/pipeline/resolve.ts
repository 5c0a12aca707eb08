/**
 * What a request comes to: engine, price, bytes and lasting headers. Nothing here depends on a balance or a rate, and
 * nothing is taken: for callers with the same plan and prefix the same line comes to the same within a minute.
 */
import { type EngineKey, engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import type { VoiceKey } from 'ganaka/internal/text/voice.ts';
import type { View } from 'ganaka/internal/views/view.ts';
import { type Caller, isRefused, type RefusedKey } from '../../accounts/gate.ts';
import { queryOfBody } from '../../api/read/body-query.ts';
import { beyondBounds } from '../../api/read/json-bounds.ts';
import { type PreparedRequest, read as readAsked } from '../../api/read/read.ts';
import { Refusal } from '../../api/refusal.ts';
import type { Address } from '../../api/route.ts';
import { isPersonal, type ReadOnce, readOnce } from '../cache/parsed-query-cache.ts';
import { admit, admitOrigin, admitToSome, checkRetired, languageFor, withLongerPrice } from './gatekeeper.ts';
import { keyMissing, keyRefused } from './key-refusals.ts';
import type { Call, Findings } from './outcome.ts';
import type { Service } from './service.ts';

export interface ResolvedCall {
  /** The row of the path, with the price of its longer form if that is requested. */
  readonly address: Address;
  readonly view: View;
  readonly engine: EngineKey;
  readonly read: ReadOnce;
  readonly prepared: PreparedRequest;
  readonly lang: VoiceKey;
  /** The factor of the price: the number of pairs in a list, otherwise one. */
  readonly units: number;
  /** Whether the reply is about a birth; it is then not cached. */
  readonly isPersonal: boolean;
  readonly cacheControl: string;
}

/** Checks engine, key and plan; returns the parsed query. */
export function checkAccess(
  service: Service,
  call: Call,
  found: Findings,
  key: Caller | RefusedKey | null,
  isBodyUnread = false,
): ReadOnce {
  const { address } = call;
  const caller = key === null || isRefused(key) ? null : key;
  const read = readOnce(service, address, call.queryText);
  const { query, engine } = read;
  found.engine = engine;
  checkRetired(address, engine ?? address.family, service.retired);
  if (key !== null && isRefused(key) && !ignoresKeys(address)) throw keyRefused(key.refused, address.engines);
  if (caller === null && address.row.access !== 'open') throw keyMissing(query);
  if (caller === null) return read;
  admitOrigin(address, caller, call);
  const anyEngine = isBodyUnread && address.row.takesBody === true && !query.has('engine');
  (anyEngine ? admitToSome : admit)(address, engine, caller, query);
  return read;
}

/** Health and the indexes are the same for everybody, so that a probe does not fail by a wrong key. */
const ignoresKeys = ({ row }: Address): boolean => row.access === 'open' && row.credits === 'none';

/** The query of a call with the parameters that its body adds. */
export function withBody({ address: { row }, queryText }: Call, body: string): string {
  const beyond = row.body === undefined ? null : beyondBounds(body, row.body);
  if (beyond !== null) throw new Refusal(400, 'bad_body', beyond, { param: 'body' });
  if (row.takesBody !== true || 'plain' in row.shows) return queryText;
  return [queryText, queryOfBody(body, row.shows)].filter((each) => each !== '').join('&');
}

/** Parses the parameters of a call whose access is checked. Its route must compute something. */
export function resolve(
  service: Service,
  call: Call,
  caller: Caller | null,
  read: ReadOnce,
  body: string | null,
): ResolvedCall {
  const { query, engine } = read;
  const { shows: view } = call.address.row;
  if (engine === null || 'plain' in view) throw new Error(`${call.address.path} computes nothing`);
  const { info } = engineNamed(service.engines, engine);
  read.prepared ??= readAsked(call.address, info, query, read.bad, service, body);
  const { prepared } = read;
  const { address } = withLongerPrice(call, caller, prepared);
  const personal = isPersonal(address, query);
  return {
    address,
    view,
    engine,
    read,
    prepared,
    lang: languageFor(caller, prepared.lang),
    units: prepared.batch?.pairs.length ?? 1,
    isPersonal: personal,
    cacheControl: personal
      ? 'no-store'
      : caller !== null || address.row.access !== 'open'
        ? 'private, no-cache'
        : prepared.dependsOnToday
          ? 'no-cache'
          : `public, max-age=${(view.lastsDays?.(prepared.params, prepared.today) ?? 1) * 86_400}`,
  };
}
