/** `/day/{date}` and `/month/{yyyy-mm}` for the chosen town, from two years before this year to two years after it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayOf, daysInMonth, isoDate } from 'ganaka/internal/kernel/civil.ts';
import type { CivilDay } from 'ganaka/internal/kernel/units.ts';
import { unixMsOf } from 'ganaka/internal/kernel/unix.ts';
import type { Frame } from '../../design/page.tsx';
import { DayPage } from '../../pages/day/page.tsx';
import { NotShown } from '../../pages/missing/not-shown.tsx';
import { MonthPage } from '../../pages/month/page.tsx';
import type { PagesParts } from '../../parts.ts';
import { dayChoicesIn, textsOfChoices } from '../../requests/day-choices.ts';
import { isOpenYear, openYears } from '../../requests/open-years.ts';
import { inTown, type Town } from '../../requests/town.ts';
import type { Almanac } from '../../serving/almanac.ts';
import { textsOf } from '../open.tsx';
import type { Site } from '../reply.tsx';
import type { TownPages } from '../town-pages.tsx';

export function dayRoutes(
  app: FastifyInstance,
  site: Site,
  pages: TownPages,
  almanac: Almanac,
  { now }: PagesParts,
): void {
  const outside = outsideOf(site, almanac);

  app.get<{ Params: { date: string } }>('/day/:date', (request, reply) => {
    const asked = pages.asked(request, reply);
    if (asked === null) return reply;
    const { frame, town } = asked;
    const today = almanac.dateAt(town);
    const day = dayIn(request.params.date);
    if (day === null) return wrongDate(site, reply, frame, request.params.date, isoDate(today), '/day');
    const years = openYears(today);
    if (!isOpenYear(years, yearOf(isoDate(day)))) return outside(reply, frame, town, isoDate(day), '/day');
    const choices = dayChoicesIn(textsOf(request.query), almanac.engines, frame.reader.words.missing.query);
    if (typeof choices === 'string') return site.wrong(request, reply, choices);
    const chosen = Object.entries(textsOfChoices(choices));
    return pages.send(request, reply, asked, {
      at: [isoDate(today), ...chosen.flat()].join('|'),
      show: (base) => (
        <DayPage
          frame={keeping(frame, chosen)}
          town={town}
          at={almanac.day(town, frame.reader.lang, day, choices)}
          engines={almanac.engines}
          choices={choices}
          nightBefore={day === today ? almanac.nightBefore(town, frame.reader.lang, day, choices) : []}
          today={isoDate(today)}
          now={unixMsOf(now())}
          years={years}
          base={base}
        />
      ),
    });
  });

  app.get<{ Params: { month: string } }>('/month/:month', (request, reply) => {
    const asked = pages.asked(request, reply);
    if (asked === null) return reply;
    const { frame, town } = asked;
    const { month } = request.params;
    const today = almanac.dateAt(town);
    const first = dayIn(`${month}-01`);
    if (first === null) return wrongDate(site, reply, frame, month, isoDate(today).slice(0, -3), '/month');
    const years = openYears(today);
    if (!isOpenYear(years, yearOf(isoDate(first)))) return outside(reply, frame, town, month, '/month');
    return pages.send(request, reply, asked, {
      at: isoDate(today),
      show: (base) => (
        <MonthPage
          frame={frame}
          town={town}
          asked={month}
          month={almanac.month(town, frame.reader.lang, first)}
          engine={almanac.engineAt(town)}
          today={isoDate(today)}
          years={years}
          base={base}
        />
      ),
    });
  });

  /** Redirects from the form to the page of the typed value, or to the current day or month if there is none. */
  const leads = (field: 'date' | 'month') => (request: FastifyRequest, reply: FastifyReply) => {
    const asked = pages.asked(request, reply);
    if (asked === null) return reply;
    const value = textsOf(request.query)[field];
    const today = isoDate(almanac.dateAt(asked.town));
    const to = typeof value === 'string' && value !== '' ? value.slice(0, LONGEST) : today;
    const path = field === 'date' ? `/day/${encodeURIComponent(to)}` : `/month/${encodeURIComponent(to.slice(0, 7))}`;
    return reply.header('cache-control', 'no-store').redirect(inTown(path, asked.town), 303);
  };
  for (const path of ['/day', '/day/']) app.get(path, leads('date'));
  for (const path of ['/month', '/month/']) app.get(path, leads('month'));
}

/** A frame whose switches of language and theme keep the choices. */
function keeping(frame: Frame, chosen: readonly (readonly [string, string])[]): Frame {
  const unchosen = frame.reader.search.filter(([name]) => chosen.every(([other]) => other !== name));
  return { ...frame, reader: { ...frame.reader, search: [...unchosen, ...chosen] } };
}

const LONGEST = 40;
const yearOf = (date: string): number => Number(date.slice(0, -6));

/** Returns the civil day, or null if the text is not a date. */
function dayIn(text: string): CivilDay | null {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return dayOf({ year, month, day });
}

/** The page for a text that is not a date. */
function wrongDate(site: Site, reply: FastifyReply, frame: Frame, asked: string, example: string, path: string) {
  const { days } = frame.reader.words;
  return site.private(
    reply,
    <NotShown
      frame={frame}
      title={days.wrongDate(asked.slice(0, LONGEST))}
      text={days.wrongDateHint(example)}
      ways={[{ href: `${path}/${example}`, text: days.today }]}
    />,
    400,
  );
}

/** The page for a date outside the years of these pages. */
export const outsideOf =
  (site: Site, almanac: Almanac) =>
  (reply: FastifyReply, frame: Frame, town: Town, asked: string, path: string): FastifyReply => {
    const { days } = frame.reader.words;
    const onward = (year: number): string =>
      path === '/day' ? days.today : path === '/month' ? days.thisMonth : days.wholeYear(year);
    const today = almanac.dateAt(town);
    const { from, to } = openYears(today);
    return site.private(
      reply,
      <NotShown
        frame={frame}
        title={days.outside(asked)}
        text={days.outsideHint(from, to)}
        ways={[
          { href: inTown(path, town), text: onward(yearOf(isoDate(today))) },
          { href: '/docs', text: days.toApi },
        ]}
      />,
      404,
    );
  };
