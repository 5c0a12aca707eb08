/** Serves the feeds of accounts at their own URLs, which need no key header. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dateOf, isoDate } from 'ganaka/internal/kernel/civil.ts';
import { type EngineInfo, engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import { voiceKey } from 'ganaka/internal/text/voice.ts';
import { LRUCache } from 'lru-cache';
import { creditsOf } from '../../../accounts/credits.ts';
import type { OpenFeed } from '../../../accounts/feeds/feeds.ts';
import { type Caller, type Receipt, StoreAway } from '../../../accounts/gate.ts';
import { isFullOn, isPaid } from '../../../accounts/policy.ts';
import type { EncodedReply } from '../../../api/answer/encode.ts';
import { readQuery } from '../../../api/read/query.ts';
import { type PreparedRequest, read } from '../../../api/read/read.ts';
import { Refusal } from '../../../api/refusal.ts';
import type { Address } from '../../../api/route.ts';
import { etagOf } from '../../../http/cache/parsed-query-cache.ts';
import { fileName } from '../../../http/wire/file-name.ts';
import { FeedDays } from '../../account/feed-days.ts';
import type { PagesParts } from '../../parts.ts';

const RETRY_AFTER_S = 60;
/** The number of free feeds in the cache; each has about 30 kB. */
const MOST_KEPT = 200;
const AWAY = new Refusal(
  503,
  'accounts_away',
  'the accounts cannot be reached just now; nothing was charged, try again',
);

interface Files {
  readonly parts: PagesParts;
  readonly days: FeedDays;
  /** The free feeds, keyed by ETag. Many accounts choose the same one, and nobody pays for computing it again. */
  readonly kept: LRUCache<string, EncodedReply>;
}

/** Prepares the request of a feed to the service itself. */
export function preparedFor(
  { addresses, engines, where, now }: PagesParts,
  path: string,
  asked: string,
): { prepared: PreparedRequest; address: Address; info: EngineInfo } {
  const address = addresses.find((each) => each.path === path);
  if (address === undefined || address.engine === null) throw new Refusal(404, 'unknown_route', `there is no ${path}`);
  const { info } = engineNamed(engines, address.engine);
  const { query, bad } = readQuery(asked);
  return { prepared: read(address, info, query, bad, { where, now }), address, info };
}

/** The route of the feeds. */
export function feedFileRoute(app: FastifyInstance, parts: PagesParts): void {
  const days = new FeedDays(parts.accounts.feeds, parts.accounts.gate);
  const files: Files = { parts, days, kept: new LRUCache({ max: MOST_KEPT }) };
  app.get<{ Params: { file: string } }>('/feeds/:file', async (request, reply) => {
    try {
      const rate = parts.rates.address(request.ip);
      if (!rate.ok)
        throw new Refusal(429, 'too_many_requests', `too many requests; try again in ${rate.retryAfterS} s`);
      const token = /^([\w-]+)\.ics$/.exec(request.params.file)?.[1];
      const feed = token === undefined ? undefined : await parts.accounts.feeds.find(token);
      if (feed === undefined) throw new Refusal(404, 'unknown_feed', 'there is no calendar at this address');
      return await send(files, request, reply, feed);
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
 * Sends a feed. A 304 and later reads on the same day are free. The first read of a day is paid for before the first
 * byte is sent; of several concurrent readers only one pays.
 */
async function send(
  { parts, days, kept }: Files,
  request: FastifyRequest,
  reply: FastifyReply,
  feed: OpenFeed,
): Promise<FastifyReply> {
  const { accounts } = parts;
  const { prepared, address, info } = preparedFor(parts, feed.path, feed.query);
  const isCovered = address.row.access === 'paid' ? isPaid(feed.plan) : isFullOn(feed.plan, info);
  if (!feed.free && !isCovered)
    throw new Refusal(403, 'plan_not_covered', 'the plan of this calendar’s account does not cover it any more');
  const lang = prepared.lang ?? voiceKey(['en', 'hi']);
  // the content depends on the year, not on the day
  const { path, options, params, today, reading } = prepared;
  const who = reading === 'year' ? placeOf(prepared) : prepared.who;
  const shown = JSON.stringify([path, options, who, params, dateOf(today).year, lang]);
  const etag = etagOf(`${parts.version}|${info.version}|${shown}`);
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  await accounts.feeds.wasRead(feed.id);
  if (request.headers['if-none-match']?.includes(etag.slice(2))) return reply.code(304).send();
  const send = ({ media, body }: EncodedReply): FastifyReply =>
    reply
      .header('content-disposition', `attachment; filename="${fileName(path, '', media)}"`)
      .type(media)
      .send(body);
  const known = feed.free ? kept.get(etag) : undefined;
  if (known !== undefined) return send(known);
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  const compute = (gone: AbortSignal) => parts.heavy.run(prepared, lang, { owner: feed.accountId, gone });
  const debit = () => debitFor(accounts, feed, address, request.id);
  const made = await days.read({ feed, day: isoDate(today), compute, debit }, left.signal);
  if (feed.free) kept.set(etag, made);
  return send(made);
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

const placeOf = ({ who: [first] }: PreparedRequest) => first?.place;
