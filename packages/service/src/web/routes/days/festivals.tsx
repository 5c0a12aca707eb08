/** `/festivals`, `/festivals/{year}` and a page for each festival of a year, `/festivals/{id}/{year}`, for the chosen town. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import type { Frame } from '../../design/page.tsx';
import { FestivalPage } from '../../pages/festival/page.tsx';
import { Festivals } from '../../pages/festivals/page.tsx';
import { NotShown } from '../../pages/missing/not-shown.tsx';
import { festivalMeant } from '../../requests/festival-path.ts';
import { isOpenYear, openYears } from '../../requests/open-years.ts';
import { inTown, type Town } from '../../requests/town.ts';
import type { Almanac } from '../../serving/almanac.ts';
import { textsOf } from '../open.tsx';
import type { Site } from '../reply.tsx';
import type { TownPages } from '../town-pages.tsx';
import { outsideOf } from './days.tsx';

const FEEDS = '/account/feeds';
const ROOT = '/festivals';

export function festivalRoutes(app: FastifyInstance, site: Site, pages: TownPages, almanac: Almanac): void {
  const outside = outsideOf(site, almanac);
  const feeds = (): string | null => (app.hasRoute({ method: 'GET', url: FEEDS }) ? FEEDS : null);
  const yearPage = (frame: Frame, town: Town, year: number, base: string) => (
    <Festivals
      frame={frame}
      town={town}
      {...almanac.year(town, frame.reader.lang, year)}
      date={isoDate(almanac.dateAt(town))}
      years={openYears(almanac.dateAt(town))}
      base={base}
      feeds={feeds()}
    />
  );
  const unknown = unknownOf(site);
  festivalRoute(app, pages, almanac, { outside, unknown });

  app.get(ROOT, (request, reply) => {
    const asked = pages.asked(request, reply);
    if (asked === null) return reply;
    const { frame, town } = asked;
    const wanted = wantedYear(textsOf(request.query));
    if (wanted !== null) return leads(reply, `${ROOT}/${encodeURIComponent(wanted.slice(0, LONGEST))}`, town);
    const today = isoDate(almanac.dateAt(town));
    return pages.send(request, reply, asked, {
      at: today,
      show: (base) => yearPage(frame, town, yearOf(today), base),
    });
  });

  app.get<{ Params: { year: string } }>(`${ROOT}/:year`, (request, reply) => {
    if (request.params.year === '') return reply.callNotFound(); // redirects to the path without slash
    const asked = pages.asked(request, reply);
    if (asked === null) return reply;
    const { frame, town } = asked;
    const today = almanac.dateAt(town);
    const year = yearIn(request.params.year);
    if (year === null) {
      const id = festivalMeant(request.params.year);
      if (id === undefined) return unknown(reply, frame, town, request.params.year);
      return leads(reply, `${ROOT}/${id}/${yearOf(isoDate(today))}`, town);
    }
    if (!isOpenYear(openYears(today), year)) return outside(reply, frame, town, String(year), ROOT);
    return pages.send(request, reply, asked, {
      at: isoDate(today),
      show: (base) => yearPage(frame, town, year, base),
    });
  });
}

/** The page of a festival; with `.ics` after the year, a file for a calendar program. */
function festivalRoute(app: FastifyInstance, pages: TownPages, almanac: Almanac, { outside, unknown }: Refusals): void {
  app.get<{ Params: { id: string; year: string } }>(`${ROOT}/:id/:year`, (request, reply) => {
    const asked = pages.asked(request, reply);
    if (asked === null) return reply;
    const { frame, town } = asked;
    const { lang } = frame.reader;
    const [, digits = '', file] = /^(\d{4})(\.ics)?$/.exec(request.params.year) ?? [];
    const id = festivalMeant(request.params.id);
    if (id === undefined || digits === '')
      return unknown(reply, frame, town, id === undefined ? request.params.id : request.params.year);
    const year = Number(digits);
    const years = openYears(almanac.dateAt(town));
    if (!isOpenYear(years, year)) return outside(reply, frame, town, digits, ROOT);
    if (id !== request.params.id) return leads(reply, `${ROOT}/${id}/${request.params.year}`, town);
    if (file !== undefined) {
      pages.admit(request);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${id}-${year}.ics"`)
        .header('cache-control', 'public, max-age=3600')
        .send(almanac.festivalFile(town, lang, id, year));
    }
    return pages.send(request, reply, asked, {
      at: String(years.from),
      show: (base) => (
        <FestivalPage frame={frame} town={town} {...almanac.festival(town, lang, id, year, years)} base={base} />
      ),
    });
  });
}

interface Refusals {
  readonly outside: ReturnType<typeof outsideOf>;
  readonly unknown: (reply: FastifyReply, frame: Frame, town: Town, asked: string) => FastifyReply;
}

/** The page for a name that is no festival, with a link to the list of the year. */
const unknownOf =
  (site: Site): Refusals['unknown'] =>
  (reply, frame, town, asked) => {
    const { festival, frame: common } = frame.reader.words;
    return site.private(
      reply,
      <NotShown
        frame={frame}
        title={festival.unknown(asked.slice(0, LONGEST))}
        text={festival.unknownHint}
        ways={[{ href: inTown(ROOT, town), text: common.nav.festivals }]}
      />,
      404,
    );
  };

const leads = (reply: FastifyReply, path: string, town: Town): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(inTown(path, town), 303);

const LONGEST = 40;
const yearOf = (date: string): number => Number(date.slice(0, -6));
const yearIn = (text: string): number | null => (/^\d{4}$/.test(text) ? Number(text) : null);
/** The year that a query asks for, by itself or by a date. */
const wantedYear = ({ year, date }: Readonly<Record<string, unknown>>): string | null =>
  typeof year === 'string' ? year : typeof date === 'string' ? date.replace(/-\d\d-\d\d$/, '') : null;
