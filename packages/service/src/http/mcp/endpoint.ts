/** `/mcp`: the tools over streamable HTTP. Requests are independent; nothing is kept from one to the next. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefused } from '../../accounts/gate.ts';
import type { RateVerdict } from '../../accounts/keys/rate.ts';
import { type BodyLimits, beyondBounds } from '../../api/read/json-bounds.ts';
import { refusalOf as badQuery } from '../../api/read/query.ts';
import { repeatedField, repeatedKey } from '../../api/read/repeated-key.ts';
import { Refusal } from '../../api/refusal.ts';
import { SDK_PACKAGE, type Sdk, serverFactory } from '../../mcp/server.ts';
import type { CallRoute } from '../../mcp/tool.ts';
import type { ApiOptions } from '../api-options.ts';
import { checkRate } from '../pipeline/payment.ts';
import { pipeline } from '../pipeline/pipeline.ts';
import type { Service } from '../pipeline/service.ts';
import { release } from '../pipeline/settle.ts';
import { refusalOf } from '../wire/refusal-of.ts';
import { isOriginOpen, keyIn, type Headers as ReplyHeaders } from '../wire/request-parts.ts';
import { goneSignalOf, isGone } from '../wire/sockets/connection.ts';
import { closeIfUnread, readJsonBody } from '../wire/sockets/request-body.ts';
import { type RouteCaller, routeCallerFor, type ToolRequest, turnIn } from './route-caller.ts';

export interface McpEndpoint {
  /** Loads the SDK of the protocol; null if the optional package is not installed. */
  readonly sdk: () => Promise<Sdk | null>;
  readonly version: string;
  /** The public address of the service. Its own pages may call `/mcp`. */
  readonly publicUrl?: string | undefined;
}

/** A call has few names, none of them deep; the largest are the arguments of a tool. */
const BODY: BodyLimits = { bytes: 64 * 1024, depth: 32, names: 1_000 };
const METHODS = 'POST, OPTIONS';
const HEADERS =
  'Content-Type, Accept, Authorization, X-API-Key, Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, Last-Event-ID';
const unreached = (): never => {
  throw new Error('a request of /mcp passed its hook');
};
const NO_STORE = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };

export const mcpRoutes =
  ({ sdk, version, publicUrl }: McpEndpoint, options: ApiOptions) =>
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

    // everything is answered in a hook: Fastify would read a body before the handler
    app.addHook('onRequest', (request, reply) => {
      enter(request, reply).catch((error: unknown) => refuse(reply, request, refusalOf(error)));
    });
    app.route({ method: ['GET', 'POST', 'DELETE', 'OPTIONS'], url: '/mcp', handler: unreached });

    async function enter(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      reply.header('x-request-id', request.id);
      if (request.method === 'OPTIONS') {
        await admitOrigin(request, reply, keyIn(request.headers), service, own);
        return reply.code(204).header('allow', METHODS).send();
      }
      const { key, rate, count } = await counted(service, request);
      await admitOrigin(request, reply, key, service, own);
      checkRate({}, rate);
      const fetch = await loaded();
      if (fetch === null)
        throw new Refusal(404, 'not_installed', `this service runs without ${SDK_PACKAGE}, which /mcp needs`);
      if (request.method !== 'POST')
        throw new Refusal(405, 'method_not_allowed', 'nothing is kept here between two calls; send POST', {
          headers: [['allow', METHODS]],
        });
      const body = await readJsonBody(request.raw, BODY.bytes);
      const caught = caughtOf(request, key, rate);
      await turnIn(options.load, caught);
      try {
        checkBody(body, () => checkRate({}, count()));
        const asking = routeCallerFor(options, answer, caught);
        const response = await fetch(webRequest(request, body), asking.ask);
        return send(request, reply, response, await response.text(), asking);
      } finally {
        options.load.ended();
      }
    }

    /** Marks the debits as sent when the bytes are sent, or refunds them if the client has disconnected. */
    function send(
      request: FastifyRequest,
      reply: FastifyReply,
      response: Response,
      body: string,
      { receipts }: RouteCaller,
    ): FastifyReply {
      const isSent = release(service.gate, isGone(request.raw.socket), receipts, () => {
        const type = response.headers.get('content-type');
        if (type !== null) reply.header('content-type', type);
        reply.code(response.status).header('cache-control', 'no-store').send(body);
      });
      return isSent ? reply : reply.hijack();
    }
  };

/** Handles one MCP request; its tools call routes by `ask`. */
type McpFetch = (request: Request, ask: CallRoute) => Promise<Response>;

/** The function `ask` reaches the server factory through the request's `authInfo`. */
function fetchOf(sdk: Sdk, version: string, { directory }: Service): McpFetch {
  const make = serverFactory({ sdk, version, engines: directory.addresses[0]?.engines ?? [] });
  const asks = new WeakMap<object, CallRoute>();
  const handler = sdk.createMcpHandler(
    ({ authInfo }) => {
      const ask = authInfo?.extra && asks.get(authInfo.extra);
      if (ask === undefined) throw new Error('a request without its question');
      return make(ask);
    },
    // the lists of tools and resources never change while the service runs, so there is nothing to subscribe to
    { maxSubscriptions: 0, maxRequestBodySize: BODY.bytes },
  );
  return (request, ask) => {
    const extra = {};
    asks.set(extra, ask);
    return handler.fetch(request, { authInfo: { token: '', clientId: '', scopes: [], extra } });
  };
}

/** The request for the SDK. Its URL is a fixed one, because the Host header may be invalid. */
function webRequest({ raw }: FastifyRequest, body: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers))
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value);
  return new Request('http://localhost/mcp', { method: 'POST', headers, body });
}

const caughtOf = (request: FastifyRequest, key: string | undefined, rate: RateVerdict): ToolRequest => ({
  key,
  remote: request.ip,
  origin: request.headers.origin,
  host: request.host,
  requestId: request.id,
  signal: () => goneSignalOf(request.raw.socket),
  gone: () => isGone(request.raw.socket),
  rate,
});

/**
 * Refuses a body of too much shape or with a repeated key; the SDK reports what is not JSON. Each further message of a
 * batch is counted.
 */
function checkBody(body: string, count: () => void): void {
  const beyond = beyondBounds(body, BODY);
  if (beyond !== null) throw new Refusal(400, 'bad_body', beyond, { param: 'body' });
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return;
  }
  const repeated = repeatedKey(body);
  if (repeated !== null) throw badQuery([repeatedField(repeated)]);
  if (Array.isArray(sent)) for (let i = 1; i < sent.length; i++) count();
}

/**
 * The key of a request, and its rate verdict: every request is counted once, for its key or its address, before
 * anything of it is looked at.
 */
async function counted({ gate, rates }: Service, { headers, ip }: FastifyRequest) {
  let key: string | undefined;
  try {
    key = keyIn(headers);
  } catch (twoKeys) {
    checkRate({}, rates.address(ip));
    throw twoKeys;
  }
  const found = key === undefined ? null : await gate.find(key, () => checkRate({}, rates.stranger(ip)));
  const count = (): RateVerdict =>
    found === null || isRefused(found) ? rates.address(ip) : rates.key(found.keyId, found.plan);
  return { key, rate: count(), count };
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
    const found = key === undefined ? null : await gate.find(key, () => checkRate({}, rates.stranger(ip)));
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

function refuse(reply: FastifyReply, request: FastifyRequest, refusal: Refusal): FastifyReply {
  for (const [name, value] of refusal.detail.headers ?? []) reply.header(name, value);
  const headers: ReplyHeaders = { ...NO_STORE };
  closeIfUnread(request.raw, headers);
  return reply.code(refusal.status).headers(headers).send(refusal.body(request.id));
}
