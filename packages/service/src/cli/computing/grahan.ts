/** ganaka grahan: the eclipses of a year, and what is visible at a place. */
import { minuteOf } from 'ganaka/internal/text/format.ts';
import type { EclipseReply } from 'ganaka/internal/views/grahana/eclipse.ts';
import { grahan as view } from 'ganaka/internal/views/grahana/grahan.ts';
import { engineLine, type Page, placeOf } from './page.ts';
import { spanText } from './panchanga-page.ts';
import { routeCommand } from './route-command.ts';

export const grahan = routeCommand({
  usage: 'grahan YEAR [--place P | --lat D --lon D] [--tz H] [--engine surya] [--lang hi] [--json]',
  view,
  path: ({ segment }) => `/v1/${segment}/grahan`,
  bare: 'year',
  lines(answered, page) {
    const { year, eclipses, notes } = answered.payload;
    return [
      `${page.head('eclipses')} ${year}, ${placeOf(answered)}; ${engineLine(answered.engine, page)}`,
      ...eclipses.flatMap((each) => ['', ...eclipseText(each, page)]),
      ...(page.language === 'en' ? ['', ...notes] : []),
    ];
  },
});

function eclipseText({ date, type, greatest, magnitude, visible, local, sutak, ...eclipse }: EclipseReply, page: Page) {
  const { label, line } = page;
  const kind = label(type === 'total' ? 'total_eclipse' : type);
  return [
    `${date} ${page.named(eclipse)}, ${kind}`,
    line(label('greatest'), `${minuteOf(greatest)}, ${label('magnitude')} ${magnitude}`),
    visible && local?.seen ? line(label('seen'), spanText(local.seen, date)) : `  ${label('not_seen_here')}`,
    ...(sutak === null ? [] : [line(label('sutak'), spanText(sutak, date))]),
  ];
}
