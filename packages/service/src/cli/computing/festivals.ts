/** ganaka festivals: the festivals, vratas and parvas of a year, one line for each. */

import { minuteOf } from 'ganaka/internal/text/format.ts';
import { parvaMool } from 'ganaka/internal/views/festivals/parva-mool.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { engineLine, type Page, padded, placeOf, section } from './page.ts';
import { routeCommand } from './route-command.ts';

const DATE_WIDTH = 13;

type Row = PayloadOf<typeof parvaMool>['parvas'][number] | PayloadOf<typeof parvaMool>['festivals'][number];

/** Of a fast of the eleventh tithi: the great twelfth that its day is, and the hours of the parana. */
function fastText(row: Row, page: Page): string {
  if (!('mahadvadashi' in row) || row.parana === undefined) return '';
  const { mahadvadashi, parana } = row;
  const great = mahadvadashi ? ` (${page.named(mahadvadashi)})` : '';
  return `${great}; ${minuteOf(parana.start)}–${minuteOf(parana.end)}`;
}

export const festivals = routeCommand({
  usage:
    'festivals YEAR [--kind festival,ekadashi] [--ids diwali] [--from D] [--to D] [--ekadashi gaudiya] [--place P] [--engine surya] [--lang hi] [--json]',
  view: parvaMool,
  path: () => '/v1/parva-mool',
  bare: 'year',
  // a page without a school has names and dates alone, which are quicker to compute
  says: (given, isPage): Readonly<Record<string, string>> => (isPage && !given.has('ekadashi') ? { brief: '1' } : {}),
  lines(answered, page) {
    const { year, festivals: great, parvas, notes } = answered.payload;
    const rows = (all: typeof great | typeof parvas): string[] =>
      all.map((each) => `  ${padded(each.date, DATE_WIDTH)}${page.named(each)}${fastText(each, page)}`);
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
