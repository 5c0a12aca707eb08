/** One listening server: the API under /v1/ directly on the socket, the pages behind it, /metrics for operators. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Refusal } from '../ask/refusal.ts';
import type { Handler } from './api.ts';
import type { Metrics } from './metrics.ts';

export interface ServerParts {
  readonly api: Handler;
  /** Web pages; without them anything outside /v1/ is a 404. */
  readonly pages: Handler | null;
  readonly metrics: Metrics;
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 65_000; // longer than the usual idle time of a proxy in front

export function dispatcher({ api, pages, metrics }: ServerParts): Handler {
  return (req, res) => {
    const url = req.url ?? '/';
    if (url.startsWith('/v1')) return api(req, res);
    if (url === '/metrics' && isLocal(req)) return sendMetrics(metrics, res);
    if (pages !== null) return pages(req, res);
    const refusal = new Refusal(404, 'unknown_route', 'there is no such page; /v1/ lists every route');
    res.writeHead(404, { 'content-type': 'application/json; charset=utf-8' });
    res.end(refusal.body());
  };
}

export function httpServer(handler: Handler): Server {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, handler);
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  // what is not HTTP at all (a raw NUL in the path, an endless header) is refused in the same words as the rest
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
    const refusal = tooLarge
      ? new Refusal(431, 'header_too_large', 'the request line and headers must be at most 16 kB')
      : new Refusal(400, 'bad_request', 'the request is not valid HTTP');
    const body = refusal.body();
    socket.end(
      `HTTP/1.1 ${refusal.status} ${tooLarge ? 'Request Header Fields Too Large' : 'Bad Request'}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body.toString()}`,
    );
  });
  return server;
}

/** Metrics are for the machine itself; a request passed on by a proxy is not local. */
function isLocal(req: IncomingMessage): boolean {
  const address = req.socket.remoteAddress ?? '';
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address) && req.headers['x-forwarded-for'] === undefined;
}

function sendMetrics(metrics: Metrics, res: ServerResponse): void {
  metrics.text().then(
    (text) => {
      res.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
      res.end(text);
    },
    () => {
      res.writeHead(500);
      res.end();
    },
  );
}
