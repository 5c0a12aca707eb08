import { expect, test } from 'vitest';
import { aharganaAt } from '../../../jyotisha/siddhanta/madhyama.ts';
import { patas } from '../../../jyotisha/siddhanta/pata.ts';
import { shringonnatiAt } from '../../../jyotisha/siddhanta/shringonnati.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt } from '../../../kernel/units.ts';
import { ayanamsaAt, suryaGanita } from '../surya-siddhanta/siddhanta.ts';
import { syzygies } from './chandra-grahana.ts';
import { Dina } from './dina.ts';
import { exactJya } from './jya.ts';
import { declinationOf } from './triprashna.ts';
import { kalamshaOf } from './udayasta.ts';

const ganita = suryaGanita(exactJya, 'full');
const dina = new Dina(ganita, placeWithOffset('Dehradun', 30.3165, 78.0322, 5.5), 'text');
const from = jdUt(2461041.5);

test('the Moon is dark at new moon, whole at full moon, and waxes between (X.9)', () => {
  const [dark] = syzygies(ganita, 0, from, jdUt(from + 30));
  if (dark === undefined) throw new Error('there is a new moon in thirty days');
  expect(shringonnatiAt(dina, dark).litDigits).toBeCloseTo(0, 4);
  const [full] = syzygies(ganita, 180, dark, jdUt(dark + 30));
  expect(shringonnatiAt(dina, full ?? dark).litDigits).toBeCloseTo(12, 4);
  expect(shringonnatiAt(dina, jdUt(dark + 5)).waxing).toBe(true);
  expect(shringonnatiAt(dina, jdUt(dark + 20)).waxing).toBe(false);
});

test('in a northern place the young Moon’s northern horn is mostly the higher', () => {
  const moons = syzygies(ganita, 0, from, jdUt(from + 365));
  const north = moons.filter((t) => shringonnatiAt(dina, jdUt(t + 3)).higherHorn === 'north');
  expect(north.length).toBeGreaterThan(moons.length / 2);
});

test('new Moons are lost in the Sun’s rays, half Moons are not', () => {
  for (const dark of syzygies(ganita, 0, from, jdUt(from + 365))) {
    expect(kalamshaOf(dina, 'chandra', dark).visible).toBe(false);
    expect(kalamshaOf(dina, 'chandra', jdUt(dark + 7)).visible).toBe(true);
  }
});

test('at the middle of a pata the declinations are equal in size (XI.1-2)', () => {
  const found = patas(ganita, from, jdUt(from + 365));
  expect(found.length).toBeGreaterThan(25);
  for (const { kind, middles } of found) {
    expect(middles.length).toBeLessThanOrEqual(2);
    for (const { at } of middles) {
      const days = aharganaAt(at);
      const sun = declinationOf(exactJya, ganita.longitudeOf('surya', days) + ayanamsaAt(days));
      const moon = dina.moonDeclination(days);
      expect(kind === 'vyatipata' ? moon : -moon).toBeCloseTo(sun, 5);
    }
  }
});

test('a year has patas that do not come to be (XI.19)', () => {
  const decade = patas(ganita, from, jdUt(from + 3652));
  expect(decade.some(({ middles }) => middles.length === 0)).toBe(true);
});
