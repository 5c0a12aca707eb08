/**
 * Sends the outcome of the pipeline: a whole reply, a stream, the reply to HEAD, or an error. The debit is marked as
 * sent, or refunded.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gate } from '../../accounts/gate.ts';
import { JSON_MEDIA } from '../../api/answer/encode.ts';
import { Refusal } from '../../api/refusal.ts';
import type { Address } from '../../api/route.ts';
import type { CachedReply } from '../cache/reply-cache.ts';
import type { Call, Findings, HeadOutcome, Outcome, StreamOutcome, WholeOutcome } from '../pipeline/outcome.ts';
import { compress } from './compress.ts';
import { addFileName } from './file-name.ts';
import { headersOf, refusalHeaders } from './headers.ts';
import { addPolicy, type Encoding, encodingOf, type Headers } from './request-parts.ts';
import { isGone } from './sockets/connection.ts';
import { closeIfUnread } from './sockets/request-body.ts';
import { closed, sendBody } from './stream.ts';

/** A reply that is being sent. */
export interface Sending {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly call: Call;
  readonly found: Findings;
  readonly versions: string;
  readonly gate: Gate;
  /** Called for every chunk of a stream. */
  readonly chunk: () => void;
  readonly ready: Keeper;
}

/** Keeps replies that may be sent again. */
export interface Keeper {
  /** A reply that every keyless client gets. */
  offer(url: string, address: Address, kept: CachedReply, headers: Headers): void;
  /** A reply from the cache, sent for credits. */
  offerKeyed(sending: Sending, outcome: WholeOutcome, headers: Headers): void;
}

/** Replies smaller than this, in bytes, are not compressed: it would save less than its headers cost. */
const WORTH_COMPRESSING = 1024;

export const encodingFor = ({ headers }: Pick<IncomingMessage, 'headers'>, { body }: CachedReply): Encoding =>
  body.length < WORTH_COMPRESSING ? 'identity' : encodingOf(headers['accept-encoding']);

export async function compressed(kept: CachedReply, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  const body = await compress(kept.body, encoding);
  kept.encoded[encoding] = body;
  return body;
}

export function deliverWhole(sending: Sending, outcome: WholeOutcome, encoding: Encoding, body: Buffer): number {
  const { request, reply, call, found, gate, ready } = sending;
  const { kept, status } = outcome;
  if (isLeft(sending, outcome)) return 499;
  const headers: Headers = { etag: kept.etag, ...headersOf(outcome, call, found, request.id, gate) };
  if (status === 200) {
    headers['content-type'] = kept.media;
    headers['content-length'] = String(body.length);
    addPolicy(headers, kept.media);
    addFileName(headers, call.address.path, call.queryText, kept.media);
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  if (isLate(outcome, gate)) return sendLate(sending);
  // there are no hooks after the handler, so the bytes go to the socket within this call, right after the journal entry
  reply.code(status).headers(headers);
  reply.send(status === 304 ? undefined : body);
  if (isForEverybody(sending, outcome)) ready.offer(request.raw.url ?? '', call.address, kept, headers);
  else if (outcome.cached !== undefined && outcome.debited !== null) ready.offerKeyed(sending, outcome, headers);
  return status;
}

/** Whether every client without a key gets the same bytes for a while, as for a fixed day of an open route. */
const isForEverybody = ({ request, call }: Sending, { status, caller, address, cacheControl }: WholeOutcome): boolean =>
  status === 200 &&
  caller === null &&
  call.key === undefined &&
  call.sealedBy === undefined &&
  request.method === 'GET' &&
  address.row.access === 'open' &&
  cacheControl.startsWith('public');

/** Sends the headers of GET; length and type only if the bytes are already cached. */
export function deliverHead({ request, reply, call, found, gate }: Sending, outcome: HeadOutcome): number {
  const { head, status, etag } = outcome;
  const headers: Headers = headersOf(outcome, call, found, request.id, gate);
  if (etag !== null) headers.etag = etag;
  if (head !== null) {
    const encoding = encodingFor(request, head);
    const body = encoding === 'identity' ? head.body : head.encoded[encoding];
    headers['content-type'] = head.media;
    addPolicy(headers, head.media);
    addFileName(headers, call.address.path, call.queryText, head.media);
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    if (body !== undefined) headers['content-length'] = String(body.length);
  }
  reply.code(status).headers(headers).send();
  return status;
}

/** Sends the body chunk by chunk; returns 499 if the client disconnected before the end. */
export async function sendStream(sending: Sending, outcome: StreamOutcome): Promise<number> {
  const { request, reply, call, found, gate, chunk } = sending;
  const { stream, status } = outcome;
  if (isLeft(sending, outcome)) {
    await closed(stream);
    return 499;
  }
  if (isLate(outcome, gate)) {
    await closed(stream);
    return sendLate(sending);
  }
  const headers: Headers = { 'content-type': stream.media, ...headersOf(outcome, call, found, request.id, gate) };
  addFileName(headers, call.address.path, call.queryText, stream.media);
  reply.hijack(); // from here on the chunks are written to the socket directly
  reply.raw.writeHead(status, headers);
  return (await sendBody(reply.raw, stream, chunk)) ? status : 499;
}

/** Whether the client has disconnected; then the debit is refunded and nothing is sent. */
function isLeft({ request, reply, gate }: Sending, { debited }: Outcome): boolean {
  if (!isGone(request.raw.socket)) return false;
  if (debited !== null) gate.undelivered(debited.receipt);
  reply.hijack();
  return true;
}

/** Whether the debit was refunded meanwhile, so that the reply may no longer be sent. */
const isLate = ({ debited }: Outcome, gate: Gate): boolean => debited !== null && !gate.sending(debited.receipt);

export const lateRefusal = (): Refusal =>
  new Refusal(503, 'late', 'the answer came too late and was not charged; try again');

function sendLate({ request, reply, call, found, versions, gate }: Sending): number {
  const refusal = lateRefusal();
  sendRefusal(request, reply, refusal, call, found, versions, gate);
  return refusal.status;
}

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  call: Call | null,
  found: Findings,
  versions: string,
  gate: Gate,
): void {
  if (reply.sent || isGone(request.raw.socket)) {
    reply.hijack();
    reply.raw.destroy();
    return;
  }
  const body = refusal.body(request.id);
  const headers = refusalHeaders(call?.address ?? null, found, request.id, versions, gate);
  headers['content-type'] = JSON_MEDIA;
  headers['content-length'] = String(body.length);
  for (const [name, value] of refusal.detail.headers ?? []) headers[name] = value;
  closeIfUnread(request.raw, headers, found.caller ? call?.address.row.body?.bytes : undefined);
  reply.code(refusal.status).headers(headers).send(body);
}
