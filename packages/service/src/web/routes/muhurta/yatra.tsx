/**
 * `/yatra`: open for today in any direction. Another day or place needs an Enterprise session, as for the instruments.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { offsetMsOf } from 'ganaka/internal/drawings/kit/samples.ts';
import { placeAt } from 'ganaka/internal/kernel/clock.ts';
import type { JdUt } from 'ganaka/internal/kernel/units.ts';
import { unixMsOf } from 'ganaka/internal/kernel/unix.ts';
import { engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import { clock } from 'ganaka/internal/text/format.ts';
import { panchanga } from 'ganaka/internal/views/day/panchanga.ts';
import { karyaMuhurta } from 'ganaka/internal/views/muhurta/karya-muhurta.ts';
import { type Query, readQuery } from '../../../api/read/query.ts';
import { DEHRADUN } from '../../../api/read/where.ts';
import { Refusal } from '../../../api/refusal.ts';
import { MOVED } from '../../../http/pipeline/gatekeeper.ts';
import { type Frame, htmlOf } from '../../design/page.tsx';
import { TimeBar } from '../../design/time-bar.tsx';
import { ClosedTool } from '../../pages/tools/closed.tsx';
import { Yatra } from '../../pages/yatra/page.tsx';
import { QUARTERS, type YatraQuarter, type YatraShown } from '../../pages/yatra/shown.ts';
import { movedIn } from '../../requests/moved.ts';
import type { Asks } from '../../requests/page-request.ts';
import { placeName } from '../../requests/town.ts';
import type { PageCache } from '../../serving/page-cache.ts';
import { dateOfInstant, hourOf, longDay } from '../../tools/clock.ts';
import type { Visit } from '../../tools/session.ts';
import { type Purchases, purchasesOf } from '../paid.ts';
import { baseOf, type Site } from '../reply.tsx';
import { keyTokens, type ToolParts } from '../tool-pages.tsx';

const PATH = '/yatra';
const ENGINE = 'surya-siddhanta';
const USUAL: YatraQuarter = 'east';
const BLOCKS = 'tithi,nakshatra,muhurta,rise_set';

interface Going {
  readonly going: YatraQuarter;
  /** The other parameters: date, place. */
  readonly moved: readonly (readonly [string, string])[];
}

interface Made extends Going {
  readonly visit: Visit;
  readonly next: string;
  readonly base: string;
  readonly csrf: string | null;
  readonly wrong?: string;
}

/** The dependencies of the page. */
interface YatraPage {
  readonly site: Site;
  readonly kept: PageCache;
  readonly asks: Asks;
  readonly parts: ToolParts;
  readonly segment: string;
  readonly purchases: Purchases;
}

export function yatraRoutes(app: FastifyInstance, site: Site, kept: PageCache, asks: Asks, parts: ToolParts): void {
  const { segment } = engineNamed(parts.engines, ENGINE).info;
  const row = { credits: 'light', path: '/v1/{family}/karya-muhurta' } as const;
  const purchases = purchasesOf(PATH, row, site, parts.accounts.gate);
  const yatra: YatraPage = { site, kept, asks, parts, segment, purchases };
  parts.sessions.register(PATH);
  app.get(PATH, (request, reply) => send(yatra, request, reply));
}

const routeOf = ({ segment }: YatraPage): string => `/v1/${segment}/karya-muhurta`;

async function send(yatra: YatraPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { site, kept, parts } = yatra;
  const { settings, sessions } = parts;
  const visit = await sessions.visitOf(request, reply);
  const { query } = readQuery(request.url.includes('?') ? request.url.slice(request.url.indexOf('?') + 1) : '');
  const moved = movedIn(query, parts.now(), parts.where);
  const base = baseOf(request, settings.baseUrl);
  if (visit.kind !== 'enterprise' && moved.length > 0) return closed(yatra, request, reply, visit, query);
  const going = quarterIn(query);
  const made = { going: going ?? USUAL, moved, visit, next: request.url, base };
  const reader = site.reader(request, reply);
  const frame: Frame = { reader, assets: site.assets, signedIn: null };
  if (going === undefined && query.has('direction')) {
    const wrong = `direction must be one of ${QUARTERS.join(', ')}; got "${query.get('direction')}"`;
    return site.private(reply, pageOf(yatra, frame, { ...made, csrf: null, wrong }, null), 400);
  }
  if (visit.kind !== 'open' || visit.own !== undefined) return personal(yatra, request, reply, frame, made);
  return kept.send(request, reply, {
    key: [PATH, reader.lang, reader.theme, reader.known, base, made.going].join('|'),
    leavesCookie: query.has('lang') || query.has('theme'),
    make: async () => {
      const plain: Frame = { ...frame, reader: { ...reader, search: [['direction', made.going]] } };
      const shown = await shownOf(yatra, made, request);
      return htmlOf(pageOf(yatra, plain, { ...made, next: PATH, csrf: null }, shown));
    },
  });
}

async function shownOf(yatra: YatraPage, { going, moved }: Going, request: FastifyRequest): Promise<YatraShown> {
  const { asks, segment } = yatra;
  asks.admit(request);
  const karya = (own: Record<string, string>) =>
    asks.of(karyaMuhurta, routeOf(yatra), new Map([...moved, ['karya', 'yatra'], ...Object.entries(own)]), request);
  const [any, toward, seven, day] = await Promise.all([
    karya({ days: '1' }),
    karya({ days: '1', direction: going, all: '1' }),
    karya({ days: '7', direction: going }),
    asks.of(panchanga, `/v1/${segment}/panchanga`, new Map([...moved, ['blocks', BLOCKS]]), request),
  ]);
  const [anyDay, towardDay] = [any.days[0], toward.days[0]];
  if (anyDay === undefined || towardDay === undefined) throw new Error('no day in the reply');
  return { any: anyDay, toward: towardDay, seven: seven.days, panchanga: day };
}

function pageOf(yatra: YatraPage, frame: Frame, made: Made, shown: YatraShown | null) {
  const { going, moved, visit, next, base, csrf, wrong } = made;
  const t = yatra.parts.now();
  const stands = standsAt(yatra, t, made, shown, frame.reader.lang);
  const address = (toward: YatraQuarter): string =>
    `${PATH}?${new URLSearchParams([...moved.map(([k, v]) => [k, v]), ['direction', toward]])}`;
  const query = new URLSearchParams([
    ...moved.map(([k, v]) => [k, v]),
    ['karya', 'yatra'],
    ['direction', going],
    ['days', '7'],
  ]);
  return (
    <Yatra
      frame={frame}
      bar={
        <TimeBar
          frame={frame}
          visit={visit}
          at={stands}
          tokens={{ key: yatra.parts.sessions.formToken(), csrf }}
          next={next}
          wrong={undefined}
        />
      }
      going={going}
      shown={shown}
      {...(wrong !== undefined && { wrong })}
      call={`curl '${base}${routeOf(yatra)}?${query}'`}
      address={address}
      now={unixMsOf(t)}
      clock={stands.time}
    />
  );
}

/** Returns date and place of the page, also in words. */
function standsAt(
  { parts: { where } }: YatraPage,
  t: JdUt,
  { moved }: Going,
  shown: YatraShown | null,
  lang: Frame['reader']['lang'],
) {
  const there = shown?.panchanga.place;
  const at = clock(placeAt(DEHRADUN, t, where), t);
  const date = shown?.toward.date ?? dateOfInstant(at);
  return {
    date,
    time: hourOf(at),
    place: there?.name ?? DEHRADUN.name,
    placeSaid: there === undefined || moved.length === 0 ? placeName(DEHRADUN, lang) : there.name,
    said: moved.length === 0 ? `${longDay(lang, at)}, ${hourOf(at)}` : longDay(lang, date),
    today: moved.length === 0,
    offsetMs: offsetMsOf(at),
  };
}

async function personal(
  yatra: YatraPage,
  request: FastifyRequest,
  reply: FastifyReply,
  frame: Frame,
  made: Omit<Made, 'csrf'>,
): Promise<FastifyReply> {
  const { site } = yatra;
  const csrf = reply.generateCsrf();
  try {
    const page = pageOf(yatra, frame, { ...made, csrf }, await shownOf(yatra, made, request));
    return (await isPaid(yatra, request, reply, made))
      ? site.private(reply, page)
      : site.trouble(request, reply, 503, 'away');
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 400) throw error;
    return site.private(reply, pageOf(yatra, frame, { ...made, moved: [], csrf, wrong: error.message }, null), 400);
  }
}

/** Another day or place costs what its route costs; today at the default place costs nothing. */
async function isPaid(
  { purchases }: YatraPage,
  request: FastifyRequest,
  reply: FastifyReply,
  { visit, moved, going }: Omit<Made, 'csrf'>,
): Promise<boolean> {
  if (moved.length === 0 || visit.kind !== 'enterprise') return true;
  const query = new URLSearchParams([...moved.map(([k, v]) => [k, v]), ['direction', going]]);
  return purchases.pay(request, reply, visit, query.toString());
}

const closed = (
  { site, parts: { sessions } }: YatraPage,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  query: Query,
): FastifyReply =>
  site.private(
    reply,
    <ClosedTool
      frame={{ reader: site.reader(request, reply, PATH), assets: site.assets, signedIn: null }}
      visit={visit}
      tokens={keyTokens(sessions, visit, reply)}
      next={request.url}
      wished={[...query].filter(([name]) => MOVED.includes(name))}
      open={PATH}
    />,
    visit.kind === 'open' ? 401 : 403,
  );

const quarterIn = (query: Query): YatraQuarter | undefined => QUARTERS.find((each) => each === query.get('direction'));
