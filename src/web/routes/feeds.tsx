/** Calendars of an account: the page that creates an address, and the addresses themselves, which need no header. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AdminRefusal } from '../../accounts/admin.ts';
import { creditsOf } from '../../accounts/credits.ts';
import type { OpenFeed } from '../../accounts/feeds.ts';
import { type Caller, type Receipt, StoreAway } from '../../accounts/gate.ts';
import { isFullOn } from '../../accounts/policy.ts';
import { readQuery } from '../../ask/query.ts';
import { type Prepared, read } from '../../ask/read.ts';
import { Refusal } from '../../ask/refusal.ts';
import type { Address } from '../../ask/route.ts';
import { type EngineInfo, engineNamed } from '../../engines/engine.ts';
import { etagOf } from '../../http/cache/parsed-query-cache.ts';
import { dateOf, isoDate } from '../../kernel/civil.ts';
import { voiceKey } from '../../text/voice.ts';
import { FeedDays } from '../feed-days.ts';
import { FeedsPage, KINDS } from '../pages/feeds/page.tsx';
import type { PagesParts } from '../parts.ts';
import type { FormGuard, Person, WhoAsks } from './person.ts';
import { baseOf, type Site } from './reply.tsx';
import { fieldOf } from './sign.tsx';

const PARVAS = 'parva-mool.ics';
const ANNIVERSARY = 'tithi-anniversary.ics';
const RETRY_AFTER_S = 60;
const AWAY = new Refusal(
  503,
  'accounts_away',
  'the accounts cannot be reached just now; nothing was charged, try again',
);
type Told = { readonly wrong?: string; readonly done?: string; readonly fresh?: string };

/** The dependencies of the calendar routes. */
interface Feeds {
  readonly site: Site;
  readonly parts: PagesParts;
  readonly person: WhoAsks;
}

export function feedRoutes(
  app: FastifyInstance,
  site: Site,
  parts: PagesParts,
  person: WhoAsks,
  guarded: FormGuard,
): void {
  const feeds: Feeds = { site, parts, person };
  formRoutes(app, feeds, guarded);
  fileRoute(app, parts, new FeedDays(parts.accounts.feeds, parts.accounts.gate));
}

/** The page and its forms. */
function formRoutes(app: FastifyInstance, feeds: Feeds, guarded: FormGuard): void {
  const { parts, person } = feeds;
  app.get('/account/feeds', async (request, reply) => {
    const who = await person(request, reply, '/account/feeds');
    return who === undefined ? reply : show(feeds, reply, who);
  });

  app.post('/account/feeds', guarded, (request, reply) =>
    form(feeds, request, reply, async (who) => {
      const info = engineFor(parts, request, who);
      return made(parts, request, who, info, PARVAS, parvasAsked(request));
    }),
  );

  app.post('/account/feeds/anniversary', guarded, (request, reply) =>
    form(feeds, request, reply, async (who) => {
      const info = engineFor(parts, request, who);
      const { rites } = who.frame.reader.words.feeds;
      const rite = fieldOf(request, 'kind') === 'shraddha' ? rites.shraddha : rites.janma;
      const name = fieldOf(request, 'name').trim();
      const of = name === '' ? rite : `${name}: ${rite}`;
      return made(parts, request, who, info, ANNIVERSARY, anniversaryAsked(request), of);
    }),
  );

  app.post<{ Params: { id: string } }>('/account/feeds/:id/revoke', guarded, (request, reply) =>
    form(feeds, request, reply, async ({ account, frame }) => {
      await parts.accounts.feeds.revoke(request.params.id, account.id);
      return { done: frame.reader.words.feeds.revokedNow };
    }),
  );
}

const openTo = ({ engines }: PagesParts, who: Person): EngineInfo[] =>
  Object.values(engines)
    .map(({ info }) => info)
    .filter((info) => isFullOn(who.account.plan, info));

async function show(
  { site, parts }: Feeds,
  reply: FastifyReply,
  who: Person,
  told: Told = {},
  status = 200,
): Promise<FastifyReply> {
  const feeds = await parts.accounts.feeds.list(who.account.id);
  const page = <FeedsPage frame={who.frame} csrf={who.csrf} feeds={feeds} engines={openTo(parts, who)} {...told} />;
  return site.private(reply, page, status);
}

async function form(
  feeds: Feeds,
  request: FastifyRequest,
  reply: FastifyReply,
  act: (who: Person) => Promise<Told>,
): Promise<FastifyReply> {
  const who = await feeds.person(request, reply, '/account/feeds');
  if (who === undefined) return reply;
  try {
    return await show(feeds, reply, who, await act(who));
  } catch (error) {
    const { refusals } = who.frame.reader.words.feeds;
    const said: Readonly<Record<string, string | undefined>> = refusals;
    if (error instanceof AdminRefusal)
      return show(feeds, reply, who, { wrong: said[error.code] ?? refusals.other }, 409);
    if (error instanceof Refusal) return show(feeds, reply, who, { wrong: error.message }, error.status);
    throw error;
  }
}

function engineFor(parts: PagesParts, request: FastifyRequest, who: Person): EngineInfo {
  const info = openTo(parts, who).find(({ word }) => word === fieldOf(request, 'engine'));
  if (info === undefined) throw new AdminRefusal('no_feed', 'there is no such engine for this account');
  return info;
}

async function made(
  parts: PagesParts,
  request: FastifyRequest,
  who: Person,
  info: EngineInfo,
  file: string,
  asked: string,
  of?: string,
): Promise<Told> {
  const path = `/v1/${info.segment}/${file}`;
  const { prepared } = preparedFor(parts, path, asked);
  const town = prepared.who.at(-1)?.place.name ?? '';
  const label = [...(of === undefined ? [] : [of]), town, info.label.name].join(' · ');
  const { token } = await parts.accounts.feeds.create(who.account.id, path, asked, label);
  return { fresh: `${baseOf(request, parts.settings.baseUrl)}/feeds/${token}.ics` };
}

/** The request to the service itself. */
function preparedFor(
  { addresses, engines, where, now }: PagesParts,
  path: string,
  asked: string,
): { prepared: Prepared; address: Address; info: EngineInfo } {
  const address = addresses.find((each) => each.path === path);
  if (address === undefined || address.engine === null) throw new Refusal(404, 'unknown_route', `there is no ${path}`);
  const { info } = engineNamed(engines, address.engine);
  const { query, bad } = readQuery(asked);
  return { prepared: read(address, info, query, bad, { where, now }), address, info };
}

/** The calendars themselves. */
function fileRoute(app: FastifyInstance, parts: PagesParts, days: FeedDays): void {
  app.get<{ Params: { file: string } }>('/feeds/:file', async (request, reply) => {
    try {
      const rate = parts.rates.address(request.ip);
      if (!rate.ok)
        throw new Refusal(429, 'too_many_requests', `too many requests; try again in ${rate.retryAfterS} s`);
      const token = /^([\w-]+)\.ics$/.exec(request.params.file)?.[1];
      const feed = token === undefined ? undefined : await parts.accounts.feeds.find(token);
      if (feed === undefined) throw new Refusal(404, 'unknown_feed', 'there is no calendar at this address');
      return await send(parts, days, request, reply, feed);
    } catch (error) {
      const refusal = error instanceof StoreAway ? AWAY : error;
      if (!(refusal instanceof Refusal)) throw error;
      const { status, message } = refusal;
      if (status === 429 || status === 503) reply.header('retry-after', String(RETRY_AFTER_S));
      return reply.code(status).header('cache-control', 'no-store').type('text/plain').send(`${message}\n`);
    }
  });
}

/**
 * 304 and later reads of a day are free; the first of a day is paid for before its first byte, by one of its concurrent
 * readers.
 */
async function send(
  parts: PagesParts,
  days: FeedDays,
  request: FastifyRequest,
  reply: FastifyReply,
  feed: OpenFeed,
): Promise<FastifyReply> {
  const { accounts } = parts;
  const { prepared, address, info } = preparedFor(parts, feed.path, feed.query);
  if (!isFullOn(feed.plan, info))
    throw new Refusal(403, 'plan_not_covered', 'the plan of this calendar’s account does not cover it any more');
  const lang = prepared.lang ?? voiceKey(['en', 'hi']);
  // its content depends on the year, not on the day
  const { path, options, params, today, reading } = prepared;
  const who = reading === 'year' ? placeOf(prepared) : prepared.who;
  const shown = JSON.stringify([path, options, who, params, dateOf(today).year, lang]);
  const etag = etagOf(`${parts.version}|${info.version}|${shown}`);
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  await accounts.feeds.wasRead(feed.id);
  if (request.headers['if-none-match']?.includes(etag.slice(2))) return reply.code(304).send();
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  const compute = (gone: AbortSignal) => parts.heavy.run(prepared, lang, { owner: feed.accountId, gone });
  const debit = () => debitFor(accounts, feed, address, request.id);
  const made = await days.read({ feed, day: isoDate(today), compute, debit }, left.signal);
  return reply.type(made.media).send(made.body);
}

async function debitFor(
  { gate }: PagesParts['accounts'],
  feed: OpenFeed,
  { row }: Address,
  requestId: string,
): Promise<Receipt> {
  const caller: Caller = {
    accountId: feed.accountId,
    keyId: `feed ${feed.id}`,
    prefix: 'tg',
    plan: feed.plan,
    domains: [],
  };
  const purpose = { creditClass: row.credits, routePath: '/feeds/{token}.ics', requestId };
  const debited = await gate.debit(caller, creditsOf(row.credits), purpose);
  if (!debited.ok)
    throw new Refusal(402, 'no_credits', 'the credits of this calendar’s account are used up this month');
  return debited.receipt;
}

const placeOf = ({ who: [first] }: Prepared) => first?.place;

function parvasAsked(request: FastifyRequest): string {
  const query = new URLSearchParams({ place: fieldOf(request, 'place').trim() });
  const kinds = KINDS.filter((kind) => fieldOf(request, `keep_${kind}`) === '1');
  if (kinds.length > 0) query.set('ids', kinds.join(','));
  if (fieldOf(request, 'windows') === '1') query.set('windows', '1');
  query.set('lang', langOf(request));
  return query.toString();
}

/** Empty fields are not sent. */
function anniversaryAsked(request: FastifyRequest): string {
  const query = new URLSearchParams();
  for (const name of ['kind', 'name', 'date', 'time', 'place', 'at']) {
    const given = fieldOf(request, name).trim();
    if (given !== '') query.set(name, given);
  }
  query.set('lang', langOf(request));
  return query.toString();
}

const langOf = (request: FastifyRequest): string => (fieldOf(request, 'language') === 'en' ? 'en' : 'both');
