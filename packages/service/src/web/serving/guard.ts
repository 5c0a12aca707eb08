/** Checks that a form was sent by our own pages. Their CSRF tokens are checked by @fastify/csrf-protection. */
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../http/wire/sockets/host.ts';

class ForeignForm extends Error {
  override readonly name = 'ForeignForm';
  readonly statusCode = 403;
}

/**
 * Rejects a form from another site. Browsers send the origin of a form in Origin and Sec-Fetch-Site. A client that
 * sends neither is not a browser, and still needs the token. With a public address only its pages are our own, and those
 * of this machine: another name may have been made to resolve to this service.
 */
export function ownForm(request: FastifyRequest, baseUrl: string | undefined): void {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new ForeignForm('a form from another site');
  if (origin === undefined) return;
  const isOwn = origin === baseUrl || (hostOf(origin) === host && (baseUrl === undefined || isLoopback(host)));
  if (!isOwn) throw new ForeignForm('a form from another origin');
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

/** The content security policy: everything from this host only, nothing inline. */
export const contentPolicy = (secure: boolean, more: Readonly<Record<string, readonly string[]>> = {}) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...Object.fromEntries(Object.entries(more).map(([name, sources]) => [name, [...sources]])),
    ...(secure && { 'upgrade-insecure-requests': [] }),
  },
});
