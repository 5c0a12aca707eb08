/** The holidays of each land against the lists of packages/ganaka/data/holidays/: gazettes and circulars of exchanges. */
import { YEARLY } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { type Holiday, holidaysOf } from 'ganaka/internal/jyotisha/festivals/holidays/holidays.ts';
import { HOLIDAY_LANDS, type HolidayLand, statesOf } from 'ganaka/internal/jyotisha/festivals/holidays/lands.ts';
import { listedDays } from 'ganaka/internal/jyotisha/festivals/holidays/listed.ts';
import { dateOf, isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { offsetHoursAt } from 'ganaka/internal/places/zones.ts';
import { defaultsOf } from 'ganaka/internal/sky/engines/engine.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';

const ENGINES = engines('x');
const J2000 = jdUt(2_451_545);

function yearIn(land: HolidayLand, state: string | null, year: number): Holiday[] {
  const part = statesOf(land).find(({ code }) => code === state);
  const { name, latDeg, lonDeg } = part?.capital ?? land.capital;
  const at = placeWithOffset(name, latDeg, lonDeg, offsetHoursAt(land.zone, J2000));
  const engine = land.engine === 'surya-siddhanta' ? ENGINES['surya-siddhanta'] : ENGINES.drik;
  const sky = engine.skyOver(
    { ...at, zone: land.zone, state: part?.name },
    { ...defaultsOf(engine.info), ...land.options },
  );
  return holidaysOf(sky, land, state, year);
}

interface Quoted {
  readonly line: string;
  readonly holiday: Holiday | undefined;
}

/** Every line of the lists whose festival has a rule, with the holiday that quotes it. */
const quoted: readonly Quoted[] = HOLIDAY_LANDS.flatMap((land) => {
  const years = new Map<string, Holiday[]>();
  return listedDays(land.code)
    .filter(({ festival }) => YEARLY.some(({ id }) => id === festival))
    .map((listed) => {
      const { year } = dateOf(listed.day);
      const key = `${listed.state} ${year}`;
      const found = years.get(key) ?? yearIn(land, listed.state, year);
      years.set(key, found);
      const line = `${land.code} ${listed.festival} ${isoDate(listed.day)}`;
      return {
        line,
        holiday: found.find((each) => each.listed?.day === listed.day && each.kept.id === listed.festival),
      };
    });
});

test('every listed date is quoted at the holiday of its land and year', () => {
  expect(quoted.length).toBeGreaterThan(250);
  expect(quoted.filter(({ holiday }) => holiday === undefined).map(({ line }) => line)).toEqual([]);
});

test('of the listed dates the rule has 92 of 100, and the rule or another tradition 96', () => {
  const found = quoted.flatMap(({ holiday }) => (holiday === undefined ? [] : [holiday]));
  const equal = found.filter(({ day, kept }) => day === kept.day).length;
  const known = found.filter(({ day, kept, listedBy }) => day === kept.day || listedBy !== null).length;
  expect(equal / found.length).toBeGreaterThan(0.92);
  expect(known / found.length).toBeGreaterThan(0.96);
});

test('every land has each of its holidays in the first and the last year', () => {
  for (const land of HOLIDAY_LANDS)
    for (const year of [1900, 2100]) {
      const ids = yearIn(land, null, year).map(({ kept }) => kept.id);
      if (land.code !== 'IN') expect(new Set(ids)).toEqual(new Set(land.festivals));
      expect(ids.length).toBeGreaterThan(0);
    }
});
