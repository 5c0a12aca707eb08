/** The home page: today and this month at a town. It shows nothing that needs a key. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unixMsOf } from 'ganaka/internal/kernel/unix.ts';
import { namedOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { DOORS, type DoorPath, SOUGHT_TOWN } from 'ganaka/internal/text/languages/sa/pages.ts';
import type { Frame } from '../design/page.tsx';
import { htmlOf } from '../design/page.tsx';
import { TASTE_COOKIE } from '../design/reader.ts';
import { Home, HomeUnknown, type OpenCall } from '../pages/home/page.tsx';
import { Trouble } from '../pages/missing/page.tsx';
import type { PagesParts } from '../parts.ts';
import type { Asks } from '../requests/page-request.ts';
import { readerInTown } from '../requests/state-language.ts';
import { isUnknown, type Town, townAddressed, townIn, townInSearch, townKept, withSky } from '../requests/town.ts';
import type { Almanac } from '../serving/almanac.ts';
import type { PageCache } from '../serving/page-cache.ts';
import { baseOf, type Site } from './reply.tsx';

/** Query parameters that would select another day. */
const OTHER_DAYS = ['date', 'time', 'month', 'year', 'hour'];

export function openRoutes(
  app: FastifyInstance,
  site: Site,
  kept: PageCache,
  asks: Asks,
  almanac: Almanac,
  parts: PagesParts,
): void {
  const { settings, now, where } = parts;
  const has = (url: string): boolean => app.hasRoute({ method: 'GET', url });
  const doors = (): DoorPath[] => doorPaths().filter(has);

  /** A page about a town, cached for a minute. An error is shown with its reason. */
  const townPage =
    (path: string, show: (frame: Frame, town: Town, base: string) => Parameters<typeof htmlOf>[0]) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const frame = site.frame(request, reply);
      const query = textsOf(request.query);
      if (OTHER_DAYS.some((name) => query[name] !== undefined))
        return site.private(reply, <Trouble frame={frame} text={frame.reader.words.home.onlyToday} />, 400);
      const named = townIn(query, where);
      const asked = named ?? townAddressed(query, where);
      if (asked !== undefined && isUnknown(asked))
        return site.private(reply, <HomeUnknown frame={frame} town={asked} action={path} />, 400);
      if (named !== undefined && !isUnknown(named))
        reply.setCookie('town', named.asked, { ...TASTE_COOKIE, httpOnly: true, secure: site.secure });
      const town = withSky(asked ?? townKept(request.cookies, where), query);
      const reader = readerInTown(frame.reader, town, query, request.cookies);
      const { lang, theme, known } = reader;
      const search = townInSearch(query, town);
      const base = baseOf(request, settings.baseUrl);
      const key = [path, lang, theme, known, town.query, town.modern, search.length, base].join('|');
      const make = (): string => {
        asks.admit(request);
        // a cached page must not contain the query of one reader
        const plain = { ...frame, reader: { ...reader, search } };
        return htmlOf(show(plain, town, base));
      };
      const leavesCookie = named !== undefined || query.lang !== undefined || query.theme !== undefined;
      return kept.send(request, reply, { key, leavesCookie, make });
    };

  app.get(
    '/',
    townPage('/', (frame, town, base) => {
      const today = almanac.today(town, frame.reader.lang);
      const ms = unixMsOf(now());
      // towns are found by their names in Devanagari too
      const calls = openCalls(
        parts,
        today.date.slice(0, -6),
        namedOf(frame.reader.lang) === null ? SOUGHT_TOWN : 'Ujjain',
      );
      return <Home frame={frame} today={today} now={ms} calls={calls} doors={doors()} base={base} />;
    }),
  );
}

export const textsOf = (query: unknown): Readonly<Record<string, unknown>> =>
  typeof query === 'object' && query !== null ? { ...query } : {};

const isDoor = (path: string): path is DoorPath => path in DOORS;
const doorPaths = (): DoorPath[] => Object.keys(DOORS).filter(isDoor);

const CALLS: readonly {
  readonly name: OpenCall['name'];
  readonly path: string;
  readonly query: (year: string, town: string) => string;
}[] = [
  { name: 'sphuta', path: '/v1/ss-sphuta', query: () => '?place=Ujjain' },
  { name: 'grahana', path: '/v1/ss-grahana', query: (year) => `?year=${year}&place=Ujjain` },
  { name: 'shanku', path: '/v1/ss-shanku', query: () => '?place=Ujjain' },
  { name: 'geocode', path: '/v1/geocode', query: (_year, town) => `?q=${encodeURIComponent(town)}` },
  { name: 'index', path: '/v1/', query: () => '' },
];

/** Returns the sample calls that this server answers. */
const openCalls = ({ addresses }: PagesParts, year: string, town: string): OpenCall[] =>
  CALLS.filter(({ path }) => addresses.some((each) => each.path === path)).map(({ name, path, query }) => ({
    name,
    url: path + query(year, town),
  }));
