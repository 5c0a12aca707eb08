/**
 * The cache of open pages. A page is the same for everybody with the same language, theme and town. It is cached for a
 * minute with its compressed bytes, so it is rendered once a minute, however many readers request it.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const KEPT_MS = 60_000;
const MOST_BYTES = 32 * 1024 * 1024;
const QUALITY = 5;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };

type Encoding = 'br' | 'gzip' | 'identity';

/** The bytes of a page; each encoding is made on first use. */
interface KeptPage {
  readonly html: Buffer;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

export interface KeptPages {
  /**
   * Sends the page under `key`; `make` renders it if it is not cached. A reply that sets a cookie must not be cached by
   * proxies.
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: { readonly key: string; readonly leavesCookie: boolean; readonly make: () => string | Promise<string> },
  ): Promise<FastifyReply>;
}

export function keptPages(): KeptPages {
  const pages = new LRUCache<string, KeptPage>({
    ttl: KEPT_MS,
    maxSize: MOST_BYTES,
    // the page itself and its compressed bytes, about a quarter of its size
    sizeCalculation: ({ html }) => Math.ceil(html.length * 1.25),
  });
  return {
    async send(request, reply, { key, leavesCookie, make }) {
      let page = pages.get(key);
      if (page === undefined) {
        page = { html: Buffer.from(await make()), encoded: new Map() };
        pages.set(key, page);
      }
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', leavesCookie ? 'private, no-cache' : 'public, max-age=60')
        .header('vary', 'Cookie, Accept-Encoding');
      const encoding = encodingFor(request);
      if (encoding === 'identity') return reply.send(page.html);
      const known = page.encoded.get(encoding);
      const body = known ?? (encoding === 'br' ? brotli(page.html, BROTLI) : gzipped(page.html));
      if (known === undefined) page.encoded.set(encoding, body);
      return reply.header('content-encoding', encoding).send(await body);
    },
  };
}

function encodingFor(request: FastifyRequest): Encoding {
  const offered = request.headers['accept-encoding'] ?? '';
  return /\bbr\b/.test(offered) ? 'br' : /\bgzip\b/.test(offered) ? 'gzip' : 'identity';
}
