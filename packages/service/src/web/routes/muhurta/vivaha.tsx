/** `/vivaha-milan`: needs any valid key. Sending the form pays for a day and shows it (`paid.ts`). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { todayAt } from 'ganaka/internal/kernel/clock.ts';
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { vivahaMilan } from 'ganaka/internal/views/muhurta/vivaha-milan.ts';
import { DEHRADUN } from '../../../api/read/where.ts';
import { Refusal } from '../../../api/refusal.ts';
import { dateText } from '../../design/reader.ts';
import { ClosedTool } from '../../pages/tools/closed.tsx';
import { VivahaClosed, VivahaMilan, type VivahaPageQuery } from '../../pages/vivaha-milan/page.tsx';
import type { WeddingDay } from '../../pages/vivaha-milan/wedding-day.ts';
import { movedIn } from '../../requests/moved.ts';
import { engineInQuery } from '../../requests/page-engine.ts';
import type { Asks } from '../../requests/page-request.ts';
import { townKept } from '../../requests/town.ts';
import { ownForm } from '../../serving/guard.ts';
import type { Visit } from '../../tools/session.ts';
import { fieldOf } from '../account/sign.tsx';
import { type Purchases, purchasesOf } from '../paid.ts';
import { baseOf, type Site } from '../reply.tsx';
import { keyTokens, type ToolParts } from '../tool-pages.tsx';

const PATH = '/vivaha-milan';
const ROW = { credits: 'heavy', path: '/v1/{family}/vivaha-milan' } as const;

type Open = Extract<Visit, { readonly kind: 'open' }>;
type Keyed = Exclude<Visit, Open>;
type VivahaFormValues = Parameters<typeof VivahaMilan>[0]['told'];

/** The dependencies of the page. */
interface Milan {
  readonly site: Site;
  readonly asks: Asks;
  readonly parts: ToolParts;
  readonly infos: readonly EngineInfo[];
  readonly purchases: Purchases;
}

export function vivahaRoutes(app: FastifyInstance, site: Site, asks: Asks, parts: ToolParts): void {
  const { engines, settings, sessions } = parts;
  const infos = Object.values(engines)
    .map(({ info }) => info)
    .filter(({ key }) => !settings.retired.includes(key));
  const purchases = purchasesOf(PATH, ROW, site, parts.accounts.gate);
  const milan: Milan = { site, asks, parts, infos, purchases };
  sessions.register(PATH);

  app.get(PATH, async (request, reply) => {
    const visit = await sessions.visitOf(request, reply);
    if (visit.kind === 'open') return closed(milan, request, reply, visit);
    const words = site.reader(request, reply, PATH).words.vivahaMilan;
    if (!isMoved(milan, request)) {
      const asked = todayAsked(milan, request);
      return shown(milan, request, reply, visit, { asked, day: await dayOf(milan, asked, request) });
    }
    if (!isEnterprise(visit)) return notCovered(milan, request, reply, visit);
    const asked = vivahaQueryOf(milan, request);
    if (visit.byHeader) return charged(milan, request, reply, visit, asked);
    if (!purchases.isPaid(request, visit.caller, queryOf(asked, true)))
      return shown(milan, request, reply, visit, { asked, day: null, told: { kind: 'plain', text: words.again } });
    const day = await dayOf(milan, asked, request);
    return shown(milan, request, reply, visit, { asked, day, told: { kind: 'good', text: words.kept } });
  });

  const guarded = {
    onRequest: async (request: FastifyRequest) => ownForm(request, settings.baseUrl),
    preHandler: app.csrfProtection,
  };
  app.post(PATH, guarded, async (request, reply) => {
    const visit = await sessions.visitOf(request, reply);
    if (visit.kind === 'open') return closed(milan, request, reply, visit);
    if (!isEnterprise(visit) && isMoved(milan, request)) return notCovered(milan, request, reply, visit);
    return bought(milan, request, reply, visit);
  });
}

function vivahaQueryOf({ parts: { where, now }, infos }: Milan, request: FastifyRequest): VivahaPageQuery {
  const town = townKept(request.cookies, where);
  return {
    date: fieldOf(request, 'date') || isoDate(todayAt(town.place, now(), where)),
    place: fieldOf(request, 'place') || town.asked || town.place.name,
    engine: engineInQuery(infos, fieldOf(request, 'engine')),
  };
}

/** Date, time and place of the URL or the form. */
const WHEN_AND_WHERE = ['date', 'time', 'hour', 'place', 'lat', 'lon', 'tz'];
const isMoved = ({ parts: { now, where } }: Milan, request: FastifyRequest): boolean =>
  movedIn(
    WHEN_AND_WHERE.map((name) => [name, fieldOf(request, name)] as const),
    now(),
    where,
  ).length > 0;

/** Weddings have no condition on the engine: every prefix will do. */
const isEnterprise = ({ caller }: Keyed): boolean => caller.plan === 'enterprise';

/** Today at the default place, which any valid key shows without a charge. */
const todayAsked = ({ parts: { where, now }, infos }: Milan, request: FastifyRequest): VivahaPageQuery => ({
  date: isoDate(todayAt(DEHRADUN, now(), where)),
  place: DEHRADUN.name,
  engine: engineInQuery(infos, fieldOf(request, 'engine')),
});

/** A key of another plan asks for another day or place. */
const notCovered = (milan: Milan, request: FastifyRequest, reply: FastifyReply, visit: Keyed): FastifyReply =>
  milan.site.private(
    reply,
    <ClosedTool
      frame={frameOf(milan, request, reply)}
      visit={visit}
      tokens={keyTokens(milan.parts.sessions, visit, reply)}
      next={request.url}
      wished={WHEN_AND_WHERE.flatMap((name) => (fieldOf(request, name) === '' ? [] : [[name, fieldOf(request, name)]]))}
      open={PATH}
    />,
    403,
  );

/** An Enterprise key in the header: the day is computed, charged and shown, as in the API. */
async function charged(
  milan: Milan,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Keyed,
  asked: VivahaPageQuery,
): Promise<FastifyReply> {
  try {
    const day = await dayOf(milan, asked, request);
    if (!(await milan.purchases.pay(request, reply, visit, queryOf(asked, true))))
      return milan.site.trouble(request, reply, 503, 'away');
    return shown(milan, request, reply, visit, { asked, day });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 400) throw error;
    return shown(milan, request, reply, visit, {
      asked,
      day: null,
      told: { kind: 'bad', text: error.message },
      status: 400,
    });
  }
}

const routeOf = ({ engine }: VivahaPageQuery): string => `/v1/${engine.segment}/vivaha-milan`;

async function dayOf({ asks }: Milan, asked: VivahaPageQuery, request: FastifyRequest): Promise<WeddingDay> {
  const { date, place } = asked;
  asks.admit(request);
  const day = await asks.of(
    vivahaMilan,
    routeOf(asked),
    new Map([
      ['date', date],
      ['place', place],
    ]),
    request,
  );
  if ('panchanga' in day) return day;
  throw new Error('one day was asked for');
}

const frameOf = ({ site }: Milan, request: FastifyRequest, reply: FastifyReply) => ({
  reader: site.reader(request, reply, PATH),
  assets: site.assets,
  signedIn: null,
});

const closed = (milan: Milan, request: FastifyRequest, reply: FastifyReply, visit: Open): FastifyReply =>
  milan.site.private(
    reply,
    <VivahaClosed
      frame={frameOf(milan, request, reply)}
      tokens={keyTokens(milan.parts.sessions, visit, reply)}
      own={visit.own}
      next={PATH}
    />,
    401,
  );

function shown(
  milan: Milan,
  request: FastifyRequest,
  reply: FastifyReply,
  { caller, shown: key_ }: Keyed,
  page: {
    readonly asked: VivahaPageQuery;
    readonly day: WeddingDay | null;
    readonly told?: VivahaFormValues;
    readonly status?: number;
  },
): FastifyReply {
  const { site, parts, infos } = milan;
  const { asked, day, told, status = 200 } = page;
  const base = baseOf(request, parts.settings.baseUrl);
  const call = `curl '${base}${routeOf(asked)}?${queryOf(asked, false)}' -H 'X-API-Key: …'`;
  return site.private(
    reply,
    <VivahaMilan
      frame={frameOf(milan, request, reply)}
      csrf={reply.generateCsrf()}
      key_={key_}
      balance={parts.accounts.gate.balance(caller)}
      asked={asked}
      engines={infos}
      day={day}
      {...(told !== undefined && { told })}
      call={call}
    />,
    status,
  );
}

/** Computes the day, takes the credits, and redirects to the URL that shows the day. */
async function bought(milan: Milan, request: FastifyRequest, reply: FastifyReply, visit: Keyed): Promise<FastifyReply> {
  const { site, parts, purchases } = milan;
  const { caller } = visit;
  const { lang } = site.reader(request, reply, PATH);
  const words = pageWords(lang).vivahaMilan;
  const asked = vivahaQueryOf(milan, request);
  const query = queryOf(asked, true);
  const address = `${PATH}?${query}`;
  if (purchases.isPaid(request, caller, query)) return reply.redirect(address, 303);
  const refuse = (text: string, status: number) =>
    shown(milan, request, reply, visit, { asked, day: null, told: { kind: 'bad', text }, status });
  const end = await purchases.buy(request, reply, caller, query, () => dayOf(milan, asked, request));
  if (end.kind === 'wrong') return refuse(end.text, 400);
  if (end.kind === 'exhausted') return refuse(words.exhausted(dateText(lang, parts.accounts.gate.resetAt())), 402);
  return end.kind === 'away' ? site.trouble(request, reply, 503, 'away') : reply.redirect(address, 303);
}

/** Returns the query for the page's URL and the cookie; in an API call the engine is part of the path instead. */
const queryOf = ({ date, place, engine }: VivahaPageQuery, withEngine: boolean): string =>
  new URLSearchParams({ date, place, ...(withEngine && { engine: engine.word }) }).toString();
