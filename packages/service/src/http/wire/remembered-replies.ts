/**
 * What request lines came to, remembered for a minute. If a line comes again from a caller of the same kind (without a
 * key, or with a key of the same plan and prefix), everything that `resolve.ts` would find is known: router, hooks and
 * parsing, which cost more than half of the CPU time of a cached reply, are skipped. Everything else is done as in
 * `pipeline.ts` and by the same functions: rate → balance → bytes → debit → send. The bytes stay in the reply cache; only
 * their key is remembered. Every other request goes to Fastify.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { EngineKey } from 'ganaka/internal/sky/engines/engine.ts';
import { creditsOf } from '../../accounts/credits.ts';
import type { Caller } from '../../accounts/gate.ts';
import { type Address, answersTo } from '../../api/route.ts';
import type { ApiOptions } from '../api-options.ts';
import { TwoGenerations } from '../cache/two-generations.ts';
import type { Findings, WholeOutcome } from '../pipeline/outcome.ts';
import { checkBalance, checkRate } from '../pipeline/payment.ts';
import { sealedIn } from '../pipeline/seal.ts';
import { type SettledReply, settle } from '../pipeline/settle.ts';
import { type Arrival, isPlain, minuteOf, remoteOf, shedArrival } from './arrival.ts';
import { SocketConnection } from './connection.ts';
import { encodingFor, type ReplyDelivery, sendRefusal } from './deliver.ts';
import { recordEnd } from './ended.ts';
import { addTaken, versionsText } from './headers.ts';
import { refusalOf, withoutQuery } from './refusal-of.ts';
import { addRate, type Encoding, type Headers, keyIn, plainPath } from './request-parts.ts';
import { isGone } from './sockets/connection.ts';
import { noteBody } from './sockets/malformed.ts';

/** What a line comes to for one kind of caller. */
interface RememberedReply {
  /** The plan decides language and access, the prefix the engines; both null for callers without a key. */
  readonly plan: Caller['plan'] | null;
  readonly prefix: Caller['prefix'] | null;
  readonly cacheKey: string;
  readonly address: Address;
  readonly engine: EngineKey | null;
  readonly credits: number;
  /** The headers that do not change from one request to the next, as names and values in turn. */
  readonly headers: readonly string[];
  /** The minute in which the query was read. "Today" may change with the next one. */
  readonly minute: number;
}

/** A request whose reply is remembered. */
interface Paying {
  readonly arrival: Arrival;
  readonly reply: RememberedReply;
  readonly caller: Caller | null;
  readonly from: string;
  readonly started: number;
}

const MOST_LINES = 8_000;
const MOST_URL_LENGTH = 400;
/** The status in the log of a request whose client disconnected. */
const CLIENT_LEFT = 499;
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

export class RememberedReplies {
  readonly #lines = new TwoGenerations<readonly RememberedReply[]>(MOST_LINES);
  readonly #options: ApiOptions;
  readonly #versions: string;

  constructor(options: ApiOptions) {
    this.#options = options;
    this.#versions = versionsText(options.service.directory.addresses[0]?.engines ?? []);
  }

  /** Remembers what a line came to, if its bytes came from the cache: the same line was requested before. */
  offer(
    { url = '', method }: IncomingMessage,
    { call, found }: ReplyDelivery,
    outcome: WholeOutcome,
    headers: Headers,
  ): void {
    const { address, caller, credits, cached, status, cacheControl } = outcome;
    if (cached === undefined || status !== 200 || method !== 'GET') return;
    if (call.sealedBy !== undefined || url.length > MOST_URL_LENGTH) return;
    const isOpen = address.row.access === 'open';
    if (caller === null) {
      // the same bytes for everybody, for a while
      if (!isOpen || call.key !== undefined || !cacheControl.startsWith('public')) return;
    } else if (isOpen || call.origin !== undefined || credits !== creditsOf(address.row.credits)) return;
    const { plan, prefix } = caller ?? NOBODY;
    const others = this.#lines.get(url)?.filter((each) => each.plan !== plan || each.prefix !== prefix) ?? [];
    const lasting = Object.entries(headers).filter(([each]) => !OF_ONE_REPLY.has(each));
    const { key: cacheKey, minute } = cached;
    const engine = found.engine ?? null;
    const reply = { plan, prefix, cacheKey, address, engine, credits, headers: lasting.flat(), minute };
    this.#lines.set(url, [...others, reply]);
  }

  /** Answers the request, at once or in its turn; returns false if it must go to Fastify. */
  answer(arrival: Arrival): boolean {
    const { service, load, trustProxy, hostCheck, remembers } = this.#options;
    if (remembers === false) return false;
    const { request } = arrival;
    const { headers } = request;
    const hasKey = headers['x-api-key'] !== undefined || headers.authorization !== undefined;
    const replies = this.#lines.get(request.url ?? '');
    if (replies === undefined) return !hasKey && this.#refusesFlood(arrival);
    if (!isPlain(request, hostCheck)) return false;
    const key = hasKey ? oneKeyIn(headers) : undefined;
    const caller = key === undefined ? null : service.gate.known(key);
    if (caller === undefined || (hasKey && (caller === null || headers.origin !== undefined))) return false;
    const { plan, prefix } = caller ?? NOBODY;
    const reply = replies.find((each) => each.plan === plan && each.prefix === prefix);
    if (reply === undefined || reply.minute !== minuteOf(this.#options)) return false;
    const from = remoteOf(request, trustProxy);
    const paying: Paying = { arrival, reply, caller, from, started: performance.now() };
    load.enter({
      owner: key ?? from,
      run: () => this.#run(paying),
      refuse: () => shedArrival(arrival, this.#options),
      gone: () => isGone(request.socket),
      isLight: () =>
        caller !== null && reply.address.row.credits === 'light' && service.rates.spare(caller.keyId, caller.plan),
    });
    return true;
  }

  #run(paying: Paying): void {
    const { load, service } = this.#options;
    const { arrival, reply, caller, from } = paying;
    const kept = service.cache.peek(reply.cacheKey);
    const encoding = kept === undefined ? 'identity' : encodingFor(arrival.request, kept);
    const body = encoding === 'identity' ? kept?.body : kept?.encoded[encoding];
    if (body === undefined) {
      load.ended();
      arrival.longPath(); // computes or compresses; nothing was taken so far
      return;
    }
    const requestId = arrival.nextId();
    const found: Findings = { caller };
    try {
      checkRate(found, caller === null ? service.rates.address(from) : service.rates.key(caller.keyId, caller.plan));
      found.engine = reply.engine;
      checkBalance(service, { call: reply, caller, units: 1 });
      service.cache.counts.hits++;
      this.#send(paying, found, requestId, encoding, body);
    } catch (error) {
      this.#refuse(paying, found, requestId, error);
    }
  }

  #send(paying: Paying, found: Findings, requestId: string, encoding: Encoding, body: Buffer): void {
    const { service } = this.#options;
    const { arrival, reply, caller, from } = paying;
    const { address, credits } = reply;
    const connection = new SocketConnection(arrival.request, arrival.response);
    const settled = settle(
      service,
      { caller, address, credits: caller === null ? 0 : credits, requestId, remote: from, found },
      () => connection.isGone(),
      (taken) => {
        const own: Headers = { 'content-length': String(body.length), 'x-request-id': requestId };
        if (encoding !== 'identity') own['content-encoding'] = encoding;
        addRate(own, found.rate);
        if (caller !== null) addTaken(own, caller, credits, taken, service.gate);
        connection.send(200, own, body, reply.headers);
      },
    );
    const end = ({ isSent, taken }: SettledReply): void =>
      this.#ended(paying, requestId, isSent ? 200 : CLIENT_LEFT, isSent && taken !== null ? credits : 0);
    if (settled instanceof Promise)
      settled.then(end, (error: unknown) => this.#refuse(paying, found, requestId, error));
    else end(settled);
  }

  #refuse(paying: Paying, found: Findings, requestId: string, error: unknown): void {
    const { log, service } = this.#options;
    const { arrival, reply } = paying;
    const { address } = reply;
    const refusal = refusalOf(error);
    if (refusal.code === 'internal_error')
      log.error({ id: requestId, path: address.path, err: withoutQuery(error) }, 'failed');
    const connection = new SocketConnection(arrival.request, arrival.response);
    const { gate } = service;
    sendRefusal(connection, refusal, { address, found, requestId, versions: this.#versions, gate });
    this.#ended(paying, requestId, refusal.status, 0);
  }

  #ended({ reply, caller, from, started }: Paying, requestId: string, status: number, credits: number): void {
    this.#options.load.ended();
    const { address } = reply;
    const ms = performance.now() - started;
    recordEnd(this.#options, { requestId, from, traceparent: undefined, caller, address, status, credits, ms });
  }

  /**
   * Refuses a request of the API without a key whose address has used up its rate, whatever it asks: with the 429 that
   * the pipeline would send, for a fraction of its cost. Sealed URLs are paid for by their key.
   */
  #refusesFlood({ request, response, nextId }: Arrival): boolean {
    const { service, trustProxy, hostCheck } = this.#options;
    const { url = '', method = 'GET', headers } = request;
    if (!url.startsWith('/v1/') || method === 'OPTIONS' || headers.traceparent !== undefined) return false;
    const from = remoteOf(request, trustProxy);
    const rate = service.rates.exhausted(from);
    if (rate === null) return false;
    const path = plainPath(url.split('?', 1)[0] ?? '');
    if (sealedIn(path) !== null || hostCheck(request) !== null) return false;
    const started = performance.now();
    const requestId = nextId();
    const found: Findings = {};
    noteBody(request, response);
    const row = service.directory.find(path);
    const address = row !== null && isAnswered(row, method) ? row : null;
    if (address !== null) found.caller = null;
    try {
      checkRate(found, rate);
    } catch (refusal) {
      const { gate } = service;
      const connection = new SocketConnection(request, response);
      const versions = this.#versions;
      sendRefusal(connection, refusalOf(refusal), { address, found, requestId, versions, gate });
    }
    const ms = performance.now() - started;
    recordEnd(this.#options, {
      requestId,
      from,
      traceparent: undefined,
      caller: null,
      address,
      status: 429,
      credits: 0,
      ms,
    });
    return true;
  }
}

/** The kind of callers without a key. */
const NOBODY = { plan: null, prefix: null } as const;

/** The key of a request that has it in one header; undefined for a request that must go to Fastify. */
const oneKeyIn = (headers: IncomingHttpHeaders): string | undefined =>
  headers['x-api-key'] !== undefined && headers.authorization !== undefined ? undefined : keyIn(headers);

function isAnswered({ row }: Address, method: string): boolean {
  const own = answersTo(row);
  return method === 'POST' ? own !== 'GET' : (method === 'GET' || method === 'HEAD') && own !== 'POST';
}
