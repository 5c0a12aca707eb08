/** The host and the path that a request names (RFC 9112, section 3.2). */
import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../../api/refusal.ts';

/** Scheme and host of an absolute request target: `http://example.org:8080`. */
const ABSOLUTE = /^https?:\/\/([^/?#@]+)/i;
/** A name or an address, with a port or without; it may be empty. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * Rewrites an absolute request target (`GET http://example.org/v1/health`), which every server must accept, as its path
 * and query. Its host replaces that of the header.
 */
export function takeAbsolute(request: IncomingMessage): void {
  const { url = '' } = request;
  if (url.startsWith('/')) return;
  const [start, host] = ABSOLUTE.exec(url) ?? [];
  if (start === undefined || host === undefined) return;
  const rest = url.slice(start.length);
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = host;
}

/** This machine, by name or address, with a port or without. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d*)?$/i;
export const isLoopback = (host: string | undefined): boolean => LOOPBACK.test(host ?? '');

/** Paths for supervisors, proxies and scrapers, which know the service by other names. They answer under any host. */
const UNDER_ANY_HOST = ['/livez', '/readyz', '/metrics', '/v1/health'];

/** Checks the Host of a request; returns the refusal, or null. */
export type HostCheck = (request: IncomingMessage) => Refusal | null;

/**
 * With a public address only its host is answered, and this machine: a page of another name that was made to resolve to
 * this service (DNS rebinding) gets nothing.
 */
export function hostCheckOf(publicUrl: string | undefined): HostCheck {
  const own = publicUrl === undefined ? null : new URL(publicUrl);
  const usualPort = own?.protocol === 'https:' ? ':443' : ':80';
  return (request) => {
    const wrong = wrongWithHost(request);
    if (wrong !== null) return new Refusal(400, 'bad_request', wrong);
    const { host } = request.headers;
    if (own === null || host === undefined || host === own.host || isLoopback(host)) return null;
    const plain = host.toLowerCase();
    if (plain === own.host || plain === own.host + usualPort) return null;
    if (UNDER_ANY_HOST.includes((request.url ?? '').split('?', 1)[0] ?? '')) return null;
    return new Refusal(421, 'foreign_host', `this service answers as ${own.host}; send that as the Host`);
  };
}

/**
 * What is wrong with the Host of a request; null if nothing is. A second Host must be refused; Node would take the
 * first. HTTP/1.0 needs none.
 */
export function wrongWithHost({ headers, rawHeaders, httpVersion }: IncomingMessage): string | null {
  const count = hostsIn(rawHeaders);
  if (count === 0 && httpVersion === '1.0') return null;
  if (count !== 1) return `a request must name one Host; got ${count === 0 ? 'none' : 'more than one'}`;
  return HOST.test(headers.host ?? '') ? null : 'Host must be a name or an address, such as example.org:8080';
}

function hostsIn(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}
