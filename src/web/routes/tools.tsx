/**
 * The pages of the instruments. Without a key they show the present minute at the default place, one rendering for everybody,
 * kept for a minute; date, time and place are for an Enterprise session. An address that names another day without one answers
 * with the form and no result.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { standing } from '../../ask/clock.ts';
import { type Query, readQuery } from '../../ask/query.ts';
import { type Asking, read } from '../../ask/read.ts';
import { Refusal } from '../../ask/refusal.ts';
import type { Address } from '../../ask/route.ts';
import { DEHRADUN } from '../../ask/where.ts';
import { offsetMsOf } from '../../drawings/samples.ts';
import { engineNamed } from '../../engines/engine.ts';
import { MOVED } from '../../http/gatekeeper.ts';
import { dayAt } from '../../kernel/civil.ts';
import { type JdUt, jdUt } from '../../kernel/units.ts';
import { clock } from '../../text/format.ts';
import type { PagesParts } from '../app.ts';
import { type Frame, htmlOf } from '../design/page.tsx';
import { TimeBar } from '../design/time-bar.tsx';
import { ownForm } from '../guard.ts';
import type { KeptPages } from '../kept-pages.ts';
import { Closed } from '../pages/tools/closed.tsx';
import { dateOfInstant, hourOf, longDay } from '../tools/clock.ts';
import type { Event, Instrument } from '../tools/instrument.tsx';
import { INSTRUMENTS } from '../tools/instruments.ts';
import type { KeySession, Visit } from '../tools/session.ts';
import { placeName } from '../town.ts';
import { baseOf, type Site } from './reply.tsx';
import { fieldOf } from './sign.tsx';

/** The engine whose instruments these are. */
const ENGINE = 'surya-siddhanta';
const UNIX_EPOCH_JD = 2_440_587.5;
const MINUTES = 1440;

export interface ToolParts extends PagesParts {
  readonly sessions: KeySession;
}

export function toolRoutes(app: FastifyInstance, site: Site, kept: KeptPages, parts: ToolParts): void {
  const { engines, where, now, settings, sessions, addresses } = parts;
  const engine = engineNamed(engines, ENGINE);
  const addressOf = ({ api }: Instrument): Address => {
    const found = addresses.find(({ path }) => path === `/v1/${engine.info.segment}${api}`);
    if (found === undefined) throw new Error(`no route ${api}`);
    return found;
  };
  /** The present minute: a page kept for a minute shows no seconds. */
  const minute = (): JdUt => jdUt(Math.floor(now() * MINUTES) / MINUTES);

  const showing = (
    tool: Instrument,
    frame: Frame,
    { asking, visit, next, base, forget, wrong }: Showing,
  ): ReturnType<Instrument['draw']> => {
    const [who] = asking.who;
    if (who === undefined) throw new Error('a page about nowhere');
    const { lang } = frame.reader;
    const place = standing(who.place, who.t ?? jdUt(who.day - who.place.lonDeg / 360), where);
    const sky = engine.skyOver(place, asking.options);
    const rise = sky.sunrise(who.day);
    const t = who.t ?? (typeof rise === 'number' ? rise : sky.noon(who.day));
    const at = clock(place, t);
    const name = placeName(who.place, lang);
    const stands = {
      date: dateOfInstant(at),
      time: hourOf(at),
      place: who.place.name,
      placeSaid: name,
      said: `${longDay(lang, at)}, ${hourOf(at)}`,
      today: who.day === asking.today,
      offsetMs: offsetMsOf(at),
    };
    const query = new URLSearchParams({ date: stands.date, time: stands.time, place: stands.place });
    const goTo = ({ label, at: then }: Event) => ({
      label,
      href: `${tool.path}?${new URLSearchParams({ date: dateOfInstant(then), time: hourOf(then), place: stands.place })}`,
    });
    return tool.draw(
      { asking, engine, zones: where },
      (events) => ({
        frame,
        bar: (
          <TimeBar
            frame={frame}
            visit={visit}
            at={stands}
            tokens={{ key: sessions.formToken(), forget }}
            next={next}
            jumps={events.map(goTo)}
            wrong={wrong}
          />
        ),
        shown: {
          now: Math.round((t - UNIX_EPOCH_JD) * 86_400_000),
          at,
          place: { name, latDeg: place.latDeg, lonDeg: place.lonDeg },
        },
        call: `curl '${base}/v1/${engine.info.segment}${tool.api}${visit.kind === 'enterprise' ? `?${query}` : ''}' -H 'X-API-Key: …'`,
        movable: visit.kind === 'enterprise',
      }),
      lang,
    );
  };

  const presentIn = (tool: Instrument): Asking => {
    const t = minute();
    return tool.asking(engine.info, { place: DEHRADUN, day: dayAt(t, DEHRADUN.fixedHours ?? 0), t });
  };

  /** Today at the default place, made once a minute for each language and theme. */
  const sendOpen = (tool: Instrument, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { reader, ...rest } = site.frame(request, reply);
    // what is kept must not hold one reader's address
    const frame = { ...rest, reader: { ...reader, search: [] } };
    const { lang, theme, known } = reader;
    const base = baseOf(request, settings.baseUrl);
    const make = (): string =>
      htmlOf(
        showing(tool, frame, {
          asking: presentIn(tool),
          visit: { kind: 'open' },
          next: tool.path,
          base,
          forget: null,
        }),
      );
    const leavesCookie = /[?&](lang|theme)=/.test(request.url);
    return kept.send(request, reply, {
      key: [tool.path, lang, theme, known, base, minute()].join('|'),
      leavesCookie,
      make,
    });
  };

  const closed = (
    request: FastifyRequest,
    reply: FastifyReply,
    { visit, next, status, wrong }: { visit: Visit; next: string; status: number; wrong?: string },
  ): FastifyReply => {
    const open = next.split('?', 1)[0] ?? '/';
    const { query } = readQuery(next.slice(open.length + 1));
    const frame = { reader: site.reader(request, reply, open), assets: site.assets, signedIn: null };
    const page = (
      <Closed
        frame={frame}
        visit={visit}
        token={sessions.formToken()}
        next={next}
        wished={[...query].filter(([name]) => MOVED.includes(name))}
        wrong={wrong}
        open={open}
      />
    );
    return site.private(reply, page, status);
  };

  for (const tool of INSTRUMENTS) {
    const address = addressOf(tool);
    sessions.register(tool.path);
    app.get(tool.path, async (request, reply) => {
      const visit = await sessions.visitOf(request, reply);
      const { query, bad } = pageQuery(request.url);
      const moved = MOVED.some((name) => query.has(name));
      if (visit.kind !== 'enterprise' && moved)
        return closed(request, reply, { visit, next: request.url, status: visit.kind === 'open' ? 401 : 403 });
      if (visit.kind === 'open') return sendOpen(tool, request, reply);
      const reader = site.reader(request, reply);
      const frame = { reader, assets: site.assets, signedIn: null };
      const show = (asking: Asking, wrong?: string) =>
        site.private(
          reply,
          showing(tool, frame, {
            asking,
            visit,
            next: request.url,
            base: baseOf(request, settings.baseUrl),
            forget: reply.generateCsrf(),
            wrong,
          }),
          wrong === undefined ? 200 : 400,
        );
      if (!moved) return show(presentIn(tool));
      try {
        return show(atClock(read(address, engine.info, query, bad, { where, now }), query, minute()));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return show(presentIn(tool), error.message);
      }
    });
  }

  const guarded = { onRequest: async (request: FastifyRequest) => ownForm(request, settings.baseUrl) };
  /** Only back to a tool page of ours. */
  const nextOf = (request: FastifyRequest): string => {
    const asked = fieldOf(request, 'next');
    const path = asked.split('?', 1)[0] ?? '';
    return sessions.leadsBack(path) ? asked : '/';
  };

  app.post('/session/key', guarded, async (request, reply) => {
    if (!sessions.isFormToken(fieldOf(request, '_csrf'))) return site.trouble(request, reply, 403, 'expired');
    const next = nextOf(request);
    const words = site.reader(request, reply, '/').words.tools;
    const entered = await sessions.enter(fieldOf(request, 'key'), request, reply);
    if (entered === 'ok') return reply.redirect(next, 303);
    const tooOften = entered === 'too_often';
    if (tooOften) reply.header('retry-after', '60');
    return closed(request, reply, {
      visit: { kind: 'open' },
      next,
      status: tooOften ? 429 : 401,
      wrong: tooOften ? words.tooOften : words.refused,
    });
  });

  app.post('/session/forget', { ...guarded, preHandler: app.csrfProtection }, async (request, reply) => {
    sessions.forget(reply);
    return reply.redirect(nextOf(request).split('?', 1)[0] ?? '/', 303);
  });
}

interface Showing {
  readonly asking: Asking;
  readonly visit: Visit;
  readonly next: string;
  readonly base: string;
  readonly forget: string | null;
  readonly wrong?: string | undefined;
}

/** What a page is asked beside its language and theme; a field left empty was not filled in. */
function pageQuery(url: string) {
  const { query, bad } = readQuery(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
  const asked = [...query].filter(([name, value]) => name !== 'lang' && name !== 'theme' && value !== '');
  return { query: new Map(asked), bad };
}

/** A page that names a place but no time shows the present minute there, on its own day. */
function atClock(asking: Asking, query: Query, t: JdUt): Asking {
  if (query.has('time') || query.has('hour') || query.has('date')) return asking;
  return { ...asking, who: asking.who.map((each) => ({ ...each, t })) };
}
