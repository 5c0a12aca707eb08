/**
 * `/vivaha`: the wedding days of a year. The dates of this year at the default place are open to all. Hours, another
 * year or another place need any valid key and are paid for (`paid.ts`).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dateOf } from 'ganaka/internal/kernel/civil.ts';
import { todayAt } from 'ganaka/internal/kernel/clock.ts';
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { vivahaVarsha } from 'ganaka/internal/views/muhurta/vivaha-varsha.ts';
import { DEHRADUN } from '../../../api/read/where.ts';
import { htmlOf } from '../../design/page.tsx';
import { dateText } from '../../design/reader.ts';
import { VivahaYear, type VivahaYearQuery, type WeddingYear } from '../../pages/vivaha/page.tsx';
import { engineInQuery } from '../../requests/page-engine.ts';
import type { Asks } from '../../requests/page-request.ts';
import { townKept } from '../../requests/town.ts';
import { ownForm } from '../../serving/guard.ts';
import type { PageCache } from '../../serving/page-cache.ts';
import type { Visit } from '../../tools/session.ts';
import { fieldOf } from '../account/sign.tsx';
import { type Purchases, purchasesOf } from '../paid.ts';
import { baseOf, type Site } from '../reply.tsx';
import { keyTokens, type ToolParts } from '../tool-pages.tsx';

const PATH = '/vivaha';
const ROW = { credits: 'heavy', path: '/v1/{family}/vivaha-varsha' } as const;

/** The dependencies of the page. */
interface Years {
  readonly site: Site;
  readonly asks: Asks;
  readonly parts: ToolParts;
  readonly infos: readonly EngineInfo[];
  readonly purchases: Purchases;
}

interface Showing {
  readonly asked: VivahaYearQuery;
  readonly year: WeddingYear;
  readonly hours: boolean;
  readonly told?: { readonly kind: 'bad' | 'good' | 'plain'; readonly text: string };
}

export function vivahaYearRoutes(
  app: FastifyInstance,
  site: Site,
  kept: PageCache,
  asks: Asks,
  parts: ToolParts,
): void {
  const { engines, settings, sessions } = parts;
  const infos = Object.values(engines)
    .map(({ info }) => info)
    .filter(({ key }) => !settings.retired.includes(key));
  const purchases = purchasesOf(PATH, ROW, site, parts.accounts.gate);
  const years: Years = { site, asks, parts, infos, purchases };
  sessions.register(PATH);

  app.get(PATH, async (request, reply) => {
    const visit = await sessions.visitOf(request, reply);
    const open = openAsked(years);
    const isAsked = fieldOf(request, 'year') !== '' || fieldOf(request, 'place') !== '';
    if (visit.kind === 'open' && !isAsked && visit.own === undefined)
      return sendOpen(years, kept, request, reply, open);
    if (visit.kind === 'open')
      return shown(years, request, reply, visit, await openShown(years, request, open), isAsked ? 401 : 200);
    const asked = vivahaYearQueryOf(years, request);
    const words = site.reader(request, reply, PATH).words.vivaha;
    if (!isAsked) return shown(years, request, reply, visit, await openShown(years, request, open), 200);
    if (!purchases.isPaid(request, visit.caller, queryOf(asked)))
      return shown(
        years,
        request,
        reply,
        visit,
        { ...(await openShown(years, request, open)), told: { kind: 'plain', text: words.again } },
        200,
      );
    const year = await yearOf(years, asked, request);
    return shown(
      years,
      request,
      reply,
      visit,
      { asked, year, hours: true, told: { kind: 'good', text: words.kept } },
      200,
    );
  });

  const guarded = {
    onRequest: async (request: FastifyRequest) => ownForm(request, settings.baseUrl),
    preHandler: app.csrfProtection,
  };
  app.post(PATH, guarded, async (request, reply) => {
    const visit = await sessions.visitOf(request, reply);
    const open = openAsked(years);
    if (visit.kind === 'open') return shown(years, request, reply, visit, await openShown(years, request, open), 401);
    const { lang, words } = site.reader(request, reply, PATH);
    const asked = vivahaYearQueryOf(years, request);
    const query = queryOf(asked);
    const end = purchases.isPaid(request, visit.caller, query)
      ? { kind: 'paid' as const }
      : await purchases.buy(request, reply, visit.caller, query, () => yearOf(years, asked, request));
    if (end.kind === 'paid') return reply.redirect(`${PATH}?${query}`, 303);
    if (end.kind === 'away') return site.trouble(request, reply, 503, 'away');
    const text =
      end.kind === 'wrong' ? end.text : words.vivaha.exhausted(dateText(lang, parts.accounts.gate.resetAt()));
    const page = { ...(await openShown(years, request, open)), told: { kind: 'bad' as const, text } };
    return shown(years, request, reply, visit, page, end.kind === 'wrong' ? 400 : 402);
  });
}

/** The page for everybody, cached for a minute. */
function sendOpen(
  years: Years,
  kept: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
  open: VivahaYearQuery,
): Promise<FastifyReply> {
  const { site, parts } = years;
  const own = site.frame(request, reply);
  // the page is everybody's, so its links must not repeat the query of the reader for whom it is made
  const frame = { ...own, reader: { ...own.reader, search: [] } };
  const { lang, theme, known } = frame.reader;
  const base = baseOf(request, parts.settings.baseUrl);
  const reading = { tokens: { key: parts.sessions.formToken(), csrf: null }, keyed: null };
  return kept.send(request, reply, {
    key: [PATH, lang, theme, known, base, open.year].join('|'),
    leavesCookie: ['lang', 'theme'].some((name) => fieldOf(request, name) !== ''),
    make: async () => htmlOf(pageOf(years, frame, reading, await openShown(years, request, open), base)),
  });
}

/** This year at the default place. */
function openAsked({ parts: { where, now }, infos }: Years): VivahaYearQuery {
  const { year } = dateOf(todayAt(DEHRADUN, now(), where));
  return { year: String(year), place: DEHRADUN.name, engine: engineInQuery(infos, '') };
}

function vivahaYearQueryOf(years: Years, request: FastifyRequest): VivahaYearQuery {
  const town = townKept(request.cookies, years.parts.where);
  return {
    year: fieldOf(request, 'year') || openAsked(years).year,
    place: fieldOf(request, 'place') || town.asked || town.place.name,
    engine: engineInQuery(years.infos, fieldOf(request, 'engine')),
  };
}

const openShown = async (years: Years, request: FastifyRequest, asked: VivahaYearQuery): Promise<Showing> => ({
  asked,
  year: await yearOf(years, asked, request),
  hours: false,
});

const routeOf = ({ engine }: VivahaYearQuery): string => `/v1/${engine.segment}/vivaha-varsha`;

function yearOf({ asks }: Years, asked: VivahaYearQuery, request: FastifyRequest): Promise<WeddingYear> {
  asks.admit(request);
  const query = new Map([
    ['year', asked.year],
    ['place', asked.place],
  ]);
  return asks.of(vivahaVarsha, routeOf(asked), query, request);
}

function shown(
  years: Years,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  page: Showing,
  status: number,
): FastifyReply {
  const { site, parts } = years;
  const frame = { reader: site.reader(request, reply, PATH), assets: site.assets, signedIn: null };
  const base = baseOf(request, parts.settings.baseUrl);
  const tokens = keyTokens(parts.sessions, visit, reply);
  const keyed =
    visit.kind === 'open' || tokens.csrf === null
      ? null
      : { csrf: tokens.csrf, shown: visit.shown, balance: parts.accounts.gate.balance(visit.caller) };
  const own = visit.kind === 'open' ? visit.own : undefined;
  return site.private(reply, pageOf(years, frame, { tokens, own, keyed }, page, base), status);
}

const pageOf = (
  { infos }: Years,
  frame: Parameters<typeof VivahaYear>[0]['frame'],
  reading: Pick<Parameters<typeof VivahaYear>[0], 'tokens' | 'own' | 'keyed'>,
  { asked, year, hours, told }: Showing,
  base: string,
) => (
  <VivahaYear
    frame={frame}
    {...reading}
    asked={asked}
    engines={infos}
    year={year}
    hours={hours}
    {...(told !== undefined && { told })}
    call={`curl '${base}${routeOf(asked)}?${new URLSearchParams({ year: asked.year, place: asked.place })}' -H 'X-API-Key: …'`}
  />
);

const queryOf = ({ year, place, engine }: VivahaYearQuery): string =>
  new URLSearchParams({ year, place, engine: engine.word }).toString();
