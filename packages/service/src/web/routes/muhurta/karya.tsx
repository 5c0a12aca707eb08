/** `/karya-muhurta`: open to all, for any month. Its URL has all parameters and can be shared. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { daysInMonth, isoDate } from 'ganaka/internal/kernel/civil.ts';
import { todayAt } from 'ganaka/internal/kernel/clock.ts';
import { type EngineInfo, engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import type { KaryaDayReply } from 'ganaka/internal/views/muhurta/karya-day-fields.ts';
import { karyaMuhurta } from 'ganaka/internal/views/muhurta/karya-muhurta.ts';
import { answer } from '../../../api/answer/answer.ts';
import { askingAt } from '../../../api/read/read.ts';
import { DEHRADUN } from '../../../api/read/where.ts';
import { Refusal } from '../../../api/refusal.ts';
import { type Frame, htmlOf } from '../../design/page.tsx';
import { TASTE_COOKIE } from '../../design/reader.ts';
import { HomeUnknown } from '../../pages/home/page.tsx';
import { KaryaMuhurta } from '../../pages/karya-muhurta/page.tsx';
import { addressOf, type KaryaPageQuery, parametersOf, type WorkChoice } from '../../pages/karya-muhurta/page-query.ts';
import type { PagesParts } from '../../parts.ts';
import type { Asks } from '../../requests/page-request.ts';
import { isUnknown, type Town, townAddressed, townIn, townKept } from '../../requests/town.ts';
import { PAGE_VOICE } from '../../requests/voice.ts';
import type { PageCache } from '../../serving/page-cache.ts';
import { textsOf } from '../open.tsx';
import { baseOf, type Site } from '../reply.tsx';

const PATH = '/karya-muhurta';
/** The default values of the parameters. */
const USUAL = { karya: 'griha_pravesha', kind: 'nava', direction: 'east', engine: 'drik' };
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export function karyaRoutes(app: FastifyInstance, site: Site, kept: PageCache, asks: Asks, parts: PagesParts): void {
  const { engines, settings, now, where } = parts;
  const infos = Object.values(engines)
    .map(({ info }) => info)
    .filter(({ key }) => !settings.retired.includes(key));
  const works = worksOf(parts, infos);

  app.get(PATH, async (request, reply) => {
    const frame = site.frame(request, reply);
    const query = textsOf(request.query);
    const named = townIn(query, where);
    const found = named ?? townAddressed(query, where) ?? townKept(request.cookies, where);
    if (isUnknown(found)) return site.private(reply, <HomeUnknown frame={frame} town={found} action={PATH} />, 400);
    const town = found;
    if (named !== undefined)
      reply.setCookie('town', town.asked, { ...TASTE_COOKIE, httpOnly: true, secure: site.secure });
    const text = (name: string): string => {
      const value = query[name];
      return typeof value === 'string' ? value : '';
    };
    const today = isoDate(todayAt(town.place, now(), where));
    const asked = karyaQueryOf(text, town, infos, works, today);
    const { lang, theme, known } = frame.reader;
    const base = baseOf(request, settings.baseUrl);
    const wrong = wrongIn(text, infos, works);
    if (wrong !== undefined) return shown(frame, reply, asked, town, base, wrong);
    // the form still has the choices of the undertaking for which it was made
    const isOther = text('form') !== '' && text('form') !== asked.karya;
    if (isOther) return reply.header('cache-control', 'no-store').redirect(addressOf(asked, {}), 303);
    const stray = strayIn(text, asked.karya, works);
    if (stray !== undefined) return shown(frame, reply, asked, town, base, stray);
    const key = [
      PATH,
      lang,
      theme,
      known,
      base,
      town.query,
      ...Object.values({ ...asked, engine: asked.engine.key }),
    ].join('|');
    const leavesCookie = named !== undefined || query.lang !== undefined || query.theme !== undefined;
    try {
      return await kept.send(request, reply, {
        key,
        leavesCookie,
        make: async () => {
          const days = await daysOf(asks, asked, town, request);
          refuseOtherDay(asked.day, days);
          const plain: Frame = { ...frame, reader: { ...frame.reader, search: [] } };
          return htmlOf(pageOf(withAddress(plain, asked), asked, town, base, days));
        },
      });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 400) throw error;
      return shown(frame, reply, asked, town, base, error.message);
    }
  });

  const pageOf = (
    frame: Frame,
    asked: KaryaPageQuery,
    town: Town,
    base: string,
    days: readonly KaryaDayReply[] | null,
    wrong?: string,
  ) => (
    <KaryaMuhurta
      frame={frame}
      works={works}
      engines={infos}
      asked={asked}
      days={days}
      {...(wrong !== undefined && { wrong })}
      call={`curl '${base}/v1/${asked.engine.segment}/karya-muhurta?${callQuery(asked)}&${town.query}'`}
      near={monthsAround(asked.month)}
    />
  );
  const shown = (frame: Frame, reply: FastifyReply, asked: KaryaPageQuery, town: Town, base: string, wrong: string) =>
    site.private(reply, pageOf(frame, asked, town, base, null, wrong), 400);
}

async function daysOf(
  asks: Asks,
  asked: KaryaPageQuery,
  town: Town,
  request: FastifyRequest,
): Promise<readonly KaryaDayReply[]> {
  asks.admit(request);
  const path = `/v1/${asked.engine.segment}/karya-muhurta`;
  const { days } = await asks.of(
    karyaMuhurta,
    path,
    new Map(new URLSearchParams(`${callQuery(asked)}&${town.query}`)),
    request,
  );
  return days;
}

/** Throws a 400 if the chosen day is not among the days of the page. */
function refuseOtherDay(day: string, days: readonly KaryaDayReply[]): void {
  if (day === '' || days.some(({ date }) => date === day)) return;
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  throw new Refusal(400, 'bad_day', `day must be a day from ${first} to ${last}; got "${day}"`);
}

/** Sets the query of the frame, so that the switches of language and theme lead back to the same month. */
function withAddress(frame: Frame, asked: KaryaPageQuery): Frame {
  const search = Object.entries(parametersOf(asked)).filter(([, value]) => value !== '');
  return { ...frame, reader: { ...frame.reader, search } };
}

function karyaQueryOf(
  text: (name: string) => string,
  town: Town,
  infos: readonly EngineInfo[],
  works: readonly WorkChoice[],
  today: string,
): KaryaPageQuery {
  const karya = works.find(({ id }) => id === text('karya'))?.id ?? USUAL.karya;
  const taken = works.find(({ id }) => id === karya)?.params ?? [];
  const word = text('engine');
  const engine =
    infos.find((each) => each.word === word || each.id === word) ??
    infos.find(({ key }) => key === USUAL.engine) ??
    infos[0];
  if (engine === undefined) throw new Error('every engine is retired');
  return {
    karya,
    kind: taken.includes('kind') ? text('kind') || USUAL.kind : '',
    direction: taken.includes('direction') ? text('direction') || USUAL.direction : '',
    place: town.asked === '' ? town.place.name : town.asked,
    town: town.address,
    month: MONTH.test(text('month')) ? text('month') : (dayIn(text, today) || today).slice(0, 7),
    engine,
    day: dayIn(text, today),
    span: text('span') === 'year' ? 'year' : '',
    today,
  };
}

/** The chosen day; `date` means the same as `day`, as in the API. */
function dayIn(text: (name: string) => string, today: string): string {
  const day = text('day') || text('date');
  return day === 'today' ? today : day;
}

/** Returns the error in the parameters of the URL, if there is one. */
function wrongIn(
  text: (name: string) => string,
  infos: readonly EngineInfo[],
  works: readonly WorkChoice[],
): string | undefined {
  const [engine, month] = [text('engine'), text('month')];
  for (const name of ['karya', 'form'])
    if (text(name) !== '' && !works.some(({ id }) => id === text(name)))
      return `${name} must be one of ${works.map(({ id }) => id).join(', ')}; got "${text(name)}"`;
  if (engine !== '' && !infos.some(({ word, id }) => word === engine || id === engine))
    return `engine must be one of ${infos.map(({ word }) => word).join(', ')}; got "${engine}"`;
  if (text('span') !== '' && text('span') !== 'year') return `span must be year; got "${text('span')}"`;
  const date = text('date');
  if (date !== '' && date !== 'today' && (!DATE.test(date) || (month !== '' && !date.startsWith(month))))
    return `date must be a day written YYYY-MM-DD${month === '' ? '' : `, in ${month}`}; got "${date.slice(0, 40)}"`;
  if (month !== '' && !MONTH.test(month)) return `month must be written YYYY-MM, such as 2026-11; got "${month}"`;
  return undefined;
}

/** The parameters that only some undertakings have. */
const CHOICES = ['kind', 'direction'];

/** Returns the error if a parameter is given that the undertaking does not have. */
function strayIn(text: (name: string) => string, karya: string, works: readonly WorkChoice[]): string | undefined {
  const owners = (name: string): string[] => works.filter(({ params }) => params.includes(name)).map(({ id }) => id);
  const stray = CHOICES.find((name) => text(name) !== '' && !owners(name).includes(karya));
  return stray && `karya=${karya} has no parameter "${stray}"; only ${owners(stray).join(', ')} has it`;
}

function callQuery({ karya, kind, direction, month, span }: KaryaPageQuery): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const days = span === 'year' ? { span } : { days: String(daysInMonth(year, number)) };
  const asked = { karya, kind, direction, date: `${month}-01`, ...days };
  return new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString();
}

function monthsAround(month: string): { previous: string; next: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const text = (y: number, m: number): string => `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}`;
  return {
    previous: number === 1 ? text(year - 1, 12) : text(year, number - 1),
    next: number === 12 ? text(year + 1, 1) : text(year, number + 1),
  };
}

/** Returns the undertakings of the catalog that this page judges. */
function worksOf({ engines, where, now }: PagesParts, infos: readonly EngineInfo[]): WorkChoice[] {
  const [info] = infos;
  if (info === undefined) throw new Error('every engine is retired');
  const asking = askingAt(karyaMuhurta, info, { place: DEHRADUN, day: todayAt(DEHRADUN, now(), where) }, {});
  const { catalog } = answer(karyaMuhurta, asking, engineNamed(engines, info.key), where, PAGE_VOICE).payload;
  return catalog
    .filter(({ route }) => route === 'karya-muhurta')
    .map(({ id, name, name_hi, params }) => ({ id, name, ...(name_hi !== undefined && { name_hi }), params }));
}
