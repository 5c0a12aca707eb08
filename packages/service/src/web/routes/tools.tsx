/**
 * The routes of the instruments (pages with a dial). Without a key they show the current minute at the default place:
 * one rendering for everybody, cached for a minute. Date, time and place can be chosen with an Enterprise session.
 * Without such a session, a URL that names another day shows the key form and no result.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JdUt } from 'ganaka/internal/kernel/units.ts';
import { engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import { type Query, readQuery } from '../../api/read/query.ts';
import { type RequestData, read } from '../../api/read/read.ts';
import { Refusal } from '../../api/refusal.ts';
import type { Address } from '../../api/route.ts';
import { movedIn } from '../requests/moved.ts';
import { ownForm } from '../serving/guard.ts';
import type { PageCache } from '../serving/page-cache.ts';
import type { Instrument } from '../tools/instrument.tsx';
import { INSTRUMENTS } from '../tools/instruments.ts';
import { nextPage } from '../tools/next-page.ts';
import { fieldOf } from './account/sign.tsx';
import { type Purchases, purchasesOf } from './paid.ts';
import { baseOf, type Site } from './reply.tsx';
import {
  instrumentPage,
  minuteOf,
  presentIn,
  sendClosed,
  sendOpen,
  type ToolParts,
  type Tools,
} from './tool-pages.tsx';

/** The engine of the instruments. */
const ENGINE = 'surya-siddhanta';

export function toolRoutes(app: FastifyInstance, site: Site, kept: PageCache, parts: ToolParts): void {
  const tools: Tools = { site, kept, parts, engine: engineNamed(parts.engines, ENGINE) };
  for (const tool of INSTRUMENTS) {
    const address = addressOf(tools, tool);
    parts.sessions.register(tool.path);
    const purchases = purchasesOf(tool.path, address.row, site, parts.accounts.gate);
    app.get(tool.path, (request, reply) => sendTool(tools, { tool, address, purchases }, request, reply));
  }
  keyRoutes(app, tools);
}

function addressOf({ parts, engine }: Tools, { api }: Instrument): Address {
  const found = parts.addresses.find(({ path }) => path === `/v1/${engine.info.segment}${api}`);
  if (found === undefined) throw new Error(`no route ${api}`);
  return found;
}

/** An instrument with the route whose price another day costs. */
interface PricedTool {
  readonly tool: Instrument;
  readonly address: Address;
  readonly purchases: Purchases;
}

async function sendTool(
  tools: Tools,
  { tool, address, purchases }: PricedTool,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, parts, engine } = tools;
  const { sessions, settings, where, now } = parts;
  const visit = await sessions.visitOf(request, reply);
  const { query, bad } = pageQuery(request.url);
  const isMoved = movedIn(query, now(), where).length > 0;
  if (!isMoved && visit.kind === 'open' && visit.own === undefined) return sendOpen(tools, tool, request, reply);
  const frame = { reader: site.reader(request, reply), assets: site.assets, signedIn: null };
  const pageOf = (asking: RequestData, wrong?: string) =>
    instrumentPage(tools, tool, frame, {
      asking,
      visit,
      next: request.url,
      base: baseOf(request, settings.baseUrl),
      csrf: reply.generateCsrf(),
      wrong,
    });
  if (!isMoved) return site.private(reply, pageOf(presentIn(tools, tool)));
  if (visit.kind !== 'enterprise')
    return sendClosed(tools, request, reply, { visit, next: request.url, status: visit.kind === 'open' ? 401 : 403 });
  try {
    const asking = atClock(read(address, engine.info, query, bad, { where, now }), query, minuteOf(parts));
    const page = pageOf(asking); // what cannot be computed costs nothing
    const isPaid = await purchases.pay(request, reply, visit, new URLSearchParams([...query]).toString());
    return isPaid ? site.private(reply, page) : site.trouble(request, reply, 503, 'away');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return site.private(reply, pageOf(presentIn(tools, tool), error.message), 400);
  }
}

/** The forms that take a key for the session, choose one of the account, and forget it. */
function keyRoutes(app: FastifyInstance, tools: Tools): void {
  const { site, parts } = tools;
  const { sessions, settings } = parts;
  const guarded = { onRequest: async (request: FastifyRequest) => ownForm(request, settings.baseUrl) };
  /** Returns the next page, which must be a tool page of ours. */
  const nextOf = (request: FastifyRequest): string => nextPage(fieldOf(request, 'next'), sessions.leadsBack);

  app.post('/session/key', guarded, async (request, reply) => {
    if (!sessions.isFormToken(fieldOf(request, '_csrf'))) return site.trouble(request, reply, 403, 'expired');
    const next = nextOf(request);
    const words = site.reader(request, reply, '/').words.tools;
    const entered = await sessions.enter(fieldOf(request, 'key'), request, reply);
    if (entered === 'ok') return reply.redirect(next, 303);
    const tooOften = entered === 'too_often';
    if (tooOften) reply.header('retry-after', '60');
    return sendClosed(tools, request, reply, {
      visit: { kind: 'open' },
      next,
      status: tooOften ? 429 : 401,
      wrong: tooOften ? words.tooOften : words.refused,
    });
  });

  app.post('/session/own-key', { ...guarded, preHandler: app.csrfProtection }, async (request, reply) => {
    const next = nextOf(request);
    if (await sessions.choose(fieldOf(request, 'id'), request, reply)) return reply.redirect(next, 303);
    const { notYours } = site.reader(request, reply, '/').words.tools;
    const visit = await sessions.visitOf(request, reply);
    return sendClosed(tools, request, reply, { visit, next, status: 401, wrong: notYours });
  });

  app.post('/session/forget', { ...guarded, preHandler: app.csrfProtection }, async (request, reply) => {
    sessions.forget(reply);
    return reply.redirect(nextOf(request).split('?', 1)[0] ?? '/', 303);
  });
}

/** Returns the parameters of a page except language and theme. An empty field counts as not given. */
function pageQuery(url: string) {
  const { query, bad } = readQuery(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
  const asked = [...query].filter(([name, value]) => name !== 'lang' && name !== 'theme' && value !== '');
  return { query: new Map(asked), bad };
}

/** For a page that names a place but no time, sets the current minute. */
function atClock(asking: RequestData, query: Query, t: JdUt): RequestData {
  if (query.has('time') || query.has('hour') || query.has('date')) return asking;
  return { ...asking, who: asking.who.map((each) => ({ ...each, t })) };
}
