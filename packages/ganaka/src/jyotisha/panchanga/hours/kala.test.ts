import { expect, test } from 'vitest';
import { civilDay, jdUt } from '../../../kernel/units.ts';
import { dinRitu, kalaOf, LISTED_KALAS, mahanisha } from './kala.ts';

// a day of thirty ghatikas and a night of thirty
const FRAME = { civil: civilDay(0), sunrise: jdUt(0), sunset: jdUt(0.5), nextSunrise: jdUt(1) };
const ghatikas = (t: number) => Math.round(t * 60 * 1e6) / 1e6;

test('with a day of thirty ghatikas the fivefold day has six each, pradosha six, kutapa the eighth two (Dharmasindhu 1, 2)', () => {
  const runs = Object.fromEntries(
    LISTED_KALAS.map((id) => {
      const { from, to } = kalaOf(id, FRAME);
      return [id, [ghatikas(from), ghatikas(to)]];
    }),
  );
  expect(runs).toEqual({
    pratah: [0, 6],
    sangava: [6, 12],
    madhyahna: [12, 18],
    aparahna: [18, 24],
    sayahna: [24, 30],
    purvahna: [0, 15],
    kutapa: [14, 16],
    dvitiya_prahara: [7.5, 15],
    pradosha: [30, 36],
    nishitha: [44, 46],
    arunodaya: [-4, 0],
  });
});

test('mahanisha is the two ghatikas about midnight (Jyotirnibandha, tithi-nirnaya 7)', () => {
  const { from, to } = mahanisha({ from: jdUt(0.5), to: jdUt(1) });
  expect([ghatikas(from), ghatikas(to)]).toEqual([44, 46]);
});

test('the seasons of a day are sixths of sunrise to sunrise', () => {
  expect(dinRitu(FRAME).map(({ from }) => ghatikas(from))).toEqual([0, 10, 20, 30, 40, 50]);
});
