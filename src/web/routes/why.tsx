/** `/why`: how the day of a festival of this year was decided at a town. It is open to all. */
import type { FastifyInstance } from 'fastify';
import { todayAt } from '../../ask/clock.ts';
import { dateOf } from '../../kernel/civil.ts';
import type { PageLanguage } from '../../text/page-language.ts';
import { festival } from '../../views/festivals/festival.ts';
import type { ParamsOf } from '../../views/parameter.ts';
import type { Asks } from '../asked.ts';
import { htmlOf } from '../design/page.tsx';
import { TASTE_COOKIE } from '../design/reader.ts';
import type { KeptPages } from '../kept-pages.ts';
import { HomeUnknown } from '../pages/home/page.tsx';
import { Trouble } from '../pages/missing/page.tsx';
import { type Choice, Why } from '../pages/why/page.tsx';
import type { PagesParts } from '../parts.ts';
import { named } from '../tools/said.ts';
import { isUnknown, townIn, townKept } from '../town.ts';
import { pageVoice } from '../voice.ts';
import { textsOf } from './open.tsx';
import { baseOf, type Site } from './reply.tsx';

const PATH = '/why';
const ROUTE = '/v1/vedic/festivals/{id}';
const USUAL = 'deepavali';
/** The festivals that can be chosen. */
type FestivalId = ParamsOf<NonNullable<typeof festival.params>>['id'];
const allows = festival.params?.id.allows;
// the allowed words of the parameter are the ids
const KNOWN = (Array.isArray(allows) ? allows : []) as readonly FestivalId[];

const choicesIn = (lang: PageLanguage): Choice[] =>
  KNOWN.map((id) => ({ id, name: named(pageVoice().byId('festival', id), lang) })).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );

export function whyRoutes(app: FastifyInstance, site: Site, kept: KeptPages, asks: Asks, parts: PagesParts): void {
  const { settings, now, where } = parts;
  app.get(PATH, async (request, reply) => {
    const frame = site.frame(request, reply);
    const { lang, theme, known } = frame.reader;
    const query = textsOf(request.query);
    const town = townIn(query, where);
    if (town !== undefined && isUnknown(town))
      return site.private(reply, <HomeUnknown frame={frame} town={town} action={PATH} />, 400);
    if (town !== undefined)
      reply.setCookie('town', town.asked, { ...TASTE_COOKIE, httpOnly: true, secure: site.secure });
    const here = town ?? townKept(request.cookies, where);
    const wanted = query.festival ?? USUAL;
    const id = KNOWN.find((each) => each === wanted);
    if (id === undefined)
      return site.private(reply, <Trouble frame={frame} text={frame.reader.words.why.unknown} />, 400);
    const base = baseOf(request, settings.baseUrl);
    const { year } = dateOf(todayAt(here.place, now(), where));
    const asked = new URLSearchParams(here.query);
    asked.set('year', String(year));
    asked.set('explain', '1');
    return kept.send(request, reply, {
      key: [PATH, lang, theme, known, here.query, base, id, year].join('|'),
      leavesCookie: town !== undefined || query.lang !== undefined || query.theme !== undefined,
      make: async () => {
        asks.admit(request);
        const found = await asks.of(festival, ROUTE, new Map([['id', id], ...asked]), request);
        const plain = { ...frame, reader: { ...frame.reader, search: [['festival', id] as const] } };
        const call = `curl '${base}${ROUTE.replace('{id}', id)}?${asked}' \\\n  -H 'X-API-Key: …'`;
        return htmlOf(<Why frame={plain} town={here} choices={choicesIn(lang)} found={found} call={call} />);
      },
    });
  });
}
