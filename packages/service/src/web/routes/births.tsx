/** `/kundali` and `/milan`: open pages that compute in the browser. No data about a birth reaches this server. */
import type { FastifyInstance } from 'fastify';
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { loadEveryBook } from 'ganaka/internal/text/loading/books.ts';
import { htmlOf } from '../design/page.tsx';
import { Kundali } from '../pages/kundali/page.tsx';
import { Milan } from '../pages/milan/page.tsx';
import type { PagesParts } from '../parts.ts';
import type { PageCache } from '../serving/page-cache.ts';
import { textsOf } from './open.tsx';
import type { Site } from './reply.tsx';

const PAGES = { '/kundali': Kundali, '/milan': Milan } as const;
/** The default engine, which is listed first. */
const USUAL_ENGINE = 'drik';

export async function birthRoutes(app: FastifyInstance, site: Site, kept: PageCache, parts: PagesParts): Promise<void> {
  // the labels and terms of the sheet are those of the book
  await loadEveryBook();
  const engines = enginesOf(parts);
  for (const [path, Shown] of Object.entries(PAGES))
    app.get(path, (request, reply) => {
      const frame = site.frame(request, reply);
      const { lang, theme, known } = frame.reader;
      const query = textsOf(request.query);
      const plain = { ...frame, reader: { ...frame.reader, search: [] } };
      return kept.send(request, reply, {
        key: [path, lang, theme, known].join('|'),
        leavesCookie: query.lang !== undefined || query.theme !== undefined,
        make: () => htmlOf(<Shown frame={plain} engines={engines} />),
      });
    });
}

function enginesOf({ engines, settings }: PagesParts): readonly EngineInfo[] {
  const open = Object.values(engines)
    .map(({ info }) => info)
    .filter(({ key }) => !settings.retired.includes(key));
  return [...open.filter(({ key }) => key === USUAL_ENGINE), ...open.filter(({ key }) => key !== USUAL_ENGINE)];
}
