/** ganaka match: the eight koots of two births. */
import { ashtakoot } from 'ganaka/internal/views/matching/ashtakoot.ts';
import { engineLine, section } from './page.ts';
import { routeCommand } from './route-command.ts';

const KOOTS = ['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'] as const;

export const match = routeCommand({
  usage:
    'match --boy-date D --boy-time HH:MM [--boy-place P] --girl-date D --girl-time HH:MM [--girl-place P] [--engine surya] [--lang hi] [--json]',
  view: ashtakoot,
  path: ({ segment }) => `/v1/${segment}/match/ashtakoot`,
  // other names of the boy's parameters
  own: ['date', 'time', 'hour', 'place', 'lat', 'lon', 'tz'],
  lines({ payload, engine }, page) {
    const { head, label, line, named } = page;
    const { koots, total, total_effective, max, boy, girl, band } = payload;
    const native = ({ moon_rashi, nakshatra }: typeof boy) =>
      `${named(moon_rashi)}, ${named(nakshatra)} ${nakshatra.pada}`;
    return [
      `${head('ashtakoot')} ${total}/${max}; ${engineLine(engine, page)}`,
      line(label('boy'), native(boy)),
      line(label('girl'), native(girl)),
      ...section(
        head('ashtakoot'),
        KOOTS.map((id) => {
          const { obtained, max: most, effective, cancelled } = koots[id];
          const lifted = cancelled ? `, ${label('cancelled')}: ${effective}` : '';
          return line(label(id), `${obtained}/${most}${lifted}`);
        }),
      ),
      '',
      line(label('total'), `${total}/${max}, ${band.label}`),
      line(label('effective'), `${total_effective}/${max}`),
      '',
      page.said('line', payload),
    ];
  },
});
