/** Pages for everybody: the first page, the reference, the assets. */
import type { FastifyInstance } from 'fastify';
import type { PagesParts } from '../app.ts';
import { FAVICON, htmlOf } from '../design/page.tsx';
import { Docs } from '../pages/docs.tsx';
import { Home, type OpenCall } from '../pages/home.tsx';
import { type Reference, referenceOf } from '../reference.ts';
import { todayFrom } from '../today.ts';
import { baseOf, type Desk, sendPublic } from './reply.tsx';

/** Stands in the kept reference for the address under which it is read. */
const BASE = '{base_url}';
const FOREVER = 'public, max-age=31536000, immutable';

export function publicRoutes(app: FastifyInstance, desk: Desk, parts: PagesParts): void {
  const { settings, addresses, engines, now } = parts;
  const today = todayFrom({ engines, now, retired: settings.retired });
  let reference: Reference | undefined;
  const docs = new Map<string, string>();

  app.get('/', (request, reply) => {
    const frame = desk.frame(request, reply);
    const day = today();
    const calls = openCalls(parts, day.date.slice(0, -6));
    return sendPublic(
      request,
      reply,
      htmlOf(<Home frame={frame} today={day} calls={calls} base={baseOf(request, settings.baseUrl)} />),
    );
  });

  app.get('/docs', (request, reply) => {
    const frame = desk.frame(request, reply);
    const { lang, theme } = frame.reader;
    let html = docs.get(lang);
    if (html === undefined) {
      reference ??= referenceOf(addresses, BASE);
      // one rendering for each language: the theme is a word in the first tag
      const plain = { ...frame, reader: { ...frame.reader, theme: null } };
      html = htmlOf(<Docs frame={plain} reference={reference} base={BASE} />);
      docs.set(lang, html);
    }
    if (theme !== null) html = html.replace('<html ', `<html data-theme="${theme}" `);
    return sendPublic(request, reply, html.replaceAll(BASE, baseOf(request, settings.baseUrl)));
  });

  app.get('/assets/*', (request, reply) => {
    const asset = desk.assets.find(request.url);
    if (asset === undefined) return desk.missing(request, reply);
    reply.type(asset.media).header('cache-control', FOREVER);
    const offered = request.headers['accept-encoding'] ?? '';
    if (asset.br === undefined || asset.gzip === undefined) return reply.send(asset.body);
    reply.header('vary', 'Accept-Encoding');
    if (/\bbr\b/.test(offered)) return reply.header('content-encoding', 'br').send(asset.br);
    if (/\bgzip\b/.test(offered)) return reply.header('content-encoding', 'gzip').send(asset.gzip);
    return reply.send(asset.body);
  });

  for (const path of ['/favicon.svg', '/favicon.ico'])
    app.get(path, (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
    );
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /account/\nDisallow: /v1/\n'),
  );
}

const CALLS: readonly {
  readonly name: OpenCall['name'];
  readonly path: string;
  readonly query: (year: string) => string;
}[] = [
  { name: 'sphuta', path: '/v1/ss-sphuta', query: () => '?place=Ujjain' },
  { name: 'grahana', path: '/v1/ss-grahana', query: (year) => `?year=${year}&place=Ujjain` },
  { name: 'shanku', path: '/v1/ss-shanku', query: () => '?place=Ujjain' },
  { name: 'geocode', path: '/v1/geocode', query: () => `?q=${encodeURIComponent('उज्जैन')}` },
  { name: 'index', path: '/v1/', query: () => '' },
];

/** Only what this server answers. */
const openCalls = ({ addresses }: PagesParts, year: string): OpenCall[] =>
  CALLS.filter(({ path }) => addresses.some((each) => each.path === path && each.row.shows !== null)).map(
    ({ name, path, query }) => ({ name, url: path + query(year) }),
  );
