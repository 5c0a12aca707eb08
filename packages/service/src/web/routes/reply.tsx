/**
 * How a page is sent: in the reader's language and theme, compressed if it is public, and never cached if it is
 * private.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { langText, pageLanguageIn } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type Auth, markOf, type User } from '../../accounts/sign-in/auth.ts';
import type { CookieSigner } from '../../accounts/sign-in/purpose-keys.ts';
import type { Visitor } from '../../accounts/sign-in/visitor.ts';
import type { Refusal } from '../../api/refusal.ts';
import { compress } from '../../http/wire/compress.ts';
import { encodingOf } from '../../http/wire/request-parts.ts';
import type { Assets } from '../design/assets.ts';
import { type Frame, htmlOf } from '../design/page.tsx';
import { type Reader, readerOf, TASTE_COOKIE } from '../design/reader.ts';
import { MissingPage, Trouble } from '../pages/missing/page.tsx';

export interface Site {
  readonly auth: Auth;
  readonly cookies: CookieSigner;
  readonly assets: Assets;
  readonly secure: boolean;
  /**
   * Returns language and theme. Choices in the query are stored in cookies. Pass `path` if the links that change
   * language and theme must lead to another page than this one.
   */
  reader(request: FastifyRequest, reply: FastifyReply, path?: string): Reader;
  /** What every public page needs: the reader's language and theme, the assets, and no sign-out form. */
  frame(request: FastifyRequest, reply: FastifyReply): Frame;
  /** Sends a private page, which is not cached anywhere. */
  private(reply: FastifyReply, page: Parameters<typeof htmlOf>[0], status?: number): FastifyReply;
  missing(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** Sends a page with the message of a refusal of the API. */
  refused(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply;
  /** Sends a page that says what is wrong in the query of the request. */
  wrong(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply;
  trouble(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    why: 'away' | 'expired' | 'busy' | 'other',
  ): FastifyReply;
}

export function siteOf(assets: Assets, auth: Auth, cookies: CookieSigner, secure: boolean): Site {
  const reader: Site['reader'] = (request, reply, path) => {
    const query = isTexts(request.query) ? request.query : {};
    const made = readerOf(path ?? pathOf(request), query, request.cookies);
    if (pageLanguageIn(query.lang) === made.lang)
      reply.setCookie('lang', langText(made.lang), { ...TASTE_COOKIE, secure });
    if (query.theme === made.theme && made.theme !== null)
      reply.setCookie('theme', made.theme, { ...TASTE_COOKIE, secure });
    return made;
  };
  const site: Site = {
    auth,
    cookies,
    assets,
    secure,
    reader,
    frame: (request, reply) => ({ reader: reader(request, reply), assets, signedIn: null }),
    private: (reply, page, status = 200) =>
      reply.code(status).header('cache-control', 'no-store').type(HTML).send(htmlOf(page)),
    missing(request, reply) {
      const frame = { reader: reader(request, reply, '/'), assets, signedIn: null };
      return site.private(reply, <MissingPage frame={frame} />, 404);
    },
    refused(request, reply, { status, message }) {
      const frame = { reader: reader(request, reply, '/'), assets, signedIn: null };
      return site.private(reply, <Trouble frame={frame} text={message} />, status);
    },
    wrong(request, reply, text) {
      // the switches of language and theme must not lead back to the wrong query
      const frame = { reader: { ...reader(request, reply), search: [] }, assets, signedIn: null };
      const way = { href: frame.reader.path, text: frame.reader.words.missing.query.back };
      return site.private(reply, <Trouble frame={frame} text={text} way={way} />, 400);
    },
    trouble(request, reply, status, why) {
      const frame = { reader: reader(request, reply, '/'), assets, signedIn: null };
      return site.private(reply, <Trouble frame={frame} text={frame.reader.words.missing.trouble[why]} />, status);
    },
  };
  return site;
}

const HTML = 'text/html; charset=utf-8';
const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';
const isTexts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Returns the URL of this service for examples: `baseUrl` if it is set; otherwise a URL with the host of the request,
 * or with 127.0.0.1 if that is not a valid host.
 */
export function baseOf(request: FastifyRequest, baseUrl: string | undefined): string {
  if (baseUrl !== undefined) return baseUrl;
  const host = /^[\w.:[\]-]{1,255}$/.test(request.host) ? request.host : '127.0.0.1';
  return `${request.protocol}://${host}`;
}

export const visitorOf = ({ cookies }: Site, request: FastifyRequest): Visitor => ({
  address: request.ip,
  cookie: request.headers.cookie,
  agent: request.headers['user-agent'],
  mark: cookies.unsign(MARK, request.cookies[MARK]),
});

const MARK = 'known';
const YEAR_S = 365 * 86_400;

/**
 * Leaves the mark of the account to which this browser has signed in. From then on, wrong passwords from other browsers
 * do not lock this browser out. The cookie is signed, so that nobody can forge it.
 */
export const leaveMark = (site: Site, reply: FastifyReply, email: string): FastifyReply =>
  reply.setCookie(MARK, site.cookies.sign(MARK, markOf(email)), {
    path: '/account',
    httpOnly: true,
    sameSite: 'lax',
    secure: site.secure,
    maxAge: YEAR_S,
  });

export const signedIn = (site: Site, request: FastifyRequest): Promise<User | undefined> =>
  site.auth.userOf(visitorOf(site, request));

/** A page without private data, compressed if the browser supports it. */
export async function sendPublic(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.type(HTML).header('cache-control', 'no-cache').header('vary', 'Cookie, Accept-Encoding');
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compress(Buffer.from(html), encoding));
}
