/** ganaka kundali: the birth chart as a table. */
import { GRAHAS } from '../engines/engine.ts';
import { isoDate } from '../kernel/civil.ts';
import { kundali as view } from '../views/kundali/kundali.ts';
import type { Position } from '../views/position.ts';
import { asking } from './asking.ts';
import { engineSaid, placeOf, section, type Voice } from './voice.ts';

const positionSaid = ({ rashi, amsha, nakshatra }: Position, voice: Voice): string =>
  `${voice.named(rashi)} ${amsha.toFixed(2)}°, ${voice.named(nakshatra)} ${nakshatra.pada}`;

export const kundali = asking({
  usage:
    'kundali --date YYYY-MM-DD --time HH:MM [--place P | --lat D --lon D] [--tz H] [--engine surya] [--lang hi] [--json]',
  view,
  path: ({ segment }) => `/v1/${segment}/kundali`,
  page(answered, voice) {
    const { payload: chart, asking: asked } = answered;
    const { label, line } = voice;
    const born = asked.who.map(({ day, time }) => `${isoDate(day)} ${time ?? ''}`).join();
    return [
      `${label('Kundali')} ${born}, ${placeOf(answered)}`,
      `${engineSaid(answered.engine, voice)} ${chart.ayanamsa_degrees.toFixed(4)}°`,
      '',
      line(label('lagna'), positionSaid(chart.lagna, voice)),
      line(label('midheaven'), positionSaid(chart.mc, voice)),
      ...section(
        label('Grahas'),
        GRAHAS.map((id) => {
          const graha = chart.grahas[id];
          const marks = [
            `${label('house')} ${graha.house}`,
            ...(graha.retrograde ? [label('retrograde')] : []),
            ...(graha.combust ? [label('combust')] : []),
          ];
          return line(voice.graha(id), `${positionSaid(graha, voice)}, ${marks.join(', ')}`);
        }),
      ),
      ...section(
        label('Houses'),
        chart.houses.map(({ number, rashi, occupants }) =>
          line(String(number), [voice.named(rashi), ...occupants.map((id) => voice.graha(id))].join(', ')),
        ),
      ),
    ];
  },
});
