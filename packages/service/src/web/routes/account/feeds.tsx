/** The page of an account's feeds, which creates their URLs. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { type EngineInfo, engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import { voiceKey } from 'ganaka/internal/text/voice.ts';
import { AdminRefusal } from '../../../accounts/admin.ts';
import type { FeedRow } from '../../../accounts/feeds/feeds.ts';
import { isFullOn } from '../../../accounts/policy.ts';
import { Refusal } from '../../../api/refusal.ts';
import { KINDS } from '../../pages/feeds/forms.tsx';
import { FeedsPage } from '../../pages/feeds/page.tsx';
import type { PagesParts } from '../../parts.ts';
import { isUnknown, printOf, townIn, townKept } from '../../requests/town.ts';
import { baseOf, type Site } from '../reply.tsx';
import { feedFileRoute, preparedFor } from './feed-file.ts';
import type { FormGuard, Person, WhoAsks } from './person.ts';
import { fieldOf } from './sign.tsx';

const PARVAS = 'parva-mool.ics';
const ANNIVERSARY = 'tithi-anniversary.ics';
/** The engine of free feeds, unless it is retired; it is that of the festivals page. */
const FREE_ENGINE = 'drik';
/** The number of dates of an anniversary that the page shows. */
const YEARS_SHOWN = 3;
type FeedFormResult = {
  readonly wrong?: string;
  readonly done?: string;
  readonly fresh?: { readonly address: string; readonly label: string };
};

/** The dependencies of the feed routes. */
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
  feedFileRoute(app, parts);
}

/** The page and its forms. */
function formRoutes(app: FastifyInstance, feeds: Feeds, guarded: FormGuard): void {
  const { parts, person } = feeds;
  app.get('/account/feeds', async (request, reply) => {
    const who = await person(request, reply, '/account/feeds');
    return who === undefined ? reply : show(feeds, request, reply, who);
  });

  app.post('/account/feeds', guarded, (request, reply) =>
    form(feeds, request, reply, async (who) => {
      const info = engineFor(parts, request, who);
      // a calendar with reasons also says which decisions were close
      const asked = `${parvasAsked(request)}&explain=1`;
      return made(parts, request, who, { info, file: PARVAS, asked, free: false });
    }),
  );

  app.post('/account/feeds/free', guarded, (request, reply) =>
    form(feeds, request, reply, async (who) => {
      const { info, options } = freeEngine(parts, fieldOf(request, 'place'));
      const asked = `${parvasAsked(request)}&brief=1${options}`;
      return made(parts, request, who, { info, file: PARVAS, asked, free: true });
    }),
  );

  app.post('/account/feeds/anniversary', guarded, (request, reply) =>
    form(feeds, request, reply, async (who) => {
      const info = engineFor(parts, request, who);
      const { rites } = who.frame.reader.words.feeds;
      const rite = fieldOf(request, 'kind') === 'shraddha' ? rites.shraddha : rites.janma;
      const name = fieldOf(request, 'name').trim();
      const of = name === '' ? rite : `${name}: ${rite}`;
      return made(parts, request, who, { info, file: ANNIVERSARY, asked: anniversaryAsked(request), free: false, of });
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
  request: FastifyRequest,
  reply: FastifyReply,
  who: Person,
  told: FeedFormResult = {},
  status = 200,
): Promise<FastifyReply> {
  const feeds = await parts.accounts.feeds.list(who.account.id);
  const dates = new Map(
    await Promise.all(feeds.map(async (each) => [each.id, await nextDates(parts, who, each)] as const)),
  );
  const { asked } = townKept(request.cookies, parts.where);
  const engines = openTo(parts, who);
  const page = <FeedsPage frame={who.frame} csrf={who.csrf} {...{ feeds, dates, engines, town: asked }} {...told} />;
  return site.private(reply, page, status);
}

/** Returns the next dates of a birthday or shraddha; none for other feeds, or if the plan does not include them. */
async function nextDates(parts: PagesParts, who: Person, { path, query }: FeedRow): Promise<readonly string[]> {
  if (!path.endsWith(`/${ANNIVERSARY}`)) return [];
  const asked = new URLSearchParams(query);
  asked.delete('name');
  asked.set('years', String(YEARS_SHOWN + 1));
  const { prepared, info } = preparedFor(parts, path.replace(/\.ics$/, ''), asked.toString());
  if (!isFullOn(who.account.plan, info)) return [];
  const { body } = await parts.heavy.run(prepared, voiceKey(['en']), { owner: who.account.id, gone: NEVER_GONE });
  const { tithi_anniversary: found }: { tithi_anniversary: { dates: { date: string | null }[] } } = JSON.parse(
    body.toString(),
  );
  const today = isoDate(prepared.today);
  return found.dates.flatMap(({ date }) => (date !== null && date >= today ? [date] : [])).slice(0, YEARS_SHOWN);
}
const NEVER_GONE = new AbortController().signal;

async function form(
  feeds: Feeds,
  request: FastifyRequest,
  reply: FastifyReply,
  act: (who: Person) => Promise<FeedFormResult>,
): Promise<FastifyReply> {
  const who = await feeds.person(request, reply, '/account/feeds');
  if (who === undefined) return reply;
  try {
    return await show(feeds, request, reply, who, await act(who));
  } catch (error) {
    const { refusals } = who.frame.reader.words.feeds;
    const said: Readonly<Record<string, string | undefined>> = refusals;
    if (error instanceof AdminRefusal)
      return show(feeds, request, reply, who, { wrong: said[error.code] ?? refusals.other }, 409);
    if (error instanceof Refusal) return show(feeds, request, reply, who, { wrong: error.message }, error.status);
    throw error;
  }
}

function engineFor(parts: PagesParts, request: FastifyRequest, who: Person): EngineInfo {
  const info = openTo(parts, who).find(({ word }) => word === fieldOf(request, 'engine'));
  if (info === undefined) throw new AdminRefusal('no_feed', 'there is no such engine for this account');
  return info;
}

/** Returns the engine of free feeds, which is that of the pages of the town, with its options as the end of a query. */
function freeEngine({ engines, settings, where }: PagesParts, place: string): { info: EngineInfo; options: string } {
  const serving = Object.keys(engines).filter((key) => !settings.retired.includes(key));
  const town = townIn({ place: place.trim() }, where);
  const print = town === undefined || isUnknown(town) ? null : printOf(town);
  const printed = serving.find((each) => each === print?.engine);
  const key = printed ?? serving.find((each) => each === FREE_ENGINE) ?? serving[0];
  if (key === undefined) throw new AdminRefusal('no_feed', 'every engine is retired');
  const options = printed === undefined || print === null ? '' : `&${new URLSearchParams(print.options)}`;
  return { info: engineNamed(engines, key).info, options };
}

/** The content of a form. */
interface Wanted {
  readonly info: EngineInfo;
  readonly file: string;
  readonly asked: string;
  readonly free: boolean;
  readonly of?: string;
}

async function made(
  parts: PagesParts,
  request: FastifyRequest,
  who: Person,
  { info, file, asked, free, of }: Wanted,
): Promise<FeedFormResult> {
  const path = `/v1/${info.segment}/${file}`;
  const { prepared } = preparedFor(parts, path, asked);
  const town = prepared.who.at(-1)?.place.name ?? '';
  const label = [...(of === undefined ? [] : [of]), town, info.label.name].join(' · ');
  const { token } = await parts.accounts.feeds.create(who.account.id, { path, query: asked, label, free });
  const address = `${baseOf(request, parts.settings.baseUrl)}/feeds/${token}.ics`;
  return { fresh: { address, label } };
}

function parvasAsked(request: FastifyRequest): string {
  const query = new URLSearchParams({ place: fieldOf(request, 'place').trim() });
  const kinds = KINDS.filter((kind) => fieldOf(request, `keep_${kind}`) === '1');
  if (kinds.length === 0) throw new AdminRefusal('nothing_chosen', 'nothing was chosen');
  query.set('ids', kinds.join(','));
  if (fieldOf(request, 'windows') === '1') query.set('windows', '1');
  query.set('lang', langOf(request));
  return query.toString();
}

/** Returns the query of an anniversary without its empty fields. */
function anniversaryAsked(request: FastifyRequest): string {
  const query = new URLSearchParams();
  for (const name of ['kind', 'name', 'date', 'time', 'place', 'at']) {
    const given = fieldOf(request, name).trim();
    if (given !== '') query.set(name, given);
  }
  query.set('lang', langOf(request));
  return query.toString();
}

const langOf = (request: FastifyRequest): string => fieldOf(request, 'language') || 'both';
