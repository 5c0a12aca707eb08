/** Pages for everybody: terms and privacy, and the assets. */
import type { FastifyInstance } from 'fastify';
import { encodingOf } from '../../http/wire/request-parts.ts';
import { FAVICON, htmlOf } from '../design/page.tsx';
import { PaperPage } from '../pages/terms/page.tsx';
import type { PagesParts } from '../parts.ts';
import { type Site, sendPublic } from './reply.tsx';

const FOREVER = 'public, max-age=31536000, immutable';

export function publicRoutes(app: FastifyInstance, site: Site, parts: PagesParts): void {
  const { settings } = parts;
  const operator = { contact: settings.contactEmail, sla: settings.sla ?? null, support: settings.support ?? null };
  for (const name of ['terms', 'privacy'] as const)
    app.get(`/${name}`, (request, reply) => {
      const frame = site.frame(request, reply);
      const paper = frame.reader.words.terms[name](operator);
      return sendPublic(request, reply, htmlOf(<PaperPage frame={frame} paper={paper} />));
    });

  app.get('/assets/*', (request, reply) => {
    const asset = site.assets.find(request.url);
    if (asset === undefined) return site.missing(request, reply);
    reply.type(asset.media).header('cache-control', asset.renewed === true ? 'public, max-age=86400' : FOREVER);
    if (asset.shared === true)
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (asset.packed === undefined) return reply.send(asset.body);
    reply.header('vary', 'Accept-Encoding');
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding === 'identity') return reply.send(asset.body);
    return reply.header('content-encoding', encoding).send(asset.packed[encoding]);
  });

  for (const path of ['/favicon.svg', '/favicon.ico'])
    app.get(path, (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
    );
}
