/** `/lab`: the library in the reader's browser, with its service worker and its web manifest. */
import type { FastifyInstance } from 'fastify';
import { onFirstUse } from 'ganaka/internal/kernel/on-first-use.ts';
import { DEHRADUN } from '../../api/read/where.ts';
import type { Whereabouts } from '../../api/whereabouts.ts';
import { htmlOf } from '../design/page.tsx';
import { Lab, type LabTown } from '../pages/lab/page.tsx';
import type { PagesParts } from '../parts.ts';
import { placeName } from '../requests/town.ts';
import { contentPolicy } from '../serving/guard.ts';
import type { PageCache } from '../serving/page-cache.ts';
import { snapshotHashes } from '../serving/snapshot-hashes.ts';
import { textsOf } from './open.tsx';
import type { Site } from './reply.tsx';

const PATH = '/lab';
const WORKER = '/lab-worker.js';
const MANIFEST = '/lab.webmanifest';
/** Additions to the content security policy that only this page needs. */
const MORE = { 'worker-src': ["'self'"], 'manifest-src': ["'self'"] };

/** The towns that the form lists; other places can be typed. */
const TOWNS = [
  ...['Ujjain', 'Varanasi', 'Delhi', 'Mumbai', 'Kolkata', 'Chennai', 'Bengaluru', 'Hyderabad', 'Ahmedabad', 'Pune'],
  ...['Jaipur', 'Lucknow', 'Patna', 'Bhopal', 'Puri', 'Guwahati', 'Amritsar', 'Thiruvananthapuram', 'Kathmandu'],
  ...['Colombo', 'Singapore', 'Dubai', 'London', 'New York City', 'San Francisco', 'Toronto', 'Sydney', 'Port Louis'],
];

export function labRoutes(app: FastifyInstance, site: Site, kept: PageCache, parts: PagesParts): void {
  const towns = onFirstUse(() => townsOf(parts.where));
  const snapshots = snapshotHashes(parts);
  const helmet = { contentSecurityPolicy: contentPolicy(site.secure, MORE) };
  app.get(PATH, { helmet }, (request, reply) => {
    const frame = site.frame(request, reply);
    const { lang, theme, known } = frame.reader;
    const plain = { ...frame, reader: { ...frame.reader, search: [] } };
    const named = towns().map((town) => ({ ...town, label: placeName(town, lang) }));
    const hashed = snapshots();
    return kept.send(request, reply, {
      key: [PATH, lang, theme, known, hashed.date].join('|'),
      leavesCookie: ['lang', 'theme'].some((name) => textsOf(request.query)[name] !== undefined),
      make: () => htmlOf(<Lab frame={plain} towns={named} hashed={hashed} worker={WORKER} manifest={MANIFEST} />),
    });
  });

  // a service worker may serve only pages at or below its own path, so its URL is next to the page
  app.get(WORKER, (request, reply) => {
    const script = site.assets.find(site.assets.url('lab-worker.js'));
    if (script === undefined) return site.missing(request, reply);
    return reply.type(script.media).header('cache-control', 'no-cache').send(script.body);
  });

  app.get(MANIFEST, (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=86400').send(MANIFEST_TEXT),
  );
}

const MANIFEST_TEXT = JSON.stringify({
  id: PATH,
  name: 'Ganaka',
  short_name: 'Ganaka',
  start_url: PATH,
  scope: PATH,
  display: 'standalone',
  background_color: '#fbf8f2',
  theme_color: '#b8460e',
  icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
});

/** Returns the default place, and the listed towns that the gazetteer knows by that name. */
function townsOf(where: Whereabouts): LabTown[] {
  const found = TOWNS.flatMap((name) => {
    const { place } = { place: undefined, ...where.resolve(name) };
    return place === undefined ? [] : [place];
  });
  const { name, latDeg, lonDeg } = DEHRADUN;
  return [{ name, latDeg, lonDeg, zone: DEHRADUN.zone ?? 'Asia/Kolkata' }, ...found];
}
