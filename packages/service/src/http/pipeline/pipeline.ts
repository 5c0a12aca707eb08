/**
 * The pipeline. Every request under /v1/ passes these steps in this order:
 *
 *   seal (403) → 404, 405                                                            addressOf, seal.ts
 *   → rate (429)                                                                     here
 *   → engine value (400) → retired (410) → key (401) → plan and engine (403)         checkAccess in resolve.ts
 *   → body (413, 415) → parameters (400, all at once)                                resolve in resolve.ts
 *   → credits (402) → compute                                                        here
 *   → debit → send                                                                   settle.ts
 *
 * A call refused at any step costs nothing. The debit is durable before the first byte is sent. What resolve.ts finds is
 * the same for every request with the same line and a key of the same kind, within a minute; `RememberedReplies` takes
 * it from memory and goes through the other steps as they are here.
 */

import { engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import { prepareVoice } from 'ganaka/internal/text/loading/folders.ts';
import { isVoiceReady } from 'ganaka/internal/text/voice.ts';
import { type Caller, isRefused, type RefusedKey } from '../../accounts/gate.ts';
import { type EncodedReply, encodePlain, finish, JSON_MEDIA } from '../../api/answer/encode.ts';
import { isStreamed } from '../../api/answer/stream.ts';
import type { Directory } from '../../api/directory.ts';
import type { Bad, Query } from '../../api/read/query.ts';
import { type PreparedRequest, readPlain } from '../../api/read/read.ts';
import { Refusal } from '../../api/refusal.ts';
import { type Address, answersTo, type Plain } from '../../api/route.ts';
import { etagOf, namesOf, type ReadOnce } from '../cache/parsed-query-cache.ts';
import { type CachedReply, passing } from '../cache/reply-cache.ts';
import { clientLeft } from '../threads/workers.ts';
import { isSameTag, methodsOf, plainPath } from '../wire/request-parts.ts';
import { compared } from './compared.ts';
import { type AdmittedCall, type Call, type Findings, type Outcome, priced, unpaid } from './outcome.ts';
import { checkBalance, checkRate } from './payment.ts';
import { checkAccess, type ResolvedCall, resolve, withBody } from './resolve.ts';
import { sealedRevoked, sealedUrls } from './seal.ts';
import type { Service } from './service.ts';
import { isHeavy, workOwnerOf } from './work-owner.ts';

/**
 * The row of a path; throws 404 for an unknown path and 405 for a wrong method. `refusing` is called first: it may throw
 * a 429 instead.
 */
export function addressOf(
  method: string,
  path: string,
  directory: Directory,
  refusing: () => void = () => undefined,
): Address {
  const address = directory.find(plainPath(path));
  if (address === null) {
    refusing();
    const near = directory.meant(path);
    throw new Refusal(
      404,
      'unknown_route',
      `there is no ${path.slice(0, 80)}${near === null ? '; /v1/ lists every route' : `; did you mean ${near}?`}`,
    );
  }
  const own = answersTo(address.row);
  const allowed = own === 'GET' ? ['GET', 'HEAD'] : own === 'POST' ? ['POST'] : ['GET', 'HEAD', 'POST'];
  if (!allowed.includes(method)) {
    refusing();
    throw new Refusal(405, 'method_not_allowed', `${method} is not allowed; this route answers ${allowed.join(', ')}`, {
      allowed,
      headers: [['allow', methodsOf(own)]],
    });
  }
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
        checkRate(found, rates.address(call.remote));
        throw sealedRevoked();
      });
    if (call.key === undefined) return admitted(service, call, found, null);
    // an address has a limited number of lookups of unknown keys, so that invented keys do not keep the store busy
    const key = gate.find(call.key, () => checkRate(found, rates.stranger(call.remote)));
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
  const caller = key === null || isRefused(key) ? null : key;
  found.caller = caller;
  const { rates } = service;
  if (key !== null && isRefused(key) && key.refused === 'unknown') rates.unknown(call.remote);
  checkRate(found, call.rate ?? (caller === null ? rates.address(call.remote) : rates.key(caller.keyId, caller.plan)));
  const read = checkAccess(service, call, found, key, call.readBody !== null);
  if (call.readBody === null) return answered(service, call, found, read, null);
  return call.readBody().then((body) => {
    // the body may name another engine, so the checks that depend on the query are made again
    const whole = { ...call, queryText: withBody(call, body) };
    return answered(service, whole, found, checkAccess(service, whole, found, key), body);
  });
}

/** Answers a call whose access is checked. */
function answered(
  service: Service,
  call: Call,
  found: Findings,
  read: ReadOnce,
  body: string | null,
): Outcome | Promise<Outcome> {
  const caller = found.caller ?? null;
  const { shows } = call.address.row;
  if ('plain' in shows) {
    const ways = shows.compares === true ? compared : plainly;
    return ways(service, { call, found, caller, units: 1 }, shows, read.query, read.bad);
  }
  const resolved = resolve(service, call, caller, read, body);
  const { address, units, prepared } = resolved;
  if (prepared.clockAssumed === true) found.clockAssumed = true;
  const admission = { call: { ...call, address }, found, caller, units };
  checkBalance(service, admission);
  return isStreamed(shows, prepared) ? streaming(service, admission, resolved) : computed(service, admission, resolved);
}

function plainly(
  service: Service,
  admission: AdmittedCall,
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
  if (ready !== undefined) return revalidated(admission, ready);
  const { family } = address;
  const info = family === null ? null : engineNamed(service.engines, family).info;
  const send = (made: EncodedReply): Outcome => {
    const etag = etagOf(made.body);
    const kept = shows.fixed ? service.cache.set(address.path, made, etag) : passing(made, etag);
    return revalidated(admission, kept);
  };
  const made = encodePlain(shows, { about: service.about, params, family, lang, now: service.now() }, info);
  return made instanceof Promise ? made.then(send) : send(made);
}

/** The outcome for finished bytes: the reply itself, or a 304 if the client already has it. */
function revalidated(admission: AdmittedCall, kept: CachedReply): Outcome {
  const { call } = admission;
  if (isSameTag(call.ifNoneMatch, kept.etag)) return { status: 304, kept, ...unpaid(admission, 'no-cache') };
  if (call.head) return { status: 200, head: kept, etag: kept.etag, ...unpaid(admission, 'no-cache') };
  return { status: 200, kept, ...priced(admission, 'no-cache') };
}

function computed(service: Service, admission: AdmittedCall, resolved: ResolvedCall): Outcome | Promise<Outcome> {
  const { call, caller } = admission;
  const { view, read, prepared, lang, isPersonal, cacheControl } = resolved;
  if (!isVoiceReady(lang)) return prepareVoice(lang).then(() => computed(service, admission, resolved));
  const engine = engineNamed(service.engines, resolved.engine);
  const ready = withAddresses(service, resolved, caller);
  const { key, etag } = namesOf(read, ready, `${service.version}|${engine.info.version}`, lang);
  // the same request and version give the same bytes, so a 304 needs no computation
  if (isSameTag(call.ifNoneMatch, etag))
    return {
      status: 304,
      kept: passing({ media: JSON_MEDIA, body: Buffer.alloc(0) }, etag),
      ...unpaid(admission, cacheControl),
    };
  const known = isPersonal ? undefined : service.cache.get(key);
  if (call.head) {
    const told = ready.addresses === undefined ? etag : null; // sealed URLs differ in each reply
    return { status: 200, head: known ?? null, etag: told, ...unpaid(admission, cacheControl) };
  }
  if (known !== undefined) {
    const { minute } = read;
    return { status: 200, kept: known, cached: { key, minute }, ...priced(admission, cacheControl) };
  }
  const keep = (finished: EncodedReply): Outcome => {
    const kept = isPersonal
      ? passing(finished, etag)
      : view.spreads === true
        ? service.cache.offer(key, finished, etag)
        : service.cache.set(key, finished, etag);
    return { status: 200, kept, ...priced(admission, cacheControl) };
  };
  service.heavy.warm();
  if (isHeavy(view, prepared)) {
    const asker = workOwnerOf(admission);
    if (view.printed === true) service.printer.ready(); // starting the browser takes longer than writing the book
    const made = service.heavy.run(ready, lang, asker);
    return (view.printed === true ? made.then(({ body }) => service.printer.print(body, asker)) : made).then(keep);
  }
  const here = (): EncodedReply => finish(view, ready, engine, service.where, lang);
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
function withAddresses(service: Service, resolved: ResolvedCall, caller: Caller | null): PreparedRequest {
  const { view, address, engine, read, prepared } = resolved;
  if (view.opens === undefined || caller === null) return prepared;
  return { ...prepared, addresses: sealedUrls(service, view.opens, address, engine, read.query, caller.keyId) };
}

/** A streamed reply: its first chunk is computed before it is charged. It is not cached. */
async function streaming(
  service: Service,
  admission: AdmittedCall,
  { prepared, lang }: ResolvedCall,
): Promise<Outcome> {
  const { call } = admission;
  if (call.head) return { status: 200, head: null, etag: null, ...unpaid(admission, 'no-store') };
  const stream = await service.heavy.stream(prepared, lang, workOwnerOf(admission));
  return { status: 200, stream, ...priced(admission, 'no-store') };
}

/**
 * Returns the outcome after the sockets have been read once. While this thread computed a burst of long replies it did
 * not read its sockets, so it would not notice that a client has disconnected.
 */
const afterALook = (outcome: Outcome): Promise<Outcome> => new Promise((resolve) => setImmediate(resolve, outcome));
