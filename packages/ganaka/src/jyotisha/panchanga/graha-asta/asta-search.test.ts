import { describe, expect, test } from 'vitest';
import { drik, suryaSiddhanta } from '../../../../test/kit/engines.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt, plusDays } from '../../../kernel/units.ts';
import { TARA_GRAHAS } from '../../../sky/engines/engine.ts';
import { nextChange } from './asta-search.ts';

const DELHI = placeWithOffset('Delhi', 28.6139, 77.209, 5.5);
const SKIES = [
  ['drik', drik().skyOver(DELHI, { node: 'mean', positions: 'apparent', rise: 'limb' })],
  ['surya-siddhanta', suryaSiddhanta().skyOver(DELHI, { bija: 'full', jya: 'exact' })],
] as const;

describe('the next change is the first that a daily check finds', () => {
  const START = jdUt(2_461_000.5);
  for (const [name, sky] of SKIES)
    for (const graha of TARA_GRAHAS)
      test(`${graha} on ${name}`, () => {
        for (let i = 0; i < 600; i += 83) {
          const t = plusDays(START, i);
          const seen = sky.kalamsha(graha, t).visible;
          let day = 1;
          while (sky.kalamsha(graha, plusDays(t, day)).visible === seen) day++;
          const change = nextChange(sky, graha, t);
          expect(change?.event).toBe(seen ? 'asta' : 'udaya');
          expect((change?.at ?? 0) - t).toBeGreaterThan(day - 1.01);
          expect((change?.at ?? 0) - t).toBeLessThan(day + 0.01);
        }
      });
});

test('from pole to pole what is printed is a change: a quarter of a minute before it is otherwise than after', () => {
  const little = 15 / 86_400;
  const options = { node: 'mean', positions: 'apparent', rise: 'limb' };
  const engine = drik();
  for (let i = 0; i < 1200; i++) {
    const sky = engine.skyOver(placeWithOffset('there', ((i * 37.7) % 128) - 64, 77, 5.5), options);
    const t = jdUt(2_415_000 + ((i * 7919.3) % 73_000));
    for (const graha of TARA_GRAHAS) {
      const change = nextChange(sky, graha, t);
      if (change === null) continue;
      const before = sky.kalamsha(graha, plusDays(change.at, -little)).visible;
      const after = sky.kalamsha(graha, plusDays(change.at, little)).visible;
      expect([before, after], `${graha} at ${sky.place.latDeg} after ${t}`).toEqual(
        change.event === 'udaya' ? [false, true] : [true, false],
      );
    }
  }
});

// at Sydney the eastern horizon passes from one sign's rising time to the next while Mangala comes out of the rays of July 1951
test('from whatever day it is looked for, a change by rising times of whole signs is at the same second', () => {
  const sky = suryaSiddhanta().skyOver(placeWithOffset('Sydney', -33.8688, 151.2093, 10), {
    bija: 'full',
    jya: 'exact',
  });
  const found = Array.from({ length: 350 }, (_, i) => nextChange(sky, 'mangala', jdUt(2_433_814.5 + i / 10))?.at ?? 0);
  expect((Math.max(...found) - Math.min(...found)) * 86_400).toBeLessThan(1);
});

test('no change that a daily check finds is missed, at ten latitudes and a hundred starts', () => {
  const options = { node: 'mean', positions: 'apparent', rise: 'limb' };
  const engine = drik();
  for (let i = 0; i < 100; i++) {
    const sky = engine.skyOver(placeWithOffset('there', (i % 10) * 7 - 31, 77, 5.5), options);
    const t = jdUt(2_420_000 + ((i * 7919.3) % 60_000));
    for (const graha of TARA_GRAHAS) {
      const { visible } = sky.kalamsha(graha, t);
      let day = 1;
      while (sky.kalamsha(graha, plusDays(t, day)).visible === visible) day++;
      const found = (nextChange(sky, graha, t)?.at ?? Number.POSITIVE_INFINITY) - t;
      expect(found, `${graha} at ${sky.place.latDeg} after ${t}`).toBeLessThan(day + 0.01);
    }
  }
});
