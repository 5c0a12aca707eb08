/** `/sitemap-days.xml`: the pages of days, months, years, festivals and holidays of the open years, at the default town. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dayOf, isoDate } from 'ganaka/internal/kernel/civil.ts';
import { todayAt } from 'ganaka/internal/kernel/clock.ts';
import { type CivilDay, plusDays } from 'ganaka/internal/kernel/units.ts';
import { YEARLY_IDS } from 'ganaka/internal/views/festivals/festival.ts';
import { HOLIDAY_LANDS } from 'ganaka/internal/views/festivals/holidays.ts';
import { DEHRADUN } from '../../../api/read/where.ts';
import { sitemap } from '../../docs/texts.ts';
import type { PagesParts } from '../../parts.ts';
import { type OpenYears, openYears } from '../../requests/open-years.ts';
import { baseOf } from '../reply.tsx';

export const DAYS_SITEMAP = '/sitemap-days.xml';

export function sitemapOfDays(app: FastifyInstance, { now, where, settings }: PagesParts): void {
  app.get(DAYS_SITEMAP, (request: FastifyRequest, reply) => {
    const paths = pathsOf(openYears(todayAt(DEHRADUN, now(), where)));
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(sitemap(paths, baseOf(request, settings.baseUrl)));
  });
}

function pathsOf({ from, to }: OpenYears): string[] {
  const years = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const first = dayOf({ year: from, month: 1, day: 1 });
  const days = Array.from(
    { length: dayOf({ year: to + 1, month: 1, day: 1 }) - first },
    (_, i): CivilDay => plusDays(first, i),
  ).map(isoDate);
  return [
    ...years.map((year) => `/festivals/${year}`),
    ...years.flatMap((year) => HOLIDAY_LANDS.map(({ code }) => `/holidays/${code}/${year}`)),
    ...years.flatMap((year) => YEARLY_IDS.map((id) => `/festivals/${id}/${year}`)),
    ...[...new Set(days.map((date) => date.slice(0, -3)))].map((month) => `/month/${month}`),
    ...days.map((date) => `/day/${date}`),
  ];
}
