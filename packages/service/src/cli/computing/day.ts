/** ganaka day: the day in a dozen lines; in Hindi as almanacs print it. */
import type { TerminalLabel } from 'ganaka/internal/text/contracts/terminal-words.ts';
import { panchanga as view } from 'ganaka/internal/views/day/panchanga.ts';
import { engineLine, placeHeading } from './page.ts';
import { angasText, clocksText, masaText, windowsText } from './panchanga-page.ts';
import { routeCommand } from './route-command.ts';

const BLOCKS = ['weekday', 'paksha', 'tithi', 'nakshatra', 'yoga', 'months', 'rise_set', 'muhurta', 'observances'];
const SHOWN: ReadonlySet<TerminalLabel> = new Set<TerminalLabel>([
  'sunrise',
  'sunset',
  'moonrise',
  'abhijit',
  'rahu_kala',
]);

export const day = routeCommand({
  usage: 'day [--place P | --lat D --lon D] [--tz H] [--date YYYY-MM-DD] [--engine surya] [--lang hi] [--json]',
  about: 'The day in a dozen lines',
  view,
  path: () => '/v1/panchanga',
  own: ['blocks'],
  says: (given) => ({ blocks: [...BLOCKS, ...(given.get('lang') === 'en' ? [] : ['display'])].join(',') }),
  lines({ engine, payload }, page) {
    const { place, instant, months, observances, display } = payload;
    const date = instant.panchanga_date;
    const head = `${date}, ${placeHeading(place)}; ${engineLine(engine, page)}`;
    const ready = display === undefined || display === null ? undefined : page.ready(display);
    if (ready !== undefined) return [head, ...ready];
    const kept = observances?.map((each) => page.named(each)).join(', ') ?? '';
    const isShown = (label: TerminalLabel): boolean => SHOWN.has(label);
    return [
      head,
      ...(kept === '' ? [] : [page.line(page.label('kept'), kept)]),
      ...(months === undefined ? [] : [page.line(page.label('amanta'), masaText(months.amanta, page))]),
      ...angasText(payload, date, page),
      ...clocksText(payload.rise_set, date, page, isShown),
      ...windowsText(payload.muhurta, date, page, isShown),
    ];
  },
});
