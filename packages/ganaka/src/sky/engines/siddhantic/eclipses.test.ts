import { describe, expect, test } from 'vitest';
import { colourOf, liptaPerAngula } from '../../../jyotisha/siddhanta/chedyaka.ts';
import { cosDeg, sinDeg, tanDeg } from '../../../kernel/angle.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt } from '../../../kernel/units.ts';
import { SURYA, suryaGanita } from '../surya-siddhanta/siddhanta.ts';
import { disksOf, seenDuring, syzygies } from './chandra-grahana.ts';
import { Dina } from './dina.ts';
import { exactJya } from './jya.ts';
import { parallaxAt, solarEclipseAt } from './surya-grahana.ts';

test('at mean motion the disks are 32′24″ and 32′, as 6500 and 480 yojana make them', () => {
  const { sun, moon, shadow } = disksOf(SURYA, 1, 1);
  expect(sun).toBeCloseTo(32.41, 2);
  expect(moon).toBe(32);
  expect(shadow).toBeCloseTo((1600 - (4900 * 480) / 6500) / 15, 9);
});

test('new moons come 29 or 30 days apart', () => {
  const found = syzygies(suryaGanita(exactJya, 'full'), 0, jdUt(2461000), jdUt(2461400));
  expect(found.length).toBeGreaterThan(12);
  const gaps = found.slice(1).map((t, i) => Math.abs(t - (found[i] ?? 0) - 29.53));
  expect(Math.max(...gaps)).toBeLessThan(0.4);
});

test('a Sun on the culminating point has no lambana, one east of it a positive one (V.1, V.9)', () => {
  const dina = new Dina(suryaGanita(exactJya, 'full'), placeWithOffset('Ujjain', 23.15, 75.78, 5.5), 'text');
  const noon = dina.noon(dina.localDayAt(jdUt(2461042)));
  expect(Math.abs(parallaxAt(dina, noon).lambanaNadi)).toBeLessThan(1e-6);
  expect(parallaxAt(dina, jdUt(noon - 0.15)).lambanaNadi).toBeGreaterThan(1);
  expect(parallaxAt(dina, jdUt(noon + 0.15)).lambanaNadi).toBeLessThan(-1);
});

test('most new moons bring no eclipse', () => {
  const dina = new Dina(suryaGanita(exactJya, 'full'), placeWithOffset('Dehradun', 30.3165, 78.0322, 5.5), 'text');
  const moons = syzygies(dina.ganita, 0, jdUt(2458849.5), jdUt(2459215.5));
  const found = moons.map((t) => solarEclipseAt(dina, t)).filter((each) => each !== null);
  expect(found.length).toBe(2);
  expect(found.every(({ begin, greatest, end }) => begin < greatest && greatest < end)).toBe(true);
});

test('colours by the part that is covered (VI.23), digits by altitude (IV.26)', () => {
  expect([0.3, 0.7, 1].map(colourOf)).toEqual(['dusky', 'black', 'tawny']);
  expect(liptaPerAngula(0, 5000)).toBe(3);
  expect(liptaPerAngula(5000, 5000)).toBe(4);
});

describe('a body that is up for about an hour, near the polar circle', () => {
  const [latitudeDeg, declinationDeg] = [66, -23.9];
  /** The hour angle of rising and setting, in days: cos H = −tan φ tan δ. */
  const halfDay = (Math.acos(-tanDeg(latitudeDeg) * tanDeg(declinationDeg)) * 180) / Math.PI / 360;
  const culminating = (noon: number) => (t: number) =>
    sinDeg(latitudeDeg) * sinDeg(declinationDeg) +
    cosDeg(latitudeDeg) * cosDeg(declinationDeg) * cosDeg((t - noon) * 360);
  const [begin, middle, end] = [jdUt(2461042), jdUt(2461042.08), jdUt(2461042.16)];
  const seen = (noon: number) => seenDuring(culminating(noon), begin, middle, end);

  test.each([2461042.04, 2461042.03, 2461042.12, 2461042.13])('is seen while it is up: noon at %d', (noon) => {
    expect(halfDay).toBeGreaterThan(0.01);
    expect(halfDay).toBeLessThan(0.03);
    expect(seen(noon)?.from).toBeCloseTo(noon - halfDay, 7);
    expect(seen(noon)?.to).toBeCloseTo(noon + halfDay, 7);
  });

  test('is not seen if it rises after the end or is below the horizon all day', () => {
    expect(seen(end + 2 * halfDay)).toBeNull();
    expect(seen(begin - 2 * halfDay)).toBeNull();
    expect(seenDuring((t) => culminating(middle)(t) - 1, begin, middle, end)).toBeNull();
  });
});
