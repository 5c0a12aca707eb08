/** `/mcp`: the tools over streamable HTTP. Requests are independent; nothing is kept from one to the next. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefused } from '../../accounts/gate.ts';
import type { RateVerdict } from '../../accounts/keys/rate.ts';
import { refusalOf as badQuery } from '../../api/read/query.ts';
import { repeatedField, repeatedKey } from '../../api/read/repeated-key.ts';
import { Refusal } from '../../api/refusal.ts';
import { SDK_PACKAGE, type Sdk, serverFactory } from '../../mcp/server.ts';
import type { Ask } from '../../mcp/tool.ts';
import type { ApiOptions } from '../api-options.ts';
import { limit } from '../pipeline/payment.ts';
import { pipeline } from '../pipeline/pipeline.ts';
import type { Service } from '../pipeline/service.ts';
import { refusalOf } from '../wire/refusal-of.ts';
import { isOriginOpen, keyIn } from '../wire/request-parts.ts';
import { goneSignalOf, isGone } from '../wire/sockets/connection.ts';
import { type Asking, askingFor, type Caught } from './ask.ts';

export interface McpDoor {
  /** Loads the SDK of the protocol; null if the optional package is not installed. */
  readonly sdk: () => Promise<Sdk | null>;
  readonly version: string;
  /** The public address of the service. Its own pages may call `/mcp`. */
  readonly publicUrl?: string | undefined;
}

const MOST_BODY_BYTES = 64 * 1024;
const METHODS = 'POST, OPTIONS';
const HEADERS =
  'Content-Type, Accept, Authorization, X-API-Key, Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, Last-Event-ID';
const ASKING = ['tools/call', 'resources/read'];
const NO_STORE = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };

export const mcpRoutes =
  ({ sdk, version, publicUrl }: McpDoor, options: ApiOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    const { service } = options;
    const answer = pipeline(service);
    const own = publicUrl === undefined ? [] : [new URL(publicUrl).origin];
    let fetch: Promise<McpFetch | null> | undefined;
    /** The SDK is loaded by the first request, because most services are started for their other routes. */
    const loaded = (): Promise<McpFetch | null> => {
      fetch ??= sdk().then((found) => found && fetchOf(found, version, service));
      return fetch;
    };

    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.setErrorHandler((error, request, reply) => refuse(reply, request, bodyRefusal(error)));
    app.route({
      method: ['GET', 'POST', 'DELETE', 'OPTIONS'],
      url: '/mcp',
      bodyLimit: MOST_BODY_BYTES,
      handler: (request, reply) =>
        enter(request, reply).catch((error: unknown) => refuse(reply, request, refusalOf(error))),
    });

    async function enter(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      reply.header('x-request-id', request.id);
      const key = keyIn(request.headers);
      await admitOrigin(request, reply, key, service, own);
      if (request.method === 'OPTIONS') return reply.code(204).header('allow', METHODS).send();
      const fetch = await loaded();
      if (fetch === null)
        throw new Refusal(404, 'not_installed', `this service runs without ${SDK_PACKAGE}, which /mcp needs`);
      if (request.method !== 'POST')
        throw new Refusal(405, 'method_not_allowed', 'nothing is kept here between two calls; send POST', {
          headers: [['allow', METHODS]],
        });
      const rate = await rateOf(service, key, request.ip);
      const repeated = repeatedIn(request.body);
      if (repeated !== null) throw badQuery([repeatedField(repeated)]);
      // a tool reports too many requests in its result, because a model reads the result and not the status
      if (!asksRoutes(request.body)) limit({}, rate);
      const asking = askingFor(options, answer, caughtOf(request, key, rate));
      const response = await fetch(webRequest(request), asking.ask);
      return send(request, reply, response, await response.text(), asking);
    }

    /** Marks the debits as sent when the bytes are sent, or refunds them if the client has disconnected. */
    function send(
      request: FastifyRequest,
      reply: FastifyReply,
      response: Response,
      body: string,
      { receipts }: Asking,
    ): FastifyReply {
      const { gate } = service;
      if (isGone(request.raw.socket)) {
        for (const each of receipts) gate.undelivered(each);
        return reply.hijack();
      }
      const sent = receipts.map((each) => gate.sending(each));
      if (sent.includes(false))
        throw new Refusal(503, 'late', 'the answer came too late and was not charged; try again');
      const type = response.headers.get('content-type');
      if (type !== null) reply.header('content-type', type);
      return reply.code(response.status).header('cache-control', 'no-store').send(body);
    }
  };

/** Handles one MCP request; its tools call routes by `ask`. */
type McpFetch = (request: Request, ask: Ask) => Promise<Response>;

/** The function `ask` reaches the server factory through the request's `authInfo`. */
function fetchOf(sdk: Sdk, version: string, { directory }: Service): McpFetch {
  const make = serverFactory({ sdk, version, engines: directory.addresses[0]?.engines ?? [] });
  const asks = new WeakMap<object, Ask>();
  const handler = sdk.createMcpHandler(
    ({ authInfo }) => {
      const ask = authInfo?.extra && asks.get(authInfo.extra);
      if (ask === undefined) throw new Error('a request without its question');
      return make(ask);
    },
    // the lists of tools and resources never change while the service runs, so there is nothing to subscribe to
    { maxSubscriptions: 0, maxRequestBodySize: MOST_BODY_BYTES },
  );
  return (request, ask) => {
    const extra = {};
    asks.set(extra, ask);
    return handler.fetch(request, { authInfo: { token: '', clientId: '', scopes: [], extra } });
  };
}

/** The request for the SDK. Its URL is a fixed one, because the Host header may be invalid. */
function webRequest({ raw, body }: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers))
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value);
  return new Request('http://localhost/mcp', { method: 'POST', headers, body: typeof body === 'string' ? body : '' });
}

const caughtOf = (request: FastifyRequest, key: string | undefined, rate: RateVerdict): Caught => ({
  key,
  remote: request.ip,
  origin: request.headers.origin,
  host: request.host,
  requestId: request.id,
  signal: () => goneSignalOf(request.raw.socket),
  gone: () => isGone(request.raw.socket),
  rate,
});

/** Whether an MCP call uses routes; its result can then contain their refusals. */
function asksRoutes(body: unknown): boolean {
  try {
    const call: unknown = JSON.parse(String(body));
    return typeof call === 'object' && call !== null && 'method' in call && ASKING.includes(String(call.method));
  } catch {
    return false; // the SDK reports what is wrong with the body
  }
}

/** The first key that an object of the body has twice, at any depth, or null; the SDK reports what is not JSON. */
function repeatedIn(body: unknown): string | null {
  const text = String(body);
  try {
    JSON.parse(text);
  } catch {
    return null;
  }
  return repeatedKey(text);
}

/** Counts a request once, for its key or its address, whether or not it uses a route. */
async function rateOf({ gate, rates }: Service, key: string | undefined, ip: string): Promise<RateVerdict> {
  const found = key === undefined ? null : await gate.find(key, () => limit({}, rates.stranger(ip)));
  return found === null || isRefused(found) ? rates.address(ip) : rates.key(found.keyId, found.plan);
}

/**
 * Rejects calls from web pages of other hosts. Only pages of the service itself, of the user's machine, or of the
 * domains that the key names may call in a user's name. The Host header proves nothing: the other host's name may
 * resolve to this machine.
 */
async function admitOrigin(
  { headers, ip }: FastifyRequest,
  reply: FastifyReply,
  key: string | undefined,
  { gate, rates }: Service,
  own: readonly string[],
): Promise<void> {
  const { origin } = headers;
  if (origin === undefined) return;
  reply.header('vary', 'Origin');
  if (!isOriginOpen(origin, own, '')) {
    const found = key === undefined ? null : await gate.find(key, () => limit({}, rates.stranger(ip)));
    if (found === null || isRefused(found) || !isOriginOpen(origin, found.domains, ''))
      throw new Refusal(
        403,
        'origin_not_named',
        'pages of this origin may not call /mcp; call from a client or a server',
      );
  }
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': HEADERS,
  });
}

const bodyRefusal = (error: unknown): Refusal => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return new Refusal(413, 'body_too_large', 'the body must be at most 64 kB');
  if (status === 415) return new Refusal(415, 'bad_media', 'the body must be sent as application/json');
  return status < 500 ? new Refusal(400, 'bad_body', 'the body cannot be read; send JSON') : refusalOf(error);
};

function refuse(reply: FastifyReply, request: FastifyRequest, refusal: Refusal): FastifyReply {
  for (const [name, value] of refusal.detail.headers ?? []) reply.header(name, value);
  return reply.code(refusal.status).headers(NO_STORE).send(refusal.body(request.id));
}
