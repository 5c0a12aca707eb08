/**
 * Sends the page of an instrument (a page with a dial) in one of three forms: drawn for the requested instant and
 * place; the open page, which shows the current minute and is cached for that minute; or a page that says which key is
 * needed.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { offsetMsOf } from 'ganaka/internal/drawings/kit/samples.ts';
import { dayAt } from 'ganaka/internal/kernel/civil.ts';
import { placeOn } from 'ganaka/internal/kernel/clock.ts';
import { type JdUt, jdUt } from 'ganaka/internal/kernel/units.ts';
import { unixMsOf } from 'ganaka/internal/kernel/unix.ts';
import type { Engine } from 'ganaka/internal/sky/engines/engine.ts';
import { clock } from 'ganaka/internal/text/format.ts';
import { lookAt } from 'ganaka/internal/views/run.ts';
import { readQuery } from '../../api/read/query.ts';
import type { RequestData } from '../../api/read/read.ts';
import { DEHRADUN } from '../../api/read/where.ts';
import { MOVED } from '../../http/pipeline/gatekeeper.ts';
import type { KeyTokens } from '../design/key-form.tsx';
import { type Frame, htmlOf } from '../design/page.tsx';
import { TimeBar } from '../design/time-bar.tsx';
import { ClosedTool } from '../pages/tools/closed.tsx';
import type { PagesParts } from '../parts.ts';
import { placeName } from '../requests/town.ts';
import type { PageCache } from '../serving/page-cache.ts';
import { dateOfInstant, hourOf, longDay } from '../tools/clock.ts';
import type { Instrument, LinkedEvent } from '../tools/instrument.tsx';
import type { KeySession, Visit } from '../tools/session.ts';
import { baseOf, type Site } from './reply.tsx';

const MINUTES = 1440;

export interface ToolParts extends PagesParts {
  readonly sessions: KeySession;
}

/** The dependencies of the instrument pages. */
export interface Tools {
  readonly site: Site;
  readonly kept: PageCache;
  readonly parts: ToolParts;
  readonly engine: Engine;
}

/** The tokens of a private page. Only visitors who can choose or forget a key need a token of their own. */
export const keyTokens = (sessions: KeySession, visit: Visit, reply: FastifyReply): KeyTokens => ({
  key: sessions.formToken(),
  csrf: visit.kind === 'open' && visit.own === undefined ? null : reply.generateCsrf(),
});

interface Showing {
  readonly asking: RequestData;
  readonly visit: Visit;
  readonly next: string;
  readonly base: string;
  readonly csrf: string | null;
  readonly wrong?: string | undefined;
}

/** The current minute. A page that is cached for a minute shows no seconds. */
export const minuteOf = ({ now }: ToolParts): JdUt => jdUt(Math.floor(now() * MINUTES) / MINUTES);

/** Returns date and place of a page, also in words. */
function standsAt({ parts: { where }, engine }: Tools, asking: RequestData, lang: Frame['reader']['lang']) {
  const [who] = asking.who;
  if (who === undefined) throw new Error('a page about nowhere');
  const place = placeOn(who.place, who.day, who.t, where);
  const { t } = lookAt(engine.skyOver(place, asking.options), who.day, who.t);
  const at = clock(place, t);
  const stands = {
    date: dateOfInstant(at),
    time: hourOf(at),
    place: who.place.name,
    placeSaid: placeName(who.place, lang),
    said: `${longDay(lang, at)}, ${hourOf(at)}`,
    today: who.day === asking.today,
    offsetMs: offsetMsOf(at),
  };
  return { place, t, at, stands };
}

export function instrumentPage(
  tools: Tools,
  tool: Instrument,
  frame: Frame,
  { asking, visit, next, base, csrf, wrong }: Showing,
): ReturnType<Instrument['draw']> {
  const { parts, engine } = tools;
  const { lang } = frame.reader;
  const { place, t, at, stands } = standsAt(tools, asking, lang);
  const query = new URLSearchParams({ date: stands.date, time: stands.time, place: stands.place });
  const goTo = ({ label, at: then }: LinkedEvent) => ({
    label,
    href: `${tool.path}?${new URLSearchParams({ date: dateOfInstant(then), time: hourOf(then), place: stands.place })}`,
  });
  return tool.draw(
    { asking, engine, zones: parts.where },
    (events) => ({
      frame,
      bar: (
        <TimeBar
          frame={frame}
          visit={visit}
          at={stands}
          tokens={{ key: parts.sessions.formToken(), csrf }}
          next={next}
          jumps={events.map(goTo)}
          wrong={wrong}
        />
      ),
      shown: {
        now: Math.round(unixMsOf(t)),
        at,
        place: { name: stands.placeSaid, latDeg: place.latDeg, lonDeg: place.lonDeg },
      },
      call: `curl '${base}/v1/${engine.info.segment}${tool.api}${visit.kind === 'enterprise' ? `?${query}` : ''}' -H 'X-API-Key: …'`,
      movable: visit.kind === 'enterprise',
    }),
    lang,
  );
}

export function presentIn({ parts, engine }: Tools, tool: Instrument): RequestData {
  const t = minuteOf(parts);
  return tool.asking(engine.info, { place: DEHRADUN, day: dayAt(t, DEHRADUN.fixedHours ?? 0), t });
}

/** Sends the page for the current minute at the default place. It is made once a minute for each language and theme. */
export function sendOpen(
  tools: Tools,
  tool: Instrument,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, kept, parts } = tools;
  const { reader, ...rest } = site.frame(request, reply);
  // a cached page must not contain the query of one reader
  const frame = { ...rest, reader: { ...reader, search: [] } };
  const { lang, theme, known } = reader;
  const base = baseOf(request, parts.settings.baseUrl);
  const make = (): string =>
    htmlOf(
      instrumentPage(tools, tool, frame, {
        asking: presentIn(tools, tool),
        visit: { kind: 'open' },
        next: tool.path,
        base,
        csrf: null,
      }),
    );
  const leavesCookie = /[?&](lang|theme)=/.test(request.url);
  return kept.send(request, reply, {
    key: [tool.path, lang, theme, known, base, minuteOf(parts)].join('|'),
    leavesCookie,
    make,
  });
}

export function sendClosed(
  { site, parts: { sessions } }: Tools,
  request: FastifyRequest,
  reply: FastifyReply,
  { visit, next, status, wrong }: { visit: Visit; next: string; status: number; wrong?: string },
): FastifyReply {
  const open = next.split('?', 1)[0] ?? '/';
  const { query } = readQuery(next.slice(open.length + 1));
  const frame = { reader: site.reader(request, reply, open), assets: site.assets, signedIn: null };
  const page = (
    <ClosedTool
      frame={frame}
      visit={visit}
      tokens={keyTokens(sessions, visit, reply)}
      next={next}
      wished={[...query].filter(([name]) => MOVED.includes(name))}
      wrong={wrong}
      open={open}
    />
  );
  return site.private(reply, page, status);
}
