/** ganaka festivals: the festivals, vratas and parvas of a year, a line each. */
import { parvaMool } from '../views/festivals/parva-mool.ts';
import { asking } from './asking.ts';
import { engineSaid, padded, placeOf, section } from './voice.ts';

const DATE_WIDTH = 13;

export const festivals = asking({
  usage:
    'festivals YEAR [--kind festival,ekadashi] [--ids diwali] [--from D] [--to D] [--place P] [--engine surya] [--lang hi] [--json]',
  view: parvaMool,
  path: () => '/v1/parva-mool',
  bare: 'year',
  says: (_, isPage): Readonly<Record<string, string>> => (isPage ? { brief: '1' } : {}),
  page(answered, voice) {
    const { year, festivals: great, parvas, notes } = answered.payload;
    const rows = (all: typeof great | typeof parvas): string[] =>
      all.map((each) => `  ${padded(each.date, DATE_WIDTH)}${voice.named(each)}`);
    return [
      `${voice.label('Festivals')} ${year}, ${placeOf(answered)}; ${engineSaid(answered.engine, voice)}`,
      ...section(voice.label('Festivals'), rows(great)),
      ...section(voice.label('Parvas'), rows(parvas)),
      ...section(
        voice.label('Notes'),
        notes.map((note) => `  ${note}`),
      ),
    ];
  },
});
