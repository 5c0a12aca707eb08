/**
 * The cache of open pages. A page is the same for everybody with the same language, theme and town. It is cached until
 * the minute of the clock ends, because the day may end with it, with its compressed bytes and its headers. So it is
 * rendered once a minute, however many readers request it. A request that was answered before in the same minute is
 * answered by `early`, before cookies, query and town are read.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JdUt } from 'ganaka/internal/kernel/units.ts';
import { LRUCache } from 'lru-cache';
import { etagOf } from '../../http/cache/parsed-query-cache.ts';
import { compress } from '../../http/wire/compress.ts';
import { type Encoding, encodingOf, isSameTag } from '../../http/wire/request-parts.ts';
import type { PageTurns } from './page-queue.ts';

const KEPT_MS = 60_000;
const MOST_BYTES = 32 * 1024 * 1024;
const MINUTES_PER_DAY = 1440;
/** The most request lines that are remembered in a minute; beyond it a new map is begun. */
const MOST_LINES = 4000;

/**
 * A page ready to be sent. `unchanged` has the headers of a 304, `head` those of a reply with a body; both are flat
 * lists of names and values.
 */
interface ReadyPage {
  readonly unchanged: string[];
  readonly head: string[];
  readonly body: Buffer;
}

/** The bytes of a page; each encoding is made on first use. */
interface CachedPage {
  readonly html: Buffer;
  readonly etag: string;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
  readonly ready: Partial<Record<Encoding, ReadyPage>>;
}

export interface PageCache {
  /**
   * Sends the page under `key`; `make` renders it if it is not cached. A reply that sets a cookie must not be cached by
   * proxies.
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: { readonly key: string; readonly leavesCookie: boolean; readonly make: () => string | Promise<string> },
  ): Promise<FastifyReply>;
  /** The first hook of the pages. If the same request was answered before in this minute, it sends the same reply. */
  early(request: FastifyRequest, reply: FastifyReply, done: () => void): void;
}

export function pageCache(turns: PageTurns, now: () => JdUt): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    ttl: KEPT_MS,
    maxSize: MOST_BYTES,
    // the page itself and its compressed bytes, about a quarter of its size
    sizeCalculation: ({ html }) => Math.ceil(html.length * 1.25),
  });
  const lines = linesOfMinute();
  const minuteNow = (): number => Math.floor(now() * MINUTES_PER_DAY);
  /** Pages that are being rendered. */
  const rendering = new Map<string, Promise<CachedPage>>();
  const rendered = async (key: string, make: () => string | Promise<string>): Promise<CachedPage> => {
    const html = Buffer.from(await make());
    const page: CachedPage = { html, etag: etagOf(html), encoded: new Map(), ready: {} };
    pages.set(key, page);
    return page;
  };
  const made = async (
    request: FastifyRequest,
    key: string,
    make: () => string | Promise<string>,
  ): Promise<CachedPage> =>
    turns.take(request, async () => {
      // another request may have rendered the page meanwhile, or be rendering it; if that fails, this one tries itself
      const other = rendering.get(key);
      const known = pages.get(key) ?? (other && (await other.catch(() => undefined)));
      if (known !== undefined) return known;
      const own = rendered(key, make).finally(() => rendering.delete(key));
      rendering.set(key, own);
      return own;
    });
  return {
    async send(request, reply, { key: name, leavesCookie, make }) {
      const minute = minuteNow();
      const key = `${minute}|${name}`;
      const answered = lines(minute);
      const page = pages.get(key) ?? (await made(request, key, make));
      const encoding = encodingOf(request.headers['accept-encoding']);
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', leavesCookie ? 'private, no-cache' : 'public, max-age=60')
        .header('vary', 'Cookie, Accept-Encoding')
        .header('etag', page.etag);
      const body = await bytesOf(page, encoding);
      const line = leavesCookie ? null : lineOf(request);
      if (line !== null) {
        page.ready[encoding] ??= readyOf(reply, body, encoding);
        answered.set(line, key); // if the minute has ended, into a map that is no longer read
      }
      if (isSameTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(body);
    },
    early(request, reply, done) {
      const line = lineOf(request);
      const key = line === null ? undefined : lines(minuteNow()).get(line);
      const page = key === undefined ? undefined : pages.get(key);
      const { headers } = request;
      const ready = page?.ready[encodingOf(headers['accept-encoding'])];
      // a reply that closes the connection or belongs to a traced request has other headers
      if (page === undefined || ready === undefined || reply.hasHeader('connection') || reply.hasHeader('traceparent'))
        return done();
      reply.hijack();
      if (isSameTag(headers['if-none-match'], page.etag)) reply.raw.writeHead(304, ready.unchanged).end();
      else reply.raw.writeHead(200, ready.head).end(ready.body);
    },
  };
}

/** The cache keys of pages by request line. Each minute has its own map, because a page may change with the minute. */
function linesOfMinute(): (minute: number) => Map<string, string> {
  let lines = new Map<string, string>();
  let current = 0;
  return (minute) => {
    if (minute !== current || lines.size >= MOST_LINES) lines = new Map();
    current = minute;
    return lines;
  };
}

/** Matches cookies that hold only preferences. With any other cookie the request is handled in full. */
const PREFERENCES = /^(?:(?:lang|theme|town)=[^;]*(?:; |$))*$/;

const LONGEST_LINE = 500;

/** Returns everything on which a page can depend; null for a request that must be handled in full. */
function lineOf({ method, headers, raw, protocol, host }: FastifyRequest): string | null {
  if (method !== 'GET') return null;
  const { cookie = '' } = headers;
  const line = `${protocol} ${host} ${raw.url} ${cookie}`;
  return line.length <= LONGEST_LINE && PREFERENCES.test(cookie) ? line : null;
}

async function bytesOf({ html, encoded }: CachedPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return html;
  const known = encoded.get(encoding);
  if (known !== undefined) return known;
  const body = compress(html, encoding);
  encoded.set(encoding, body);
  return body;
}

/** Headers that belong to one connection or one request, and are not sent again. */
const OWN: readonly string[] = ['connection', 'traceparent', 'set-cookie'];

/** Takes over the headers of this reply for later replies. */
function readyOf(reply: FastifyReply, body: Buffer, encoding: Encoding): ReadyPage {
  const unchanged = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    OWN.includes(name) ? [] : [name, String(value)],
  );
  const head = [...unchanged, 'content-length', String(body.length)];
  return { unchanged, head: encoding === 'identity' ? head : [...head, 'content-encoding', encoding], body };
}
