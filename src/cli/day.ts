/** ganaka day: the day in a dozen lines; in Hindi as almanacs print it. */
import { panchanga as view } from '../views/panchanga.ts';
import { asking } from './asking.ts';
import { angasSaid, clocksSaid, masaSaid, windowsSaid } from './panchanga-page.ts';
import { engineSaid, type Label, placeSaid } from './voice.ts';

const BLOCKS = ['weekday', 'paksha', 'tithi', 'nakshatra', 'yoga', 'months', 'rise_set', 'muhurta', 'observances'];
const SHOWN: ReadonlySet<Label> = new Set<Label>(['sunrise', 'sunset', 'moonrise', 'abhijit', 'rahu kala']);

export const day = asking({
  usage: 'day [--place P | --lat D --lon D] [--tz H] [--date YYYY-MM-DD] [--engine surya] [--lang hi] [--json]',
  about: 'The day in a dozen lines',
  view,
  path: () => '/v1/panchanga',
  own: ['blocks'],
  says: (given) => ({ blocks: [...BLOCKS, ...(given.get('lang') === 'en' ? [] : ['display'])].join(',') }),
  page({ engine, payload }, voice) {
    const { place, instant, months, observances, display } = payload;
    const date = instant.panchanga_date;
    const head = `${date}, ${placeSaid(place)}; ${engineSaid(engine, voice)}`;
    if (voice.isHindi && display !== undefined && display !== null) return [head, ...display.hi];
    const kept = observances?.map((each) => voice.named(each)).join(', ') ?? '';
    const isShown = (label: Label): boolean => SHOWN.has(label);
    return [
      head,
      ...(kept === '' ? [] : [voice.line(voice.label('kept'), kept)]),
      ...(months === undefined ? [] : [voice.line(voice.label('amanta'), masaSaid(months.amanta, voice))]),
      ...angasSaid(payload, date, voice),
      ...clocksSaid(payload.rise_set, date, voice, isShown),
      ...windowsSaid(payload.muhurta, date, voice, isShown),
    ];
  },
});
