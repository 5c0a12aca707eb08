/** The reference: its start page, a page for every route, the guides, and its files for programs. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';
import { type Frame, htmlOf } from '../design/page.tsx';
import { readGuides } from '../docs/guide.ts';
import { type Reference, referenceOf } from '../docs/reference.ts';
import { llmsText, searchIndex, securityText, sitemap } from '../docs/texts.ts';
import { DocsGuide } from '../pages/docs/guide.tsx';
import { DocsIndex } from '../pages/docs/index.tsx';
import { DocsRoute } from '../pages/docs/route.tsx';
import type { Library } from '../pages/docs/shell.tsx';
import type { PagesParts } from '../parts.ts';
import type { PageCache } from '../serving/page-cache.ts';
import { DAYS_SITEMAP } from './days/sitemap-days.ts';
import { textsOf } from './open.tsx';
import { baseOf, type Site } from './reply.tsx';

const PLAIN = 'text/plain; charset=utf-8';
/** The policy of a picture, which contains its style and fonts and loads nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:";
const FOR_AN_HOUR = 'public, max-age=3600';

/** Other pages that search engines may list; those that this server does not have are left out. */
const PUBLIC_PAGES = [
  ...[
    '/',
    '/festivals',
    '/calendars',
    '/docs',
    '/karya-muhurta',
    '/yatra',
    '/vivaha-milan',
    '/vivaha',
    '/kundali',
    '/milan',
    '/surya-chakra',
    '/akasha',
  ],
  ...['/udaya-yantra', '/chandra-yantra', '/graha-asta-yantra', '/bhugola-yantra', '/dina-ratri-yantra'],
  ...['/ritu-ayana-yantra', '/tithi-nirnaya-yantra', '/lab', '/account/plan', '/terms', '/privacy', '/changelog'],
];

/** The data of the reference; the pages of the routes are made on first use. */
interface Docs {
  readonly guides: ReturnType<typeof readGuides>;
  readonly reference: () => Reference;
  readonly library: () => Library;
  readonly base: (request: FastifyRequest) => string;
}

export function docsRoutes(app: FastifyInstance, site: Site, kept: PageCache, parts: PagesParts): void {
  const { settings, addresses, examples } = parts;
  const guides = readGuides(parts.root);
  let made: Reference | undefined;
  const reference = (): Reference => (made ??= referenceOf(addresses, examples));
  const docs: Docs = {
    guides,
    reference,
    library: () => ({ reference: reference(), guides: guides.all, hasChangelog: guides.changelog !== undefined }),
    base: (request) => baseOf(request, settings.baseUrl),
  };
  pageRoutes(app, site, kept, docs);
  textRoutes(app, docs, settings, parts.search);
}

/** The pages for people. */
function pageRoutes(app: FastifyInstance, site: Site, kept: PageCache, docs: Docs): void {
  const { guides, reference, library, base } = docs;

  /** Sends a page, which is cached for a minute like every open page. */
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    show: (frame: Frame, base: string) => Parameters<typeof htmlOf>[0],
  ): Promise<FastifyReply> => {
    const frame = site.frame(request, reply);
    const { lang, theme, known, path } = frame.reader;
    const at = base(request);
    const query = textsOf(request.query);
    const leavesCookie = query.lang !== undefined || query.theme !== undefined;
    // a cached page must not contain the query of one reader
    const plain = { ...frame, reader: { ...frame.reader, search: [] } };
    const key = [path, lang, theme, known, at].join('|');
    return kept.send(request, reply, { key, leavesCookie, make: () => htmlOf(show(plain, at)) });
  };

  app.get('/docs', (request, reply) =>
    send(request, reply, (frame, at) => <DocsIndex frame={frame} library={library()} base={at} />),
  );

  // `/docs/:id` also matches an empty id
  app.get('/docs/', (request, reply) => reply.redirect(request.url.replace('/docs/', '/docs'), 308));
  app.get('/docs/library', (request, reply) =>
    reply.redirect(request.url.replace('/docs/library', '/docs/guides/library'), 308),
  );
  app.get<{ Params: { id: string } }>('/docs/:id', (request, reply) => {
    const page = reference().page(request.params.id);
    if (page === undefined) return site.missing(request, reply);
    return send(request, reply, (frame, at) => <DocsRoute frame={frame} library={library()} page={page} base={at} />);
  });

  app.get<{ Params: { id: string } }>('/docs/:id/reply', (request, reply) => {
    const example = reference().page(request.params.id)?.reply;
    if (example === undefined) return site.missing(request, reply);
    // a book is shown as plain text, because its style does not conform to the policy of these pages
    const media = example.media.startsWith('text/html') ? PLAIN : example.media;
    if (media.startsWith('image/svg')) reply.header('content-security-policy', PICTURE_POLICY);
    return reply.type(media).header('cache-control', FOR_AN_HOUR).send(example.text);
  });

  app.get<{ Params: { name: string } }>('/docs/guides/:name', (request, reply) => {
    const { name } = request.params;
    const drawing = guides.drawing(name);
    if (drawing !== undefined) return reply.type('image/svg+xml').header('cache-control', FOR_AN_HOUR).send(drawing);
    const guide = guides.all.find((each) => each.name === name);
    if (guide === undefined) return site.missing(request, reply);
    return send(request, reply, (frame) => (
      <DocsGuide frame={frame} library={library()} guide={guide} at={`/docs/guides/${name}`} />
    ));
  });

  app.get('/changelog', (request, reply) => {
    const { changelog } = guides;
    if (changelog === undefined) return site.missing(request, reply);
    return send(request, reply, (frame) => (
      <DocsGuide frame={frame} library={library()} guide={changelog} at="/changelog" />
    ));
  });
}

/** The files for programs: search index, llms.txt, sitemap. */
function textRoutes(
  app: FastifyInstance,
  { guides, reference, base }: Docs,
  { baseUrl, securityContact }: Settings,
  search: PagesParts['search'],
): void {
  // without PUBLIC_URL the text contains the host of one request and must not be cached for others
  const forAnHour = baseUrl === undefined ? 'no-store' : FOR_AN_HOUR;
  app.get('/docs/search.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', FOR_AN_HOUR)
      .send(search() ?? JSON.stringify(searchIndex(reference(), guides.all))),
  );

  app.get('/llms.txt', (request, reply) =>
    reply
      .type(PLAIN)
      .header('cache-control', forAnHour)
      .send(llmsText(reference(), guides.all, base(request))),
  );

  app.get('/sitemap.xml', (request, reply) => {
    const paths = [
      ...PUBLIC_PAGES.filter((url) => app.hasRoute({ method: 'GET', url })),
      ...reference().pages.map(({ id }) => `/docs/${id}`),
      ...guides.all.map(({ name }) => `/docs/guides/${name}`),
    ];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', forAnHour)
      .send(sitemap(paths, base(request)));
  });

  app.get('/robots.txt', (request, reply) =>
    reply
      .type(PLAIN)
      .send(
        `User-agent: *\nDisallow: /account/\nDisallow: /v1/\n\nSitemap: ${base(request)}/sitemap.xml\nSitemap: ${base(request)}${DAYS_SITEMAP}\n`,
      ),
  );

  if (securityContact !== undefined)
    app.get('/.well-known/security.txt', (request, reply) =>
      reply.type(PLAIN).send(securityText(securityContact, base(request), Date.now())),
    );
}
