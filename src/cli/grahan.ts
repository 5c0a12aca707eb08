/** ganaka grahan: the eclipses of a year, and what a place sees of them. */
import { minuteOf } from '../text/format.ts';
import type { EclipseReply } from '../views/grahana/eclipse.ts';
import { grahan as view } from '../views/grahana/grahan.ts';
import { asking } from './asking.ts';
import { spanSaid } from './panchanga-page.ts';
import { engineSaid, placeOf, type Voice } from './voice.ts';

export const grahan = asking({
  usage: 'grahan YEAR [--place P | --lat D --lon D] [--tz H] [--engine surya] [--lang hi] [--json]',
  view,
  path: ({ segment }) => `/v1/${segment}/grahan`,
  bare: 'year',
  page(answered, voice) {
    const { year, eclipses, notes } = answered.payload;
    return [
      `${voice.label('Eclipses')} ${year}, ${placeOf(answered)}; ${engineSaid(answered.engine, voice)}`,
      ...eclipses.flatMap((each) => ['', ...eclipseSaid(each, voice)]),
      ...(voice.isHindi ? [] : ['', ...notes]),
    ];
  },
});

function eclipseSaid(
  { date, type, greatest, magnitude, visible, local, sutak, ...eclipse }: EclipseReply,
  voice: Voice,
) {
  const { label, line } = voice;
  const kind = label(type === 'total' ? 'total_eclipse' : type);
  return [
    `${date} ${voice.named(eclipse)}, ${kind}`,
    line(label('greatest'), `${minuteOf(greatest)}, ${label('magnitude')} ${magnitude}`),
    visible && local?.seen ? line(label('seen'), spanSaid(local.seen, date)) : `  ${label('not seen here')}`,
    ...(sutak === null ? [] : [line(label('sutak'), spanSaid(sutak, date))]),
  ];
}
