/** Requests that are answered before Fastify handles them: what they need in common. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiOptions } from '../api-options.ts';
import { lastForwarded } from './sockets/forwarded.ts';
import type { HostCheck } from './sockets/host.ts';
import { restAfterShed, SHED, shedHeaders } from './sockets/shed.ts';

/** A request that has just come in. */
export interface Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Makes the id of a request that is answered here. */
  readonly nextId: () => string;
  /** Gives the request to Fastify. */
  readonly longPath: () => void;
}

/** Request headers that need the long path: a cached version of the client, a trace, or a body. */
const NEED_THE_LONG_PATH = ['if-none-match', 'traceparent', 'content-length', 'transfer-encoding'];

/** Whether a request is a GET with a valid Host and without a header that needs the long path. */
export function isPlain(request: IncomingMessage, hostCheck: HostCheck): boolean {
  const { method, headers } = request;
  if (method !== 'GET' || hostCheck(request) !== null) return false;
  for (const name of NEED_THE_LONG_PATH) if (headers[name] !== undefined) return false;
  return true;
}

/** The network address of the client; behind a proxy the one that the proxy saw. */
export function remoteOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const passedOn = trustProxy ? headers['x-forwarded-for'] : undefined;
  const forwarded = passedOn === undefined ? '' : lastForwarded(String(passedOn));
  return forwarded === '' ? (socket.remoteAddress ?? 'unknown') : forwarded;
}

/** Refuses the request at once. On the long path it would wait in the queue a second time. */
export function shedArrival({ request, response, nextId }: Arrival, { metrics, trustProxy }: ApiOptions): void {
  metrics.answered('none', 'none', 503, 0);
  response.writeHead(503, shedHeaders(nextId()));
  response.end(SHED);
  restAfterShed(request.socket, trustProxy);
}

const MINUTES_PER_DAY = 1440;

/** The current minute. "Today" may change with the next one, and with it every reply about it. */
export const minuteOf = ({ service }: ApiOptions): number => Math.floor(service.now() * MINUTES_PER_DAY);
