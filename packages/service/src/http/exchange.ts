/**
 * One request of the API, from its arrival to its line in the log. It reads the call, has the pipeline answer it and
 * sends the outcome.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathValue } from '../api/directory.ts';
import type { Address } from '../api/route.ts';
import type { ApiOptions } from './api-options.ts';
import type { Call, Findings, Outcome, WholeOutcome } from './pipeline/outcome.ts';
import { limit } from './pipeline/payment.ts';
import { addressOf, type Pipeline } from './pipeline/pipeline.ts';
import { queryTextOf, sealedAsked, sealedIn } from './pipeline/seal.ts';
import type { Service } from './pipeline/service.ts';
import {
  compressed,
  deliverHead,
  deliverWhole,
  encodingFor,
  type Sending,
  sendRefusal,
  sendStream,
} from './wire/deliver.ts';
import { recordEnd } from './wire/ended.ts';
import type { ReadyReplies } from './wire/fast/cached-open-replies.ts';
import { refusalOf, withoutQuery } from './wire/refusal-of.ts';
import { type Encoding, keyIn, plainPath } from './wire/request-parts.ts';
import { goneSignalOf } from './wire/sockets/connection.ts';
import { readJsonBody } from './wire/sockets/request-body.ts';

/** What all exchanges share. */
export interface ExchangeParts extends ApiOptions {
  readonly answer: Pipeline;
  readonly ready: ReadyReplies;
  /** Versions of the engines, for the headers of refusals. */
  readonly versions: string;
}

export class Exchange {
  readonly #parts: ExchangeParts;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #started: number;
  readonly #counted: boolean;
  readonly #found: Findings = {};
  #call: Call | null = null;

  /**
   * `started`: when the request arrived, by `performance.now()`. `counted`: whether `Load` counts the request as in
   * flight.
   */
  constructor(parts: ExchangeParts, request: FastifyRequest, reply: FastifyReply, started: number, counted: boolean) {
    this.#parts = parts;
    this.#request = request;
    this.#reply = reply;
    this.#started = started;
    this.#counted = counted;
  }

  /** Never throws. */
  run(): void {
    try {
      const call = this.#read();
      this.#call = call;
      const outcome = this.#parts.answer(call, this.#found);
      if (outcome instanceof Promise)
        outcome.then((made) => this.#send(call, made)).catch((error) => this.#refuse(error));
      else this.#send(call, outcome);
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Reads the call. A request that is none counts in the rate of its address, so that junk is soon refused cheaply. */
  #read(): Call {
    const { rates } = this.#parts.service;
    let counted = false;
    const count = () => {
      if (counted) return;
      counted = true;
      limit(this.#found, rates.address(this.#request.ip));
    };
    try {
      return callOf(this.#request, this.#parts.service, count);
    } catch (error) {
      count();
      throw error;
    }
  }

  #send(call: Call, outcome: Outcome): void {
    const { service, metrics, versions, ready } = this.#parts;
    const sending: Sending = {
      request: this.#request,
      reply: this.#reply,
      call,
      found: this.#found,
      versions,
      gate: service.gate,
      chunk: metrics.chunk,
      ready,
    };
    if ('stream' in outcome)
      sendStream(sending, outcome).then(
        (status) => this.#ended(status, outcome.address, creditsTaken(outcome, status)),
        (error) => this.#refuse(error),
      );
    else if ('head' in outcome) this.#ended(deliverHead(sending, outcome), outcome.address);
    else this.#sendWhole(sending, outcome);
  }

  /** Sends the bytes in an encoding that the client accepts. The compressed bytes are cached with the reply. */
  #sendWhole(sending: Sending, outcome: WholeOutcome): void {
    const { kept } = outcome;
    const deliver = (encoding: Encoding, body: Buffer): void => {
      const status = deliverWhole(sending, outcome, encoding, body);
      this.#ended(status, outcome.address, creditsTaken(outcome, status));
    };
    const encoding = outcome.status === 304 ? 'identity' : encodingFor(this.#request, kept);
    const ready = encoding === 'identity' ? kept.body : kept.encoded[encoding];
    if (ready !== undefined) deliver(encoding, ready);
    else if (encoding !== 'identity')
      compressed(kept, encoding).then(
        (body) => deliver(encoding, body),
        (error) => this.#refuse(error),
      );
  }

  #refuse(error: unknown): void {
    const { log, service, versions } = this.#parts;
    const call = this.#call;
    const refusal = refusalOf(error);
    if (refusal.status >= 500 && refusal.code === 'internal_error')
      log.error({ id: this.#request.id, path: call?.address.path ?? 'unknown', err: withoutQuery(error) }, 'failed');
    sendRefusal(this.#request, this.#reply, refusal, call, this.#found, versions, service.gate);
    this.#ended(refusal.status, call?.address ?? null);
  }

  /** Counts the exchange, writes its line in the log and records it for the account. */
  #ended(status: number, address: Address | null, credits = 0): void {
    const { id, ip, headers } = this.#request;
    if (this.#counted) this.#parts.load.ended();
    recordEnd(this.#parts, {
      requestId: id,
      from: ip,
      traceparent: headers.traceparent,
      caller: this.#found.caller,
      address,
      status,
      credits,
      ms: performance.now() - this.#started,
    });
  }
}

/** The call that a request makes. For a sealed URL it is the call of the route that is encrypted in the URL. */
function callOf(request: FastifyRequest, { seal, directory, now }: Service, refusing: () => void): Call {
  const url = request.raw.url ?? '/';
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  const sealed = sealedIn(plainPath(path));
  if (sealed !== null && cut >= 0 && cut < url.length - 1) throw sealedAsked();
  const opened = sealed === null ? null : seal.open(sealed, now());
  const address = addressOf(request.method, opened?.path ?? path, directory, refusing);
  const { body } = address.row;
  return {
    address,
    queryText: opened !== null ? queryTextOf(opened) : queryOf(url, cut, address, plainPath(path)),
    // the key that sealed the URL pays for it, whatever key the request has
    key: opened === null ? keyIn(request.headers) : undefined,
    sealedBy: opened?.keyId,
    remote: request.ip ?? 'unknown',
    ifNoneMatch: request.method !== 'POST' ? request.headers['if-none-match'] : undefined,
    head: request.method === 'HEAD',
    readBody: request.method === 'POST' && body !== undefined ? () => readJsonBody(request.raw, body.bytes) : null,
    origin: request.headers.origin,
    host: request.host,
    requestId: request.id,
    signal: () => goneSignalOf(request.raw.socket),
  };
}

/** The query of a request. The `{id}` of its path is added as a parameter of that name. */
function queryOf(url: string, cut: number, address: Address, path: string): string {
  const sent = cut < 0 ? '' : url.slice(cut + 1);
  const value = pathValue(address, path);
  if (value === null) return sent;
  return `${address.row.pathParam}=${encodeURIComponent(value)}${sent === '' ? '' : `&${sent}`}`;
}

/** The credits that a reply has cost; a reply that could not be sent is refunded. */
const creditsTaken = ({ credits }: Outcome, status: number): number => (status === 200 ? credits : 0);
