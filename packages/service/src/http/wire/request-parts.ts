/**
 * HTTP conventions that do not depend on the route: the path, key, origin and encoding of a request, and the headers of
 * a reply about rate and CORS. `request-parts.test.ts` lists the rules.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import type { RateVerdict } from '../../accounts/keys/rate.ts';
import { Refusal } from '../../api/refusal.ts';
import type { Methods } from '../../api/route.ts';

export type Encoding = 'identity' | 'gzip' | 'br';
export type Headers = Record<string, string>;

const INDEX = '/v1/';

/** The path without a trailing slash. The index is the exception: its canonical path has the slash. */
export function plainPath(path: string): string {
  if (path === '/v1') return INDEX;
  return path.length > INDEX.length && path.endsWith('/') ? path.slice(0, -1) : path;
}

/**
 * The path of a page without its trailing slashes, for a redirect; null if there is none to remove, or if the path
 * would lead to another host (`//host/`).
 */
export function pageWithoutSlash(url: string): string | null {
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  if (!/^\/[^/\\]/.test(path) || !path.endsWith('/')) return null;
  return path.replace(/\/+$/, '') + (cut < 0 ? '' : url.slice(cut));
}

const BEARER = /^Bearer +(\S+) *$/i;

/**
 * The key, from `X-API-Key` or `Authorization: Bearer`. Two different keys are rejected, because the caller could not
 * know which one is charged.
 */
export function keyIn(headers: IncomingHttpHeaders): string | undefined {
  const own = textOf(headers['x-api-key']);
  const bearer = BEARER.exec(headers.authorization ?? '')?.[1];
  if (own !== undefined && bearer !== undefined && own !== bearer)
    throw new Refusal(400, 'two_keys', 'X-API-Key and Authorization name different keys; send one of them');
  return own ?? bearer;
}

const textOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The encodings that we offer, the one with the smallest result first. */
const OFFERED: Encoding[] = ['br', 'gzip', 'identity'];

/** The accepted encoding with the highest weight; identity if none of ours is named. */
export const encodingOf = (accepts: string | string[] | undefined): Encoding => {
  const chosen = negotiate(textOf(accepts)?.toLowerCase() ?? '', OFFERED);
  return OFFERED.find((each) => each === chosen) ?? 'identity';
};

/** Whether the client already has what this ETag names. */
export const isSameTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === '*' || ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag.slice(2)));

/** Origins that are always allowed: pages on the caller's own machine. */
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/**
 * Whether a page of this origin may read keyed replies: the key names the origin, or the page is on the caller's
 * machine or on this host.
 */
export const isOriginOpen = (origin: string, domains: readonly string[], host: string): boolean =>
  domains.includes(origin) || LOCAL.test(origin) || /^https?:\/\/(.+)$/.exec(origin)?.[1] === host;

export const EXPOSED =
  'ETag, X-Request-Id, X-Engine-Version, X-Credits-Used, X-Credits-Remaining, X-Credits-Reset, X-Ganaka-Note, RateLimit, RateLimit-Policy, Retry-After';

/** Adds the CORS headers: every page may read the reply (null), or only pages of `origin`. */
export function addCors(headers: Headers, origin: string | null): void {
  headers['access-control-allow-origin'] = origin ?? '*';
  headers['access-control-expose-headers'] = EXPOSED;
  headers.vary = 'Accept-Encoding, X-API-Key, Authorization, Origin';
}

/**
 * The content security policy of documents. The book uses inline styles and fonts of this host; a chart contains both.
 * Neither may run scripts, send data or be shown in a frame.
 */
const DOCUMENT_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Adds the policy for media types that a browser would open as a page of this host. */
export function addPolicy(headers: Headers, media: string): void {
  if (!media.startsWith('text/html') && !media.startsWith('image/svg')) return;
  headers['content-security-policy'] = DOCUMENT_POLICY;
  headers['x-frame-options'] = 'DENY';
}

/** The methods of a route, including HEAD and OPTIONS. */
export const methodsOf = (method: Methods): string =>
  method === 'both' ? 'GET, HEAD, POST, OPTIONS' : method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';

export const preflightHeaders = (method: Methods): Headers => ({
  'access-control-allow-origin': '*',
  'access-control-allow-methods': methodsOf(method),
  'access-control-allow-headers': 'X-API-Key, Authorization, If-None-Match, Content-Type',
  'access-control-expose-headers': EXPOSED,
  'access-control-max-age': '86400',
  allow: methodsOf(method),
});

/**
 * Adds the headers of the IETF draft on rate limits: the policy with its window, and what is left of it. Adds nothing
 * if the limiter is off.
 */
export function addRate(headers: Headers, rate: RateVerdict | undefined): void {
  if (rate === undefined || rate.limit === 0) return;
  headers['ratelimit-policy'] = `"burst";q=${rate.limit};w=${rate.windowS}`;
  headers.ratelimit = `"burst";r=${Math.max(0, Math.floor(rate.remaining))};t=${rate.resetS}`;
}
