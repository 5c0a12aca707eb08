/** What is kept of the outside tables in `test/authorities/` agrees with them, whole or as a sample. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import printedDays from '../authorities/nepal-printed-days.json' with { type: 'json' };
import { sample as calendars } from '../calendars/calendars-oracle.ts';
import { swiss } from '../ephemeris/ephemeris-measure.ts';
import { sample as festivals } from '../festivals/festivals-oracle.ts';
import { oracle } from '../panchanga/angas-oracle.ts';
import { sample as nepal } from '../siddhanta/nepal-checks.ts';
import { textBeside } from './beside.ts';
import { wholeAngas, wholeCalendars, wholeFestivals, wholeNepal, wholePrinted } from './tables.ts';

const kept = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../authorities/${name}`, import.meta.url), 'utf8'));

test.each(['surya', 'kundali', 'matching', 'eclipses', 'yogas'])('%s is kept whole', (name) => {
  expect(kept(`${name}.json`)).toEqual(JSON.parse(textBeside(`oracles/${name}.json`)));
});

test('the tables of the Naval Observatory are kept whole', () => {
  const { usno_rise_set } = JSON.parse(textBeside('oracles/angas.json'));
  expect(kept('usno.json')).toMatchObject({ tables: usno_rise_set });
});

/** Every figure of a row, however the row nests them. */
const figuresOf = (row: unknown): number[] =>
  typeof row === 'number'
    ? [row]
    : typeof row === 'object' && row !== null
      ? Object.values(row).flatMap(figuresOf)
      : [];

test('the Swiss figures of the ephemeris are kept for every instant and rising, in rows of another shape', () => {
  const whole: { instants: unknown[]; rise_set: unknown[] } = JSON.parse(textBeside('oracles/ephemeris.json'));
  for (const section of ['instants', 'rise_set'] as const) {
    expect(swiss[section]).toHaveLength(whole[section].length);
    for (const [i, row] of swiss[section].entries()) {
      const known = new Set(figuresOf(whole[section][i]));
      expect(figuresOf(row).filter((figure) => !known.has(figure))).toEqual([]);
    }
  }
});

/** A publisher's table may be quoted, not copied whole. */
const QUOTED = 60;

const SAMPLED = [
  'drik_days',
  'other_places_tithi',
  'lunations',
  'adhika_kshaya',
  'samvatsara',
  'solar_months',
] as const;
test.each(SAMPLED)('the sample of %s is part of the whole table', (section) => {
  expect(wholeAngas[section]).toEqual(expect.arrayContaining([...oracle[section]]));
  expect(oracle[section].length).toBeLessThanOrEqual(QUOTED);
});

test('the samples of days are part of their years', () => {
  for (const { year, tithi, skip } of oracle.delhi_tithi) {
    const whole = wholeAngas.delhi_tithi.find((each) => each.year === year);
    expect(whole?.tithi.slice(0, tithi.length)).toEqual(tithi);
    expect(whole?.skip.filter((day) => day < tithi.length)).toEqual(skip);
    expect(tithi.length).toBeLessThanOrEqual(QUOTED);
  }
  for (const { place, rows } of oracle.peer_year)
    expect(wholeAngas.peer_year.find((each) => each.place === place)?.rows).toEqual(expect.arrayContaining([...rows]));
  expect(oracle.solar_months.flatMap(({ first_days }) => first_days).length).toBeLessThanOrEqual(QUOTED);
});

test('the sample of festivals is part of the whole table', () => {
  expect(festivals.length).toBeLessThanOrEqual(QUOTED);
  for (const row of festivals) expect(wholeFestivals).toContainEqual(expect.objectContaining(row));
});

test('the sample of the Nepali calendar is part of the whole table', () => {
  expect(nepal.length).toBeLessThanOrEqual(QUOTED);
  expect(wholeNepal).toEqual(expect.arrayContaining([...nepal]));
});

test('the sample of printed wedding and upanayana days is part of the whole table', () => {
  expect(
    printedDays.months.reduce((n, { wedding, upanayana }) => n + wedding.length + upanayana.length, 0),
  ).toBeLessThanOrEqual(QUOTED);
  for (const month of printedDays.months) expect(wholePrinted).toContainEqual(expect.objectContaining(month));
});

test('the sample of calendars is part of the whole table; of a publisher it quotes no more than is allowed', () => {
  for (const row of calendars) expect(wholeCalendars).toContainEqual(row);
  for (const publisher of ['peer,', 'computed by a publisher', 'print', 'kept in the land']) {
    const quoted = calendars.filter(({ tier }) => tier === publisher || tier.split(' ')[0] === publisher);
    expect(quoted.length, publisher).toBeLessThanOrEqual(QUOTED);
  }
});
