/**
 * `/vivaha-milan`: any valid key. A day is shown by a form that is sent with its token; what was paid for is named in a signed cookie for ten
 * minutes, and during them its address shows it again without cost. No address by itself spends anything.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { creditsOf } from '../../accounts/credits.ts';
import type { Caller } from '../../accounts/gate.ts';
import { todayAt } from '../../ask/clock.ts';
import { Refusal } from '../../ask/refusal.ts';
import type { EngineInfo } from '../../engines/engine.ts';
import { isoDate } from '../../kernel/civil.ts';
import { pageWords } from '../../text/page-words.ts';
import { vivahaMilan } from '../../views/muhurta/vivaha-milan.ts';
import type { Asks } from '../asked.ts';
import { dateText } from '../design/reader.ts';
import { ownForm } from '../guard.ts';
import { type VivahaAsked, VivahaClosed, VivahaMilan, type WeddingDay } from '../pages/vivaha-milan/page.tsx';
import type { Visit } from '../tools/session.ts';
import { townKept } from '../town.ts';
import { baseOf, type Site } from './reply.tsx';
import { fieldOf } from './sign.tsx';
import type { ToolParts } from './tools.tsx';

const PATH = '/vivaha-milan';
const COOKIE = 'shown';
const KEPT_S = 600;
/** So many days stay readable at once. */
const MOST_KEPT = 4;
const SEP = '~';
const USUAL_ENGINE = 'drik';

type Keyed = Exclude<Visit, { readonly kind: 'open' }>;
type Told = Parameters<typeof VivahaMilan>[0]['told'];

export function vivahaRoutes(app: FastifyInstance, site: Site, asks: Asks, parts: ToolParts): void {
  const { accounts, engines, settings, sessions, where, now } = parts;
  const { gate } = accounts;
  const infos = Object.values(engines)
    .map(({ info }) => info)
    .filter(({ key }) => !settings.retired.includes(key));
  sessions.register(PATH);

  const askedOf = (request: FastifyRequest): VivahaAsked => {
    const town = townKept(request.cookies, where);
    return {
      date: fieldOf(request, 'date') || isoDate(todayAt(town.place, now(), where)),
      place: fieldOf(request, 'place') || town.asked || town.place.name,
      engine: engineOf(infos, fieldOf(request, 'engine')),
    };
  };
  const routeOf = ({ engine }: VivahaAsked): string => `/v1/${engine.segment}/vivaha-milan`;
  const dayOf = async (asked: VivahaAsked, request: FastifyRequest): Promise<WeddingDay> => {
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
  };

  const frameOf = (request: FastifyRequest, reply: FastifyReply) => ({
    reader: site.reader(request, reply, PATH),
    assets: site.assets,
    signedIn: null,
  });
  const closed = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    site.private(reply, <VivahaClosed frame={frameOf(request, reply)} token={sessions.formToken()} next={PATH} />, 401);
  const shown = (
    request: FastifyRequest,
    reply: FastifyReply,
    { caller, shown: key_ }: Keyed,
    page: {
      readonly asked: VivahaAsked;
      readonly day: WeddingDay | null;
      readonly told?: Told;
      readonly status?: number;
    },
  ): FastifyReply => {
    const { asked, day, told, status = 200 } = page;
    const call = `curl '${baseOf(request, settings.baseUrl)}${routeOf(asked)}?${queryOf(asked, false)}' -H 'X-API-Key: …'`;
    return site.private(
      reply,
      <VivahaMilan
        frame={frameOf(request, reply)}
        csrf={reply.generateCsrf()}
        key_={key_}
        balance={gate.balance(caller)}
        asked={asked}
        engines={infos}
        day={day}
        {...(told !== undefined && { told })}
        call={call}
      />,
      status,
    );
  };

  app.get(PATH, async (request, reply) => {
    const visit = await sessions.visitOf(request, reply);
    if (visit.kind === 'open') return closed(request, reply);
    const asked = askedOf(request);
    const words = site.reader(request, reply, PATH).words.vivahaMilan;
    if (fieldOf(request, 'date') === '') return shown(request, reply, visit, { asked, day: null });
    if (!isPaid(request, visit.caller, queryOf(asked, true)))
      return shown(request, reply, visit, { asked, day: null, told: { kind: 'plain', text: words.again } });
    const day = await dayOf(asked, request);
    return shown(request, reply, visit, { asked, day, told: { kind: 'good', text: words.kept } });
  });

  const guarded = {
    onRequest: async (request: FastifyRequest) => ownForm(request, settings.baseUrl),
    preHandler: app.csrfProtection,
  };
  app.post(PATH, guarded, async (request, reply) => {
    const visit = await sessions.visitOf(request, reply);
    if (visit.kind === 'open') return closed(request, reply);
    const { caller } = visit;
    const { lang } = site.reader(request, reply, PATH);
    const words = pageWords(lang).vivahaMilan;
    const asked = askedOf(request);
    const query = queryOf(asked, true);
    const address = `${PATH}?${query}`;
    if (isPaid(request, caller, query)) return reply.redirect(address, 303);
    const refuse = (text: string, status: number) =>
      shown(request, reply, visit, { asked, day: null, told: { kind: 'bad', text }, status });
    const exhausted = () => refuse(words.exhausted(dateText(lang, gate.resetAt())), 402);
    const credits = creditsOf('heavy');
    const balance = gate.balance(caller);
    if (balance !== null && balance < credits) return exhausted();
    try {
      await dayOf(asked, request);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 400) throw error;
      return refuse(error.message, 400);
    }
    const debited = await gate.debit(caller, credits, {
      creditClass: 'heavy',
      routePath: '/v1/{family}/vivaha-milan',
      requestId: request.id,
    });
    if (!debited.ok) return exhausted();
    if (!gate.sending(debited.receipt)) return site.trouble(request, reply, 503, 'away');
    const until = Date.now() + KEPT_S * 1000;
    const kept = [`${until} ${query}`, ...paidFor(request, caller)].slice(0, MOST_KEPT);
    reply.setCookie(COOKIE, [caller.accountId, ...kept].join(SEP), { ...options, maxAge: KEPT_S });
    return reply.redirect(address, 303);
  });

  const options = { path: PATH, httpOnly: true, sameSite: 'lax', secure: site.secure, signed: true } as const;
  /** What this account has paid for in the last ten minutes, each with its end. */
  const paidFor = (request: FastifyRequest, caller: Caller): readonly string[] => {
    const { valid, value } = request.unsignCookie(request.cookies[COOKIE] ?? '');
    const [account, ...kept] = (valid ? (value ?? '') : '').split(SEP);
    return account === caller.accountId ? kept.filter((each) => Number(each.split(' ', 1)[0]) > Date.now()) : [];
  };
  const isPaid = (request: FastifyRequest, caller: Caller, query: string): boolean =>
    paidFor(request, caller).some((each) => each.endsWith(` ${query}`));
}

const engineOf = (infos: readonly EngineInfo[], word: string): EngineInfo => {
  const engine = infos.find((each) => each.word === word) ?? infos.find(({ key }) => key === USUAL_ENGINE) ?? infos[0];
  if (engine === undefined) throw new Error('every engine is retired');
  return engine;
};

/** As the page's address and the cookie write it; a call names its engine by its path. */
const queryOf = ({ date, place, engine }: VivahaAsked, withEngine: boolean): string =>
  new URLSearchParams({ date, place, ...(withEngine && { engine: engine.word }) }).toString();
