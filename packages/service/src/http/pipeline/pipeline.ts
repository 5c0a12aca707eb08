/**
 * The pipeline. Every request under /v1/ passes these checks in this order:
 *
 *   seal (403) → 404, 405 → rate (429) → engine value (400) → retired (410) → key (401) → plan and engine (403)
 *   → parameters (400, all at once) → credits (402) → compute → debit → send
 *
 * A call refused at any step costs nothing. The debit is durable before the first byte is sent.
 */

import { type EngineKey, engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import { prepareVoice } from 'ganaka/internal/text/loading/folders.ts';
import { isVoiceReady } from 'ganaka/internal/text/voice.ts';
import type { View } from 'ganaka/internal/views/view.ts';
import type { Caller, RefusedKey } from '../../accounts/gate.ts';
import { isRefused } from '../../accounts/gate.ts';
import { encodePlain, type Finished, finish, JSON_MEDIA } from '../../api/answer/encode.ts';
import { isStreamed } from '../../api/answer/stream.ts';
import type { Directory } from '../../api/directory.ts';
import type { Bad, Query } from '../../api/read/query.ts';
import { type Prepared, read as readAsked, readPlain } from '../../api/read/read.ts';
import { Refusal } from '../../api/refusal.ts';
import { type Address, answersTo, type Plain } from '../../api/route.ts';
import { etagOf, isPersonal, namesOf, type ReadOnce, readOnce } from '../cache/parsed-query-cache.ts';
import { type CachedReply, passing } from '../cache/reply-cache.ts';
import { clientLeft } from '../threads/workers.ts';
import { isSameTag, methodsOf, plainPath } from '../wire/request-parts.ts';
import { closed } from '../wire/stream.ts';
import { askerOf, isHeavy } from './asker.ts';
import { compared } from './compared.ts';
import { admit, admitOrigin, askedLonger, checkRetired, languageFor } from './gatekeeper.ts';
import { keyMissing, keyRefused } from './key-refusals.ts';
import { type Admitted, type Call, type Findings, type Outcome, unpaid } from './outcome.ts';
import { checkBalance, limit, paid } from './payment.ts';
import { sealedRevoked, sealedUrls } from './seal.ts';
import type { Service } from './service.ts';

/** The row of a path; throws 404 for an unknown path and 405 for a wrong method. */
export function addressOf(method: string, path: string, directory: Directory): Address {
  const address = directory.find(plainPath(path));
  if (address === null) {
    const near = directory.meant(path);
    throw new Refusal(
      404,
      'unknown_route',
      `there is no ${path.slice(0, 80)}${near === null ? '; /v1/ lists every route' : `; did you mean ${near}?`}`,
    );
  }
  const own = answersTo(address.row);
  const allowed = own === 'GET' ? ['GET', 'HEAD'] : own === 'POST' ? ['POST'] : ['GET', 'HEAD', 'POST'];
  if (!allowed.includes(method))
    throw new Refusal(405, 'method_not_allowed', `${method} is not allowed; this route answers ${allowed.join(', ')}`, {
      allowed,
      headers: [['allow', methodsOf(own)]],
    });
  return address;
}

/** Answers a call. Whatever it finds out is written to `found`, so that it is also known after a refusal. */
export type Pipeline = (call: Call, found: Findings) => Outcome | Promise<Outcome>;

export function pipeline(service: Service): Pipeline {
  const { gate, rates } = service;
  return (call, found) => {
    if (call.sealedBy !== undefined)
      return gate.findId(call.sealedBy).then((key) => {
        if (!isRefused(key)) return admitted(service, call, found, key);
        limit(found, rates.address(call.remote));
        throw sealedRevoked();
      });
    if (call.key === undefined) return admitted(service, call, found, null);
    // an address has a limited number of lookups of unknown keys, so that invented keys do not keep the store busy
    const key = gate.find(call.key, () => limit(found, rates.stranger(call.remote)));
    return key instanceof Promise
      ? key.then((each) => admitted(service, call, found, each))
      : admitted(service, call, found, key);
  };
}

function admitted(
  service: Service,
  call: Call,
  found: Findings,
  key: Caller | RefusedKey | null,
): Outcome | Promise<Outcome> {
  const { address } = call;
  const caller = key === null || isRefused(key) ? null : key;
  found.caller = caller;
  const { rates } = service;
  if (key !== null && isRefused(key) && key.refused === 'unknown') rates.unknown(call.remote);
  limit(found, call.rate ?? (caller === null ? rates.address(call.remote) : rates.key(caller.keyId, caller.plan)));
  const read = readOnce(service, address, call.queryText);
  const { query, engine } = read;
  found.engine = engine;
  checkRetired(address, engine ?? address.family, service.retired);
  if (key !== null && isRefused(key) && !ignoresKeys(address)) throw keyRefused(key.refused, address.engines);
  if (caller === null && address.row.access !== 'open') throw keyMissing(query);
  if (caller !== null) {
    admitOrigin(address, caller, call);
    admit(address, engine, caller, query);
  }
  const { shows } = address.row;
  if ('plain' in shows) {
    const ways = shows.compares === true ? compared : plainly;
    return ways(service, { call, found, caller, units: 1 }, shows, query, read.bad);
  }
  if (engine === null) throw new Error(`${address.path} computes without an engine`);
  const { info } = engineNamed(service.engines, engine);
  read.prepared ??= readAsked(address, info, read.query, read.bad, service, call.body);
  const { prepared } = read;
  if (prepared.clockAssumed === true) found.clockAssumed = true;
  const asked = askedLonger(call, caller, prepared);
  const admission = { call: asked, found, caller, units: prepared.batch?.pairs.length ?? 1 };
  if (isStreamed(shows, prepared)) return streaming(service, admission, prepared);
  return computed(service, admission, shows, engine, read, prepared);
}

/** Health and the indexes are the same for everybody, so that a probe does not fail by a wrong key. */
const ignoresKeys = ({ row }: Address): boolean => row.access === 'open' && row.credits === 'none';

function plainly(
  service: Service,
  admission: Admitted,
  shows: Plain,
  query: Query,
  sendingBad: readonly Bad[],
): Outcome | Promise<Outcome> {
  const { call } = admission;
  const { address } = call;
  const { params, lang } = readPlain(address, query, sendingBad);
  const ready = shows.fixed ? service.cache.get(address.path) : undefined;
  if (call.head && ready === undefined)
    return { status: 200, head: null, etag: null, ...unpaid(admission, 'no-cache') };
  if (ready !== undefined) return revalidated(service, admission, ready);
  const { family } = address;
  const info = family === null ? null : engineNamed(service.engines, family).info;
  const send = (made: Finished): Outcome | Promise<Outcome> => {
    const etag = etagOf(made.body);
    const kept = shows.fixed ? service.cache.set(address.path, made, etag) : passing(made, etag);
    return revalidated(service, admission, kept);
  };
  const made = encodePlain(shows, { about: service.about, params, family, lang, now: service.now() }, info);
  return made instanceof Promise ? made.then(send) : send(made);
}

/** The outcome for finished bytes: the reply itself, or a 304 if the client already has it. */
function revalidated(service: Service, admission: Admitted, kept: CachedReply): Outcome | Promise<Outcome> {
  const { call } = admission;
  if (isSameTag(call.ifNoneMatch, kept.etag)) return { status: 304, kept, ...unpaid(admission, 'no-cache') };
  if (call.head) return { status: 200, head: kept, etag: kept.etag, ...unpaid(admission, 'no-cache') };
  return paid(service, admission, { status: 200, kept, ...unpaid(admission, 'no-cache') });
}

function computed(
  service: Service,
  admission: Admitted,
  view: View,
  engineKey: EngineKey,
  read: ReadOnce,
  prepared: Prepared,
): Outcome | Promise<Outcome> {
  const { call, caller } = admission;
  const { address } = call;
  const engine = engineNamed(service.engines, engineKey);
  checkBalance(service, admission);
  const lang = languageFor(caller, prepared.lang);
  if (!isVoiceReady(lang))
    return prepareVoice(lang).then(() => computed(service, admission, view, engineKey, read, prepared));
  const ready = withAddresses(service, view, address, engineKey, caller, read, prepared);
  const { key, etag } = namesOf(read, ready, `${service.version}|${engine.info.version}`, lang);
  const personal = isPersonal(address, read.query);
  const cacheControl = personal
    ? 'no-store'
    : caller !== null || address.row.access !== 'open'
      ? 'private, no-cache'
      : prepared.dependsOnToday
        ? 'no-cache'
        : `public, max-age=${(view.lastsDays?.(prepared.params, prepared.today) ?? 1) * 86_400}`;
  // the same request and version give the same bytes, so a 304 needs no computation
  if (isSameTag(call.ifNoneMatch, etag))
    return {
      status: 304,
      kept: passing({ media: JSON_MEDIA, body: Buffer.alloc(0) }, etag),
      ...unpaid(admission, cacheControl),
    };
  const known = personal ? undefined : service.cache.get(key);
  if (call.head) {
    const told = ready.addresses === undefined ? etag : null; // sealed URLs differ in each reply
    return { status: 200, head: known ?? null, etag: told, ...unpaid(admission, cacheControl) };
  }
  if (known !== undefined)
    return paid(service, admission, {
      status: 200,
      kept: known,
      cached: { key, minute: read.minute },
      ...unpaid(admission, cacheControl),
    });
  const keep = (finished: Finished): Outcome | Promise<Outcome> => {
    const kept = personal
      ? passing(finished, etag)
      : view.spreads === true
        ? service.cache.offer(key, finished, etag)
        : service.cache.set(key, finished, etag);
    return paid(service, admission, { status: 200, kept, ...unpaid(admission, cacheControl) });
  };
  service.heavy.warm();
  if (isHeavy(view, prepared)) {
    const asker = askerOf(admission);
    if (view.printed === true) service.printer.ready(); // starting the browser takes longer than writing the book
    const made = service.heavy.run(ready, lang, asker);
    return (view.printed === true ? made.then(({ body }) => service.printer.print(body, asker)) : made).then(keep);
  }
  const here = (): Finished => finish(view, ready, engine, service.where, lang);
  if (view.spreads !== true) return keep(here());
  const elsewhere = service.offload.take(prepared, lang);
  if (elsewhere === null) return afterALook(keep(here()));
  const signal = call.signal();
  return elsewhere.then((finished) => {
    if (signal.aborted) throw clientLeft();
    return afterALook(keep(finished ?? here()));
  });
}

/** The request, with the sealed URLs that the view will return to this caller. */
function withAddresses(
  service: Service,
  { opens }: View,
  address: Address,
  engine: EngineKey,
  caller: Caller | null,
  { query }: ReadOnce,
  prepared: Prepared,
): Prepared {
  if (opens === undefined || caller === null) return prepared;
  return { ...prepared, addresses: sealedUrls(service, opens, address, engine, query, caller.keyId) };
}

/** A streamed reply: the first chunk is computed, then the reply is charged, then it is sent. It is not cached. */
async function streaming(service: Service, admission: Admitted, prepared: Prepared): Promise<Outcome> {
  const { call, caller } = admission;
  checkBalance(service, admission);
  if (call.head) return { status: 200, head: null, etag: null, ...unpaid(admission, 'no-store') };
  const signal = call.signal();
  const lang = languageFor(caller, prepared.lang);
  const stream = await service.heavy.stream(prepared, lang, askerOf(admission));
  try {
    if (signal.aborted) throw clientLeft();
    return await paid(service, admission, { status: 200, stream, ...unpaid(admission, 'no-store') });
  } catch (error) {
    await closed(stream);
    throw error;
  }
}

/**
 * Returns the outcome after the sockets have been read once. While this thread computed a burst of long replies it did
 * not read its sockets, so it would not notice that a client has disconnected.
 */
const afterALook = async (outcome: Outcome | Promise<Outcome>): Promise<Outcome> => {
  const ready = await outcome;
  return new Promise((resolve) => setImmediate(resolve, ready));
};
