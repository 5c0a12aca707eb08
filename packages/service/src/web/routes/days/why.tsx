/** `/why`: how the day of a festival of this year, or the tithi of today, was decided at a town. It is open to all. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dateOf, isoDate } from 'ganaka/internal/kernel/civil.ts';
import { todayAt } from 'ganaka/internal/kernel/clock.ts';
import type { CivilDay } from 'ganaka/internal/kernel/units.ts';
import type { PageLanguage } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { tithiNirnaya } from 'ganaka/internal/views/day/tithi-nirnaya.ts';
import { festival } from 'ganaka/internal/views/festivals/festival.ts';
import type { ParamsOf } from 'ganaka/internal/views/kit/parameter.ts';
import { htmlOf } from '../../design/page.tsx';
import { TASTE_COOKIE } from '../../design/reader.ts';
import { HomeUnknown } from '../../pages/home/page.tsx';
import { Trouble } from '../../pages/missing/page.tsx';
import type { ShownDecision } from '../../pages/why/decision.tsx';
import { festivalDecision, tithiDecision } from '../../pages/why/decisions.ts';
import { type FestivalChoice, Why } from '../../pages/why/page.tsx';
import type { PagesParts } from '../../parts.ts';
import type { Asks } from '../../requests/page-request.ts';
import { isUnknown, type Town, townAddressed, townIn, townInSearch, townKept } from '../../requests/town.ts';
import { pageVoice } from '../../requests/voice.ts';
import type { PageCache } from '../../serving/page-cache.ts';
import { named } from '../../tools/names-in-language.ts';
import { textsOf } from '../open.tsx';
import { baseOf, type Site } from '../reply.tsx';

const PATH = '/why';
const FESTIVAL_ROUTE = '/v1/vedic/festivals/{id}';
const TITHI_ROUTE = '/v1/vedic/tithi-nirnaya';
const USUAL = 'deepavali';
/** The entry in the list of festivals that means the tithi of today. */
const TODAY = 'todays-tithi';
/** The festivals that can be chosen. */
type FestivalId = ParamsOf<NonNullable<typeof festival.params>>['id'];
const allows = festival.params?.id.allows;
// the allowed words of the parameter are the ids
const KNOWN = (Array.isArray(allows) ? allows : []) as readonly FestivalId[];

const choicesIn = (lang: PageLanguage): FestivalChoice[] => [
  { id: TODAY, name: pageWords(lang).why.today },
  ...KNOWN.map((id) => ({ id, name: named(pageVoice().byId('festival', id), lang) })).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  ),
];

/** The route and query for a choice of the reader. */
interface Question {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly decided: (request: FastifyRequest) => Promise<ShownDecision | null>;
  /** The text that is shown if nothing is decided. */
  readonly none: string;
}

interface Asker {
  readonly here: Town;
  readonly today: CivilDay;
  readonly lang: PageLanguage;
  readonly asks: Asks;
}

function questionOf(choice: FestivalId | typeof TODAY, { here, today, lang, asks }: Asker): Question {
  const query = new URLSearchParams(here.query);
  const words = pageWords(lang).why;
  const date = isoDate(today);
  if (choice === TODAY) {
    query.set('date', date);
    query.set('explain', '1');
    return {
      path: TITHI_ROUTE,
      query,
      decided: async (request) =>
        tithiDecision(await asks.of(tithiNirnaya, TITHI_ROUTE, new Map(query), request), date, lang),
      none: words.noDay,
    };
  }
  query.set('year', String(dateOf(today).year));
  query.set('explain', '1');
  return {
    path: FESTIVAL_ROUTE.replace('{id}', choice),
    query,
    decided: async (request) =>
      festivalDecision(
        await asks.of(festival, FESTIVAL_ROUTE, new Map([['id', choice], ...query]), request),
        date,
        lang,
      ),
    none: words.none,
  };
}

export function whyRoutes(app: FastifyInstance, site: Site, kept: PageCache, asks: Asks, parts: PagesParts): void {
  const { settings, now, where } = parts;
  app.get(PATH, async (request, reply) => {
    const frame = site.frame(request, reply);
    const { lang, theme, known } = frame.reader;
    const query = textsOf(request.query);
    const named = townIn(query, where);
    const town = named ?? townAddressed(query, where);
    if (town !== undefined && isUnknown(town))
      return site.private(reply, <HomeUnknown frame={frame} town={town} action={PATH} />, 400);
    if (named !== undefined && town !== undefined)
      reply.setCookie('town', town.asked, { ...TASTE_COOKIE, httpOnly: true, secure: site.secure });
    const here = town ?? townKept(request.cookies, where);
    const inSearch = townInSearch(query, here);
    const wanted = query.festival ?? USUAL;
    const chosen = wanted === TODAY ? TODAY : KNOWN.find((each) => each === wanted);
    if (chosen === undefined)
      return site.private(reply, <Trouble frame={frame} text={frame.reader.words.why.unknown} />, 400);
    const base = baseOf(request, settings.baseUrl);
    const question = questionOf(chosen, { here, today: todayAt(here.place, now(), where), lang, asks });
    const asked = question.query.toString();
    return kept.send(request, reply, {
      key: [PATH, lang, theme, known, asked, base, chosen, inSearch.length].join('|'),
      leavesCookie: named !== undefined || query.lang !== undefined || query.theme !== undefined,
      make: async () => {
        asks.admit(request);
        const decision = await question.decided(request);
        const plain = { ...frame, reader: { ...frame.reader, search: [['festival', chosen] as const, ...inSearch] } };
        const call = `curl '${base}${question.path}?${asked}' \\\n  -H 'X-API-Key: …'`;
        const { none } = question;
        return htmlOf(
          <Why frame={plain} town={here} choices={choicesIn(lang)} {...{ chosen, decision, none, call }} />,
        );
      },
    });
  });
}
