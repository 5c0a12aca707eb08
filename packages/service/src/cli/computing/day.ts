/** ganaka day: the day in a dozen lines; in Hindi as almanacs print it. */
import type { TerminalLabel } from 'ganaka/internal/text/contracts/terminal-words.ts';
import { panchanga as view } from 'ganaka/internal/views/day/panchanga.ts';
import { asking } from './asking.ts';
import { engineSaid, placeSaid } from './page.ts';
import { angasSaid, clocksSaid, masaSaid, windowsSaid } from './panchanga-page.ts';

const BLOCKS = ['weekday', 'paksha', 'tithi', 'nakshatra', 'yoga', 'months', 'rise_set', 'muhurta', 'observances'];
const SHOWN: ReadonlySet<TerminalLabel> = new Set<TerminalLabel>([
  'sunrise',
  'sunset',
  'moonrise',
  'abhijit',
  'rahu_kala',
]);

export const day = asking({
  usage: 'day [--place P | --lat D --lon D] [--tz H] [--date YYYY-MM-DD] [--engine surya] [--lang hi] [--json]',
  about: 'The day in a dozen lines',
  view,
  path: () => '/v1/panchanga',
  own: ['blocks'],
  says: (given) => ({ blocks: [...BLOCKS, ...(given.get('lang') === 'en' ? [] : ['display'])].join(',') }),
  lines({ engine, payload }, page) {
    const { place, instant, months, observances, display } = payload;
    const date = instant.panchanga_date;
    const head = `${date}, ${placeSaid(place)}; ${engineSaid(engine, page)}`;
    const ready = display === undefined || display === null ? undefined : page.ready(display);
    if (ready !== undefined) return [head, ...ready];
    const kept = observances?.map((each) => page.named(each)).join(', ') ?? '';
    const isShown = (label: TerminalLabel): boolean => SHOWN.has(label);
    return [
      head,
      ...(kept === '' ? [] : [page.line(page.label('kept'), kept)]),
      ...(months === undefined ? [] : [page.line(page.label('amanta'), masaSaid(months.amanta, page))]),
      ...angasSaid(payload, date, page),
      ...clocksSaid(payload.rise_set, date, page, isShown),
      ...windowsSaid(payload.muhurta, date, page, isShown),
    ];
  },
});
