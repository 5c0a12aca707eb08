/** Requests for any birth and day, at any place, for every row of charts, matching and panchanga, with any of an engine's options. */

import fc from 'fast-check';
import { KARYAS } from 'ganaka/internal/jyotisha/muhurta/karya/work.ts';
import { engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import { engines, infos } from '../../packages/ganaka/test/kit/engines.ts';
import { optionsOn } from '../../packages/service/src/api/names.ts';
import { valuesOn } from '../../packages/service/src/api/read/values.ts';
import type { Address } from '../../packages/service/src/api/route.ts';
import { addresses } from '../../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import { comparing } from '../../packages/service/src/api/routes/compare.ts';
import { THIRD } from './test-app.ts';

const GROUPS = ['kundali', 'matching', 'slice', 'extension', 'panchanga', 'muhurta'];

export const known = engines(THIRD);
const rows = addresses(ALL_ROWS, infos(THIRD)).filter(
  ({ row, family }) =>
    row.method === 'GET' &&
    GROUPS.includes(row.group) &&
    ('plain' in row.shows ? row.shows.compares === true : family !== null),
);
const two = (n: number): string => String(n).padStart(2, '0');
const isoYear = (year: number): string => `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`;
const year = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -3101, max: 3000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 1850, max: 2150 }) },
  { weight: 1, arbitrary: fc.constantFrom(-3101, -2999, -2998, -1, 0, 1, 1799, 1800, 1972, 2199, 2200, 2999, 3000) },
);
const date = fc
  .record({
    year,
    monthDay: fc.oneof(
      fc.constantFrom('01-01', '12-31', '03-01', '02-28'),
      fc
        .record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })
        .map(({ month, day }) => `${two(month)}-${two(day)}`),
    ),
  })
  .map((at) => ({ year: at.year, text: `${isoYear(at.year)}-${at.monthDay}` }));
const time = fc.oneof(
  fc.constantFrom('00:00', '23:59:59', '12:00', '06:00:01'),
  fc
    .integer({ min: 0, max: 86_399 })
    .map((s) => `${two(Math.floor(s / 3600))}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`),
);
const coordinate = (limit: number): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: -limit * 1e4, max: limit * 1e4 }).map((n) => n / 1e4) },
    { weight: 1, arbitrary: fc.constantFrom(-limit, limit, 0, 66.56, -66.56, 23.44, 89.9999) },
  );
const birth = fc.record({
  date,
  time,
  lat: coordinate(90),
  lon: coordinate(180),
  tz: fc.integer({ min: -56, max: 56 }).map((quarters) => quarters / 4),
});
const request = fc.record({
  row: fc.integer({ min: 0, max: rows.length - 1 }),
  one: birth,
  other: birth,
  on: date,
  pick: fc.nat(),
});

/** One of the choices, another for each name, from one drawn number. */
const chosen = (pick: number, name: string, choices: readonly string[]): string => {
  const n = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), pick) % (choices.length + 1);
  const choice = choices[n];
  return choice === undefined ? '' : `&${name}=${choice}`;
};

type Request = typeof request extends fc.Arbitrary<infer R> ? R : never;

const compared = comparing.flatMap(({ own }) => own.flatMap(([, { allows }]) => (Array.isArray(allows) ? allows : [])));

const OF_DRIK = '/v1/vedic/';
/** The routes that a comparison takes, as Drik has them. */
const comparable = rows.filter(({ path }) => path.startsWith(OF_DRIK) && compared.includes(path.slice(OF_DRIK.length)));

function urlOf(address: Address, asked: Request): string {
  const { row, path, family } = address;
  const { one, other, on, pick } = asked;
  const target = path.endsWith('/{route}') ? comparable[pick % comparable.length] : undefined;
  if (target !== undefined) return urlOf(target, asked).replace(OF_DRIK, path.replace('{route}', ''));
  const options = family === null ? {} : optionsOn(row, engineNamed(known, family).info.options);
  let query = Object.entries(options)
    .map(([name, option]) => chosen(pick, name, valuesOn(row, option)))
    .join('');
  const adds = row.adds.map((each) => each.replace('*', ''));
  if (adds.includes('dasha_year')) query += chosen(pick, 'dasha_year', ['sidereal', 'solar', 'julian', 'savana']);
  if (adds.includes('d2')) query += chosen(pick, 'd2', ['parashara', 'uma_shambhu']);
  if (adds.includes('points')) query += chosen(pick, 'points', ['modern', 'printed']);
  if (adds.includes('style')) query += chosen(pick, 'style', ['north', 'south', 'east']);
  if (adds.includes('chart')) query += chosen(pick, 'chart', ['D1', 'D2', 'D3', 'D30', 'D60']) || '&chart=D9';
  if (adds.includes('karya')) query += chosen(pick, 'karya', KARYAS);
  if (row.adds.includes('kind*')) query += chosen(pick, 'kind', ['janma']) || '&kind=shraddha';
  if (adds.includes('on') && pick % 3 > 0) query += `&on=${pick % 3 === 1 ? one.date.text : on.text}`;
  if (adds.includes('year')) query += `&year=${pick % 2 === 0 ? one.date.year + (pick % 90) : on.year}`;
  if (adds.includes('boy_date')) {
    const who = (name: string, { date, time, lat, lon, tz }: Request['one']) =>
      `${name}_date=${date.text}&${name}_time=${time}&${name}_lat=${lat}&${name}_lon=${lon}&${name}_tz=${tz}`;
    return `${path}?${who('boy', one)}&${who('girl', other)}${query}`;
  }
  const { date, time, lat, lon, tz } = one;
  if (adds.includes('festival'))
    return `${path}?festival=deepavali&date=${isoYear(date.year)}-11-01&lat=${lat}&lon=${lon}&tz=${tz}${query}`;
  if (adds.includes('when'))
    return `${path}?from=${date.text}&to=${isoYear(date.year)}-12-31&when=nakshatra:pushya;weekday:thursday&lat=${lat}&lon=${lon}&tz=${tz}${query}`;
  const when = adds.includes('time')
    ? `date=${date.text}&time=${time}&`
    : adds.includes('year') && !adds.includes('date')
      ? ''
      : `date=${date.text}&${pick % 3 === 0 ? '' : `time=${time}&`}`; // without a time the instant is sunrise, if there is one
  return `${path}?${when}lat=${lat}&lon=${lon}&tz=${tz}${query}`;
}

/** An address of the table and a URL that calls it. */
export interface Drawn {
  readonly address: Address;
  readonly url: string;
}
export const drawnRequest: fc.Arbitrary<Drawn> = request.map((asked) => {
  const address = rows[asked.row];
  if (address === undefined) throw new Error(`no row ${asked.row}`);
  return { address, url: urlOf(address, asked) };
});
