/** `/holidays/{country}/{year}`, with `?state=` for a state of India: open pages for this year and two on either side. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dateOf } from 'ganaka/internal/kernel/civil.ts';
import { todayAt } from 'ganaka/internal/kernel/clock.ts';
import { engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import {
  HOLIDAY_LANDS,
  type HolidayLand,
  holidayDays,
  holidayLand,
  stateOf,
} from 'ganaka/internal/views/festivals/holidays.ts';
import { answer } from '../../../api/answer/answer.ts';
import { read } from '../../../api/read/read.ts';
import { DEHRADUN } from '../../../api/read/where.ts';
import { defaultsOn } from '../../../api/route-defaults.ts';
import { type Frame, htmlOf } from '../../design/page.tsx';
import { addressOf, Holidays, landName } from '../../pages/holidays/page.tsx';
import { NotShown } from '../../pages/missing/not-shown.tsx';
import type { PagesParts } from '../../parts.ts';
import { isOpenYear, openYears } from '../../requests/open-years.ts';
import type { Asks } from '../../requests/page-request.ts';
import { voiceOf } from '../../requests/voice.ts';
import type { PageCache } from '../../serving/page-cache.ts';
import { textsOf } from '../open.tsx';
import { baseOf, type Site } from '../reply.tsx';

const ROOT = '/holidays';
const API = '/v1/holidays';
const USUAL = 'IN';
const LONGEST = 40;

interface Asked {
  readonly country: string;
  readonly year?: string;
}

export function holidayRoutes(app: FastifyInstance, site: Site, kept: PageCache, asks: Asks, parts: PagesParts): void {
  const { addresses, engines, where, now, settings } = parts;
  const address = addresses.find(({ path }) => path === API);
  if (address === undefined) return;
  const today = () => todayAt(DEHRADUN, now(), where);
  const thisYear = (): number => dateOf(today()).year;

  const leads = (reply: FastifyReply, land: HolidayLand, year: number): FastifyReply =>
    reply.header('cache-control', 'no-store').redirect(addressOf(land, year, null), 303);

  const unknown = (reply: FastifyReply, frame: Frame, asked: string): FastifyReply => {
    const { lang, words } = frame.reader;
    const ways = HOLIDAY_LANDS.map((each) => ({
      href: addressOf(each, thisYear(), null),
      text: landName(each, null, lang),
    }));
    const title = words.holidays.unknown(asked.slice(0, LONGEST));
    return site.private(
      reply,
      <NotShown frame={frame} title={title} text={words.holidays.unknownHint} ways={ways} />,
      404,
    );
  };

  for (const path of [ROOT, `${ROOT}/`])
    app.get(path, (_request, reply) => {
      const usual = holidayLand(USUAL);
      return usual === undefined ? reply.callNotFound() : leads(reply, usual, thisYear());
    });

  app.get<{ Params: Asked }>(`${ROOT}/:country`, (request, reply) => {
    const land = holidayLand(request.params.country);
    if (land === undefined) return unknown(reply, site.frame(request, reply), request.params.country);
    return leads(reply, land, thisYear());
  });

  app.get<{ Params: Required<Asked> }>(`${ROOT}/:country/:year`, (request, reply) => {
    const frame = site.frame(request, reply);
    const { lang, theme, known, words } = frame.reader;
    const { country, year: text } = request.params;
    const land = holidayLand(country);
    if (land === undefined) return unknown(reply, frame, country);
    const asked = stateIn(request);
    const state = asked === null ? null : stateOf(land, asked);
    if (state === undefined) return unknown(reply, frame, asked ?? '');
    const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
    const years = openYears(today());
    if (!isOpenYear(years, year)) {
      const title = words.holidays.title(landName(land, state, lang), thisYear());
      const ways = [{ href: addressOf(land, thisYear(), state), text: title }];
      const hint = words.holidays.outside(years.from, years.to);
      return site.private(
        reply,
        <NotShown frame={frame} title={text.slice(0, LONGEST)} text={hint} ways={ways} />,
        404,
      );
    }
    if (country !== land.code) return leads(reply, land, year);
    const base = baseOf(request, settings.baseUrl);
    const make = (): string => {
      asks.admit(request);
      const query = new Map([
        ['country', land.code],
        ['year', text],
        ...(state === null ? [] : [['state', state.code] as const]),
      ]);
      const engine = engineNamed(engines, defaultsOn(address.row, query)?.engine ?? address.engine ?? '');
      const prepared = read(address, engine.info, query, [], { where, now });
      const days = answer(holidayDays, prepared, engine, where, voiceOf(lang)).payload;
      const search = state === null ? [] : [['state', state.code] as const];
      const plain = { ...frame, reader: { ...frame.reader, search } };
      return htmlOf(<Holidays {...{ land, state, year, years, days, base }} frame={plain} engine={engine.info} />);
    };
    return kept.send(request, reply, {
      key: [ROOT, lang, theme, known, base, land.code, state?.code ?? '', year].join('|'),
      leavesCookie: ['lang', 'theme'].some((name) => textsOf(request.query)[name] !== undefined),
      make,
    });
  });
}

function stateIn(request: FastifyRequest): string | null {
  const { state } = textsOf(request.query);
  return typeof state === 'string' && state !== '' ? state : null;
}
