/** ganaka festivals: the festivals, vratas and parvas of a year, one line for each. */
import { parvaMool } from 'ganaka/internal/views/festivals/parva-mool.ts';
import { engineLine, padded, placeOf, section } from './page.ts';
import { routeCommand } from './route-command.ts';

const DATE_WIDTH = 13;

export const festivals = routeCommand({
  usage:
    'festivals YEAR [--kind festival,ekadashi] [--ids diwali] [--from D] [--to D] [--place P] [--engine surya] [--lang hi] [--json]',
  view: parvaMool,
  path: () => '/v1/parva-mool',
  bare: 'year',
  says: (_, isPage): Readonly<Record<string, string>> => (isPage ? { brief: '1' } : {}),
  lines(answered, page) {
    const { year, festivals: great, parvas, notes } = answered.payload;
    const rows = (all: typeof great | typeof parvas): string[] =>
      all.map((each) => `  ${padded(each.date, DATE_WIDTH)}${page.named(each)}`);
    return [
      `${page.head('festivals')} ${year}, ${placeOf(answered)}; ${engineLine(answered.engine, page)}`,
      ...section(page.head('festivals'), rows(great)),
      ...section(page.head('parvas'), rows(parvas)),
      ...section(
        page.head('notes'),
        notes.map((note) => `  ${note}`),
      ),
    ];
  },
});
