import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRAHAS } from '../../../sky/engines/engine.ts';
import { drishtiVirupas, fullLooks } from './drishti.ts';

describe('strength of a look (BPHS 26.6-26.12)', () => {
  test('the general figures of 26.3: quarter at 3 and 10, half at 5 and 9, three quarters at 4 and 8, full at 7', () => {
    const at = (deg: number) => drishtiVirupas('surya', 0, deg);
    expect([60, 90, 120, 180, 210, 240, 270].map(at)).toEqual([15, 45, 30, 60, 45, 30, 15]);
  });
  test('nothing is seen in the first, second and last two signs beyond their figures', () => {
    expect([0, 15, 29.9, 301, 330, 359].map((deg) => drishtiVirupas('guru', 0, deg))).toEqual([0, 0, 0, 0, 0, 0]);
  });
  test('the special looks are full where the verse says: Mars 4 and 8, Jupiter 5 and 9, Saturn 3 and 10', () => {
    expect([drishtiVirupas('mangala', 0, 90), drishtiVirupas('mangala', 0, 210)]).toEqual([60, 60]);
    expect([drishtiVirupas('guru', 0, 120), drishtiVirupas('guru', 0, 240)]).toEqual([60, 60]);
    expect([drishtiVirupas('shani', 0, 60), drishtiVirupas('shani', 0, 270)]).toEqual([60, 60]);
  });
  test('never below 0, never above 60', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GRAHAS),
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.double({ min: 0, max: 360, noNaN: true }),
        (graha, from, to) => {
          const virupas = drishtiVirupas(graha, from, to);
          expect(virupas).toBeGreaterThanOrEqual(0);
          expect(virupas).toBeLessThanOrEqual(60);
        },
      ),
    );
  });
});

test('all seven look at the seventh, the nodes at nothing', () => {
  for (const graha of GRAHAS) expect(fullLooks(graha).includes(7)).toBe(graha !== 'rahu' && graha !== 'ketu');
});
