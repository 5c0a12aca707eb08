/** ganaka match: the eight koots of two births. */
import { ashtakoot } from '../views/matching/ashtakoot.ts';
import { asking } from './asking.ts';
import { engineSaid, section } from './voice.ts';

const KOOTS = [
  ['varna', 'varna'],
  ['vashya', 'vashya'],
  ['tara', 'tara'],
  ['yoni', 'yoni'],
  ['graha_maitri', 'graha maitri'],
  ['gana', 'gana'],
  ['bhakoot', 'bhakoot'],
  ['nadi', 'nadi'],
] as const;

export const match = asking({
  usage:
    'match --boy-date D --boy-time HH:MM [--boy-place P] --girl-date D --girl-time HH:MM [--girl-place P] [--engine surya] [--lang hi] [--json]',
  view: ashtakoot,
  path: ({ segment }) => `/v1/${segment}/match/ashtakoot`,
  // other names of the boy's
  own: ['date', 'time', 'hour', 'place', 'lat', 'lon', 'tz'],
  page({ payload, engine }, voice) {
    const { label, line, named } = voice;
    const { koots, total, total_effective, max, boy, girl, band } = payload;
    const native = ({ moon_rashi, nakshatra }: typeof boy) =>
      `${named(moon_rashi)}, ${named(nakshatra)} ${nakshatra.pada}`;
    return [
      `${label('Ashtakoot')} ${total}/${max}; ${engineSaid(engine, voice)}`,
      line(label('boy'), native(boy)),
      line(label('girl'), native(girl)),
      ...section(
        label('Ashtakoot'),
        KOOTS.map(([id, name]) => {
          const { obtained, max: most, effective, cancelled } = koots[id];
          const lifted = cancelled ? `, ${label('cancelled')}: ${effective}` : '';
          return line(label(name), `${obtained}/${most}${lifted}`);
        }),
      ),
      '',
      line(label('total'), `${total}/${max}, ${band.label}`),
      line(label('effective'), `${total_effective}/${max}`),
      '',
      voice.isHindi ? (payload.line_hi ?? payload.line) : payload.line,
    ];
  },
});
