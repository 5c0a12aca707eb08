/** ganaka kundali: the birth chart as a table. */

import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { GRAHAS } from 'ganaka/internal/sky/engines/engine.ts';
import type { Position } from 'ganaka/internal/views/kit/position.ts';
import { kundali as view } from 'ganaka/internal/views/kundali/kundali.ts';
import { engineLine, type Page, placeOf, section } from './page.ts';
import { routeCommand } from './route-command.ts';

const positionText = ({ rashi, amsha, nakshatra }: Position, page: Page): string =>
  `${page.named(rashi)} ${amsha.toFixed(2)}°, ${page.named(nakshatra)} ${nakshatra.pada}`;

export const kundali = routeCommand({
  usage:
    'kundali --date YYYY-MM-DD --time HH:MM [--place P | --lat D --lon D] [--tz H] [--engine surya] [--lang hi] [--json]',
  view,
  path: ({ segment }) => `/v1/${segment}/kundali`,
  lines(answered, page) {
    const { payload: chart, asking: asked } = answered;
    const { head, label, line } = page;
    const born = asked.who.map(({ day, time }) => `${isoDate(day)} ${time ?? ''}`).join();
    return [
      `${head('kundali')} ${born}, ${placeOf(answered)}`,
      `${engineLine(answered.engine, page)} ${chart.ayanamsa_degrees.toFixed(4)}°`,
      '',
      line(label('lagna'), positionText(chart.lagna, page)),
      line(label('midheaven'), positionText(chart.mc, page)),
      ...section(
        head('grahas'),
        GRAHAS.map((id) => {
          const graha = chart.grahas[id];
          const marks = [
            `${label('house')} ${graha.house}`,
            ...(graha.retrograde ? [label('retrograde')] : []),
            ...(graha.combust ? [label('combust')] : []),
          ];
          return line(page.graha(id), `${positionText(graha, page)}, ${marks.join(', ')}`);
        }),
      ),
      ...section(
        head('houses'),
        chart.houses.map(({ number, rashi, occupants }) =>
          line(String(number), [page.named(rashi), ...occupants.map((id) => page.graha(id))].join(', ')),
        ),
      ),
    ];
  },
});
