/**
 * Cached replies that cost credits, by the request line and by the plan and prefix of the key. If the same line comes
 * again with a key of that kind, router, hooks and pipeline are skipped: for the rest of the minute they would come to
 * the same bytes and the same price. The key, the balance and the rate are checked for every request, and the debit is
 * durable before the first byte, as on the long path. The bytes stay in the reply cache; only their key is kept here.
 */

import type { EngineKey } from 'ganaka/internal/sky/engines/engine.ts';
import { creditsOf } from '../../../accounts/credits.ts';
import type { Caller, Debited } from '../../../accounts/gate.ts';
import { JSON_MEDIA } from '../../../api/answer/encode.ts';
import type { Address } from '../../../api/route.ts';
import type { ApiOptions } from '../../api-options.ts';
import { TwoGenerations } from '../../cache/two-generations.ts';
import type { Findings, WholeOutcome } from '../../pipeline/outcome.ts';
import { creditsExhausted, resetText } from '../../pipeline/payment.ts';
import { encodingFor, lateRefusal, type Sending } from '../deliver.ts';
import { recordEnd } from '../ended.ts';
import { refusalHeaders, versionsText } from '../headers.ts';
import { refusalOf, withoutQuery } from '../refusal-of.ts';
import { addRate, type Encoding, type Headers, keyIn } from '../request-parts.ts';
import { isGone } from '../sockets/connection.ts';
import { type Arrival, isPlain, minuteOf, remoteOf, shedArrival } from './arrival.ts';

interface KeyedReply {
  /** What the reply depends on besides the line: the plan decides language and access, the prefix the engines. */
  readonly plan: Caller['plan'];
  readonly prefix: Caller['prefix'];
  readonly cacheKey: string;
  readonly address: Address;
  readonly engine: EngineKey | null;
  readonly credits: number;
  /** The headers that do not change from one request to the next, as names and values in turn. */
  readonly headers: readonly string[];
  /** The minute in which the long path read the query. */
  readonly minute: number;
}

/** A request on its way from the debit to its last byte. */
interface Paying {
  readonly arrival: Arrival;
  readonly reply: KeyedReply;
  readonly caller: Caller;
  readonly found: Findings;
  readonly encoding: Encoding;
  readonly body: Buffer;
  readonly requestId: string;
  readonly started: number;
}

const MOST_LINES = 4_000;
const MOST_URL_LENGTH = 400;
/** Reply headers that differ from one reply to the next, or depend on the encoding. */
const OF_ONE_REPLY = new Set([
  'x-request-id',
  'ratelimit',
  'ratelimit-policy',
  'content-length',
  'content-encoding',
  'x-credits-used',
  'x-credits-remaining',
  'x-credits-reset',
]);

export class KeyedReplies {
  /** The replies to each line. */
  readonly #replies = new TwoGenerations<KeyedReply[]>(MOST_LINES);
  readonly #options: ApiOptions;
  readonly #versions: string;

  constructor(options: ApiOptions) {
    this.#options = options;
    this.#versions = versionsText(options.service.directory.addresses[0]?.engines ?? []);
  }

  /** Keeps a paid reply whose bytes came from the cache: the same line was requested before. */
  offer({ request, call, found }: Sending, outcome: WholeOutcome, headers: Headers): void {
    const { address, caller, credits, cached, status } = outcome;
    const { url = '', method } = request.raw;
    if (caller === null || cached === undefined || status !== 200 || method !== 'GET') return;
    if (call.sealedBy !== undefined || call.origin !== undefined || address.row.access === 'open') return;
    if (url.length > MOST_URL_LENGTH || credits !== creditsOf(address.row.credits)) return;
    const { plan, prefix } = caller;
    const others = this.#replies.get(url)?.filter((each) => !isFor(each, caller)) ?? [];
    const lasting = Object.entries(headers).filter(([each]) => !OF_ONE_REPLY.has(each));
    const engine = found.engine ?? null;
    const { key: cacheKey, minute } = cached;
    const reply = { plan, prefix, cacheKey, address, engine, credits, headers: lasting.flat(), minute };
    this.#replies.set(url, [...others, reply]);
  }

  /** Answers the request, at once or in its turn; returns false if the request needs the long path. */
  answer(arrival: Arrival, url: string): boolean {
    const { service, load } = this.#options;
    const { request } = arrival;
    const { headers } = request;
    const replies = this.#replies.get(url);
    if (replies === undefined || headers.origin !== undefined || !isPlain(request, this.#options.hostCheck))
      return false;
    if (headers['x-api-key'] !== undefined && headers.authorization !== undefined) return false;
    const key = keyIn(headers);
    const caller = key === undefined ? undefined : service.gate.known(key);
    if (key === undefined || caller === undefined) return false;
    const reply = replies.find((each) => isFor(each, caller));
    if (reply === undefined || reply.minute !== minuteOf(this.#options)) return false;
    const started = performance.now();
    load.enter({
      owner: key,
      run: () => this.#run(arrival, reply, caller, started),
      refuse: () => shedArrival(arrival, this.#options),
      gone: () => isGone(request.socket),
      isLight: () => reply.address.row.credits === 'light' && service.rates.spare(caller.keyId, caller.plan),
    });
    return true;
  }

  #run(arrival: Arrival, reply: KeyedReply, caller: Caller, started: number): void {
    const { load, service } = this.#options;
    const { cacheKey, address, credits } = reply;
    const { gate, cache } = service;
    const kept = cache.peek(cacheKey);
    const encoding = kept === undefined ? 'identity' : encodingFor(arrival.request, kept);
    const body = encoding === 'identity' ? kept?.body : kept?.encoded[encoding];
    const balance = gate.balance(caller);
    const rate =
      body === undefined || (balance !== null && balance < credits)
        ? null
        : service.rates.key(caller.keyId, caller.plan);
    if (body === undefined || rate === null || !rate.ok) {
      // compresses, computes or refuses; so far nothing was taken from the rate
      load.ended();
      arrival.longPath();
      return;
    }
    cache.counts.hits++;
    const requestId = arrival.nextId();
    const found: Findings = { rate, caller, engine: reply.engine };
    const paying: Paying = { arrival, reply, caller, found, encoding, body, requestId, started };
    gate
      .debit(caller, credits, { creditClass: address.row.credits, routePath: address.row.path, requestId })
      .then((debited) => this.#send(paying, debited))
      .catch((error) => this.#refuse(paying, error));
  }

  #send(paying: Paying, debited: Debited): void {
    const { gate } = this.#options.service;
    const { arrival, reply, found, encoding, body, requestId } = paying;
    const { request, response } = arrival;
    if (!debited.ok) throw creditsExhausted(gate);
    if (isGone(request.socket)) {
      gate.undelivered(debited.receipt);
      this.#ended(paying, 499);
      return;
    }
    if (!gate.sending(debited.receipt)) throw lateRefusal();
    const { remaining } = debited;
    const all = reply.headers.slice();
    all.push('content-length', String(body.length), 'x-request-id', requestId);
    if (encoding !== 'identity') all.push('content-encoding', encoding);
    const own: Headers = {};
    addRate(own, found.rate);
    for (const name in own) all.push(name, own[name] ?? '');
    all.push('x-credits-used', String(reply.credits));
    all.push('x-credits-remaining', remaining === null ? 'unlimited' : String(remaining));
    all.push('x-credits-reset', resetText(gate.resetAt()));
    response.writeHead(200, all);
    response.end(body);
    this.#ended(paying, 200);
  }

  #refuse(paying: Paying, error: unknown): void {
    const { log, service } = this.#options;
    const { arrival, reply, found, requestId } = paying;
    const { request, response } = arrival;
    const refusal = refusalOf(error);
    if (refusal.code === 'internal_error')
      log.error({ id: requestId, path: reply.address.path, err: withoutQuery(error) }, 'failed');
    if (response.headersSent || isGone(request.socket)) response.destroy();
    else {
      const body = refusal.body(requestId);
      const headers = refusalHeaders(reply.address, found, requestId, this.#versions, service.gate);
      headers['content-type'] = JSON_MEDIA;
      headers['content-length'] = String(body.length);
      for (const [name, value] of refusal.detail.headers ?? []) headers[name] = value;
      response.writeHead(refusal.status, headers);
      response.end(body);
    }
    this.#ended(paying, refusal.status);
  }

  #ended({ arrival, reply, caller, requestId, started }: Paying, status: number): void {
    const { load, trustProxy } = this.#options;
    load.ended();
    recordEnd(this.#options, {
      requestId,
      from: remoteOf(arrival.request, trustProxy),
      traceparent: undefined,
      caller,
      address: reply.address,
      status,
      credits: status === 200 ? reply.credits : 0,
      ms: performance.now() - started,
    });
  }
}

const isFor = ({ plan, prefix }: KeyedReply, caller: Caller): boolean =>
  plan === caller.plan && prefix === caller.prefix;
